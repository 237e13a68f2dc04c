/** Brazil, one footballer a line. */
export const BRAZIL = `
pele kit=brazil70/10 skin=7 head=round hair=flattop:black brows=normal eyes=normal:dark nose=broad mouth=grin
ronaldo kit=brazil/9 skin=5 head=round hair=wedge:black brows=normal eyes=normal:dark nose=wide mouth=grin with=teeth
ronaldinho kit=barca06/10 skin=5 head=long hair=longcurls:black brows=arched eyes=normal:dark nose=broad mouth=laugh beard=circle with=headband:black,teeth
neymar kit=brazil/10 skin=4 head=heart hair=mohawk:yellow:dark brows=normal:dark eyes=normal:green nose=normal mouth=smirk beard=strip:dark with=tattoo,earrings
kaka kit=milan05/22 skin=2 head=oval hair=sidepart:dark brows=normal eyes=normal:brown nose=straight mouth=smile
rivaldo kit=barca/11 skin=5 head=long hair=buzzround:black brows=worried eyes=sleepy:dark nose=wide mouth=calm beard=chin with=lines
roberto-carlos kit=realmadrid02/3 skin=6 head=wide hair=bald:black brows=frown eyes=normal:dark nose=broad mouth=grin
cafu kit=roma00/2 skin=6 head=oval hair=curlytop:black brows=normal eyes=narrow:dark nose=broad mouth=laugh
romario kit=brazil/11 skin=5 head=round hair=short:black brows=normal eyes=sleepy:dark nose=broad mouth=smirk
marcelo kit=realmadrid12/12 skin=4 head=oval hair=afro:black brows=normal eyes=normal:brown nose=wide mouth=grin beard=stubble
thiago-silva kit=psg/2 skin=6 head=long hair=fade:black brows=frown eyes=deep:dark nose=wide mouth=calm beard=short
david-luiz kit=chelsea/4 skin=3 head=long hair=mane:chestnut brows=thick eyes=big:brown nose=long mouth=laugh beard=circle:chestnut
alisson kit=keeperyellow/1 skin=2 head=square hair=slick:dark brows=thick eyes=deep:green nose=straight mouth=calm beard=full:chestnut
ederson kit=keeperpink/31 skin=4 head=oval hair=sidefade:black brows=flat eyes=narrow:dark nose=wide mouth=smirk beard=stubble with=tattoo
vinicius-junior kit=realmadrid/7 skin=7 head=heart hair=fallingtwists:dark brows=normal eyes=normal:dark nose=broad mouth=laugh beard=thinmoustache:black with=earrings,lips
rodrygo kit=brazil/21 skin=6 head=heart hair=twists:black brows=normal eyes=normal:dark nose=wide mouth=smile
casemiro kit=manutd/18 skin=5 head=wide hair=crew:black brows=normal eyes=deep:dark nose=broad mouth=serious beard=short
roberto-firmino kit=liverpool/9 skin=4 head=oval hair=bun:black brows=normal eyes=narrow:dark nose=wide mouth=laugh beard=short with=tattoo
philippe-coutinho kit=liverpool/10 skin=3 head=heart hair=curlytop:black brows=joined eyes=normal:dark nose=normal mouth=smile with=tattoo
hulk kit=porto/12 skin=4 head=wide hair=fade:black brows=frown eyes=narrow:dark nose=broad mouth=serious beard=circle
marquinhos kit=psg17/5 skin=4 head=heart hair=curlyfringe:dark brows=thick eyes=normal:brown nose=wide mouth=smile
richarlison kit=brazil/9 skin=5 head=heart hair=buzz:yellow brows=normal:black eyes=normal:dark nose=broad mouth=calm
gabriel-jesus kit=arsenal/9 skin=5 head=oval hair=shortafro:black brows=thick eyes=big:dark nose=broad mouth=smile with=tattoo
socrates kit=brazil70/8 skin=3 head=long hair=curlyall:black brows=normal eyes=deep:dark nose=long mouth=serious beard=full:black with=headband:white
zico kit=brazil70/10 skin=3 head=long hair=shag:sand brows=normal:brown eyes=narrow:brown nose=hook mouth=smile
raphinha kit=barca/11 skin=4 head=long hair=fauxhawk:brown:black brows=thick:black eyes=normal:dark nose=long mouth=grin beard=strip:black
`
