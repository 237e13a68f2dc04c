/** Spain, one footballer a line. */
export const SPAIN = `
andres-iniesta kit=spain10/6 skin=1 head=oval hair=island:brown brows=worried eyes=normal:dark nose=normal mouth=smile beard=shadow face=crown+8,cheek-4,jaw-6,chin-3,length+7,gap-6,eye-2,open-3,tilt-10,lid+9,slope-9,arch-3,lift-5,nose+6,wide-4,mouth-5,lips-5,ears+7,gaunt+4,deep+9,bags+12,turn-4,gaze+0
xavi kit=barca06/6 skin=2 head=square hair=short:black brows=thick eyes=narrow:dark nose=wide mouth=calm beard=shadow
carles-puyol kit=barca06/5 skin=2 head=long hair=longcurls:brown brows=frown eyes=deep:brown nose=hook mouth=shout
sergio-ramos kit=realmadrid12/4 skin=3 head=long hair=fade:brown brows=arched eyes=normal:brown nose=straight mouth=smirk beard=full:brown with=tattoo,earrings
gerard-pique kit=barca/3 skin=2 head=long hair=quiff:brown brows=thick eyes=normal:blue nose=straight mouth=smile beard=full:brown
iker-casillas kit=keeperyellow/1 skin=2 head=oval hair=short:dark brows=thick eyes=normal:brown nose=straight mouth=calm beard=stubble
fernando-torres kit=liverpool05/9 skin=1 head=heart hair=long:yellow brows=normal:light eyes=big:brown nose=small mouth=calm with=alice:black,freckles
david-villa kit=spain10/7 skin=2 head=oval hair=fauxhawk:black brows=normal eyes=normal:dark nose=normal mouth=smile beard=chin with=earrings
lamine-yamal kit=barca/19 skin=5 head=oval hair=curlytop:sand:black brows=thick:black eyes=normal:dark nose=wide mouth=grin with=teeth
pedri kit=barca/8 skin=3 head=heart hair=crop:black brows=joined eyes=deep:dark nose=long mouth=calm beard=shadow
gavi kit=spain/9 skin=2 head=heart hair=mop:brown brows=normal eyes=normal:brown nose=normal mouth=shout
sergio-busquets kit=barca/5 skin=2 head=long hair=short:black brows=thick eyes=narrow:dark nose=long mouth=serious beard=full:black
xabi-alonso kit=realmadrid12/14 skin=2 head=square hair=sidepart:chestnut brows=normal eyes=narrow:brown nose=straight mouth=calm beard=full:auburn
cesc-fabregas kit=arsenal/4 skin=2 head=oval hair=mop:dark brows=thick eyes=normal:brown nose=straight mouth=calm beard=shadow
david-silva kit=mancity12/21 skin=3 head=heart hair=bob:dark brows=normal eyes=monolid:brown nose=normal mouth=calm beard=stubble
rodri kit=mancity/16 skin=2 head=long hair=sidepart:brown brows=worried eyes=deep:brown nose=long mouth=calm beard=stubble:brown
alvaro-morata kit=spain/7 skin=2 head=long hair=pompadour:dark brows=thick eyes=deep:dark nose=hook mouth=serious beard=stubble with=tattoo
david-de-gea kit=keeperpink/1 skin=1 head=long hair=slick:sand brows=thin:light eyes=deep:green nose=long mouth=calm beard=stubble:light
marc-cucurella kit=chelsea/3 skin=2 head=long hair=mane:brown brows=normal eyes=normal:brown nose=long mouth=grin beard=short:brown
nico-williams kit=spain/11 skin=7 head=heart hair=locks:black brows=thin eyes=normal:dark nose=wide mouth=grin with=earrings face=lips+9
daniel-carvajal kit=realmadrid/2 skin=2 head=square hair=crew:dark brows=frown eyes=narrow:brown nose=wide mouth=serious beard=full:dark
raul kit=realmadrid02/7 skin=3 head=long hair=curtains:black brows=thick eyes=deep:dark nose=hook mouth=calm
marco-asensio kit=realmadrid12/11 skin=2 head=oval hair=waves:brown brows=normal eyes=normal:green nose=straight mouth=smile beard=stubble
dani-olmo kit=barca/20 skin=1 head=square hair=fringe:brown brows=flat eyes=narrow:brown nose=normal mouth=smile beard=stubble
jordi-alba kit=barca/18 skin=2 head=heart hair=crew:black brows=thick eyes=narrow:dark nose=long mouth=shout beard=stubble
`
