/** Germany, one footballer a line. */
export const GERMANY = `
manuel-neuer kit=keepergermany/1 skin=1 head=block hair=quiff:sand brows=normal:light eyes=normal:blue nose=normal mouth=smile with=glove:white face=length+9,jaw+6,chin+13,cheek+7,nose+8,wide+4,mouth+2,arch-9,eye-2,tall-8,gaunt+5,edge+6
oliver-kahn kit=keeperyellow/1 skin=1 head=block hair=-short:yellow brows=normal:sand eyes=normal:blue nose=normal mouth=shout with=folds,furrow,glove:white face=slope+13,brow+6,lift-6,jaw+10,chin+10,deep+12,nose+4,wide+6,mouth+4,cheek+5,gaunt+7,gape+8,neck+9
franz-beckenbauer kit=germany74/5 skin=2 head=oval hair=-waves:dark brows=normal eyes=normal:blue nose=normal mouth=calm with=folds,hands:goldcup face=cheek+12,jaw-5,eye-8,brow+6,slope+4,nose+8,mouth-3,lips-3,length+3,gap-3,tilt+6,deep+6,lift+4,gaunt+8
gerd-muller kit=germany74/13 skin=2 head=moon hair=-sidepart:black brows=normal eyes=normal:brown nose=normal mouth=smile beard=sideburns with=hands:boot face=cheek+10,jaw+9,eye-7,deep+9,brow+6,nose+4,wide+5,length-6,neck+14,mouth-1,lift-4,tall+5
lothar-matthaus kit=germany90/10 skin=2 head=square hair=-short:brown brows=normal eyes=normal:blue nose=normal mouth=smile with=folds,lines,hands:goldcup face=jaw+10,eye-10,cheek+4,nose+3,mouth+8,lips-4,edge+7,wide+2,brow-2,gap-4,chin+12
jurgen-klinsmann kit=germany90/18 skin=1 head=horse hair=shag:yellow brows=thin:sand eyes=normal:blue nose=normal mouth=beam face=nose+14,mouth+16,length+11,jaw-6,gape+6,temple-4,cheek+3,ears+3,eye-2
rudi-voller kit=germany90/9 skin=2 head=oval hair=curlyall:sand brows=normal:brown eyes=normal:brown nose=normal mouth=calm beard=moustache:light face=slope-11,tilt-9,nose+8,wide+5,cheek+3,mouth-3,eye-2,jaw-2,length+2,tall-2
thomas-muller kit=bayern/25 skin=1 head=horse hair=messy:brown brows=thin eyes=normal:blue nose=normal mouth=laugh with=teeth face=eye+7,open+8,nose+9,length+10,jaw-7,gaunt+8,ears+9,mouth+9,gape+6,temple-7,lift+7,chin-3,hump+4
bastian-schweinsteiger kit=germany14/7 skin=2 head=square hair=messy:blond brows=normal:brown eyes=normal:blue nose=normal mouth=calm beard=stubble:light with=blood:cheek face=wide+19,cheek+11,jaw+5,eye-4,nose+3,tilt-5,mouth+4,tall-4
philipp-lahm kit=bayern13/21 skin=1 head=heart hair=-short:brown brows=normal eyes=normal:brown nose=normal mouth=smile with=dimples,hands:goldcup face=ears+14,length-10,chin-11,jaw-7,eye+4,cheek+5,mouth+5,nose-5,blush+4,tall-5
mesut-ozil kit=germany14/8 skin=3 head=heart hair=fade:black brows=normal eyes=normal:dark nose=normal mouth=calm face=eye+18,open+13,lift+6,bags+14,jaw-6,nose+4,mouth-3,lips+3,chin-4,lid-7,brow-2,slope-4,gap+3
toni-kroos kit=realmadrid/8 skin=1 head=square hair=-sidefade:blond brows=normal:sand eyes=normal:blue nose=normal mouth=calm face=jaw+10,chin+6,eye-4,arch-11,mouth-9,lips-8,nose+2,cheek+2,blush+5,lift-3,length+3,edge+13
jerome-boateng kit=bayern13/17 skin=5 head=long hair=buzz:black brows=flat eyes=normal:dark nose=normal mouth=serious beard=circle with=glasses,tattoo face=length+6,wide+8,lips+6,jaw+4,eye-3,cheek+3,crown+4,arch-8
joshua-kimmich kit=bayern/6 skin=1 head=long hair=fringe:light brows=normal eyes=normal:blue nose=normal mouth=serious beard=short:light face=slope+13,brow+3,eye-6,jaw-3,gaunt+11,nose+4,mouth-4,lips-4,length+8,chin-2,gap-4,ears+5,deep+6,tall-3
serge-gnabry kit=bayern/7 skin=6 head=moon hair=cornrows:black brows=normal eyes=normal:dark nose=normal mouth=smile beard=circle with=hands:stir face=cheek+9,jaw+4,wide+8,lips+7,eye+2,mouth+4,length-5,crown+4,neck+7
leroy-sane kit=mancity/19 skin=5 head=long hair=curlytop:dark brows=normal eyes=normal:brown nose=normal mouth=calm beard=strip with=tattoo face=gaunt+10,cheek+9,jaw-8,wide+7,lips+6,lid+9,length+4,nose+5,arch+7,tall-8
antonio-rudiger kit=realmadrid/22 skin=8 head=horse hair=buzzround:black brows=normal eyes=normal:dark nose=normal mouth=laugh beard=full face=wide+11,length+16,mouth+16,eye+9,open+9,slope+7,lips+8,crown+7,gape+7,temple-4,gaunt+4
ilkay-gundogan kit=mancity/8 skin=3 head=oval hair=crop:black brows=normal eyes=normal:dark nose=normal mouth=calm beard=short:black with=hands:silvercup face=deep+13,nose+14,hump+10,brow+11,lid+7,gap-4,jaw-4,length+5,mouth-4,slope-5
jamal-musiala kit=germany/10 skin=5 head=long hair=curlyfringe:dark brows=thin eyes=normal:brown nose=normal mouth=smile face=crown+4,temple-9,jaw-9,chin-6,length+9,eye+2,gaunt+6,wide+3,mouth+3,lips+3,neck-9,ears+6,brow-6,tall-12,nose+3
florian-wirtz kit=germany/17 skin=1 head=heart hair=messy:sand brows=thin:light eyes=normal:blue nose=normal mouth=smile face=nose-3,eye+6,jaw-10,blush+11,mouth+6,brow-6,ears+10,lips-2,line-3,chin-7
miroslav-klose kit=germany14/11 skin=2 head=heart hair=crew:brown brows=normal eyes=normal:blue nose=normal mouth=calm with=folds,hands:boot face=gaunt+15,arch+14,deep+13,cheek+5,jaw-6,chin-3,mouth-5,lips-6,nose+4,length+3
lukas-podolski kit=germany14/10 skin=1 head=square hair=buzzround:light brows=flat eyes=normal:blue nose=normal mouth=laugh with=dimples face=mouth+19,jaw+11,eye-7,cheek+11,wide+10,chin+6,arch-11,edge+6,neck+10
michael-ballack kit=germany/13 skin=2 head=square hair=waves:black brows=normal eyes=normal:brown nose=normal mouth=calm beard=shadow face=jaw+19,chin+7,edge+11,wide+10,deep+11,lift-7,brow+6,eye-3,length+3,line-4,tall-5
marc-andre-ter-stegen kit=keeperbarca/1 skin=1 head=horse hair=-gelled:blond brows=normal:sand eyes=normal:blue nose=normal mouth=smile beard=stubble:sand with=glove:white face=chin+14,length+16,edge+11,gap-5,jaw+5,nose+5,temple-6,eye-4
mats-hummels kit=dortmund/15 skin=2 head=horse hair=waves:black brows=normal eyes=normal:brown nose=normal mouth=smirk beard=short:black face=lid+15,length+11,brow+10,nose+10,wide+4,temple-5,mouth+4,raise+7
marco-reus kit=dortmund/11 skin=1 head=wedge hair=quiff:sand brows=normal:light eyes=normal:green nose=normal mouth=smile beard=stubble:light with=tattoo face=eye+2,nose+2,jaw-8,gaunt+6,length+4,mouth+3,ears+6,chin-3,cheek+2,tall+4
kai-havertz kit=chelsea/29 skin=2 head=horse hair=-sweep:dark brows=normal eyes=normal:green nose=normal mouth=calm with=hands:silvercup face=length+16,temple-10,brow+11,lift-10,deep+10,lips+4,neck-6,mouth-5,cheek-4
jonathan-tah kit=bayern/4 skin=7 head=horse hair=shortafro:black brows=normal eyes=normal:dark nose=normal mouth=calm beard=short:black face=length+9,wide+9,lips+6,eye-3,jaw+5,crown+5,temple-4,neck+6,mouth-2
mario-gotze kit=germany14/19 skin=2 head=moon hair=-sidefade:brown brows=normal eyes=normal:brown nose=normal mouth=grin with=dimples,hands:goldcup face=cheek+19,length-11,nose-7,blush+11,mouth+7,jaw+4,eye+3,chin-4,brow-3
julian-brandt kit=dortmund/10 skin=1 head=long hair=curtains:yellow brows=thin:sand eyes=normal:blue nose=normal mouth=smile face=length+6,jaw-2,eye+2,mouth+5,nose+3,temple-4,brow-6,blush+5
emre-can kit=dortmund/23 skin=3 head=block hair=-sidefade:black brows=normal eyes=normal:brown nose=normal mouth=serious beard=full:black with=tattoo face=jaw+8,brow+9,lift-5,wide+7,deep+9,nose+4,neck+9,eye-3,mouth-2
paul-breitner kit=germany74/3 skin=2 head=oval hair=bigafro:dark brows=normal eyes=normal:brown nose=normal mouth=serious beard=full:dark face=brow+8,deep+8,eye-2,nose+4,wide+3,cheek+3,mouth-2
gunter-netzer kit=germany74/10 skin=1 head=horse hair=long:yellow brows=thin:sand eyes=normal:blue nose=normal mouth=calm face=nose+11,length+10,chin+9,deep+8,eye-3,temple-5,mouth-3,jaw+3,hump+3
karl-heinz-rummenigge kit=germany74/11 skin=1 hair=-combed:yellow brows=normal:sand eyes=normal:blue mouth=grin with=hands:ball face=blush+14,cheek+11,jaw+5,nose+4,mouth+7,eye-5,chin+4,tall-4
jens-lehmann kit=keepergermany/1 skin=1 hair=crew:brown eyes=normal:blue mouth=serious with=hands:note face=slope+18,gaunt+11,deep+11,chin+7,lips-8,gape+5,nose+7,length+7,brow+4
timo-werner kit=chelsea/11 skin=1 hair=crew:brown eyes=normal:blue mouth=grin beard=stubble:brown face=crown+11,line+5,nose+14,length+7,lips-5,eye-4,ears+7,mouth+6,jaw-4
matthias-sammer kit=dortmund/6 skin=1 hair=receding:ginger brows=normal:ginger eyes=normal:blue mouth=shout with=freckles,furrow,hands:ball face=slope+9,nose+6,jaw+2,length+4,gape+8,crown+6,blush+9,deep+6
andreas-brehme kit=germany90/3 skin=1 hair=mop:yellow brows=normal:sand eyes=normal:blue mouth=calm with=hands:goldcup face=jaw+6,nose+6,wide+4,eye-4,mouth-2,cheek+3,lips-3,length+2,chin+3
oliver-bierhoff kit=germany/20 skin=2 hair=curtains:brown eyes=normal:brown mouth=smile with=hands:silvercup face=length+9,chin+8,jaw+5,nose+6,edge+6,mouth+3,brow+3,temple-3,deep+4
toni-schumacher kit=keepergermany/1 skin=2 hair=curlyall:sand brows=normal:brown eyes=normal:blue mouth=serious beard=moustache:light with=glove:white face=jaw+6,nose+5,deep+8,slope+8,cheek+4,length+4,tall-5
bernd-schuster kit=barca92/8 skin=1 hair=shag:yellow brows=normal:sand eyes=normal:blue mouth=calm beard=moustache:sand face=nose+8,length+5,jaw-1,cheek+3,eye-3,gaunt+4
sepp-maier kit=keepergermany/1 skin=2 hair=curlyall:black eyes=normal:brown mouth=laugh with=glove:white face=nose+9,wide+4,length+6,mouth+7,ears+6,brow+4,jaw-3,hump+3,tall-6
sami-khedira kit=germany14/6 skin=4 hair=back:black eyes=normal:dark mouth=serious with=earring face=length+6,jaw+3,brow+6,nose+5,lips+5,cheek+3,deep+5,wide+3
leon-goretzka kit=bayern/8 skin=1 hair=-quiff:dark eyes=normal:blue mouth=grin beard=stubble face=jaw+8,edge+10,neck+13,nose+3,brow+4,cheek+3,length+4,deep+5
karim-adeyemi kit=germany/24 skin=6 hair=crop:sand brows=normal:black eyes=normal:dark mouth=beam face=eye+2,wide+6,mouth+8,jaw-4,crown+4,length-1,cheek+4,ears+4
aleksandar-pavlovic kit=bayern/45 skin=2 hair=-sidepart:dark eyes=normal:brown mouth=smile face=length+6,eye+2,nose+3,brow+6,jaw-3,temple-3,neck-4,ears+6
nico-schlotterbeck kit=dortmund/4 skin=1 hair=-messy:light eyes=normal:blue mouth=shout face=length+8,jaw+4,nose+4,gape+9,chin+5,ears+4,deep+4,mouth+4
david-raum kit=leipzig/22 skin=1 hair=mullet:light eyes=normal:blue mouth=grin beard=stubble:light with=tattoo face=jaw+3,nose+4,eye-2,mouth+6,length+3,cheek+2,slope+3
lennart-karl kit=bayern/42 skin=1 hair=-fringe:sand eyes=normal:blue mouth=grin face=jaw-6,cheek+4,nose-3,eye+3,length-6,blush+10,chin-4,ears+5,mouth+4
matthias-ginter kit=gladbach/28 skin=1 hair=-sidepart:sand eyes=normal:blue mouth=calm face=length+6,nose+4,jaw+2,eye-3,blush+7,lips-2,brow-4,chin+2,mouth-2
per-mertesacker kit=arsenal/4 skin=1 hair=-short:blond brows=normal:sand eyes=normal:blue mouth=grin face=length+13,temple-7,jaw+1,nose+8,ears+8,chin+5,eye-3,mouth+4,gap-4
loris-karius kit=keeperliverpool/1 skin=2 hair=topknot:blond brows=normal:brown eyes=normal:blue mouth=calm with=tattoo,tears face=jaw+6,edge+8,nose+3,length+5,deep+4,tall+5,cheek+3,lips+2
`
