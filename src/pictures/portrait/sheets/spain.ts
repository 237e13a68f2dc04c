/** Spain, one footballer a line. */
export const SPAIN = `
andres-iniesta kit=spain10/6 skin=1 head=oval hair=island:brown brows=worried eyes=normal:dark nose=normal mouth=smile beard=shadow face=crown+8,cheek-4,jaw-6,chin-3,length+7,gap-6,eye-2,open-3,tilt-10,lid+9,slope-9,arch-3,lift-5,nose+6,wide-4,mouth-5,lips-5,ears+7,gaunt+4,deep+9,bags+12,turn-4,gaze+0
xavi kit=barca06/6 skin=2 head=square hair=short:black brows=normal eyes=normal:dark nose=normal mouth=calm beard=shadow face=brow+9,eye-4,jaw+6,cheek+4,wide+5,nose+3,mouth-2,line-8,length-3,lift-5,gap-3,chin+5
carles-puyol kit=barca06/5 skin=2 head=horse hair=longcurls:brown brows=normal eyes=normal:brown nose=normal mouth=shout face=nose+9,hump+8,length+7,brow+6,slope+9,gape+8,deep+8,gaunt+7,jaw+2,mouth+4,lips+4
sergio-ramos kit=realmadrid12/4 skin=3 head=long hair=fade:brown brows=normal eyes=normal:brown nose=normal mouth=smirk beard=full:brown with=tattoo,earrings face=arch+8,length+5,nose+4,wide-2,jaw+1,gap-4,eye-2,mouth-1,gaunt+5,brow+3,cheek+3,lid+4
gerard-pique kit=barca/3 skin=2 head=horse hair=-quiff:brown brows=normal eyes=normal:blue nose=normal mouth=smile beard=short:brown face=length+9,eye+3,brow+8,nose+5,wide-3,jaw-1,mouth+3,temple-5,lift-3
iker-casillas kit=keeperyellow/1 skin=2 head=oval hair=-crop:dark brows=normal eyes=normal:brown nose=normal mouth=calm beard=stubble face=brow+9,lift-5,eye+2,deep+5,jaw+2,nose+4,wide-2,mouth-1,lips+2,slope-5,cheek+2,length+2
fernando-torres kit=liverpool05/9 skin=1 head=heart hair=bob:yellow brows=normal:light eyes=normal:brown nose=normal mouth=calm with=alice:black,freckles face=nose-2,eye+4,jaw-4,chin-4,lips+4,mouth-3,temple-2,slope-4,cheek+2,blush+8,length+2
david-villa kit=spain10/7 skin=2 head=oval hair=fauxhawk:black brows=normal eyes=normal:dark nose=normal mouth=smile beard=chin with=earrings face=eye-2,ears+6,nose+4,mouth+4,jaw-3,cheek+4,brow+3,wide+3,length-2,chin+3,gap-3
lamine-yamal kit=barca/19 skin=5 head=oval hair=curlytop:black brows=normal:black eyes=normal:dark nose=normal mouth=beam with=teeth face=eye+2,brow+8,mouth+10,wide+6,lips+5,jaw-5,length+3,crown+4,cheek+2,ears+3,gape+4
pedri kit=barca/8 skin=3 head=wedge hair=fringe:dark brows=joined eyes=normal:dark nose=normal mouth=calm beard=shadow face=nose+7,brow+6,deep+7,jaw-6,cheek-3,length+4,temple-6,mouth-4,slope-6,ears+6,neck-8,gap-4
gavi kit=spain/9 skin=2 head=heart hair=-mop:brown brows=normal eyes=normal:brown nose=normal mouth=shout face=eye-2,nose+3,jaw-5,brow+5,slope+8,mouth+3,blush+8,length-4,gape+8,ears+4
sergio-busquets kit=barca/5 skin=2 head=horse hair=short:black brows=normal eyes=normal:dark nose=normal mouth=serious beard=short face=length+11,nose+11,temple-8,jaw-4,ears+10,eye-4,brow+7,mouth-3,gap-4,crown+4,hump+3
xabi-alonso kit=realmadrid12/14 skin=2 head=square hair=-sidepart:chestnut brows=normal eyes=normal:brown nose=normal mouth=calm beard=short:russet face=jaw+7,edge+10,eye-3,brow+3,slope+4,deep+6,nose+2,wide-3,mouth-3,cheek+3,gap-3
cesc-fabregas kit=arsenal/4 skin=2 head=oval hair=-curtains:dark brows=normal eyes=normal:brown nose=normal mouth=calm beard=shadow face=brow+7,nose+4,wide+2,cheek+3,lips+4,mouth-2,jaw+1,eye+1,length+1,lid+4
david-silva kit=mancity12/21 skin=3 head=heart hair=shag:dark brows=normal eyes=normal:brown nose=normal mouth=calm beard=stubble face=eye-2,tilt+7,wide+4,cheek+4,jaw-7,chin-6,mouth-4,lid+5,brow+3,length-1,lips+3
rodri kit=mancity/16 skin=2 head=horse hair=-sidepart:brown brows=normal eyes=normal:brown nose=normal mouth=calm beard=short:brown face=length+9,nose+6,slope-8,deep+8,temple-4,jaw+1,lid+5,mouth-4,gap-4,crown+3
alvaro-morata kit=spain/7 skin=2 head=horse hair=-pompadour:dark brows=normal eyes=normal:dark nose=normal mouth=serious beard=stubble with=tattoo face=nose+12,hump+10,length+8,brow+9,deep+8,jaw+4,gap-5,gaunt+4,mouth-3,temple-5,tall-4
david-de-gea kit=keeperpink/1 skin=1 head=horse hair=-slick:sand brows=normal:light eyes=normal:green nose=normal mouth=calm beard=stubble:light face=length+11,nose+7,temple-8,jaw-6,chin-4,deep+7,mouth-3,gaunt+6,eye-1,gap-4,tall+5
marc-cucurella kit=chelsea/3 skin=2 head=horse hair=mane:brown brows=normal eyes=normal:brown nose=normal mouth=grin beard=short:brown face=nose+9,length+7,eye+4,open+4,mouth+8,jaw-4,cheek-2,gaunt+5,gape+3,brow-2
nico-williams kit=spain/11 skin=7 head=heart hair=locks:black brows=thin eyes=normal:dark nose=normal mouth=grin with=earrings face=wide+8,lips+8,eye+3,mouth+9,jaw-5,chin-3,crown+5,cheek+2,arch+5
daniel-carvajal kit=realmadrid/2 skin=2 head=block hair=crew:dark brows=normal eyes=normal:brown nose=normal mouth=serious beard=full:dark face=slope+9,brow+6,eye-5,jaw+7,cheek+5,wide+5,nose+3,lips-3,mouth-2,line-3,neck+7
raul kit=realmadrid02/7 skin=3 head=wedge hair=curtains:black brows=normal eyes=normal:dark nose=normal mouth=calm face=nose+11,hump+8,brow+7,length+6,jaw-5,gap-6,eye-2,deep+9,slope-8,gaunt+5,mouth-4,lips-2
marco-asensio kit=realmadrid12/11 skin=2 head=oval hair=-waves:brown brows=normal eyes=normal:green nose=normal mouth=smile beard=stubble face=jaw-3,mouth+8,eye+1,nose+2,cheek+2,brow+3,length+3,ears+3,temple-3
dani-olmo kit=barca/20 skin=1 head=square hair=fringe:brown brows=flat eyes=normal:brown nose=normal mouth=smile beard=stubble face=eye-5,jaw+3,nose+4,cheek+3,brow-2,mouth+5,gap-3,length-1,ears+7,blush+5
jordi-alba kit=barca/18 skin=2 head=wedge hair=caesar:black brows=normal eyes=normal:dark nose=normal mouth=shout beard=stubble face=nose+8,gaunt+9,eye-3,brow+6,jaw-5,mouth+6,gape+9,cheek+5,length-1,ears+6
`
