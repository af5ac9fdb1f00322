"""Discord: ``client.py`` and ``inbound.py`` hear what people do, ``answering.py`` answers them
alone, ``port.py`` writes to rooms, ``commands.py`` has the slash commands, ``run.py`` puts it up.
"""

from discord import VoiceClient

# We never speak. Without these two lines the library warns at every start that we could not.
VoiceClient.warn_nacl = False
VoiceClient.warn_dave = False
