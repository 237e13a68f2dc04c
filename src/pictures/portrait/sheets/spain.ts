/** Spain, one footballer a line. */
export const SPAIN = `
andres-iniesta kit=spain10/6 skin=1 head=oval hair=island:brown brows=worried eyes=normal:dark nose=normal mouth=smile beard=shadow face=crown+8,cheek-4,jaw-6,chin-3,length+7,gap-6,eye-2,open-3,tilt-10,lid+9,slope-9,arch-3,lift-5,nose+6,wide-4,mouth-5,lips-5,ears+7,gaunt+4,deep+9,bags+12,turn-4,gaze+0
xavi kit=barca06/6 skin=2 head=square hair=short:black brows=normal eyes=normal:dark nose=normal mouth=calm beard=shadow with=hands:silvercup face=brow+13,eye-6,jaw+9,cheek+4,wide+5,nose+3,mouth-2,line-12,length-3,lift-5,gap-7,chin+5
carles-puyol kit=barca06/5 skin=2 head=horse hair=longcurls:brown brows=normal eyes=normal:brown nose=normal mouth=shout face=nose+13,hump+11,length+7,brow+6,slope+12,gape+11,deep+8,gaunt+7,jaw+2,mouth+4,lips+4
sergio-ramos kit=realmadrid12/4 skin=3 head=long hair=fade:brown brows=normal eyes=normal:brown nose=normal mouth=smirk beard=full:brown with=tattoo,earrings face=arch+13,length+5,nose+6,wide-2,jaw+1,gap-7,eye-2,mouth-1,gaunt+9,brow+3,cheek+3,lid+6
gerard-pique kit=barca/3 skin=2 head=horse hair=-quiff:brown brows=normal eyes=normal:blue nose=normal mouth=smile beard=short:brown face=length+13,eye+6,brow+11,nose+7,wide-3,jaw-1,mouth+3,temple-5,lift-5
iker-casillas kit=keeperspain/1 skin=2 head=oval hair=messy:black brows=thick eyes=normal:brown nose=normal mouth=beam beard=stubble with=glove:white face=nose+8,brow+14,lift-6,jaw+2,ears+5,length+3,mouth+6,eye-2
fernando-torres kit=liverpool05/9 skin=1 head=heart hair=bob:yellow brows=normal:light eyes=normal:brown nose=normal mouth=calm with=alice:black,freckles face=nose-5,eye+7,jaw-7,chin-9,lips+9,mouth-3,temple-2,slope-9,cheek+2,blush+8,length+2
david-villa kit=spain10/7 skin=2 head=oval hair=fauxhawk:black brows=normal eyes=normal:dark nose=normal mouth=smile beard=soulpatch face=ears+11,chin+7,jaw-3,nose+6,eye-4,cheek+6,mouth+5,gap-5,line+2,tall-20,brow+5
lamine-yamal kit=barca/19 skin=5 head=oval hair=curlytop:black:yellow brows=normal:black eyes=normal:dark nose=normal mouth=beam with=braces face=eye+2,brow+8,mouth+12,wide+6,lips+5,jaw-5,length+3,crown+4,cheek+2,ears+3,gape+4
pedri kit=barca/8 skin=3 head=wedge hair=fringe:dark brows=joined eyes=normal:dark nose=normal mouth=calm beard=shadow with=hands:specs face=nose+9,brow+6,deep+10,jaw-6,cheek-3,length+4,temple-8,mouth-4,slope-11,ears+6,neck-8,gap-4,gaunt+12
gavi kit=barca/6 skin=2 head=heart hair=-mop:brown brows=normal eyes=normal:brown nose=normal mouth=shout face=gape+14,slope+14,blush+14,length-6,jaw-6,brow+4,nose+2,eye-2,ears+3
sergio-busquets kit=barca/5 skin=2 head=horse hair=short:black brows=normal eyes=normal:dark nose=normal mouth=serious beard=short face=length+11,nose+11,temple-8,jaw-4,ears+10,eye-4,brow+7,mouth-3,gap-4,crown+4,hump+3
xabi-alonso kit=realmadrid12/14 skin=2 head=block hair=-short:chestnut brows=normal:brown eyes=normal:brown nose=normal mouth=serious beard=short:auburn face=jaw+6,edge+12,chin+6,eye-3,brow+4,slope+4,deep+7,nose+5,wide-3,mouth-2,cheek+2,gap-2,length+4,line+3,crown+4,lips-3,tall-12
cesc-fabregas kit=arsenal/4 skin=2 head=oval hair=-curtains:dark brows=normal eyes=normal:brown nose=normal mouth=calm beard=shadow face=brow+10,nose+7,wide+2,cheek+3,lips+9,mouth-4,jaw+1,eye+1,length+1,lid+9
david-silva kit=mancity/21 skin=3 head=heart hair=shag:dark brows=normal eyes=normal:brown nose=normal mouth=calm beard=stubble face=tilt+11,jaw-11,chin-10,lid+10,mouth-5,eye-2,nose+4,cheek+4,length-3,tall-5
rodri kit=mancity/16 skin=2 head=horse hair=sidepart:dark brows=thick eyes=normal:brown nose=normal mouth=serious with=hands:ball face=nose+11,length+13,brow+6,deep+7,jaw+3,slope-5,eye-4,temple-5,ears+8,mouth-2,lips-2
alvaro-morata kit=spain/7 skin=2 head=horse hair=-sidefade:dark brows=normal eyes=normal:dark nose=normal mouth=serious beard=stubble with=tattoo face=nose+14,hump+11,brow+16,lift-6,length+11,deep+10,gap-5,temple-5
david-de-gea kit=keepermanutd/1 skin=1 head=horse hair=messy:brown brows=normal:brown eyes=normal:green nose=normal mouth=calm beard=circle:light with=glove:yellow face=length+11,nose+8,temple-8,jaw-6,chin-6,deep+7,mouth-3,gaunt+8,eye-1,gap-4,tall+2
marc-cucurella kit=chelsea/3 skin=2 head=horse hair=frizz:brown brows=normal eyes=normal:brown nose=normal mouth=shout beard=short face=gaunt+8,length+10,nose+9,jaw-4,eye+3,temple-7,brow+5,cheek-2,lips+2
nico-williams kit=athletic/10 skin=7 head=heart hair=fallingtwists:sand brows=normal:black eyes=normal:dark nose=normal mouth=beam with=earrings face=wide+8,lips+8,eye+3,mouth+12,jaw-5,chin-3,crown+6,cheek+3,arch+5,brow-6
daniel-carvajal kit=realmadrid/2 skin=2 head=block hair=crew:dark brows=normal eyes=normal:brown nose=normal mouth=serious beard=full:dark with=hands:silvercup face=slope+16,jaw+11,neck+13,brow+7,eye-6,line-4,wide+6,length-3
raul kit=realmadrid02/7 skin=3 head=wedge hair=curtains:black brows=normal eyes=normal:dark nose=normal mouth=calm with=hands:shush face=nose+11,hump+8,brow+7,length+6,jaw-5,gap-6,eye-2,deep+9,slope-8,gaunt+5,mouth-4,lips-2
marco-asensio kit=realmadrid12/20 skin=2 head=oval hair=-flow:brown brows=normal eyes=normal:green nose=normal mouth=smile beard=stubble face=jaw-4,mouth+11,eye+1,nose+4,cheek+3,brow+4,length+4,ears+5,temple-4
dani-olmo kit=barca/20 skin=1 head=square hair=-fringe:brown brows=flat eyes=normal:brown nose=normal mouth=smile beard=stubble with=hands:watch face=eye-7,open-4,ears+11,nose+6,mouth+6,blush+6,jaw+3,brow-4,gap-3,tall-6
jordi-alba kit=barca/18 skin=2 head=wedge hair=caesar:black brows=normal eyes=normal:dark nose=normal mouth=shout beard=stubble face=gape+14,gaunt+14,nose+11,chin-5,length-3,eye-4,cheek+6,brow+5,ears+7,mouth+6
pep-guardiola kit=barca92/4 skin=2 hair=bald:dark brows=normal:dark eyes=deep:brown mouth=serious beard=short:grey with=furrow,lines face=jaw-6,gaunt+12,nose+10,length+7,ears+6,crown+8,deep+8,mouth-3,eye-2,hump+4
luis-enrique kit=spain94/21 skin=2 hair=fringe:dark eyes=normal:brown mouth=shout with=blood face=gaunt+12,nose+9,brow+7,slope+11,length+5,jaw-3,deep+7,gape+7,gap-4
mikel-arteta kit=arsenal/8 skin=2 hair=-sidepart:black eyes=normal:brown mouth=calm beard=stubble face=line-12,tall+5,brow+14,deep+13,jaw+5,edge+10,lift-6,wide-3,mouth-3,length+2,turn+6
isco kit=realmadrid12/22 skin=3 hair=gelled:black eyes=normal:dark mouth=smile beard=full face=brow+16,cheek+11,ears+10,wide+6,lid+6,length-7,jaw+4,gap-4,line-4
diego-costa kit=chelsea/19 skin=4 hair=crew:black eyes=normal:dark mouth=serious beard=stubble with=furrow,folds face=slope+20,lift-10,brow+14,wide+11,jaw+14,cheek+10,lips+8,deep+11,eye-5,neck+11,length+5
fermin-lopez kit=barca/16 skin=2 hair=-gelled:sand brows=normal:brown eyes=normal:brown mouth=grin face=ears+16,jaw-10,blush+11,mouth+7,eye-4,nose+4,chin-4,length+2
pau-cubarsi kit=barca/5 skin=2 hair=sweep:brown eyes=normal:brown mouth=calm face=neck-11,nose+11,wide+4,eye+4,jaw-6,temple-6,length+5,mouth-6,blush+6
ferran-torres kit=barca/7 skin=3 hair=gelled:dark eyes=normal:brown mouth=smirk beard=thinmoustache with=tattoo,earrings,hands:fin face=arch+14,brow+6,lid+5,length+7,jaw+3,chin+4,mouth+5,temple-4,nose+3
emilio-butragueno kit=realmadrid88/7 skin=1 hair=curlyall:light eyes=normal:blue mouth=calm face=blush+12,mouth-11,jaw-10,chin-6,slope-11,eye+4,nose+4,tall-6
fernando-hierro kit=realmadrid02/4 skin=3 hair=-slick:black eyes=normal:dark mouth=serious with=hands:silvercup face=brow+16,lift-10,jaw+11,chin+10,edge+11,deep+7,wide+5,eye-4,nose+3,tall-11
fernando-morientes kit=realmadrid02/9 skin=2 hair=-combed:dark eyes=normal:brown mouth=smile with=hands:silvercup face=length+16,chin+10,nose+7,gaunt+5,brow+5,temple-5,mouth+4,jaw+2
francisco-gento kit=realmadrid60/11 skin=3 hair=slick:black eyes=normal:dark mouth=smile with=folds,sepia,hands:silvercup face=ears+19,nose+14,gaunt+10,cheek+6,brow+6,length-2,wide+5,mouth+4
thiago-alcantara kit=bayern/6 skin=3 hair=-gelled:black eyes=normal:brown mouth=smile beard=stubble face=lid+11,length+10,nose+7,brow+5,temple-5,mouth+4,deep+5,jaw-2
victor-valdes kit=keeperbarca/1 skin=2 hair=buzz:dark eyes=normal:brown mouth=serious beard=stubble with=glove:white face=slope+20,deep+13,edge+11,jaw+7,lips-5,mouth-4,brow+6,eye-4
pedro kit=barca06/17 skin=3 hair=-short:dark eyes=normal:brown mouth=grin with=folds,hands:silvercup face=nose+14,wide+10,cheek+14,lips+10,ears+7,length-6,eye-4,lid+5
guti kit=realmadrid02/14 skin=1 hair=bob:yellow brows=normal:sand eyes=normal:blue mouth=smirk with=alice:white face=jaw-11,length+11,nose+9,arch+7,gaunt+6,eye+4,cheek-4,lips+4,chin-3
joaquin kit=betis/17 skin=3 hair=-waves:dark eyes=normal:brown mouth=laugh with=lines face=mouth+19,nose+14,gaunt+10,length+7,ears+7,gape+5,eye-4,brow+4
santi-cazorla kit=arsenal/19 skin=2 hair=crop:dark eyes=normal:brown mouth=beam face=mouth+20,cheek+14,length-13,eye-6,nose+5,wide+5,ears+6,brow+3
juan-mata kit=manutd/8 skin=2 hair=-messy:dark eyes=normal:blue mouth=smile beard=full:dark face=eye+7,brow+14,slope-14,nose+6,ears+7,jaw-5,lid+4,length-2
pepe-reina kit=keeperspain/23 skin=2 hair=bald:brown brows=normal:dark eyes=normal:brown mouth=laugh beard=short:brown with=glove:white face=cheek+16,jaw+14,neck+13,crown+10,mouth+11,brow+6,nose+4,wide+4,length-3
jesus-navas kit=sevilla/16 skin=3 hair=crew:light brows=normal:brown eyes=big:blue mouth=calm face=eye+10,gaunt+15,slope-16,jaw-10,ears+11,neck-14,mouth-6,lips-4,nose+3
cesar-azpilicueta kit=chelsea/28 skin=2 hair=-crew:black eyes=normal:brown mouth=calm beard=stubble with=hands:silvercup face=brow+16,lift-7,deep+13,line-7,gap-6,ears+7,nose+6,jaw+3,length+2,turn-5
mikel-oyarzabal kit=realsociedad/10 skin=2 hair=crop:brown eyes=normal:brown mouth=smile with=hands:silvercup face=length+16,ears+11,temple-6,slope-7,nose+6,mouth+5,eye-3,jaw-2
mikel-merino kit=spain/6 skin=2 hair=-quiff:brown eyes=normal:brown mouth=smile beard=stubble with=hands:flag face=chin+16,length+19,temple-7,nose+7,edge+6,mouth+4,eye-3,brow+3
martin-zubimendi kit=spain/18 skin=2 hair=sweep:dark eyes=normal:brown mouth=calm face=brow+11,slope-11,jaw-6,ears+10,eye+4,mouth-6,nose+4,length+3
aymeric-laporte kit=spain/24 skin=2 hair=-slick:light eyes=normal:green mouth=serious beard=short:light face=length+14,jaw+6,nose+7,deep+10,line+7,temple-4,eye-3,wide+3
koke kit=atletico/6 skin=2 hair=caesar:dark eyes=normal:brown mouth=calm beard=stubble face=wide+19,cheek+10,lips+7,jaw+6,eye-5,line-5,length-4,ears+4
ansu-fati kit=barca/10 skin=7 hair=shortafro:black eyes=normal:dark mouth=beam with=earrings face=jaw-4,wide+8,eye+4,mouth+7,length-3,lips+5,cheek+4,crown+4
fabian-ruiz kit=spain/8 skin=2 hair=curlytop:dark eyes=normal:brown mouth=calm face=length+13,temple-9,nose+12,jaw-4,ears+7,lid+6,slope-6,mouth-3,neck-4,tall-11,hump+3
gaizka-mendieta kit=valencia/6 skin=1 hair=bob:sand brows=normal:brown eyes=normal:blue mouth=smile face=jaw-4,nose+8,length+7,cheek+4,mouth+5,eye-2,gaunt+6,temple-4
andoni-zubizarreta kit=keeperbarca/1 skin=2 hair=-neat:brown eyes=normal:brown mouth=serious with=glove:white face=jaw+8,chin+7,length+5,nose+5,brow+5,deep+7,lips-3,slope-4,neck+6
santiago-canizares kit=keepervalencia/1 skin=2 hair=spiky:platinum brows=normal:dark eyes=normal:blue mouth=serious beard=goatee:dark with=glove:white face=jaw+2,slope+6,nose+5,deep+6,gaunt+5,length+3,edge+5,tall-4
jose-antonio-reyes kit=sevilla/10 skin=3 hair=-shag:black eyes=normal:dark mouth=smile with=earring face=jaw+1,brow+5,eye-2,cheek+4,nose+3,wide+4,lips+4,length-1,ears+6
luis-suarez-miramontes kit=inter66/10 skin=2 hair=-quiff:black eyes=normal:brown mouth=smile with=sepia,hands:ball face=nose+6,jaw+4,brow+5,cheek+3,length+2,lips-2,line+5,wide+3,slope-4
luis-arconada kit=keeperspain/1 skin=2 hair=-mop:brown eyes=normal:brown mouth=serious with=glove:red face=jaw+5,nose+8,brow+6,length+5,cheek+2,deep+7,edge+6,eye-4,gap-4,chin+5
marcos-llorente kit=atletico/14 skin=2 hair=-slick:blond brows=normal:brown eyes=normal:blue mouth=smile face=jaw+4,edge+8,cheek+4,nose+2,length+3,mouth+4,tall+4,chin+3
dean-huijsen kit=realmadrid/24 skin=2 hair=-quiff:light eyes=normal:blue mouth=calm face=length+9,jaw+1,nose+4,temple-5,eye-1,neck+3,ears+5,lips+2,brow+3
unai-simon kit=keeperspain/23 skin=2 hair=-slick:brown eyes=normal:brown mouth=serious beard=short with=glove:white face=length+7,jaw+4,nose+5,deep+6,brow+4,temple-3,slope-4
david-raya kit=keeperarsenal/22 skin=2 hair=fade:black eyes=normal:dark mouth=grin beard=full with=glove:white face=brow+8,jaw-2,nose+5,cheek+2,length+3,mouth+4,deep+4,ears+4
iago-aspas kit=spain/17 skin=2 hair=-messy:dark eyes=normal:brown mouth=shout beard=stubble face=nose+6,jaw-4,gape+9,ears+6,length+2,slope-6,brow+4,eye-2
sergi-roberto kit=barca/20 skin=2 hair=-crop:brown eyes=normal:green mouth=smile face=jaw+3,eye+6,nose+8,ears+12,cheek+5,brow+9,lift-5,mouth+7,chin+4,length-2
bojan-krkic kit=barca06/11 skin=2 hair=-sweep:dark eyes=normal:brown mouth=calm face=jaw-6,eye+3,nose+4,length-4,chin-5,brow+4,ears+5,blush+5
fernando-llorente kit=athletic/9 skin=2 hair=-longwavy:sand brows=normal:brown eyes=normal:blue mouth=smile beard=stubble face=length+9,jaw+5,nose+5,edge+5,chin+4,mouth+3,temple-3
adama-traore kit=wolves/37 skin=7 hair=cornrows:black eyes=normal:dark mouth=calm beard=chin face=neck+14,jaw+6,wide+8,lips+6,cheek+4,eye-1,crown+3,length+1
joselu kit=realmadrid/14 skin=2 hair=-crop:dark eyes=normal:brown mouth=beam beard=short face=length+7,nose+5,jaw+3,brow+5,mouth+5,cheek+2,eye-2,ears+4
pedro-porro kit=tottenham/23 skin=3 hair=-crop:black eyes=normal:dark mouth=calm beard=strip with=tattoo face=jaw-3,nose+4,brow+7,wide+4,ears+6,length+1,lips+4,eye+1
`
