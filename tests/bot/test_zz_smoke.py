from tests.bot.conftest import *
import random, time
from collections import Counter
from storage.models import *
import bot.announce as an

async def test_six(club):
    people = club.six
    why=Counter()
    real=an._concerned
    def spy(sitting, before):
        r=real(sitting,before)
        d={s for s in an._doers(sitting,before)}
        nn=an._newly_near(sitting.question,before)
        for s in r:
            k=('doer-sealed' if s in d and s in sitting.assured else 'doer' if s in d else '')+('+near' if s in nn else '')
            if s in nn and sitting.question and sitting.question.order[:1]==(s,): k+='(1st)'
            if s in sitting.pushed: k+='+pushed'
            why[k]+=1
        kinds=tuple(sorted({e.kind for e in sitting.public(sitting.new) if e.kind!='hold-ended'}))
        if kinds or sitting.board: why['board',kinds]+=1
        return r
    an._concerned=spy
    table = await club.dealt(*people)
    rng = random.Random(3)
    n=0
    while True:
        s = await club.sitting(table)
        if s.question is None: break
        fr = await club.front(table)
        acted=False
        for p in fr:
            rows=p.screen.message.buttons
            bs=[(b.label,Token.parse(b.token)) for r in rows for b in r if b.token]
            bs=[(l,b) for l,b in bs if b.op in ANSWERS and b.decision==s.decision]
            if not bs: continue
            await club.advance(3+rng.random()*8)
            h=[b for l,b in bs if l.startswith('荐')] or [bs[0][1]]
            await p.clicks(h[0], p.dm)
            acted=True
            n+=1
        if not acted:
            await club.advance(1)
    an._concerned=real
    plays=sum(e.kind=='cards-played' for e in s.log)
    c=Counter((w.what, w.to.private) for w in club.chat.writes)
    print(n, len(s.log), club.clock.now())
    print(plays, Counter(e.kind for e in s.log))
    print({k:round(v/plays,2) for k,v in c.items()})
    for k,v in why.most_common(): print(k,v,round(v/plays,2))
