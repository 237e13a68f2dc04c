/** Portugal, one footballer a line. */
export const PORTUGAL = `
cristiano-ronaldo kit=portugal/7 skin=3 head=oval hair=gelled:black brows=normal eyes=normal:brown nose=normal mouth=grin with=earrings,dimples,dimple,hands:ball,prize:silvercup face=temple-7,cheek+1,jaw+9,chin+10,length+12,edge+12,gaunt+7,gap-5,open-4,tilt+9,lid+5,brow+9,slope+9,arch+7,lift-5,mouth+6,lips-2,deep+7,turn-5,gaze+0
luis-figo kit=realmadrid02/10 skin=3 head=square hair=slick:black brows=normal eyes=normal:dark nose=normal mouth=calm beard=stubble with=hands:ball face=brow+14,lift-7,deep+11,jaw+6,nose+9,wide+4,lips+5,length+7,cheek+2,lid+5,slope-5
eusebio kit=benfica62/10 skin=7 head=oval hair=cropped:black brows=normal eyes=normal:dark nose=normal mouth=smile with=hands:ball,sepia,prize:boot face=cheek+7,wide+14,jaw+5,lid+9,lips+10,mouth+5,length+1,slope-6,brow+4,tall-4,nose+2,crown+4
bernardo-silva kit=mancity/20 skin=2 head=heart hair=bob:dark brows=joined eyes=normal:green nose=normal mouth=smile beard=full:dark with=lights,armband:yellow,prize:clubmedal face=jaw-9,chin-3,brow+12,eye+3,nose+8,mouth+8,length-1,ears+10,temple-3,deep+5
bruno-fernandes kit=manutd/8 skin=2 head=horse hair=fringe:dark brows=normal eyes=normal:brown nose=normal mouth=shout beard=short with=hands:ears,lights face=nose+12,length+8,slope+12,gaunt+9,jaw-2,mouth+5,brow+5,gape+13,eye-3,deep+6,ears+5
pepe kit=realmadrid12/3 skin=4 head=block hair=stubbled:black brows=normal eyes=normal:dark nose=normal mouth=shout beard=stubble with=hands:euromedal face=slope+20,brow+11,lift-7,wide+10,cheek+6,crown+6,jaw+5,gape+7,eye-4,ears+5
ruben-dias kit=mancity/3 skin=3 head=block hair=-sidefade:dark brows=normal eyes=normal:brown nose=normal mouth=shout beard=short:dark with=furrow,lights,hands:clubmedal face=gape+9,brow+14,lift-8,jaw+12,neck+13,slope+8,edge+8,deep+8,eye-4,wide+5
joao-cancelo kit=mancity/27 skin=3 head=oval hair=waves:black brows=normal eyes=normal:dark nose=normal mouth=smirk beard=full with=tattoo,lights face=brow+16,lift-7,eye-5,cheek+5,wide+7,arch+8,nose+6,jaw+1,tall-6
rafael-leao kit=milan/10 skin=7 head=horse hair=boxbraids:black brows=normal eyes=normal:dark nose=normal mouth=smile beard=chin with=lights face=mouth+18,length+12,wide+7,lips+6,temple-6,cheek+4,jaw-4,crown+4,gape+3,eye+1
joao-felix kit=atletico/7 skin=2 head=heart hair=-waves:brown brows=normal eyes=normal:brown nose=normal mouth=smile with=lights face=eye+10,jaw-14,chin-10,nose-7,cheek+6,blush+10,brow+6,mouth+7,length-4
nani kit=manutd/17 skin=5 head=long hair=shortafro:black brows=normal eyes=normal:green nose=normal mouth=beam beard=strip with=earrings,hands:euromedal face=mouth+14,cheek+9,wide+11,jaw-8,eye+3,length+5,lips+8,ears+8,gaunt+8
deco kit=porto04/10 skin=3 head=long hair=-short:black brows=thick eyes=normal:dark nose=normal mouth=calm beard=stubble with=hands:silvercup face=temple-11,cheek-3,jaw-8,chin-5,length+8,brow+11,gap-8,lid+13,nose+9,eye-6,ears+11,deep+9,lips-3,line+5
ricardo-quaresma kit=porto/7 skin=3 head=horse hair=mohawk:black brows=arched eyes=normal:dark nose=normal mouth=serious beard=strip with=tattoo,earrings,hands:euromedal face=length+11,arch+14,nose+9,wide+5,brow+8,jaw-5,lips+8,eye+2,cheek+5,gaunt+8
vitinha kit=psg/17 skin=2 head=heart hair=messy:brown brows=normal eyes=normal:brown nose=normal mouth=beam with=phone,hands:clubmedal face=brow+16,length-10,ears+11,jaw-7,mouth+6,nose-4,eye+2,lift-5,chin-5,line-5
joao-neves kit=portugal/15 skin=2 head=moon hair=sweep:brown brows=normal eyes=normal:green nose=normal mouth=beam with=phone,hands:clubmedal face=blush+14,length-13,mouth+13,cheek+9,eye+9,nose-6,ears+6,chin-6,open+4,jaw-3
nuno-mendes kit=psg/25 skin=6 head=long hair=cornrows:black brows=normal eyes=normal:dark nose=normal mouth=grin beard=goatee with=tattoo,earrings,phone,hands:clubmedal face=wide+13,cheek+12,jaw+5,lips+9,mouth+9,length-4,eye-3,ears+5,neck+8
paulo-futre kit=atletico/10 skin=3 head=horse hair=mullet:black brows=normal eyes=normal:dark nose=normal mouth=grin with=tape,hands:clubmedal face=nose+13,hump+12,length+8,brow+7,mouth+10,gaunt+7,deep+8,jaw-4
joao-palhinha kit=portugal/6 skin=2 head=block hair=waves:dark brows=normal eyes=normal:brown nose=normal mouth=calm beard=short:dark with=lights face=jaw+12,brow+10,nose+10,wide+7,length+8,deep+13,mouth-3
diogo-jota kit=liverpool/20 skin=2 head=oval hair=short:dark brows=normal eyes=normal:brown nose=normal mouth=smile beard=stubble:dark with=lights face=brow+14,ears+14,wide+7,mouth+11,line-6,length-4,cheek+5,eye+3
rui-costa kit=fiorentina/10 skin=3 hair=curtains:black eyes=normal:dark mouth=calm beard=stubble with=tape,hands:clubmedal face=slope-16,brow+11,deep+13,lid+7,nose+10,length+6,mouth-3,bags+4,jaw+1
ricardo-carvalho kit=chelsea05/6 skin=3 hair=-sidepart:dark eyes=normal:brown mouth=serious beard=stubble with=hands:euromedal face=gaunt+13,length+7,nose+8,jaw-4,deep+11,brow+5,slope+3,gap-4,line+4,ears+4
vitor-baia kit=keeperlime/99 skin=3 hair=-curtains:dark eyes=normal:brown mouth=calm with=tape,hands:clubmedal face=jaw+11,edge+13,nose+9,brow+11,deep+11,length+11,wide-4,mouth-2
pauleta kit=psg/9 skin=3 hair=short:black eyes=normal:dark mouth=grin beard=stubble with=hands:boot face=cheek+10,nose+12,wide+8,brow+13,length-3,mouth+10,eye-5,jaw+7,crown+8,lift-7
eder kit=portugal/9 skin=8 hair=cornrows:black eyes=normal:dark mouth=shout with=earrings,hands:silvercup face=length+12,wide+14,jaw+3,gape+13,lips+8,cheek+7,crown+5,eye-2
renato-sanches kit=portugal/16 skin=7 hair=locks:dark eyes=normal:dark mouth=grin with=headband:white,hands:euromedal,lights face=wide+14,cheek+8,lips+10,jaw+5,length-3,mouth+6,neck+10
rui-patricio kit=keepergreen/12 skin=3 hair=neat:dark eyes=normal:brown mouth=calm beard=stubble with=lights,hands:euromedal face=jaw+8,cheek+10,nose+8,wide+10,brow+12,slope-12,length+2,line-5,eye-2
joao-moutinho kit=portugal/8 skin=2 hair=-neat:dark eyes=normal:brown mouth=smile beard=stubble with=hands:euromedal face=length-10,jaw-5,nose+10,brow+10,ears+14,eye-5,mouth+7,wide+7,cheek+5
nuno-gomes kit=portugal04/21 skin=2 hair=swept:brown eyes=normal:brown mouth=smile with=alice:white face=jaw-12,nose+12,eye+10,length+10,cheek-8,lips+8,mouth+6,brow+8,slope-12,temple-6
pedro-neto kit=chelsea/77 skin=2 hair=messy:brown eyes=normal:brown mouth=calm with=phone face=nose+12,jaw-10,length+8,brow+10,ears+12,gap-6,eye-2,chin-6,deep+8
goncalo-ramos kit=portugal/26 skin=2 hair=-crop:dark eyes=normal:brown mouth=shout with=phone,hands:clubmedal face=jaw+2,nose+9,brow+14,gape+14,length+5,cheek+5,ears+12,eye-2,line-4
`
