/** Africa, Asia and Oceania, one footballer a line. */
export const WORLD = `
mohamed-salah kit=liverpool/11 skin=4 head=oval hair=afro:dark brows=thick eyes=normal:dark nose=wide mouth=grin beard=full:black
sadio-mane kit=senegal/10 skin=8 head=heart hair=fauxhawk:black brows=thin eyes=narrow:dark nose=broad mouth=smile beard=chin
didier-drogba kit=chelsea05/11 skin=8 head=long hair=back:black brows=normal eyes=narrow:dark nose=broad mouth=shout beard=chin with=alice:white
samuel-eto-o kit=barca06/9 skin=8 head=oval hair=buzzround:black brows=normal eyes=big:dark nose=broad mouth=laugh
george-weah kit=liberia/9 skin=8 head=square hair=shaved:black brows=flat eyes=normal:dark nose=broad mouth=grin
victor-osimhen kit=napoli/9 skin=8 head=heart hair=buzz:yellow brows=normal:black eyes=normal:dark nose=broad mouth=shout with=mask
pierre-emerick-aubameyang kit=gabon/9 skin=6 head=heart hair=crew:black brows=arched eyes=normal:dark nose=wide mouth=laugh beard=strip with=earrings,slit
achraf-hakimi kit=morocco/2 skin=5 head=oval hair=curlyfringe:black brows=thick eyes=normal:dark nose=wide mouth=smile beard=short with=earrings
riyad-mahrez kit=algeria/7 skin=4 head=long hair=fauxhawk:black brows=thick eyes=big:dark nose=long mouth=calm beard=short
yaya-toure kit=ivorycoast/19 skin=8 head=long hair=shaved:black brows=flat eyes=sleepy:dark nose=broad mouth=smile
jay-jay-okocha kit=nigeria/10 skin=8 head=round hair=twists:black brows=normal eyes=normal:dark nose=broad mouth=grin
nwankwo-kanu kit=nigeria/4 skin=8 head=long hair=buzz:black brows=thin eyes=sleepy:dark nose=broad mouth=laugh face=ears+9
michael-essien kit=chelsea/5 skin=8 head=wide hair=bald:black brows=flat eyes=narrow:dark nose=broad mouth=smile beard=chin
kevin-prince-boateng kit=ghana/9 skin=6 head=square hair=mohawk:black brows=arched eyes=narrow:dark nose=wide mouth=serious beard=strip with=tattoo,earrings
andre-onana kit=keeperteal/24 skin=8 head=square hair=flattop:black brows=normal eyes=normal:dark nose=broad mouth=serious beard=chin
heung-min-son kit=tottenham/7 skin=2 head=wide hair=fringe:black brows=flat eyes=monolid:dark nose=wide mouth=grin
ji-sung-park kit=korea/7 skin=3 head=square hair=sidepart:black brows=normal eyes=monolid:dark nose=wide mouth=smile
hidetoshi-nakata kit=parma/10 skin=3 head=oval hair=spiky:auburn:black brows=thin:dark eyes=monolid:dark nose=small mouth=calm
kaoru-mitoma kit=japan/7 skin=2 head=long hair=waves:black brows=normal eyes=monolid:dark nose=straight mouth=calm
min-jae-kim kit=bayern/3 skin=3 head=wide hair=crop:black brows=flat eyes=monolid:dark nose=wide mouth=calm beard=shadow with=tattoo
serhou-guirassy kit=dortmund/9 skin=8 head=long hair=sidefade:black brows=flat eyes=narrow:dark nose=broad mouth=grin beard=full:black
kang-in-lee kit=psg/19 skin=2 head=round hair=fringe:black brows=flat eyes=monolid:dark nose=small mouth=smile
takumi-minamino kit=monaco/18 skin=2 head=heart hair=sidefade:black brows=normal eyes=monolid:dark nose=normal mouth=calm beard=goatee
roger-milla kit=cameroon90/9 skin=8 head=square hair=buzz:black brows=normal eyes=normal:dark nose=broad mouth=laugh beard=thinmoustache with=gap,lines
emmanuel-adebayor kit=arsenal/25 skin=8 head=long hair=cornrows:black brows=thin eyes=sleepy:dark nose=broad mouth=laugh beard=chin with=earrings
gervinho kit=ivorycoast/10 skin=8 head=heart hair=boxbraids:black brows=thin eyes=big:dark nose=broad mouth=grin with=headband:white
`
