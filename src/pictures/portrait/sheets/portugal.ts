/** Portugal, one footballer a line. */
export const PORTUGAL = `
cristiano-ronaldo kit=portugal/7 skin=3 head=oval hair=gelled:black brows=normal eyes=normal:brown nose=normal mouth=grin with=earrings,dimples,dimple face=temple-6,cheek+1,jaw+7,chin+8,length+10,edge+10,gaunt+6,gap-4,open-3,tilt+7,lid+4,brow+7,slope+7,arch+6,lift-4,mouth+5,lips-2,deep+6,turn-5,gaze+0
luis-figo kit=realmadrid02/10 skin=3 head=square hair=slick:black brows=normal eyes=normal:dark nose=normal mouth=calm beard=stubble with=hands:ball face=brow+12,lift-6,deep+9,jaw+5,nose+7,wide+3,lips+4,length+6,cheek+2,lid+4,slope-4
eusebio kit=benfica62/10 skin=7 head=oval hair=cropped:black brows=normal eyes=normal:dark nose=normal mouth=smile with=hands:ball,sepia face=cheek+6,wide+13,jaw+4,lid+7,lips+8,mouth+4,length+1,slope-5,brow+3,tall-4,nose+2,crown+3
bernardo-silva kit=mancity/20 skin=2 head=heart hair=bob:dark brows=joined eyes=normal:green nose=normal mouth=smile beard=full:dark face=jaw-9,chin-3,brow+12,eye+3,nose+8,mouth+8,length-1,ears+10,temple-3,deep+5
bruno-fernandes kit=manutd/8 skin=2 head=horse hair=fringe:dark brows=normal eyes=normal:brown nose=normal mouth=shout beard=short with=hands:ears face=nose+12,length+8,slope+12,gaunt+9,jaw-2,mouth+5,brow+5,gape+13,eye-3,deep+6,ears+5
pepe kit=realmadrid12/3 skin=4 head=block hair=stubbled:black brows=normal eyes=normal:dark nose=normal mouth=shout beard=stubble face=slope+20,brow+11,lift-7,wide+10,cheek+6,crown+6,jaw+5,gape+7,eye-4,ears+5
ruben-dias kit=mancity/3 skin=3 head=block hair=-sidefade:dark brows=normal eyes=normal:brown nose=normal mouth=shout beard=short:dark with=furrow face=gape+9,brow+14,lift-8,jaw+12,neck+13,slope+8,edge+8,deep+8,eye-4,wide+5
joao-cancelo kit=mancity/27 skin=3 head=oval hair=waves:black brows=normal eyes=normal:dark nose=normal mouth=smirk beard=full with=tattoo face=brow+16,lift-6,eye-4,cheek+4,wide+6,arch+7,nose+5,jaw+1,tall-6
rafael-leao kit=milan/10 skin=7 head=horse hair=boxbraids:black brows=normal eyes=normal:dark nose=normal mouth=laugh beard=chin face=mouth+18,length+12,wide+7,lips+6,temple-6,cheek+4,jaw-4,crown+4,gape+3,eye+1
joao-felix kit=atletico/7 skin=2 head=heart hair=-waves:brown brows=normal eyes=normal:brown nose=normal mouth=smile face=eye+7,jaw-11,chin-7,nose-5,cheek+4,blush+7,brow+4,mouth+5,length-3
nani kit=manutd/17 skin=5 head=long hair=shortafro:black brows=normal eyes=normal:green nose=normal mouth=beam beard=strip with=earrings face=mouth+10,cheek+6,wide+7,jaw-5,eye+2,length+3,lips+5,ears+5,gaunt+5
deco kit=porto04/10 skin=3 head=long hair=-short:black brows=thick eyes=normal:dark nose=normal mouth=calm beard=stubble with=hands:silvercup face=temple-7,cheek-2,jaw-5,chin-3,length+5,brow+7,gap-5,lid+8,nose+6,eye-4,ears+7,deep+6,lips-2,line+5
ricardo-quaresma kit=porto/7 skin=3 head=horse hair=mohawk:black brows=arched eyes=normal:dark nose=normal mouth=serious beard=strip with=tattoo,earrings face=length+7,arch+10,nose+6,wide+3,brow+5,jaw-3,lips+5,eye+1,cheek+3,gaunt+5
vitinha kit=psg/17 skin=2 head=heart hair=messy:brown brows=normal eyes=normal:brown nose=normal mouth=grin face=brow+16,length-10,ears+11,jaw-7,mouth+6,nose-4,eye+2,lift-5,chin-5,line-5
joao-neves kit=portugal/15 skin=2 head=moon hair=sweep:brown brows=normal eyes=normal:green nose=normal mouth=grin face=blush+12,length-9,mouth+9,cheek+6,eye+6,nose-4,ears+4,chin-4,open+3,jaw-2
nuno-mendes kit=psg/25 skin=6 head=long hair=cornrows:black brows=normal eyes=normal:dark nose=normal mouth=grin beard=goatee with=tattoo,earrings face=wide+10,cheek+9,jaw+4,lips+7,mouth+7,length-3,eye-2,ears+4,neck+6
paulo-futre kit=atletico/10 skin=3 head=horse hair=mullet:black brows=normal eyes=normal:dark nose=normal mouth=grin face=nose+11,hump+10,length+7,brow+6,mouth+8,gaunt+6,deep+7,jaw-3
joao-palhinha kit=portugal/6 skin=2 head=block hair=waves:dark brows=normal eyes=normal:brown nose=normal mouth=calm beard=short:dark face=jaw+7,brow+6,nose+6,wide+4,length+5,deep+8,mouth-2
diogo-jota kit=liverpool/20 skin=2 head=oval hair=short:dark brows=normal eyes=normal:brown nose=normal mouth=grin beard=stubble:dark with=hands:pad face=brow+14,ears+14,wide+7,mouth+11,line-6,length-4,cheek+5,eye+3
rui-costa kit=fiorentina/10 skin=3 hair=curtains:black eyes=normal:dark mouth=calm beard=stubble face=slope-16,brow+11,deep+13,lid+7,nose+10,length+6,mouth-3,bags+4,jaw+1
ricardo-carvalho kit=chelsea05/6 skin=3 hair=-sidepart:dark eyes=normal:brown mouth=serious beard=stubble face=gaunt+13,length+7,nose+8,jaw-4,deep+11,brow+5,slope+3,gap-4,line+4,ears+4
vitor-baia kit=keeperlime/99 skin=3 hair=-curtains:dark eyes=normal:brown mouth=calm face=jaw+5,edge+6,nose+4,brow+5,deep+5,length+5,wide-2,mouth-1
pauleta kit=psg/9 skin=3 hair=short:black eyes=normal:dark mouth=grin beard=stubble face=cheek+6,nose+7,wide+5,brow+8,length-2,mouth+6,eye-3,jaw+4,crown+5,lift-4
eder kit=portugal/9 skin=8 hair=cornrows:black eyes=normal:dark mouth=shout with=earrings,hands:silvercup face=length+7,wide+9,jaw+2,gape+8,lips+5,cheek+4,crown+3,eye-1
renato-sanches kit=portugal/16 skin=7 hair=locks:dark eyes=normal:dark mouth=grin with=headband:white face=wide+11,cheek+6,lips+8,jaw+4,length-2,mouth+5,neck+8
rui-patricio kit=keepergreen/12 skin=3 hair=neat:dark eyes=normal:brown mouth=calm beard=stubble face=jaw+4,cheek+5,nose+4,wide+5,brow+6,slope-6,length+1,line-5,eye-1
joao-moutinho kit=portugal/8 skin=2 hair=-neat:dark eyes=normal:brown mouth=smile beard=stubble face=length-4,jaw-2,nose+4,brow+4,ears+6,eye-2,mouth+3,wide+3,cheek+2
nuno-gomes kit=portugal04/21 skin=2 hair=swept:brown eyes=normal:brown mouth=smile with=alice:white face=jaw-6,nose+6,eye+5,length+5,cheek-4,lips+4,mouth+3,brow+4,slope-6,temple-3
pedro-neto kit=chelsea/77 skin=2 hair=messy:brown eyes=normal:brown mouth=calm face=nose+6,jaw-5,length+4,brow+5,ears+6,gap-3,eye-1,chin-3,deep+4
goncalo-ramos kit=portugal/26 skin=2 hair=-crop:dark eyes=normal:brown mouth=shout face=jaw+1,nose+4,brow+6,gape+9,length+2,cheek+2,ears+5,eye-1,line-4
`
