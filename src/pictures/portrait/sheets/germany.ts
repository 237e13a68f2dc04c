/** Germany, one footballer a line. */
export const GERMANY = `
manuel-neuer kit=keepergreen/1 skin=1 head=long hair=crop:yellow brows=flat:sand eyes=normal:blue nose=straight mouth=smile
oliver-kahn kit=keeperyellow/1 skin=1 head=square hair=slick:yellow brows=frown:sand eyes=deep:blue nose=wide mouth=shout with=lines
franz-beckenbauer kit=germany74/5 skin=2 head=long hair=waves:brown brows=frown eyes=narrow:blue nose=long mouth=serious with=lines
gerd-muller kit=germany74/13 skin=2 head=round hair=mop:dark brows=thick eyes=narrow:brown nose=normal mouth=smile beard=full:dark
lothar-matthaus kit=germany90/10 skin=2 head=square hair=short:brown brows=normal eyes=narrow:blue nose=normal mouth=smile with=lines
jurgen-klinsmann kit=germany90/18 skin=1 head=long hair=shag:yellow brows=thin:sand eyes=normal:blue nose=long mouth=laugh
rudi-voller kit=germany90/9 skin=2 head=oval hair=curlyall:sand brows=normal:brown eyes=normal:brown nose=normal mouth=calm beard=moustache:light
thomas-muller kit=bayern/25 skin=1 head=long hair=sidepart:brown brows=thin eyes=big:blue nose=long mouth=laugh with=teeth
bastian-schweinsteiger kit=bayern13/31 skin=2 head=square hair=spiky:blond brows=normal:brown eyes=normal:blue nose=wide mouth=smile beard=stubble:light
philipp-lahm kit=bayern13/21 skin=1 head=heart hair=neat:brown brows=normal eyes=normal:brown nose=small mouth=smile
mesut-ozil kit=germany14/8 skin=3 head=heart hair=fauxhawk:black brows=normal eyes=big:dark nose=straight mouth=calm face=bags+9
toni-kroos kit=realmadrid/8 skin=1 head=square hair=sidefade:blond brows=normal:sand eyes=normal:blue nose=straight mouth=calm
jerome-boateng kit=bayern13/17 skin=5 head=long hair=buzz:black brows=flat eyes=narrow:dark nose=wide mouth=serious beard=circle with=glasses,tattoo
joshua-kimmich kit=bayern/6 skin=1 head=long hair=fringe:light brows=frown eyes=deep:blue nose=straight mouth=serious beard=short:light
serge-gnabry kit=bayern/7 skin=6 head=round hair=dreads:dark brows=normal eyes=normal:dark nose=wide mouth=smile beard=full:black face=lips+9
leroy-sane kit=bayern/10 skin=5 head=oval hair=tiedlocks:dark brows=normal eyes=normal:brown nose=wide mouth=smirk beard=strip with=tattoo
antonio-rudiger kit=realmadrid/22 skin=8 head=long hair=buzz:black brows=frown eyes=big:dark nose=broad mouth=laugh beard=full
ilkay-gundogan kit=mancity/8 skin=3 head=oval hair=crop:black brows=thick eyes=deep:dark nose=hook mouth=calm beard=full:black
jamal-musiala kit=bayern/42 skin=5 head=heart hair=curlytop:dark brows=thin eyes=normal:brown nose=normal mouth=grin face=crown+8,temple-7,jaw-10,chin-8,length+3,eye+4,nose-5,wide+5,mouth+6,lips+3,neck-8,ears+4,brow-6
florian-wirtz kit=germany/17 skin=1 head=heart hair=messy:sand brows=thin:light eyes=normal:blue nose=normal mouth=smile face=nose-3,eye+2,jaw-6,blush+8,mouth+3,brow-6,ears+4,lips-2,line-3,chin-3
miroslav-klose kit=germany14/11 skin=2 head=heart hair=short:brown brows=arched eyes=deep:blue nose=straight mouth=calm
lukas-podolski kit=germany14/10 skin=1 head=square hair=buzzround:light brows=flat eyes=narrow:blue nose=wide mouth=laugh
michael-ballack kit=chelsea/13 skin=2 head=square hair=waves:dark brows=thick eyes=deep:brown nose=normal mouth=serious beard=shadow
marc-andre-ter-stegen kit=keeperteal/1 skin=1 head=long hair=pompadour:blond brows=normal:sand eyes=normal:blue nose=long mouth=calm beard=stubble:sand
mats-hummels kit=dortmund/15 skin=2 head=long hair=waves:black brows=thick eyes=sleepy:brown nose=long mouth=smirk beard=short:black
marco-reus kit=dortmund/11 skin=1 head=heart hair=quiff:sand brows=normal:light eyes=normal:green nose=normal mouth=smile beard=stubble:light with=tattoo
kai-havertz kit=arsenal/29 skin=2 head=long hair=curtains:brown brows=normal eyes=normal:green nose=straight mouth=calm
jonathan-tah kit=bayern/4 skin=7 head=long hair=shortafro:black brows=normal eyes=narrow:dark nose=wide mouth=calm beard=short:black
mario-gotze kit=bayern13/19 skin=2 head=round hair=fade:brown brows=normal eyes=normal:brown nose=small mouth=grin face=blush+11
julian-brandt kit=dortmund/10 skin=1 head=long hair=curtains:yellow brows=thin:sand eyes=normal:blue nose=straight mouth=smile
emre-can kit=dortmund/23 skin=3 head=square hair=sidefade:black brows=thick eyes=deep:brown nose=wide mouth=serious beard=full:black with=tattoo
paul-breitner kit=germany74/3 skin=2 head=oval hair=bigafro:dark brows=thick eyes=deep:brown nose=normal mouth=serious beard=full:dark
gunter-netzer kit=germany74/10 skin=1 head=long hair=long:yellow brows=thin:sand eyes=deep:blue nose=long mouth=calm
`
