/** Brazil, one footballer a line. */
export const BRAZIL = `
pele kit=brazil70/10 skin=7 head=oval hair=cropped:black brows=normal eyes=normal:dark nose=normal mouth=beam face=crown-6,temple+4,cheek+9,jaw+3,length-5,gap+5,eye+6,open+7,arch+9,lift+7,slope-4,wide+12,mouth+8,lips+8,gaunt-6,turn+4,gaze+10
ronaldo kit=brazil/9 skin=5 head=round hair=wedge:black brows=normal eyes=normal:dark nose=normal mouth=grin with=teeth face=crown+7,wide+12,eye+2,mouth+9,lips+4,lid+5,cheek+12,jaw+4,ears+8,brow-2
ronaldinho kit=barca06/10 skin=5 head=oval hair=bandcurls:black brows=arched eyes=normal:dark nose=normal mouth=laugh beard=goatee with=headband:black,teeth,hands:shaka face=temple-6,jaw-3,length+11,eye+2,open+3,slope-6,arch+9,lift+8,wide+11,mouth+10,lips+10,gaunt+4,gape+4
neymar kit=brazil/10 skin=4 head=oval hair=crest:yellow:dark brows=normal:dark eyes=normal:green nose=normal mouth=smirk beard=strip:dark with=tattoo,earrings face=temple-4,jaw-8,chin-9,length+5,tilt+6,slope+3,arch+8,raise-12,wide+5,mouth+4,lips+4,ears+7,gaunt+4
kaka kit=milan05/22 skin=2 head=oval hair=-short:dark brows=normal eyes=normal:brown nose=normal mouth=smile with=hands:point face=jaw-2,chin+4,length+9,eye+11,open+7,lift+6,brow+3,nose+3,wide-8,mouth+3,cheek-4,line-3,ears+4,temple-3,gaunt+4
rivaldo kit=barca/11 skin=5 head=horse hair=buzzround:black brows=worried eyes=normal:dark nose=normal mouth=calm beard=chin with=lines,hands:ball face=lid+10,slope-10,tilt-8,wide+7,gaunt+11,length+9,bags+9,mouth+3,cheek+3,ears+4,gap-2
roberto-carlos kit=realmadrid02/3 skin=6 head=wide hair=bald:black brows=frown eyes=normal:dark nose=normal mouth=grin face=wide+12,eye+4,slope+6,cheek+10,jaw+8,length-7,crown+3,mouth+7,lips+4,neck+12,brow-3
cafu kit=roma00/2 skin=6 head=round hair=buzzround:black brows=normal eyes=narrow:dark nose=normal mouth=laugh face=wide+10,mouth+12,lips+6,eye-3,cheek+4,length-5,jaw-2,temple-4,crown-4,gape+7,ears+5
romario kit=brazil94/11 skin=5 head=moon hair=buzzround:black brows=normal eyes=normal:dark nose=normal mouth=smirk face=lid+10,wide+11,cheek+7,length-5,mouth+3,lips+6,brow+3,slope-3,eye-2,ears+5,neck+6
marcelo kit=realmadrid12/12 skin=4 head=oval hair=bigafro:dark brows=normal eyes=normal:brown nose=wide mouth=beam beard=stubble with=gap face=mouth+14,cheek+4,jaw-3,wide+6,eye-2,nose+4,length-2,brow+4,gape+4
thiago-silva kit=brazil/3 skin=5 head=oval hair=buzz:black brows=frown eyes=normal:dark nose=normal mouth=calm beard=stubble with=furrow,armband:blue face=length+10,temple-5,brow+3,slope+10,deep+12,wide+8,gaunt+9,lips+7,eye-3,jaw+2,ears+6
david-luiz kit=chelsea/4 skin=3 head=long hair=mane:chestnut brows=thick eyes=big:brown nose=normal mouth=laugh beard=circle:chestnut face=mouth+14,eye+12,nose+12,length+9,open+8,arch+5,lift+4,gape+4,jaw-3
alisson kit=keeperliverpool/1 skin=2 head=block hair=-slick:dark brows=normal eyes=deep:green nose=normal mouth=calm beard=full:chestnut with=glove:white face=length+14,brow+11,deep+13,edge+7,jaw+6,nose+5,wide-3,line+4
ederson kit=keepercity/31 skin=4 head=oval hair=sidefade:black brows=flat eyes=normal:dark nose=normal mouth=grin beard=stubble with=tattoo,glove:yellow face=neck+13,eye-7,arch-11,wide+10,jaw+6,cheek+6,lips+5,length+4
vinicius-junior kit=realmadrid/7 skin=7 head=heart hair=curlytop:black brows=normal eyes=normal:dark nose=normal mouth=beam beard=thinmoustache with=earrings face=eye+3,wide+12,lips+12,mouth+14,jaw-4,chin-3,ears+12,crown+4,cheek+5,gape+6,tall-9
rodrygo kit=realmadrid/11 skin=6 head=egg hair=fade:black brows=normal eyes=normal:dark nose=normal mouth=smile face=ears+16,eye+7,open+5,jaw-11,lips+8,wide+6,length-4,brow-4,lift+6,mouth-3
casemiro kit=realmadrid/14 skin=4 head=horse hair=crew:black brows=normal eyes=normal:dark nose=normal mouth=serious beard=stubble face=length+8,temple-5,crown+6,nose+14,wide+14,deep+8,slope+4,eye-4,lips+5,jaw+3,edge+5,ears+5
roberto-firmino kit=liverpool/9 skin=4 head=oval hair=topknot:black brows=normal eyes=narrow:dark nose=normal mouth=beam beard=circle with=teeth,tattoo face=mouth+20,cheek+7,brow+11,eye-5,length+6,gape+2,lips+5,wide+4,jaw-2
philippe-coutinho kit=liverpool/10 skin=3 head=heart hair=caesar:black brows=normal eyes=normal:dark nose=normal mouth=smile beard=stubble with=tattoo face=jaw-7,temple-5,length+5,nose+10,wide+3,brow+6,slope-5,chin-4,mouth+2,cheek-4,gaunt+7,line-4
hulk kit=porto/12 skin=4 head=boxer hair=buzz:black brows=frown eyes=narrow:dark nose=broad mouth=serious beard=circle face=neck+13,jaw+18,cheek+16,slope+12,wide+9,chin+7,brow+7,edge+7,eye-5,lips+5,length-2
marquinhos kit=psg17/5 skin=4 head=heart hair=curlyfringe:dark brows=normal eyes=normal:brown nose=wide mouth=smile with=hands:silvercup face=brow+12,nose+4,wide+8,jaw-6,length+3,cheek-3,mouth+4,eye+1,lips+4,ears+6,chin-11
richarlison kit=tottenham/9 skin=5 head=heart hair=buzz:yellow brows=normal:black eyes=normal:dark nose=normal mouth=pout face=wide+10,lips+9,jaw-5,ears+9,eye+2,crown+4,brow+2,length+3,mouth-5
gabriel-jesus kit=mancity/9 skin=5 head=oval hair=-crop:black brows=thick eyes=big:dark nose=normal mouth=smile with=hands:phone face=eye+11,brow+16,wide+11,lips+8,arch+6,open+5,jaw-6,length-3
socrates kit=brazil82/8 skin=3 head=horse hair=bush:black brows=normal eyes=deep:dark nose=normal mouth=serious beard=full:black with=headband:white face=nose+11,length+10,temple-7,deep+8,brow+6,gap-4,eye-2,gaunt+6
zico kit=brazil82/10 skin=3 head=long hair=shag:sand brows=normal:brown eyes=narrow:brown nose=normal mouth=smile face=nose+12,hump+13,jaw-4,length+4,eye-6,mouth+8,cheek+2,chin+4,gap-3
raphinha kit=barca/11 skin=4 head=long hair=fauxhawk:brown:black brows=normal:black eyes=normal:dark nose=normal mouth=grin beard=strip:black face=nose+8,length+13,jaw-7,brow+8,mouth+12,gaunt+6,ears+9,temple-8,chin-4
dani-alves kit=barca/2 skin=4 hair=mohawk:black eyes=normal:green mouth=beam beard=stubble with=tattoo,earrings,tongue face=ears+14,gaunt+6,mouth+8,eye+4,brow+4,cheek+4,jaw-3,wide+5
garrincha kit=brazil70/7 skin=5 hair=crew:black eyes=normal:dark mouth=beam with=sepia face=cheek+12,jaw+9,length-6,wide+9,brow+9,line-8,lips+6,mouth+8,neck+9,chin+5,eye-3
eder-militao kit=realmadrid/3 skin=6 hair=fade:black eyes=normal:dark mouth=calm beard=circle with=tattoo,slit face=lid+14,wide+11,lips+8,jaw+7,crown+10,ears+5,cheek+2,slope-5
endrick kit=realmadrid/16 skin=7 hair=fade:black eyes=normal:dark mouth=grin face=wide+11,cheek+19,neck+13,length-11,lips+8,jaw+6,crown+5,mouth+4,eye-2
estevao kit=chelsea/41 skin=5 hair=curlytop:black eyes=normal:brown mouth=beam face=eye+7,length-10,jaw-11,chin-7,ears+11,crown+10,mouth+6,wide+6,lips+5,tall-11
adriano-1982 kit=inter/10 skin=5 hair=buzz:black eyes=normal:dark mouth=serious face=neck+13,jaw+19,cheek+11,wide+11,lips+8,lid+10,slope-6,eye-3
bebeto kit=brazil94/7 skin=3 hair=curlyall:dark eyes=normal:brown mouth=grin with=hands:cradle face=jaw-11,chin-7,slope-10,eye+5,length-4,mouth+6,nose+4,tall-10,neck-6
dunga kit=brazil94/8 skin=2 hair=flattop:brown eyes=normal:blue mouth=shout with=furrow,hands:goldcup face=slope+20,jaw+11,edge+11,chin+6,deep+10,gape+11,ears+7,tall-6,line-3
jairzinho kit=brazil70/17 skin=6 hair=afro:black eyes=normal:dark mouth=smile face=neck+11,wide+11,cheek+10,lips+8,gaunt+5,brow-4,tall+4,eye-3
rivelino kit=brazil82/11 skin=3 hair=mop:black eyes=normal:dark mouth=smile beard=walrus face=wide+11,nose+7,slope-7,cheek+7,lid+6,brow+7,jaw+3,eye-3
carlos-alberto-torres kit=brazil70/4 skin=5 hair=cropped:black eyes=normal:dark mouth=laugh with=hands:goldcup face=jaw+10,edge+10,mouth+14,wide+7,length+5,cheek+4,lips+3,brow+4
dida kit=keepermilan/1 skin=8 hair=bald:black eyes=normal:dark mouth=calm with=glove:white face=length+20,temple-10,crown+11,lid+11,wide+7,lips+6,neck-5,jaw-3,ears+4
maicon kit=brazil/2 skin=6 hair=stubbled:black eyes=normal:dark mouth=shout face=gape+14,wide+11,jaw+11,neck+13,crown+6,slope+6,cheek+5,lips+5
lucio kit=inter/6 skin=5 hair=stubbled:black eyes=normal:dark mouth=serious face=length+19,gaunt+14,ears+11,nose+7,temple-5,deep+7,slope+5,wide+5,crown+5
juninho-pernambucano kit=lyon/8 skin=4 hair=crew:black eyes=normal:brown mouth=smile face=ears+19,nose+11,brow+7,wide+5,line-6,deep+5,jaw-4,length+2
rai kit=psg94/10 skin=4 hair=curlytop:black eyes=normal:brown mouth=smile face=length+14,edge+11,jaw+6,brow+10,deep+7,mouth+5,nose+4,tall-10
leonardo kit=brazil94/16 skin=2 hair=-sidepart:dark eyes=normal:brown mouth=smile face=eye+11,open+5,jaw-7,length+6,nose+4,wide-5,mouth+6,slope-5,line-4
antony kit=betis/7 skin=5 hair=crop:yellow brows=normal:black eyes=normal:dark mouth=calm with=tattoo,earrings face=wide+7,jaw-7,gaunt+6,eye-2,lips+5,nose+4,length+3,chin-4
lucas-paqueta kit=westham/10 skin=4 hair=sidefade:black eyes=normal:brown mouth=grin beard=strip with=tattoo face=mouth+8,nose+5,jaw-2,brow+4,eye+1,length+3,ears+5,cheek+2
bruno-guimaraes kit=newcastle/39 skin=4 hair=fade:black eyes=normal:brown mouth=beam beard=full face=cheek+5,brow+6,jaw+2,wide+5,mouth+8,length-1,nose+3,gap-2,eye-1
gabriel kit=arsenal/6 skin=6 hair=buzzround:black eyes=normal:dark mouth=serious beard=full face=jaw+8,edge+8,slope+5,wide+9,neck+10,lips+5,cheek+4,length+3,eye-2
gabriel-martinelli kit=arsenal/11 skin=3 hair=crop:black eyes=normal:dark mouth=smile face=brow+6,jaw-4,wide+5,eye+1,lips+3,ears+5,length-1,line-5,cheek+3,turn-6
matheus-cunha kit=wolves/10 skin=5 hair=crop:light brows=normal:black eyes=normal:brown mouth=calm beard=short:black face=wide+6,nose+3,jaw+1,lips+4,brow+4,length+2,cheek+2,eye-1
willian kit=chelsea/22 skin=4 hair=afro:black eyes=normal:brown mouth=smile beard=goatee face=jaw-8,wide+6,nose+5,cheek+3,length+2,lips+4,eye-2,chin-6,tall-5,gaunt+5,brow-3
oscar kit=chelsea/8 skin=2 hair=-sweep:dark eyes=normal:brown mouth=smile face=jaw-8,ears+12,nose+5,length+6,eye+2,mouth+2,neck-12,temple-6,chin-6
fernandinho kit=mancity/25 skin=7 hair=bald:black eyes=normal:dark mouth=laugh face=wide+9,mouth+9,cheek+7,jaw-3,crown+8,gape+6,length-4,eye-3,ears+8
gilberto-silva kit=arsenal04/19 skin=6 hair=cropped:black eyes=normal:dark mouth=calm face=length+7,wide+7,gaunt+5,lips+4,jaw-1,lid+4,cheek+3,temple-3
joao-pedro kit=chelsea/20 skin=5 hair=crop:blond brows=normal:black eyes=normal:dark mouth=calm beard=thinmoustache:black with=tattoo face=jaw-3,wide+6,lips+5,lid+6,length+3,eye-1,cheek+2
claudio-taffarel kit=keeperbrazil/1 skin=2 hair=-mop:blond brows=normal:brown eyes=normal:blue mouth=smile with=hands:pray face=jaw+6,cheek+7,nose+4,eye-4,chin+4,mouth+4,blush+6,length+1
paulo-roberto-falcao kit=roma/5 skin=2 hair=curlyall:blond brows=normal:brown eyes=normal:blue mouth=shout face=nose+6,jaw-3,gape+10,length+4,deep+6,tall-5,gaunt+5,slope-5
mario-zagallo kit=brazil70/13 skin=3 hair=receding:dark eyes=normal:dark mouth=smile with=sepia face=nose+8,wide+3,ears+7,cheek+3,crown+5,eye-3,length-1,jaw-2,lips-3
alexandre-pato kit=milan/7 skin=3 hair=-fringe:black eyes=normal:brown mouth=beam with=hands:heart face=jaw-4,ears+6,mouth+8,nose+3,eye+1,brow+4,length+2,cheek+3
lucas-moura kit=tottenham/27 skin=5 hair=fade:black eyes=normal:dark mouth=shout with=tattoo face=jaw-4,wide+5,length-2,gape+10,ears+6,nose+3,eye+1,brow+4
fabinho kit=liverpool/3 skin=4 hair=crew:black eyes=normal:dark mouth=smile beard=stubble face=length+11,temple-6,nose+6,jaw-2,wide+4,neck-4,ears+5,lips+4,mouth+3
filipe-luis kit=atletico/3 skin=3 hair=-caesar:dark eyes=normal:brown mouth=calm beard=short face=length+7,nose+7,jaw-3,gaunt+6,brow+5,deep+6,slope-5,temple-4
`
