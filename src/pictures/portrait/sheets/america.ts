/** The other nations of America, one footballer a line. */
export const AMERICA = `
lionel-messi kit=argentina/10 skin=2 head=oval hair=sidefade:brown brows=normal eyes=normal:brown nose=straight mouth=smile beard=full:auburn
diego-maradona kit=argentina86/10 skin=4 head=round hair=afro:black brows=thick eyes=normal:dark nose=wide mouth=grin
gabriel-batistuta kit=fiorentina98/9 skin=3 head=square hair=long:sand brows=normal:brown eyes=deep:green nose=straight mouth=shout beard=stubble:light with=headband:white
javier-zanetti kit=inter98/4 skin=2 head=square hair=sidepart:black brows=normal eyes=normal:brown nose=straight mouth=calm
juan-roman-riquelme kit=argentina/10 skin=3 head=long hair=crop:black brows=worried eyes=sleepy:dark nose=long mouth=serious beard=shadow
sergio-aguero kit=mancity12/16 skin=4 head=round hair=spiky:dark brows=flat eyes=narrow:dark nose=broad mouth=smile with=lips
carlos-tevez kit=manutd/32 skin=4 head=long hair=bob:black brows=frown eyes=narrow:dark nose=broad mouth=serious with=scar:long,alice:black
angel-di-maria kit=argentina/11 skin=2 head=long hair=spiky:dark brows=worried eyes=sleepy:brown nose=hook mouth=laugh with=ears,tattoo
lautaro-martinez kit=inter/10 skin=4 head=square hair=neat:black brows=thick eyes=deep:dark nose=wide mouth=serious beard=full:black
emiliano-martinez kit=keepergreen/23 skin=2 head=wide hair=fade:dark brows=frown eyes=deep:dark nose=normal mouth=shout beard=full:dark with=tattoo
julian-alvarez kit=atletico/19 skin=3 head=heart hair=crop:dark brows=normal eyes=narrow:dark nose=wide mouth=smile beard=shadow with=cheeks
enzo-fernandez kit=chelsea/8 skin=3 head=square hair=fade:black brows=normal eyes=narrow:dark nose=wide mouth=calm beard=stubble with=tattoo
alexis-mac-allister kit=liverpool/10 skin=1 head=heart hair=sidefade:auburn brows=normal eyes=normal:blue nose=normal mouth=smile beard=full:ginger
paulo-dybala kit=juventus/10 skin=2 head=heart hair=curtains:brown brows=arched eyes=normal:green nose=small mouth=smirk
mauro-icardi kit=inter/9 skin=3 head=long hair=slick:black brows=arched eyes=normal:dark nose=straight mouth=serious beard=strip with=tattoo
alfredo-di-stefano kit=realmadrid60/9 skin=2 head=oval hair=monk:sand brows=normal:light eyes=narrow:blue nose=long mouth=smile with=lines
luis-suarez kit=uruguay/9 skin=3 head=long hair=short:black brows=normal eyes=narrow:dark nose=wide mouth=laugh beard=shadow with=teeth
edinson-cavani kit=psg17/9 skin=3 head=long hair=long:black brows=thick eyes=deep:dark nose=hook mouth=shout beard=short with=alice:black
diego-forlan kit=uruguay/10 skin=2 head=long hair=longwavy:yellow brows=normal:sand eyes=normal:blue nose=long mouth=smile with=headband:white
federico-valverde kit=uruguay/15 skin=2 head=square hair=sidefade:brown brows=thick eyes=narrow:brown nose=long mouth=calm beard=stubble with=ears
radamel-falcao kit=monaco/9 skin=3 head=oval hair=long:brown brows=normal eyes=normal:green nose=straight mouth=calm beard=short with=headband:black
james-rodriguez kit=colombia/10 skin=3 head=oval hair=sidefade:black brows=thick eyes=normal:brown nose=small mouth=grin
carlos-valderrama kit=colombia90/10 skin=5 head=oval hair=mane:blond brows=normal:brown eyes=narrow:brown nose=wide mouth=calm beard=moustache:brown with=earring
rene-higuita kit=keeperviolet/1 skin=6 head=oval hair=mane:black brows=normal eyes=normal:dark nose=broad mouth=laugh beard=moustache
alexis-sanchez kit=chile/7 skin=4 head=square hair=fade:black brows=thick eyes=narrow:dark nose=broad mouth=laugh beard=shadow
arturo-vidal kit=juventus/23 skin=4 head=wide hair=mohawk:black brows=frown eyes=narrow:dark nose=broad mouth=shout with=tattoo
hugo-sanchez kit=mexico86/9 skin=4 head=round hair=longcurls:black brows=thick eyes=normal:dark nose=normal mouth=smile
guillermo-ochoa kit=keepergreen/13 skin=4 head=oval hair=mane:dark brows=thick eyes=normal:brown nose=normal mouth=calm with=headband:white
alphonso-davies kit=canada/19 skin=8 head=oval hair=twists:black brows=thin eyes=big:dark nose=wide mouth=laugh
keylor-navas kit=keeperorange/1 skin=3 head=square hair=slick:dark brows=thick eyes=narrow:dark nose=wide mouth=serious beard=stubble
christian-pulisic kit=usa/10 skin=2 head=heart hair=crop:brown brows=thick eyes=normal:hazel nose=wide mouth=calm beard=stubble:brown
luis-diaz kit=colombia/7 skin=5 head=long hair=fallingtwists:black brows=normal eyes=narrow:dark nose=broad mouth=laugh beard=chin with=earrings,teeth
willian-pacho kit=psg/51 skin=7 head=square hair=buzz:black brows=flat eyes=normal:dark nose=broad mouth=serious beard=chin
claudio-caniggia kit=argentina86/8 skin=3 head=long hair=long:yellow brows=normal:sand eyes=narrow:green nose=long mouth=shout with=headband:white
juan-sebastian-veron kit=lazio/23 skin=3 head=square hair=bald:dark brows=thick:dark eyes=deep:dark nose=wide mouth=serious beard=goatee:dark with=earring
juan-pablo-sorin kit=argentina/3 skin=3 head=oval hair=longcurls:dark brows=thick eyes=normal:brown nose=long mouth=grin with=headband:white
mario-kempes kit=argentina86/10 skin=3 head=long hair=longwavy:dark brows=thick eyes=deep:dark nose=long mouth=shout
jose-luis-chilavert kit=keeperblue/1 skin=4 head=wide hair=slick:black brows=frown eyes=narrow:dark nose=broad mouth=serious with=bags
`
