/** Brazil, one footballer a line. */
export const BRAZIL = `
pele kit=brazil70/10 skin=7 head=oval hair=cropped:black brows=normal eyes=normal:dark nose=normal mouth=beam with=hands:goldcup,print face=crown-6,temple+4,cheek+9,jaw+3,length-5,gap+5,eye+6,open+7,arch+9,lift+7,slope-4,wide+12,mouth+8,lips+8,gaunt-6,turn+4,gaze+10
ronaldo kit=brazil/9 skin=5 head=round hair=wedge:black brows=normal eyes=normal:dark nose=normal mouth=grin with=teeth,hands:goldcup,prize:ball face=crown+7,wide+12,eye+2,mouth+9,lips+4,lid+5,cheek+12,jaw+4,ears+8,brow-2
ronaldinho kit=barca06/10 skin=5 head=oval hair=bandcurls:black brows=arched eyes=normal:dark nose=normal mouth=laugh beard=goatee with=headband:black,teeth,hands:shaka face=temple-6,jaw-3,length+11,eye+2,open+3,slope-6,arch+9,lift+8,wide+11,mouth+10,lips+10,gaunt+4,gape+4
neymar kit=brazil/10 skin=4 head=oval hair=crest:yellow:dark brows=normal:dark eyes=normal:green nose=normal mouth=smirk beard=strip:dark with=tattoo,earrings,hands:silvercup,lights face=temple-5,jaw-10,chin-11,length+6,tilt+7,slope+4,arch+10,raise-14,wide+6,mouth+5,lips+5,ears+8,gaunt+5,nose+5
kaka kit=milan05/22 skin=2 head=oval hair=-short:dark brows=normal eyes=normal:brown nose=normal mouth=smile with=hands:point face=jaw-2,chin+5,length+11,eye+14,open+9,lift+7,brow+4,nose+4,wide-10,mouth+4,cheek-5,line-3,ears+5,temple-4,gaunt+5
rivaldo kit=barca/11 skin=5 head=horse hair=buzzround:black brows=worried eyes=normal:dark nose=normal mouth=calm beard=chin with=lines,hands:ball,prize:medal face=lid+10,slope-10,tilt-8,wide+7,gaunt+11,length+9,bags+9,mouth+3,cheek+3,ears+4,gap-2
roberto-carlos kit=realmadrid02/3 skin=6 head=wide hair=bald:black brows=frown eyes=normal:dark nose=normal mouth=grin with=hands:medal face=wide+12,eye+4,slope+6,cheek+10,jaw+8,length-7,crown+3,mouth+7,lips+4,neck+12,brow-3
cafu kit=roma00/2 skin=6 head=round hair=buzzround:black brows=normal eyes=narrow:dark nose=normal mouth=grin with=hands:goldcup face=wide+12,mouth+14,lips+7,eye-4,cheek+5,length-6,jaw-2,temple-5,crown-5,gape+9,ears+6
romario kit=brazil94/11 skin=5 head=moon hair=buzzround:black brows=normal eyes=normal:dark nose=normal mouth=smirk with=hands:medal,prize:boot,tape face=lid+12,wide+14,cheek+9,length-6,mouth+4,lips+7,brow+4,slope-4,eye-2,ears+6,neck+7
marcelo kit=realmadrid12/12 skin=4 head=oval hair=bigafro:dark brows=normal eyes=normal:brown nose=wide mouth=beam beard=stubble with=gap,hands:silvercup face=mouth+14,cheek+6,jaw-4,wide+9,eye-3,nose+6,length-3,brow+6,gape+6
thiago-silva kit=brazil/3 skin=5 head=oval hair=buzz:black brows=frown eyes=normal:dark nose=normal mouth=calm beard=stubble with=furrow,armband:blue,prize:copamedal face=length+10,temple-5,brow+3,slope+10,deep+12,wide+8,gaunt+9,lips+7,eye-3,jaw+2,ears+6
david-luiz kit=chelsea/4 skin=3 head=long hair=mane:chestnut brows=thick eyes=big:brown nose=normal mouth=laugh beard=circle:chestnut face=mouth+14,eye+12,nose+12,length+9,open+8,arch+5,lift+4,gape+4,jaw-3
alisson kit=keeperliverpool/1 skin=2 head=block hair=-slick:dark brows=normal eyes=deep:green nose=normal mouth=calm beard=full:chestnut with=glove:white,lights,prize:copamedal face=length+14,brow+11,deep+13,edge+7,jaw+6,nose+5,wide-3,line+4
ederson kit=keepercity/31 skin=4 head=oval hair=sidefade:black brows=flat eyes=normal:dark nose=normal mouth=grin beard=stubble with=tattoo,glove:yellow,lights face=neck+13,eye-7,arch-11,wide+10,jaw+6,cheek+6,lips+5,length+4
vinicius-junior kit=realmadrid/7 skin=7 head=heart hair=curlytop:black brows=normal eyes=normal:dark nose=normal mouth=beam beard=thinmoustache with=earrings,hands:silvercup,phone face=eye+3,wide+12,lips+12,mouth+14,jaw-4,chin-3,ears+12,crown+4,cheek+5,gape+6,tall-9
rodrygo kit=realmadrid/11 skin=6 head=egg hair=fade:black brows=normal eyes=normal:dark nose=normal mouth=smile with=phone,hands:clubmedal face=ears+16,eye+7,open+5,jaw-11,lips+8,wide+6,length-4,brow-4,lift+6,mouth-3
casemiro kit=realmadrid/14 skin=4 head=horse hair=crew:black brows=normal eyes=normal:dark nose=normal mouth=serious beard=stubble with=hands:silvercup,lights face=length+8,temple-5,crown+6,nose+14,wide+14,deep+8,slope+4,eye-4,lips+5,jaw+3,edge+5,ears+5
roberto-firmino kit=liverpool/9 skin=4 head=oval hair=topknot:black brows=normal eyes=narrow:dark nose=normal mouth=beam beard=circle with=teeth,tattoo,lights,hands:copamedal face=mouth+20,cheek+7,brow+11,eye-5,length+6,gape+2,lips+5,wide+4,jaw-2
philippe-coutinho kit=liverpool/10 skin=3 head=heart hair=caesar:black brows=normal eyes=normal:dark nose=normal mouth=smile beard=stubble with=tattoo,lights,hands:copamedal face=jaw-10,temple-7,length+7,nose+14,wide+4,brow+9,slope-7,chin-6,mouth+3,cheek-6,gaunt+10,line-4
hulk kit=porto/12 skin=4 head=boxer hair=buzz:black brows=frown eyes=narrow:dark nose=broad mouth=serious beard=circle with=hands:uefamedal face=neck+13,jaw+18,cheek+16,slope+12,wide+9,chin+7,brow+7,edge+7,eye-5,lips+5,length-2
marquinhos kit=psg17/5 skin=4 head=heart hair=curlyfringe:dark brows=normal eyes=normal:brown nose=wide mouth=smile with=hands:silvercup,lights face=brow+12,nose+4,wide+8,jaw-6,length+3,cheek-3,mouth+4,eye+1,lips+4,ears+6,chin-11
richarlison kit=tottenham/9 skin=5 head=heart hair=buzz:yellow:black brows=normal:black eyes=normal:dark nose=normal mouth=pout with=hands:copamedal,lights face=wide+12,lips+11,jaw-6,ears+11,eye+2,crown+5,brow+2,length+4,mouth-6
gabriel-jesus kit=mancity/9 skin=5 head=oval hair=-crop:black brows=thick eyes=big:dark nose=normal mouth=smile with=hands:phone,lights face=eye+11,brow+16,wide+11,lips+8,arch+6,open+5,jaw-6,length-3
socrates kit=brazil82/8 skin=3 head=horse hair=bush:black brows=normal eyes=deep:dark nose=normal mouth=serious beard=full:black with=headband:white,print face=nose+13,length+12,temple-8,deep+10,brow+7,gap-5,eye-2,gaunt+7
zico kit=brazil82/10 skin=3 head=long hair=shag:sand brows=normal:brown eyes=narrow:brown nose=normal mouth=smile with=print face=nose+12,hump+13,jaw-4,length+4,eye-6,mouth+8,cheek+2,chin+4,gap-3
raphinha kit=barca/11 skin=4 head=long hair=curlytop:black brows=normal:black eyes=normal:dark nose=normal mouth=grin beard=strip:black with=lights face=nose+8,length+13,jaw-7,brow+8,mouth+12,gaunt+6,ears+9,temple-8,chin-4,tall-10
dani-alves kit=barca/2 skin=4 hair=mohawk:black eyes=normal:green mouth=beam beard=stubble with=tattoo,earrings,tongue face=ears+14,gaunt+7,mouth+10,eye+5,brow+5,cheek+5,jaw-4,wide+6
garrincha kit=brazil70/7 skin=5 hair=crew:black eyes=normal:dark mouth=beam with=sepia,hands:medal face=cheek+12,jaw+9,length-6,wide+9,brow+9,line-8,lips+6,mouth+8,neck+9,chin+5,eye-3
eder-militao kit=realmadrid/3 skin=6 hair=fade:black eyes=normal:dark mouth=calm beard=circle with=tattoo,slit,hands:copamedal,lights face=lid+14,wide+11,lips+8,jaw+7,crown+10,ears+5,cheek+2,slope-5
endrick kit=realmadrid/16 skin=7 hair=fade:black eyes=normal:dark mouth=grin with=phone face=wide+11,cheek+19,neck+13,length-11,lips+8,jaw+6,crown+5,mouth+4,eye-2
estevao kit=chelsea/41 skin=5 hair=curlytop:black eyes=normal:brown mouth=beam with=phone face=eye+7,length-10,jaw-11,chin-7,ears+11,crown+10,mouth+6,wide+6,lips+5,tall-11
adriano-1982 kit=inter/10 skin=5 hair=buzz:black eyes=normal:dark mouth=serious with=hands:copamedal face=neck+13,jaw+19,cheek+11,wide+11,lips+8,lid+10,slope-6,eye-3
bebeto kit=brazil94/7 skin=3 hair=curlyall:dark eyes=normal:brown mouth=grin with=hands:cradle,tape face=jaw-14,chin-9,slope-12,eye+6,length-5,mouth+7,nose+5,tall-10,neck-7
dunga kit=brazil94/8 skin=2 hair=flattop:brown eyes=normal:blue mouth=shout with=furrow,hands:goldcup,tape face=slope+20,jaw+11,edge+11,chin+6,deep+10,gape+11,ears+7,tall-6,line-3
jairzinho kit=brazil70/17 skin=6 hair=afro:black eyes=normal:dark mouth=smile with=hands:goldcup,print face=neck+11,wide+11,cheek+10,lips+8,gaunt+5,brow-4,tall+4,eye-3
rivelino kit=brazil82/11 skin=3 hair=mop:black eyes=normal:dark mouth=smile beard=walrus with=hands:medal,print face=wide+14,nose+10,slope-10,cheek+10,lid+8,brow+10,jaw+4,eye-4
carlos-alberto-torres kit=brazil70/4 skin=5 hair=cropped:black eyes=normal:dark mouth=laugh with=hands:goldcup,print face=jaw+10,edge+10,mouth+14,wide+7,length+5,cheek+4,lips+3,brow+4
dida kit=keepermilan/1 skin=8 hair=bald:black eyes=normal:dark mouth=calm with=glove:white,prize:medal face=length+20,temple-10,crown+11,lid+11,wide+7,lips+6,neck-5,jaw-3,ears+4
maicon kit=brazil/2 skin=6 hair=stubbled:black eyes=normal:dark mouth=shout with=hands:copamedal face=gape+14,wide+11,jaw+11,neck+13,crown+6,slope+6,cheek+5,lips+5
lucio kit=inter/6 skin=5 hair=stubbled:black eyes=normal:dark mouth=serious with=hands:medal face=length+19,gaunt+14,ears+11,nose+7,temple-5,deep+7,slope+5,wide+5,crown+5
juninho-pernambucano kit=lyon/8 skin=4 hair=crew:black eyes=normal:brown mouth=smile face=ears+19,nose+11,brow+7,wide+5,line-6,deep+5,jaw-4,length+2
rai kit=psg94/10 skin=4 hair=curlytop:black eyes=normal:brown mouth=smile with=hands:medal,tape face=length+14,edge+11,jaw+6,brow+10,deep+7,mouth+5,nose+4,tall-10
leonardo kit=brazil94/16 skin=2 hair=-sidepart:dark eyes=normal:brown mouth=smile with=hands:medal,tape face=eye+14,open+7,jaw-10,length+9,nose+6,wide-7,mouth+9,slope-7,line-4
antony kit=betis/7 skin=5 hair=crop:yellow:black brows=normal:black eyes=normal:dark mouth=calm with=tattoo,earrings,phone face=wide+12,jaw-12,gaunt+10,eye-3,lips+9,nose+7,length+5,chin-7
lucas-paqueta kit=westham/10 skin=4 hair=sidefade:black eyes=normal:brown mouth=grin beard=strip with=tattoo,hands:copamedal,lights face=mouth+14,nose+10,jaw-4,brow+8,eye+2,length+6,ears+10,cheek+4
bruno-guimaraes kit=newcastle/39 skin=4 hair=fade:black eyes=normal:brown mouth=beam beard=full with=lights,armband:yellow face=cheek+9,brow+11,jaw+4,wide+9,mouth+14,length-2,nose+5,gap-4,eye-2
gabriel kit=arsenal/6 skin=6 hair=buzzround:black eyes=normal:dark mouth=serious beard=full with=lights face=jaw+10,edge+10,slope+6,wide+12,neck+13,lips+6,cheek+5,length+4,eye-3
gabriel-martinelli kit=arsenal/11 skin=3 hair=crop:black eyes=normal:dark mouth=smile with=phone face=brow+13,jaw-9,wide+11,eye+2,lips+6,ears+11,length-2,line-5,cheek+6,turn-6
matheus-cunha kit=wolves/10 skin=5 hair=crop:light:black brows=normal:black eyes=normal:brown mouth=calm beard=short:black with=lights face=wide+14,nose+7,jaw+2,lips+10,brow+10,length+5,cheek+5,eye-2
willian kit=chelsea/22 skin=4 hair=afro:black eyes=normal:brown mouth=smile beard=goatee with=hands:copamedal,lights face=jaw-14,wide+10,nose+9,cheek+5,length+3,lips+7,eye-3,chin-10,tall-5,gaunt+9,brow-5
oscar kit=chelsea/8 skin=2 hair=-sweep:dark eyes=normal:brown mouth=smile with=lights,hands:uefamedal face=jaw-8,ears+12,nose+5,length+6,eye+2,mouth+2,neck-12,temple-6,chin-6
fernandinho kit=mancity/25 skin=7 hair=bald:black eyes=normal:dark mouth=smile with=hands:copamedal face=wide+12,mouth+12,cheek+9,jaw-4,crown+11,gape+8,length-5,eye-4,ears+11
gilberto-silva kit=arsenal04/19 skin=6 hair=cropped:black eyes=normal:dark mouth=calm with=hands:medal face=length+13,wide+13,gaunt+9,lips+7,jaw-2,lid+7,cheek+5,temple-5
joao-pedro kit=chelsea/20 skin=5 hair=crop:blond:black brows=normal:black eyes=normal:dark mouth=calm beard=thinmoustache:black with=tattoo,phone face=jaw-6,wide+12,lips+10,lid+12,length+6,eye-2,cheek+4
claudio-taffarel kit=keeperbrazil/1 skin=2 hair=-mop:blond brows=normal:brown eyes=normal:blue mouth=smile with=hands:pray,tape face=jaw+12,cheek+14,nose+8,eye-8,chin+8,mouth+8,blush+12,length+2
paulo-roberto-falcao kit=roma/5 skin=2 hair=curlyall:blond brows=normal:brown eyes=normal:blue mouth=shout with=print face=nose+12,jaw-6,gape+14,length+8,deep+12,tall-5,gaunt+10,slope-10
mario-zagallo kit=brazil70/13 skin=3 hair=receding:dark eyes=normal:dark mouth=smile with=sepia,hands:medal face=nose+14,wide+5,ears+12,cheek+5,crown+9,eye-5,length-2,jaw-3,lips-5
alexandre-pato kit=milan/7 skin=3 hair=-fringe:black eyes=normal:brown mouth=beam with=hands:heart,lights face=jaw-8,ears+12,mouth+14,nose+6,eye+2,brow+8,length+4,cheek+6
lucas-moura kit=tottenham/27 skin=5 hair=fade:black eyes=normal:dark mouth=shout with=tattoo,lights face=jaw-9,wide+12,length-5,gape+14,ears+14,nose+7,eye+2,brow+9
fabinho kit=liverpool/3 skin=4 hair=crew:black eyes=normal:dark mouth=smile beard=stubble with=lights,hands:clubmedal face=length+14,temple-9,nose+9,jaw-3,wide+6,neck-6,ears+8,lips+6,mouth+5
filipe-luis kit=atletico/3 skin=3 hair=-caesar:dark eyes=normal:brown mouth=calm beard=short with=hands:copamedal face=length+12,nose+12,jaw-5,gaunt+10,brow+9,deep+10,slope-9,temple-7
`
