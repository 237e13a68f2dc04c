/** Brazil, one footballer a line. */
export const BRAZIL = `
pele kit=brazil70/10 skin=7 head=oval hair=cropped:black brows=normal eyes=normal:dark nose=normal mouth=beam face=crown-6,temple+4,cheek+9,jaw+3,length-5,gap+5,eye+6,open+7,arch+9,lift+7,slope-4,wide+12,mouth+8,lips+8,gaunt-6,turn+4,gaze+10
ronaldo kit=brazil/9 skin=5 head=round hair=wedge:black brows=normal eyes=normal:dark nose=normal mouth=grin with=teeth face=crown+7,wide+9,eye+2,mouth+7,lips+4,lid+5,cheek+8,jaw+4,ears+5,brow-2
ronaldinho kit=barca06/10 skin=5 head=oval hair=bandcurls:black brows=arched eyes=normal:dark nose=normal mouth=laugh beard=goatee with=headband:black,teeth face=temple-6,jaw-3,length+11,eye+2,open+3,slope-6,arch+9,lift+8,wide+11,mouth+10,lips+10,gaunt+4,gape+4
neymar kit=brazil/10 skin=4 head=oval hair=crest:yellow:dark brows=normal:dark eyes=normal:green nose=normal mouth=smirk beard=strip:dark with=tattoo,earrings face=temple-4,jaw-8,chin-9,length+5,tilt+6,slope+3,arch+8,raise-12,wide+5,mouth+4,lips+4,ears+7,gaunt+4
kaka kit=milan05/22 skin=2 head=oval hair=-short:dark brows=normal eyes=normal:brown nose=normal mouth=smile face=jaw+2,chin+4,length+4,eye+5,open+4,lift+3,brow+2,nose+2,wide-4,mouth+2,cheek-3,line-2,ears+3
rivaldo kit=barca/11 skin=5 head=horse hair=buzzround:black brows=worried eyes=normal:dark nose=normal mouth=calm beard=chin with=lines face=lid+10,slope-10,tilt-8,wide+7,gaunt+11,length+9,bags+9,mouth+3,cheek+3,ears+4,gap-2
roberto-carlos kit=realmadrid02/3 skin=6 head=wide hair=bald:black brows=frown eyes=normal:dark nose=normal mouth=grin face=wide+12,eye+4,slope+6,cheek+10,jaw+8,length-7,crown+3,mouth+7,lips+4,neck+12,brow-3
cafu kit=roma00/2 skin=6 head=oval hair=shortafro:black brows=normal eyes=narrow:dark nose=normal mouth=laugh face=wide+11,mouth+12,lips+7,eye-3,cheek+5,length+4,jaw-3,gaunt+4,gape+5
romario kit=barca/10 skin=5 head=moon hair=buzzround:black brows=normal eyes=normal:dark nose=normal mouth=smirk face=lid+10,wide+11,cheek+7,length-5,mouth+3,lips+6,brow+3,slope-3,eye-2,ears+5,neck+6
marcelo kit=realmadrid12/12 skin=4 head=oval hair=bush:black brows=normal eyes=normal:brown nose=wide mouth=grin beard=short with=gap face=cheek+4,wide+8,eye+2,mouth+9,brow+2,length-1,jaw-3,ears+3
thiago-silva kit=psg/2 skin=6 head=oval hair=fade:black brows=frown eyes=normal:dark nose=normal mouth=calm beard=short with=furrow face=length+8,temple-5,brow+3,slope+8,deep+9,wide+8,gaunt+6,lips+5,eye-3,jaw+2
david-luiz kit=chelsea/4 skin=3 head=long hair=mane:chestnut brows=thick eyes=big:brown nose=normal mouth=laugh beard=circle:chestnut face=eye+8,open+7,nose+8,length+8,mouth+9,jaw-3,arch+6,lift+5,gape+5
alisson kit=keeperyellow/1 skin=2 head=block hair=-slick:dark brows=normal eyes=deep:green nose=normal mouth=calm beard=full:chestnut face=brow+8,jaw+6,length+8,deep+9,nose+4,wide-3,eye-1,tall+3,mouth-2
ederson kit=keeperpink/31 skin=4 head=oval hair=sidefade:black brows=flat eyes=normal:dark nose=normal mouth=smirk beard=stubble with=tattoo face=eye-5,open-4,arch-8,jaw+4,wide+7,length+4,cheek+4,neck+9,lips+4
vinicius-junior kit=realmadrid/7 skin=7 head=heart hair=fallingtwists:dark brows=normal eyes=normal:dark nose=normal mouth=laugh beard=thinmoustache:black with=earrings face=eye+4,wide+12,lips+13,mouth+13,jaw-4,chin-4,gape+8,cheek+5,crown+3,gaunt-2
rodrygo kit=brazil/21 skin=6 head=egg hair=fade:black brows=normal eyes=normal:dark nose=normal mouth=smile face=eye+5,open+5,wide+7,lips+7,mouth-2,brow-3,lift+5,ears+6,jaw-8
casemiro kit=manutd/18 skin=5 head=boxer hair=crew:black brows=normal eyes=normal:dark nose=normal mouth=serious beard=short face=jaw+12,chin+8,edge+8,wide+10,brow+6,slope+5,deep+8,eye-5,neck+10,lips+4,line-3
roberto-firmino kit=liverpool/9 skin=4 head=oval hair=bun:black brows=normal eyes=narrow:dark nose=normal mouth=beam beard=short with=tattoo face=mouth+13,eye-4,cheek+6,length+5,brow+8,jaw-2,lips+4,wide+5,tilt+4
philippe-coutinho kit=liverpool/10 skin=3 head=heart hair=curlytop:black brows=joined eyes=normal:dark nose=normal mouth=smile with=tattoo face=jaw-6,eye+2,nose+3,wide+3,brow+6,slope-4,chin-4,mouth+1,cheek-2,lips+3
hulk kit=porto/12 skin=4 head=boxer hair=buzz:black brows=frown eyes=narrow:dark nose=broad mouth=serious beard=circle face=jaw+13,cheek+10,chin+8,neck+14,brow+8,slope+10,eye-6,wide+9,length-2,lips+5,edge+8
marquinhos kit=psg17/5 skin=4 head=heart hair=curlyfringe:dark brows=normal eyes=normal:brown nose=wide mouth=smile face=brow+9,nose+4,wide+6,jaw-6,length+3,cheek-3,mouth+4,eye+1,lips+4,ears+3
richarlison kit=tottenham/9 skin=5 head=heart hair=buzz:yellow brows=normal:black eyes=normal:dark nose=normal mouth=pout face=wide+10,lips+9,jaw-5,ears+9,eye+2,crown+4,brow+2,length+3,mouth-5
gabriel-jesus kit=arsenal/9 skin=5 head=oval hair=-crop:black brows=thick eyes=big:dark nose=normal mouth=smile with=tattoo face=brow+10,eye+6,open+5,wide+9,lips+8,arch+5,jaw-4,cheek-2
socrates kit=brazil82/8 skin=3 head=horse hair=bush:black brows=normal eyes=deep:dark nose=normal mouth=serious beard=full:black with=headband:white face=nose+11,length+10,temple-7,deep+8,brow+6,gap-4,eye-2,gaunt+6
zico kit=brazil82/10 skin=3 head=long hair=shag:sand brows=normal:brown eyes=narrow:brown nose=normal mouth=smile face=nose+9,hump+9,jaw-4,length+4,eye-4,mouth+6,cheek+2,chin+4,gap-3
raphinha kit=barca/11 skin=4 head=long hair=fauxhawk:brown:black brows=normal:black eyes=normal:dark nose=normal mouth=grin beard=strip:black face=nose+8,length+9,jaw-7,brow+8,mouth+8,gaunt+6,ears+5,temple-5,chin-4
`
