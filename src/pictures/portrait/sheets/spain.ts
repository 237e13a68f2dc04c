/** Spain, one footballer a line. */
export const SPAIN = `
andres-iniesta kit=spain10/6 skin=1 head=oval hair=island:brown brows=worried eyes=normal:dark nose=normal mouth=smile beard=shadow with=hands:goldcup face=crown+8,cheek-4,jaw-6,chin-3,length+7,gap-6,eye-2,open-3,tilt-10,lid+9,slope-9,arch-3,lift-5,nose+6,wide-4,mouth-5,lips-5,ears+7,gaunt+4,deep+9,bags+12,turn-4,gaze+0
xavi kit=barca06/6 skin=2 head=square hair=short:black brows=normal eyes=normal:dark nose=normal mouth=calm beard=shadow with=hands:silvercup,prize:medal face=brow+14,eye-7,jaw+11,cheek+5,wide+6,nose+4,mouth-2,line-12,length-4,lift-6,gap-8,chin+6
carles-puyol kit=barca06/5 skin=2 head=horse hair=longcurls:brown brows=normal eyes=normal:brown nose=normal mouth=shout with=hands:silvercup face=nose+13,hump+11,length+7,brow+6,slope+12,gape+11,deep+8,gaunt+7,jaw+2,mouth+4,lips+4
sergio-ramos kit=realmadrid12/4 skin=3 head=long hair=fade:brown brows=normal eyes=normal:brown nose=normal mouth=smirk beard=full:brown with=tattoo,earrings,hands:silvercup face=arch+14,length+6,nose+7,wide-2,jaw+1,gap-8,eye-2,mouth-1,gaunt+11,brow+4,cheek+4,lid+7
gerard-pique kit=barca/3 skin=2 head=horse hair=-quiff:brown brows=normal eyes=normal:blue nose=normal mouth=smile beard=short:brown with=hands:medal face=length+13,eye+6,brow+11,nose+7,wide-3,jaw-1,mouth+3,temple-5,lift-5
iker-casillas kit=keeperspain/1 skin=2 head=oval hair=messy:black brows=thick eyes=normal:brown nose=normal mouth=beam beard=stubble with=glove:gold,prize:goldcup face=nose+10,brow+14,lift-7,jaw+2,ears+6,length+4,mouth+7,eye-2
fernando-torres kit=liverpool05/9 skin=1 head=heart hair=bob:yellow brows=normal:light eyes=normal:brown nose=normal mouth=calm with=alice:black,freckles,hands:medal face=nose-6,eye+9,jaw-9,chin-12,lips+12,mouth-4,temple-3,slope-12,cheek+3,blush+10,length+3
david-villa kit=spain10/7 skin=2 head=oval hair=fauxhawk:black brows=normal eyes=normal:dark nose=normal mouth=smile beard=soulpatch with=hands:medal face=ears+14,chin+10,jaw-4,nose+9,eye-6,cheek+9,mouth+7,gap-7,line+2,tall-20,brow+7
lamine-yamal kit=barca/19 skin=5 head=oval hair=curlytop:black:yellow brows=normal:black eyes=normal:dark nose=normal mouth=beam with=braces,hands:silvermedal,lights face=eye+3,brow+11,mouth+14,wide+8,lips+7,jaw-7,length+4,crown+5,cheek+3,ears+4,gape+5
pedri kit=barca/8 skin=3 head=wedge hair=fringe:dark brows=joined eyes=normal:dark nose=normal mouth=calm beard=shadow with=hands:specs,lights face=nose+9,brow+6,deep+10,jaw-6,cheek-3,length+4,temple-8,mouth-4,slope-11,ears+6,neck-8,gap-4,gaunt+12
gavi kit=barca/6 skin=2 head=heart hair=-mop:brown brows=normal eyes=normal:brown nose=normal mouth=shout with=lights face=gape+14,slope+14,blush+14,length-8,jaw-8,brow+5,nose+3,eye-3,ears+4
sergio-busquets kit=barca/5 skin=2 head=horse hair=short:black brows=normal eyes=normal:dark nose=normal mouth=serious beard=short with=hands:medal,lights face=length+11,nose+11,temple-8,jaw-4,ears+10,eye-4,brow+7,mouth-3,gap-4,crown+4,hump+3
xabi-alonso kit=realmadrid12/14 skin=2 head=block hair=-short:chestnut brows=normal:brown eyes=normal:brown nose=normal mouth=serious beard=short:auburn with=hands:medal face=jaw+8,edge+14,chin+8,eye-4,brow+6,slope+6,deep+10,nose+7,wide-4,mouth-3,cheek+3,gap-3,length+6,line+3,crown+6,lips-4,tall-12
cesc-fabregas kit=arsenal/4 skin=2 head=oval hair=-curtains:dark brows=normal eyes=normal:brown nose=normal mouth=calm beard=shadow with=hands:medal face=brow+12,nose+9,wide+2,cheek+4,lips+11,mouth-5,jaw+1,eye+1,length+1,lid+11
david-silva kit=mancity/21 skin=3 head=heart hair=shag:dark brows=normal eyes=normal:brown nose=normal mouth=calm beard=stubble with=hands:medal face=tilt+11,jaw-11,chin-10,lid+10,mouth-5,eye-2,nose+4,cheek+4,length-3,tall-5
rodri kit=mancity/16 skin=2 head=horse hair=sidepart:dark brows=thick eyes=normal:brown nose=normal mouth=serious with=hands:ball,prize:silvercup,lights face=nose+11,length+13,brow+6,deep+7,jaw+3,slope-5,eye-4,temple-5,ears+8,mouth-2,lips-2
alvaro-morata kit=spain/7 skin=2 head=horse hair=-sidefade:dark brows=normal eyes=normal:dark nose=normal mouth=serious beard=stubble with=tattoo,hands:silvercup,lights face=nose+14,hump+11,brow+16,lift-6,length+11,deep+10,gap-5,temple-5
david-de-gea kit=keepermanutd/1 skin=1 head=horse hair=messy:brown brows=normal:brown eyes=normal:green nose=normal mouth=calm beard=circle:light with=glove:yellow,lights face=length+14,nose+10,temple-10,jaw-8,chin-8,deep+9,mouth-4,gaunt+10,eye-1,gap-5,tall+2
marc-cucurella kit=chelsea/3 skin=2 head=horse hair=frizz:brown brows=normal eyes=normal:brown nose=normal mouth=shout beard=short with=lights face=gaunt+10,length+13,nose+12,jaw-5,eye+4,temple-9,brow+6,cheek-3,lips+3
nico-williams kit=athletic/10 skin=7 head=heart hair=fallingtwists:sand brows=normal:black eyes=normal:dark nose=normal mouth=beam with=earrings,hands:silvercup,lights face=wide+10,lips+10,eye+4,mouth+14,jaw-6,chin-4,crown+7,cheek+4,arch+6,brow-7
daniel-carvajal kit=realmadrid/2 skin=2 head=block hair=crew:dark brows=normal eyes=normal:brown nose=normal mouth=serious beard=full:dark with=hands:silvercup,lights face=slope+16,jaw+11,neck+13,brow+7,eye-6,line-4,wide+6,length-3
raul kit=realmadrid02/7 skin=3 head=wedge hair=curtains:black brows=normal eyes=normal:dark nose=normal mouth=calm with=hands:shush,prize:silvercup face=nose+14,hump+10,brow+9,length+7,jaw-6,gap-7,eye-2,deep+11,slope-10,gaunt+6,mouth-5,lips-2
marco-asensio kit=realmadrid12/20 skin=2 head=oval hair=-flow:brown brows=normal eyes=normal:green nose=normal mouth=smile beard=stubble with=hands:silvercup,lights face=jaw-7,mouth+14,eye+2,nose+7,cheek+5,brow+7,length+7,ears+9,temple-7
dani-olmo kit=barca/20 skin=1 head=square hair=-fringe:brown brows=flat eyes=normal:brown nose=normal mouth=smile beard=stubble with=hands:watch,lights face=eye-10,open-6,ears+14,nose+9,mouth+9,blush+9,jaw+4,brow-6,gap-4,tall-6
jordi-alba kit=barca/18 skin=2 head=wedge hair=caesar:black brows=normal eyes=normal:dark nose=normal mouth=shout beard=stubble with=hands:silvercup,lights face=gape+14,gaunt+14,nose+11,chin-5,length-3,eye-4,cheek+6,brow+5,ears+7,mouth+6
pep-guardiola kit=barca92/4 skin=2 hair=bald:dark brows=normal:dark eyes=deep:brown mouth=serious beard=short:grey with=furrow,lines face=jaw-6,gaunt+12,nose+10,length+7,ears+6,crown+8,deep+8,mouth-3,eye-2,hump+4
luis-enrique kit=spain94/21 skin=2 hair=fringe:dark eyes=normal:brown mouth=shout with=blood,tape face=gaunt+12,nose+9,brow+7,slope+11,length+5,jaw-3,deep+7,gape+7,gap-4
mikel-arteta kit=arsenal/8 skin=2 hair=-sidepart:black eyes=normal:brown mouth=calm beard=stubble face=line-12,tall+5,brow+14,deep+13,jaw+5,edge+10,lift-6,wide-3,mouth-3,length+2,turn+6
isco kit=realmadrid12/22 skin=3 hair=gelled:black eyes=normal:dark mouth=smile beard=full face=brow+16,cheek+11,ears+10,wide+6,lid+6,length-7,jaw+4,gap-4,line-4
diego-costa kit=chelsea/19 skin=4 hair=crew:black eyes=normal:dark mouth=serious beard=stubble with=furrow,folds,lights face=slope+20,lift-10,brow+14,wide+11,jaw+14,cheek+10,lips+8,deep+11,eye-5,neck+11,length+5
fermin-lopez kit=barca/16 skin=2 hair=-gelled:sand brows=normal:brown eyes=normal:brown mouth=grin with=hands:silvermedal,lights face=ears+16,jaw-10,blush+11,mouth+7,eye-4,nose+4,chin-4,length+2
pau-cubarsi kit=barca/5 skin=2 hair=sweep:brown eyes=normal:brown mouth=calm with=lights face=neck-14,nose+14,wide+5,eye+5,jaw-7,temple-7,length+6,mouth-7,blush+7
ferran-torres kit=barca/7 skin=3 hair=gelled:dark eyes=normal:brown mouth=smirk beard=thinmoustache with=tattoo,earrings,hands:fin,lights face=arch+14,brow+8,lid+6,length+9,jaw+4,chin+5,mouth+6,temple-5,nose+4
emilio-butragueno kit=realmadrid88/7 skin=1 hair=curlyall:light eyes=normal:blue mouth=calm with=hands:boot,tape face=blush+12,mouth-11,jaw-10,chin-6,slope-11,eye+4,nose+4,tall-6
fernando-hierro kit=realmadrid02/4 skin=3 hair=-slick:black eyes=normal:dark mouth=serious with=hands:silvercup face=brow+16,lift-10,jaw+11,chin+10,edge+11,deep+7,wide+5,eye-4,nose+3,tall-11
fernando-morientes kit=realmadrid02/9 skin=2 hair=-combed:dark eyes=normal:brown mouth=smile with=hands:silvercup face=length+16,chin+10,nose+7,gaunt+5,brow+5,temple-5,mouth+4,jaw+2
francisco-gento kit=realmadrid60/11 skin=3 hair=slick:black eyes=normal:dark mouth=smile with=folds,sepia,hands:silvercup face=ears+19,nose+14,gaunt+10,cheek+6,brow+6,length-2,wide+5,mouth+4
thiago-alcantara kit=bayern/6 skin=3 hair=-gelled:black eyes=normal:brown mouth=smile beard=stubble with=lights face=lid+14,length+12,nose+9,brow+6,temple-6,mouth+5,deep+6,jaw-2
victor-valdes kit=keeperbarca/1 skin=2 hair=buzz:dark eyes=normal:brown mouth=serious beard=stubble with=glove:white,prize:medal face=slope+20,deep+13,edge+11,jaw+7,lips-5,mouth-4,brow+6,eye-4
pedro kit=barca06/17 skin=3 hair=-short:dark eyes=normal:brown mouth=grin with=folds,hands:silvercup,prize:medal face=nose+14,wide+10,cheek+14,lips+10,ears+7,length-6,eye-4,lid+5
guti kit=realmadrid02/14 skin=1 hair=bob:yellow brows=normal:sand eyes=normal:blue mouth=smirk with=alice:white face=jaw-11,length+11,nose+9,arch+7,gaunt+6,eye+4,cheek-4,lips+4,chin-3
joaquin kit=betis/17 skin=3 hair=-waves:dark eyes=normal:brown mouth=laugh with=lines face=mouth+19,nose+14,gaunt+10,length+7,ears+7,gape+5,eye-4,brow+4
santi-cazorla kit=arsenal/19 skin=2 hair=crop:dark eyes=normal:brown mouth=beam with=hands:silvermedal face=mouth+20,cheek+14,length-13,eye-6,nose+5,wide+5,ears+6,brow+3
juan-mata kit=manutd/8 skin=2 hair=-messy:dark eyes=normal:blue mouth=smile beard=full:dark with=hands:medal,lights face=eye+7,brow+14,slope-14,nose+6,ears+7,jaw-5,lid+4,length-2
pepe-reina kit=keeperspain/23 skin=2 hair=bald:brown brows=normal:dark eyes=normal:brown mouth=laugh beard=short:brown with=glove:white,prize:medal face=cheek+16,jaw+14,neck+13,crown+10,mouth+11,brow+6,nose+4,wide+4,length-3
jesus-navas kit=sevilla/16 skin=3 hair=crew:light brows=normal:brown eyes=big:blue mouth=calm with=hands:medal face=eye+10,gaunt+15,slope-16,jaw-10,ears+11,neck-14,mouth-6,lips-4,nose+3
cesar-azpilicueta kit=chelsea/28 skin=2 hair=-crew:black eyes=normal:brown mouth=calm beard=stubble with=hands:silvercup,lights face=brow+16,lift-7,deep+13,line-7,gap-6,ears+7,nose+6,jaw+3,length+2,turn-5
mikel-oyarzabal kit=realsociedad/10 skin=2 hair=crop:brown eyes=normal:brown mouth=smile with=hands:silvercup,lights face=length+16,ears+11,temple-6,slope-7,nose+6,mouth+5,eye-3,jaw-2
mikel-merino kit=spain/6 skin=2 hair=-quiff:brown eyes=normal:brown mouth=smile beard=stubble with=hands:flag,lights face=chin+16,length+19,temple-7,nose+7,edge+6,mouth+4,eye-3,brow+3
martin-zubimendi kit=spain/18 skin=2 hair=sweep:dark eyes=normal:brown mouth=calm with=hands:silvermedal,lights face=brow+11,slope-11,jaw-6,ears+10,eye+4,mouth-6,nose+4,length+3
aymeric-laporte kit=spain/24 skin=2 hair=-slick:light eyes=normal:green mouth=serious beard=short:light with=hands:silvermedal,lights face=length+14,jaw+6,nose+7,deep+10,line+7,temple-4,eye-3,wide+3
koke kit=atletico/6 skin=2 hair=caesar:dark eyes=normal:brown mouth=calm beard=stubble with=lights face=wide+19,cheek+10,lips+7,jaw+6,eye-5,line-5,length-4,ears+4
ansu-fati kit=barca/10 skin=7 hair=shortafro:black eyes=normal:dark mouth=beam with=earrings,lights face=jaw-7,wide+14,eye+7,mouth+12,length-5,lips+9,cheek+7,crown+7
fabian-ruiz kit=spain/8 skin=2 hair=curlytop:dark eyes=normal:brown mouth=calm with=hands:silvermedal,lights face=length+13,temple-9,nose+12,jaw-4,ears+7,lid+6,slope-6,mouth-3,neck-4,tall-11,hump+3
gaizka-mendieta kit=valencia/6 skin=1 hair=bob:sand brows=normal:brown eyes=normal:blue mouth=smile face=jaw-7,nose+13,length+12,cheek+7,mouth+8,eye-3,gaunt+10,temple-7
andoni-zubizarreta kit=keeperbarca/1 skin=2 hair=-neat:brown eyes=normal:brown mouth=serious with=glove:white,tape face=jaw+13,chin+11,length+8,nose+8,brow+8,deep+11,lips-5,slope-6,neck+9
santiago-canizares kit=keepervalencia/1 skin=2 hair=spiky:platinum brows=normal:dark eyes=normal:blue mouth=serious beard=goatee:dark with=glove:white face=jaw+4,slope+12,nose+10,deep+12,gaunt+10,length+6,edge+10,tall-4
jose-antonio-reyes kit=sevilla/10 skin=3 hair=-shag:black eyes=normal:dark mouth=smile with=earring face=jaw+2,brow+12,eye-5,cheek+9,nose+7,wide+9,lips+9,length-2,ears+14
luis-suarez-miramontes kit=inter66/10 skin=2 hair=-quiff:black eyes=normal:brown mouth=smile with=sepia,hands:ball,prize:silvermedal face=nose+14,jaw+9,brow+12,cheek+7,length+5,lips-5,line+5,wide+7,slope-9
luis-arconada kit=keeperspain/1 skin=2 hair=-mop:brown eyes=normal:brown mouth=serious with=glove:red,print face=jaw+8,nose+13,brow+10,length+8,cheek+3,deep+12,edge+10,eye-7,gap-7,chin+8
marcos-llorente kit=atletico/14 skin=2 hair=-slick:blond brows=normal:brown eyes=normal:blue mouth=smile with=lights face=jaw+9,edge+14,cheek+9,nose+4,length+6,mouth+9,tall+4,chin+6
dean-huijsen kit=realmadrid/24 skin=2 hair=-quiff:light eyes=normal:blue mouth=calm with=lights face=length+14,jaw+2,nose+7,temple-9,eye-2,neck+5,ears+9,lips+4,brow+5
unai-simon kit=keeperspain/23 skin=2 hair=-slick:brown eyes=normal:brown mouth=serious beard=short with=glove:white,prize:silvermedal,lights face=length+13,jaw+8,nose+10,deep+12,brow+8,temple-6,slope-8
david-raya kit=keeperarsenal/22 skin=2 hair=fade:black eyes=normal:dark mouth=grin beard=full with=glove:white,lights face=brow+14,jaw-4,nose+10,cheek+4,length+6,mouth+8,deep+8,ears+8
iago-aspas kit=spain/17 skin=2 hair=-messy:dark eyes=normal:brown mouth=shout beard=stubble face=nose+12,jaw-8,gape+14,ears+12,length+4,slope-12,brow+8,eye-4
sergi-roberto kit=barca/20 skin=2 hair=-crop:brown eyes=normal:green mouth=smile with=lights face=jaw+4,eye+7,nose+10,ears+14,cheek+6,brow+11,lift-6,mouth+8,chin+5,length-2
bojan-krkic kit=barca06/11 skin=2 hair=-sweep:dark eyes=normal:brown mouth=calm face=jaw-13,eye+6,nose+9,length-9,chin-11,brow+9,ears+11,blush+11
fernando-llorente kit=athletic/9 skin=2 hair=-longwavy:sand brows=normal:brown eyes=normal:blue mouth=smile beard=stubble with=hands:medal face=length+14,jaw+9,nose+9,edge+9,chin+7,mouth+5,temple-5
adama-traore kit=wolves/37 skin=7 hair=cornrows:black eyes=normal:dark mouth=calm beard=chin with=lights face=neck+14,jaw+7,wide+10,lips+7,cheek+5,eye-1,crown+4,length+1
joselu kit=realmadrid/14 skin=2 hair=-crop:dark eyes=normal:brown mouth=beam beard=short with=hands:silvermedal,lights face=length+14,nose+10,jaw+6,brow+10,mouth+10,cheek+4,eye-4,ears+8
pedro-porro kit=tottenham/23 skin=3 hair=-crop:black eyes=normal:dark mouth=calm beard=strip with=tattoo,lights face=jaw-6,nose+8,brow+14,wide+8,ears+12,length+2,lips+8,eye+2
`
