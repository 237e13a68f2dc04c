/** Portugal, one footballer a line. */
export const PORTUGAL = `
cristiano-ronaldo kit=portugal/7 skin=3 head=oval hair=gelled:black brows=normal eyes=normal:brown nose=normal mouth=grin with=earrings,dimples,dimple face=temple-6,cheek+1,jaw+7,chin+8,length+10,edge+10,gaunt+6,gap-4,open-3,tilt+7,lid+4,brow+7,slope+7,arch+6,lift-4,mouth+5,lips-2,deep+6,turn-5,gaze+0
luis-figo kit=realmadrid02/10 skin=3 head=square hair=slick:black brows=thick eyes=deep:dark nose=long mouth=calm beard=short
eusebio kit=benfica62/10 skin=7 head=round hair=shortafro:black brows=normal eyes=normal:dark nose=broad mouth=smile
bernardo-silva kit=mancity/20 skin=2 head=heart hair=curtains:dark brows=joined eyes=deep:green nose=straight mouth=smile beard=full:dark
bruno-fernandes kit=manutd/8 skin=2 head=long hair=fringe:dark brows=frown eyes=narrow:brown nose=long mouth=shout beard=short
pepe kit=porto/3 skin=4 head=oval hair=bald:black brows=thick eyes=narrow:dark nose=wide mouth=grin beard=stubble
ruben-dias kit=mancity/3 skin=3 head=square hair=fauxhawk:dark brows=thick eyes=deep:brown nose=wide mouth=serious beard=full:dark
joao-cancelo kit=portugal/20 skin=3 head=oval hair=topknot:black brows=thick eyes=narrow:dark nose=wide mouth=smirk beard=full with=tattoo
rafael-leao kit=milan/10 skin=7 head=long hair=boxbraids:black brows=normal eyes=normal:dark nose=wide mouth=laugh beard=chin
joao-felix kit=atletico/7 skin=2 head=heart hair=curtains:brown brows=normal eyes=normal:brown nose=small mouth=calm
nani kit=portugal/17 skin=5 head=long hair=crop:black brows=normal eyes=normal:green nose=wide mouth=grin beard=strip with=earrings
deco kit=portugal04/20 skin=3 head=round hair=shaved:black brows=normal eyes=narrow:dark nose=wide mouth=serious beard=stubble
ricardo-quaresma kit=portugal/21 skin=3 head=long hair=mohawk:black brows=arched eyes=normal:dark nose=straight mouth=serious beard=strip with=tattoo,earrings
vitinha kit=psg/17 skin=2 head=heart hair=fringe:brown brows=thick eyes=normal:brown nose=small mouth=grin
joao-neves kit=psg/87 skin=2 head=round hair=mop:brown brows=normal eyes=normal:green nose=small mouth=grin
nuno-mendes kit=psg/25 skin=6 head=oval hair=dreads:black brows=normal eyes=normal:dark nose=wide mouth=grin beard=chin
paulo-futre kit=atletico/10 skin=3 head=long hair=longcurls:black brows=thick eyes=deep:dark nose=hook mouth=grin
joao-palhinha kit=portugal/6 skin=2 head=square hair=waves:dark brows=thick eyes=deep:brown nose=wide mouth=calm beard=short:dark
diogo-jota kit=liverpool/20 skin=2 head=oval hair=caesar:dark brows=thick eyes=normal:brown nose=wide mouth=grin beard=stubble:dark
`
