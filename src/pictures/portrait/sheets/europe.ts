/** The other nations of Europe, one footballer a line. */
export const EUROPE = `
johan-cruyff kit=netherlands74/14 skin=1 head=long hair=bob:brown brows=thin eyes=deep:blue nose=long mouth=smirk
marco-van-basten kit=netherlands88/12 skin=2 head=long hair=sidepart:brown brows=normal eyes=deep:brown nose=long mouth=smile
ruud-gullit kit=netherlands88/10 skin=6 head=oval hair=locks:dark brows=normal eyes=normal:brown nose=wide mouth=laugh beard=moustache:black
frank-rijkaard kit=milan90/8 skin=6 head=oval hair=longcurls:black brows=normal eyes=narrow:dark nose=broad mouth=calm beard=thinmoustache
dennis-bergkamp kit=netherlands/8 skin=1 head=long hair=short:blond brows=normal:sand eyes=deep:blue nose=long mouth=calm
edgar-davids kit=juventus03/26 skin=6 head=oval hair=locks:black brows=normal eyes=normal:dark nose=wide mouth=serious beard=strip with=goggles
clarence-seedorf kit=milan05/10 skin=7 head=square hair=dreads:black brows=normal eyes=normal:dark nose=broad mouth=grin
virgil-van-dijk kit=liverpool/4 skin=5 head=long hair=bun:dark brows=arched eyes=deep:brown nose=straight mouth=calm beard=full:black
arjen-robben kit=bayern13/10 skin=1 head=oval hair=bald:brown brows=frown:light eyes=deep:blue nose=long mouth=shout with=lines
frenkie-de-jong kit=barca/21 skin=1 head=heart hair=quiff:yellow brows=thin:sand eyes=narrow:blue nose=straight mouth=grin
robin-van-persie kit=netherlands/9 skin=2 head=oval hair=sidepart:dark brows=normal eyes=deep:brown nose=straight mouth=smile beard=shadow with=tattoo
ruud-van-nistelrooy kit=manutd/10 skin=2 head=long hair=waves:dark brows=frown eyes=deep:brown nose=long mouth=shout
wesley-sneijder kit=inter/10 skin=1 head=square hair=buzzround:sand brows=flat eyes=narrow:brown nose=small mouth=smirk with=tattoo
edwin-van-der-sar kit=keeperblue/1 skin=1 head=long hair=sidepart:light brows=thin eyes=deep:blue nose=hook mouth=calm with=lines
memphis-depay kit=netherlands/10 skin=5 head=square hair=cornrows:dark brows=thick eyes=normal:dark nose=wide mouth=serious beard=strip with=headband:white,tattoo
eden-hazard kit=belgium/10 skin=2 head=wide hair=fade:dark brows=thick eyes=narrow:brown nose=wide mouth=smile beard=stubble
kevin-de-bruyne kit=mancity/17 skin=1 head=oval hair=sidepart:ginger brows=thin:ginger eyes=normal:blue nose=normal mouth=calm with=freckles face=blush+11
romelu-lukaku kit=belgium/9 skin=8 head=wide hair=topknot:black brows=normal eyes=normal:dark nose=broad mouth=serious beard=chin
thibaut-courtois kit=keeperlime/1 skin=2 head=long hair=pompadour:light brows=thin eyes=narrow:blue nose=long mouth=smile beard=stubble:light
vincent-kompany kit=mancity12/4 skin=5 head=long hair=shaved:black brows=flat eyes=normal:dark nose=wide mouth=grin beard=stubble
marouane-fellaini kit=manutd/27 skin=4 head=long hair=bigafro:dark brows=normal eyes=normal:brown nose=wide mouth=calm beard=circle
luka-modric kit=croatia/10 skin=2 head=heart hair=bob:sand brows=normal:brown eyes=deep:green nose=hook mouth=calm with=headband:black
ivan-rakitic kit=croatia/7 skin=1 head=long hair=sidefade:yellow brows=thin:sand eyes=normal:green nose=long mouth=smile beard=stubble:sand
josko-gvardiol kit=croatia/20 skin=2 head=square hair=fade:brown brows=normal eyes=deep:brown nose=wide mouth=calm beard=stubble with=mask
robert-lewandowski kit=poland/9 skin=2 head=square hair=sidefade:dark brows=flat eyes=deep:blue nose=straight mouth=smile
erling-haaland kit=mancity/9 skin=1 head=square hair=bun:yellow brows=flat:sand eyes=narrow:blue nose=wide mouth=shout
martin-odegaard kit=arsenal/8 skin=1 head=heart hair=sidepart:blond brows=normal:sand eyes=normal:blue nose=small mouth=smile
zlatan-ibrahimovic kit=sweden/10 skin=3 head=long hair=bun:black brows=arched eyes=deep:brown nose=hook mouth=smirk beard=circle
henrik-larsson kit=sweden/11 skin=5 head=oval hair=dreads:blond brows=normal:dark eyes=normal:brown nose=wide mouth=grin
peter-schmeichel kit=keeperlime/1 skin=1 head=wide hair=short:yellow brows=thin:sand eyes=narrow:blue nose=wide mouth=shout face=blush+11
christian-eriksen kit=denmark/10 skin=1 head=square hair=sidefade:sand brows=normal eyes=narrow:blue nose=long mouth=calm beard=stubble:light
gareth-bale kit=wales/11 skin=1 head=long hair=bun:dark brows=normal eyes=narrow:blue nose=long mouth=grin face=ears+9
ryan-giggs kit=manutd94/11 skin=3 head=heart hair=curtains:black brows=thick eyes=deep:dark nose=long mouth=calm
george-best kit=manutd68/7 skin=2 head=heart hair=mop:black brows=thick eyes=normal:blue nose=straight mouth=smirk beard=sideburns with=dimple
roy-keane kit=manutd/16 skin=1 head=oval hair=crew:black brows=frown eyes=narrow:dark nose=straight mouth=serious beard=full:black
kenny-dalglish kit=liverpool80/7 skin=1 head=round hair=sidepart:yellow brows=thin:sand eyes=narrow:blue nose=normal mouth=laugh face=blush+11
andriy-shevchenko kit=milan05/7 skin=1 head=square hair=short:sand brows=normal:light eyes=normal:green nose=straight mouth=grin
pavel-nedved kit=juventus03/11 skin=1 head=square hair=shag:yellow brows=normal:sand eyes=deep:blue nose=wide mouth=shout
petr-cech kit=keeperorange/1 skin=1 head=long hair=short:dark brows=normal eyes=normal:blue nose=long mouth=calm with=helmet
ferenc-puskas kit=hungary54/10 skin=2 head=round hair=slick:black brows=thick eyes=narrow:brown nose=normal mouth=smile with=dimple
lev-yashin kit=keeperblack/1 skin=1 head=long hair=short:sand brows=normal eyes=deep:blue nose=long mouth=calm with=cap:grey,lines
hristo-stoichkov kit=bulgaria94/8 skin=3 head=square hair=spiky:black brows=frown eyes=deep:dark nose=hook mouth=shout beard=shadow
jan-oblak kit=keeperorange/13 skin=1 head=long hair=sidepart:sand brows=normal:light eyes=deep:blue nose=long mouth=calm beard=stubble:light
edin-dzeko kit=bosnia/11 skin=2 head=long hair=short:black brows=thick eyes=deep:brown nose=long mouth=smile beard=stubble
khvicha-kvaratskhelia kit=georgia/7 skin=2 head=heart hair=mop:dark brows=thick eyes=deep:brown nose=hook mouth=calm beard=full:dark with=headband:white
david-alaba kit=austria/8 skin=5 head=heart hair=curlytop:black brows=normal eyes=normal:dark nose=wide mouth=smile beard=circle
henrikh-mkhitaryan kit=armenia/18 skin=3 head=long hair=fade:black brows=thick eyes=deep:brown nose=hook mouth=calm beard=full:black
hakan-calhanoglu kit=inter/20 skin=2 head=square hair=crop:black brows=thick eyes=narrow:brown nose=wide mouth=calm beard=stubble
arda-guler kit=turkey/8 skin=2 head=heart hair=waves:chestnut brows=normal eyes=normal:brown nose=small mouth=smile
patrik-schick kit=leverkusen/14 skin=1 head=long hair=quiff:light brows=normal:brown eyes=deep:blue nose=long mouth=calm beard=stubble:light
gregor-kobel kit=keeperlime/1 skin=1 head=square hair=neat:brown brows=flat eyes=deep:blue nose=straight mouth=serious beard=short:brown
dusan-vlahovic kit=juventus/9 skin=2 head=long hair=pompadour:dark brows=thick eyes=deep:dark nose=long mouth=shout beard=stubble:dark
scott-mctominay kit=napoli/8 skin=1 head=long hair=pompadour:brown brows=flat eyes=deep:blue nose=long mouth=grin beard=stubble:light
denzel-dumfries kit=inter/2 skin=6 head=oval hair=cornrowtails:black brows=normal eyes=normal:dark nose=wide mouth=shout beard=short:black
alexander-isak kit=newcastle/14 skin=7 head=long hair=shortafro:black brows=thin eyes=sleepy:dark nose=wide mouth=calm beard=thinmoustache
cody-gakpo kit=liverpool/18 skin=6 head=long hair=fade:black brows=thin eyes=normal:brown nose=wide mouth=grin beard=stubble:black
ian-rush kit=liverpool80/9 skin=2 head=long hair=mop:dark brows=thick eyes=deep:dark nose=hook mouth=smile beard=moustache:dark
gheorghe-hagi kit=romania/10 skin=2 head=round hair=waves:dark brows=thick eyes=narrow:blue nose=wide mouth=serious
freddie-ljungberg kit=arsenal04/8 skin=2 head=square hair=mohawk:red:dark brows=normal:dark eyes=normal:blue nose=straight mouth=smirk beard=shadow:dark
ronald-koeman kit=netherlands88/4 skin=1 head=round hair=caesar:yellow brows=thin:sand eyes=narrow:blue nose=small mouth=calm face=blush+11
axel-witsel kit=dortmund/28 skin=5 head=long hair=bigafro:black brows=normal eyes=normal:brown nose=wide mouth=calm beard=circle:black
xherdan-shaqiri kit=switzerland/23 skin=3 head=wide hair=crop:black brows=thick eyes=narrow:dark nose=wide mouth=smile beard=stubble
`
