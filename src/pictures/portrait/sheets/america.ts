/** The other nations of America, one footballer a line. */
export const AMERICA = `
lionel-messi kit=argentina/10 skin=2 head=oval hair=wave:brown brows=normal eyes=normal:brown nose=normal mouth=smile beard=full:russet with=hands:point face=jaw+3,length-2,gap-7,eye-4,open-4,tilt-9,lid+5,slope-3,arch-6,lift-7,nose+12,hump+6,mouth-4,lips-4,ears+5,turn+5,gaze+0
diego-maradona kit=argentina86/10 skin=4 head=oval hair=curlyall:black brows=normal eyes=normal:dark nose=normal mouth=smirk beard=shadow with=dimple,hands:fist face=crown-6,temple+5,cheek+9,jaw+9,chin+3,length-7,brow+12,slope+2,wide+8,lips+4,gaunt-7,neck+8,turn-4,gaze+10
gabriel-batistuta kit=fiorentina/9 skin=3 head=oval hair=long:sand brows=normal:brown eyes=deep:green nose=straight mouth=shout beard=stubble:light face=jaw+10,chin+4,edge+12,length+7,gap-4,brow+4,lift-6,nose+9,wide-2,gaunt+5,mouth+3,turn+4,deep+13
javier-zanetti kit=inter98/4 skin=2 head=oval hair=sidepart:black brows=normal eyes=normal:brown nose=normal mouth=smile with=hands:silvercup face=line-12,tall-5,jaw+10,edge+10,chin+10,brow+6,lift-5,nose+5,eye-3,gap-3,ears+5
juan-roman-riquelme kit=boca/10 skin=3 head=long hair=crop:black brows=worried eyes=normal:dark nose=normal mouth=serious beard=shadow with=hands:cup face=slope-16,tilt-14,bags+10,lid+10,nose+11,length+7,temple-5,lips+4
sergio-aguero kit=mancity12/16 skin=4 head=moon hair=messy:dark brows=flat eyes=normal:dark nose=normal mouth=smile beard=shadow with=hands:whirl face=jaw+8,chin+5,eye-5,open-3,gap-3,wide+8,lips+9,mouth+1,neck+8,brow+4,lift-5
carlos-tevez kit=manutd/32 skin=4 head=oval hair=drawnback:black brows=frown eyes=normal:dark nose=normal mouth=serious with=scar:long,alice:black face=wide+11,brow+12,slope+12,neck+9,lips+7,eye-5,mouth+5,gaunt+5,cheek+4,length+4,gap-4,lid+4,jaw+3,nose+3
angel-di-maria kit=argentina/11 skin=2 head=wedge hair=messy:dark brows=worried eyes=normal:brown nose=normal mouth=laugh with=tattoo,hands:heart face=ears+13,nose+10,hump+8,gaunt+11,length+7,jaw-7,temple-7,tilt-7,slope-5,gap-3,mouth+4
lautaro-martinez kit=inter/10 skin=3 head=oval hair=crop:black brows=frown eyes=normal:dark nose=normal mouth=shout beard=stubble face=brow+16,lift-10,neck+14,wide+9,cheek+11,jaw+9,eye-5,gap-5,length-6,line-8,slope+10,gape+8
emiliano-martinez kit=keeperargentina/23 skin=2 head=block hair=crew:dark brows=frown eyes=deep:dark nose=normal mouth=laugh beard=stubble with=tongue,glove:white face=jaw+10,length+5,nose+8,wide+5,brow+6,slope+6,gap-4,eye-4,cheek+5,mouth+8,neck+8
julian-alvarez kit=argentina/9 skin=3 head=heart hair=messy:dark brows=normal eyes=normal:dark nose=normal mouth=smile with=hands:web face=eye-6,open-3,gap-8,wide+6,blush+12,ears+12,lips+4,brow+5,line-5,chin-4,jaw-9
enzo-fernandez kit=chelsea/8 skin=3 head=square hair=sidefade:brown brows=normal eyes=normal:dark nose=normal mouth=calm beard=stubble with=tattoo face=tilt-11,brow+11,lid+6,jaw+11,edge+10,wide+6,lips+6,cheek+4,eye-4,line-4
alexis-mac-allister kit=liverpool/10 skin=1 head=heart hair=messy:auburn brows=normal eyes=normal:blue nose=normal mouth=smile beard=full:ginger face=eye-5,ears+10,temple+7,jaw-6,blush+6,nose+5,lift+6,mouth-3,chin-5
paulo-dybala kit=juventus/10 skin=2 head=heart hair=quiff:brown brows=arched eyes=normal:green nose=normal mouth=smirk with=hands:visor face=eye+15,open+7,arch+12,mouth-9,lips+6,jaw-10,chin-8,nose-7,wide-4,length-3,tall-6
mauro-icardi kit=inter/9 skin=3 head=oval hair=slick:black brows=arched eyes=normal:dark nose=normal mouth=serious beard=strip with=tattoo,hands:cup face=length+7,jaw-4,arch+9,nose+6,gap-6,eye-3,temple-6,tall+3,mouth-3,lips+4
alfredo-di-stefano kit=realmadrid60/9 skin=2 head=oval hair=tonsure:sand brows=normal:light eyes=narrow:blue nose=normal mouth=smile with=lines,folds,sepia,hands:ball face=nose+10,hump+4,crown+8,cheek+4,jaw+3,mouth+5,eye-5,open-4,ears+6,brow-5
luis-suarez kit=uruguay/9 skin=3 head=oval hair=short:black brows=normal eyes=narrow:dark nose=normal mouth=laugh beard=shadow with=teeth face=nose+6,wide+7,eye-3,gap-4,length+8,jaw+4,mouth+10,brow+5,lift-3,cheek+7,lips+3,gape+8
edinson-cavani kit=psg17/9 skin=3 head=oval hair=long:dark brows=thick eyes=deep:dark nose=normal mouth=serious beard=short with=alice:black face=gaunt+13,length+9,nose+9,hump+9,brow+9,deep+10,cheek+6,jaw-3,lips+5,slope+4,gap-4,temple-4
diego-forlan kit=uruguay/10 skin=2 head=long hair=bob:yellow brows=normal:sand eyes=normal:blue nose=long mouth=smile with=headband:white face=nose+12,length+12,temple-9,mouth+7,jaw+6,tilt-4,chin+4,eye-3
federico-valverde kit=realmadrid/15 skin=2 head=oval hair=sidefade:brown brows=normal eyes=narrow:brown nose=normal mouth=calm beard=stubble face=ears+18,nose+14,length+9,brow+7,gap-6,chin+4,eye-4,lift-4,jaw-2
radamel-falcao kit=atletico/9 skin=3 head=oval hair=longwavy:dark brows=normal eyes=normal:green nose=normal mouth=calm beard=short with=headband:black face=edge+10,brow+11,deep+11,slope-7,jaw+6,eye+4,mouth-4,nose+3
james-rodriguez kit=colombia/10 skin=3 head=oval hair=-quiff:black brows=normal eyes=normal:brown nose=small mouth=grin with=dimples,hands:boot face=brow+10,eye+6,open+5,nose-4,wide+2,jaw-3,mouth+6,arch+3,line-5
carlos-valderrama kit=colombia90/10 skin=5 head=oval hair=mane:blond brows=normal:brown eyes=narrow:brown nose=wide mouth=calm beard=moustache:brown with=earring face=wide+9,lips+6,cheek+8,tilt-6,slope-5,mouth+4,eye-3,length+3,brow-2
rene-higuita kit=keeperviolet/1 skin=6 head=oval hair=longcurls:black brows=normal eyes=normal:dark nose=broad mouth=laugh beard=moustache with=glove:black face=wide+11,mouth+12,gape+12,cheek+6,lips+5,arch+4,length+4,eye+3
alexis-sanchez kit=chile/7 skin=4 head=boxer hair=crop:black brows=thick eyes=normal:dark nose=normal mouth=grin beard=shadow face=wide+11,cheek+14,jaw+12,brow+14,mouth+10,neck+8,chin+7,eye-5,lift-6,line-10,open-4,length-4,tall-4
arturo-vidal kit=juventus/23 skin=4 head=boxer hair=mohawk:black brows=normal eyes=normal:dark nose=normal mouth=shout with=tattoo face=slope+18,wide+11,brow+16,jaw+12,neck+12,cheek+8,mouth+6,gape+5,eye-4
hugo-sanchez kit=realmadrid88/9 skin=4 head=round hair=curlytop:black brows=normal eyes=normal:dark nose=normal mouth=beam with=hands:fist face=brow+14,cheek+8,lift-5,wide+4,mouth+10,jaw-3,length+6,tall-6,eye+2,nose+4
guillermo-ochoa kit=keepermexico/13 skin=4 head=oval hair=curlyall:dark brows=normal eyes=normal:brown nose=normal mouth=calm with=headband:white,glove:white face=nose+5,jaw+4,brow+8,length+5,eye+3,mouth-2,chin+5,temple-3
alphonso-davies kit=canada/19 skin=8 head=oval hair=shortafro:black brows=thin eyes=big:dark nose=wide mouth=laugh face=eye+9,open+7,wide+8,lips+10,mouth+10,jaw-5,crown+5,arch+6,brow-7
keylor-navas kit=keepermadrid/1 skin=3 head=oval hair=gelled:dark brows=normal eyes=normal:dark nose=normal mouth=serious beard=shadow with=hands:pray,glove:white face=brow+14,cheek+12,wide+12,jaw+9,eye+1,open+4,deep+6,length-6,up+6,lift+4
christian-pulisic kit=milan/11 skin=2 head=heart hair=-crop:brown brows=normal eyes=normal:hazel nose=normal mouth=calm beard=stubble:brown face=gap+6,lid+8,nose-5,wide+4,brow+8,jaw-5,cheek+6,chin-5,ears+5,lift-4,lips-2
luis-diaz kit=colombia/7 skin=5 head=wedge hair=fallingtwists:black brows=normal eyes=normal:dark nose=normal mouth=laugh beard=chin with=earrings,teeth face=wide+11,mouth+14,gaunt+12,length+9,lips+7,jaw-5,eye-4,cheek+4,tilt+3
willian-pacho kit=psg/51 skin=7 head=block hair=buzz:black brows=flat eyes=normal:dark nose=broad mouth=serious beard=chin face=jaw+8,wide+13,lips+7,brow-2,eye-2,arch-8,crown+4,neck+8
claudio-caniggia kit=argentina86/8 skin=3 head=long hair=long:yellow brows=normal:sand eyes=normal:green nose=normal mouth=calm face=nose+12,length+14,gaunt+14,jaw-8,temple-9,mouth+3,eye-4,hump+4,cheek-4,deep+6
juan-sebastian-veron kit=lazio/23 skin=3 head=square hair=bald:dark brows=normal:dark eyes=deep:dark nose=normal mouth=serious beard=goatee:dark with=earring face=brow+14,deep+13,jaw+12,slope+8,wide+7,lift-5,cheek+4,crown+4,eye-3,mouth-2
juan-pablo-sorin kit=argentina/3 skin=3 head=oval hair=longcurls:dark brows=thick eyes=normal:brown nose=normal mouth=grin with=headband:white face=nose+10,length+7,jaw-3,mouth+8,cheek+3,brow+7,gaunt+3
mario-kempes kit=argentina78/10 skin=3 head=long hair=swept:dark brows=thick eyes=deep:dark nose=normal mouth=beam with=dimples,hands:boot face=length+12,nose+12,brow+12,deep+8,mouth+7,jaw+4,hump+4,gaunt+4,cheek+3
jose-luis-chilavert kit=keeperblue/1 skin=4 head=boxer hair=slick:black brows=frown eyes=normal:dark nose=normal mouth=serious with=folds,glove:red face=cheek+12,jaw+13,chin+7,length-3,neck+10,wide+11,brow+8,slope+9,eye-7,bags+10,mouth-2,line-4
diego-simeone kit=atletico/14 skin=3 hair=slick:black eyes=normal:dark mouth=shout with=furrow face=slope+11,brow+7,nose+8,hump+5,deep+8,gaunt+6,length+5,lift-5,gape+8,eye-2
gonzalo-higuain kit=napoli/9 skin=3 hair=receding:dark eyes=normal:dark mouth=shout beard=full face=cheek+16,jaw+14,neck+13,gap-5,eye-4,nose+7,brow+5,gape+10,wide+4,length-3
ronald-araujo kit=barca/4 skin=5 hair=cropped:black eyes=normal:dark mouth=serious beard=strip face=jaw+19,neck+13,wide+11,edge+10,lips+8,brow+5,cheek+5,eye-4,length+4
darwin-nunez kit=liverpool/9 skin=4 hair=ponytail:dark eyes=normal:dark mouth=shout beard=thinmoustache with=alice:black face=gaunt+15,length+16,cheek+10,gape+14,jaw-6,eye-5,nose+6,wide+4,temple-4
javier-mascherano kit=barca/14 skin=3 hair=receding:dark eyes=normal:dark mouth=serious beard=stubble face=slope+16,crown+10,line+6,eye-6,gap-5,nose+6,length-5,gaunt+5,wide+3
diego-godin kit=uruguay/3 skin=3 hair=bun:dark brows=thick eyes=normal:brown mouth=serious beard=stubble face=nose+14,hump+11,slope+9,deep+11,gaunt+8,lift-5,length+12,gap-4,jaw+3
hernan-crespo kit=parma/11 skin=2 hair=shag:dark eyes=normal:brown mouth=grin beard=stubble face=nose+14,gaunt+11,deep+10,mouth+11,length+7,jaw-6,brow+5,hump+4
ivan-zamorano kit=inter98/18 skin=3 hair=long:black eyes=normal:dark mouth=shout with=alice:black face=nose+14,hump+12,gaunt+12,gape+9,cheek+7,slope+5,brow+4,length+4,jaw-1
fernando-redondo kit=realmadrid02/6 skin=2 hair=swept:dark eyes=normal:brown mouth=calm with=alice:black face=edge+9,deep+9,nose+8,length+6,brow+5,jaw+3,wide-3,mouth-3,cheek+2
daniel-passarella kit=argentina78/19 skin=3 hair=-combed:dark eyes=normal:brown mouth=serious with=hands:goldcup face=slope+16,jaw+11,edge+10,brow+7,nose+5,neck+11,length-5,eye-3
faustino-asprilla kit=newcastle/11 skin=7 hair=dreads:black eyes=normal:dark mouth=laugh face=wide+10,mouth+10,cheek+4,length+5,jaw-3,eye+1,lips+5,gape+5
javier-hernandez kit=manutd/14 skin=3 hair=-sidefade:black eyes=normal:dark mouth=beam with=hands:pray face=brow+8,cheek+4,jaw-3,wide+5,ears+7,mouth+7,length-1,eye+2,arch+4
rafael-marquez kit=mexico/4 skin=3 hair=swept:black eyes=normal:dark mouth=calm face=jaw+4,nose+6,brow+5,deep+5,length+4,cheek+3,wide+3,lips+2
dwight-yorke kit=manutd94/19 skin=7 hair=fade:black eyes=normal:dark mouth=beam face=mouth+14,wide+8,cheek+8,jaw+3,eye-3,lips+4,length-2,gape+5,crown+1,tall-5
moises-caicedo kit=chelsea/25 skin=7 hair=cropped:black eyes=normal:dark mouth=serious face=cheek+9,wide+11,jaw+5,lips+8,length-6,eye+3,neck+9,crown-5,brow+4,temple+5
nico-paz kit=argentina/20 skin=2 hair=sweep:brown eyes=normal:brown mouth=smile face=jaw-7,eye+2,nose+6,length+6,temple-6,mouth+4,brow+5,neck-7,ears+5
jonathan-david kit=lille/9 skin=8 hair=buzz:black eyes=normal:dark mouth=smile face=wide+9,lips+7,jaw-2,eye+3,crown+6,length+1,cheek+3,ears+4,brow-5
nicolas-tagliafico kit=argentina/3 skin=2 hair=-slick:dark eyes=normal:brown mouth=shout beard=short with=tattoo face=length-3,jaw+3,brow+5,slope+6,gape+7,nose+4,eye-2,gap-3
timothy-weah kit=usa/21 skin=7 hair=twists:sand brows=normal:black eyes=normal:brown mouth=beam face=jaw-4,wide+6,mouth+8,eye+3,length+1,cheek+3,lips+4,ears+3
enzo-francescoli kit=river/9 skin=3 hair=shag:black eyes=normal:dark mouth=calm face=nose+10,hump+5,length+6,jaw-3,deep+7,slope-8,temple-4,brow+5,mouth-2
alejandro-garnacho kit=manutd/17 skin=3 hair=fade:platinum brows=normal:dark eyes=normal:dark mouth=serious with=tattoo face=jaw-5,nose+4,brow+5,eye-2,length+2,lips+3,gaunt+4,ears+6
cristian-romero kit=tottenham/17 skin=3 hair=-crop:black eyes=normal:dark mouth=shout beard=short with=tattoo,furrow face=slope+11,brow+7,nose+6,jaw+2,length+6,gape+8,deep+6,gap-4
lisandro-martinez kit=argentina/25 skin=3 hair=buzzround:dark eyes=normal:brown mouth=serious beard=stubble with=tattoo face=slope+9,jaw+4,wide+4,length-3,brow+6,eye-3,ears+6,neck+7
diego-milito kit=inter/22 skin=2 hair=-neat:dark eyes=normal:brown mouth=calm with=hands:silvercup face=nose+7,length+6,slope-7,jaw-1,deep+6,brow+4,eye-2,ears+5,mouth-2
esteban-cambiasso kit=inter/19 skin=2 hair=bald:brown eyes=normal:brown mouth=shout beard=stubble face=crown+6,cheek+5,jaw+3,nose+4,gape+7,eye-2,length-2,ears+5,brow+3
javier-saviola kit=river/7 skin=3 hair=-curtains:black eyes=normal:dark mouth=grin face=ears+7,nose+4,jaw-5,length-4,wide+4,mouth+6,brow+4,eye-1,cheek+3
claudio-bravo kit=keepercity/1 skin=3 hair=-short:black eyes=normal:dark mouth=serious beard=short with=glove:white face=jaw+4,cheek+6,wide+6,brow+6,eye-4,nose+3,length-1,slope+3
rodrigo-de-paul kit=argentina/7 skin=3 hair=fade:black eyes=normal:dark mouth=shout beard=short with=tattoo,earrings face=nose+6,length+4,brow+6,slope+6,gape+8,jaw+1,arch+4,gap-3
nicolas-otamendi kit=argentina/19 skin=4 hair=mohawk:black:black eyes=normal:dark mouth=serious beard=full with=tattoo face=jaw+3,brow+6,slope+8,nose+6,wide+4,length+4,eye-3,lips+3
gabriel-heinze kit=manutd/4 skin=3 hair=-fauxhawk:brown eyes=normal:brown mouth=shout face=jaw+6,cheek+6,brow+5,slope+8,wide+6,gape+8,eye-4,length-1,neck+8
marcelo-gallardo kit=river/10 skin=3 hair=crew:dark eyes=normal:brown mouth=smirk beard=stubble face=nose+7,jaw-1,length-3,brow+6,ears+5,deep+6,eye-2,wide+3
mauricio-pochettino kit=argentina/4 skin=2 hair=long:brown eyes=normal:brown mouth=calm beard=stubble face=jaw+7,nose+7,cheek+5,length+5,brow+5,chin+4,slope-6,lips+4
alvaro-recoba kit=inter98/20 skin=3 hair=-shag:black eyes=monolid:dark mouth=smile face=cheek+8,length-2,wide+5,jaw+2,lips+3,mouth+3,brow+2,nose+3
marcelo-salas kit=chile/11 skin=4 hair=-waves:black eyes=normal:dark mouth=calm with=hands:one face=cheek+7,jaw+3,wide+7,brow+6,eye-3,lips+4,length-2,slope+4
martin-palermo kit=boca/9 skin=2 hair=bob:yellow brows=normal:brown eyes=normal:brown mouth=shout face=nose+9,length+7,jaw+4,gape+9,hump+4,ears+4,mouth+4,chin+4
cuauhtemoc-blanco kit=mexico/10 skin=4 hair=-crew:black eyes=normal:dark mouth=smirk face=nose+10,wide+6,jaw-1,length+4,lips+5,eye-3,cheek+4,neck+7,hump+4
jorge-campos kit=keepercampos/1 skin=4 hair=short:black eyes=normal:dark mouth=beam with=glove:yellow face=cheek+8,wide+6,length-4,mouth+6,brow+5,jaw+2,eye+1,ears+4
javier-pastore kit=psg17/10 skin=3 hair=-messy:black eyes=normal:brown mouth=calm beard=stubble face=length+9,nose+6,temple-6,jaw-4,slope-6,brow+4,lid+5,gaunt+4
lionel-scaloni kit=argentina/13 skin=3 hair=-curtains:black eyes=normal:dark mouth=shout face=nose+6,jaw-1,brow+5,gape+8,length+4,cheek+2,ears+4,gaunt+4
pablo-aimar kit=valencia/21 skin=2 hair=curlyall:dark eyes=normal:brown mouth=calm face=jaw-6,eye+3,nose+3,slope-7,length-1,chin-4,tall-9,lips+2,neck-5
jorge-valdano kit=realmadrid88/11 skin=3 hair=bush:dark eyes=normal:brown mouth=smile face=length+8,nose+7,jaw+2,deep+5,mouth+4,brow+4,tall-8,gaunt+5
`
