/** France, one footballer a line. */
export const FRANCE = `
zinedine-zidane kit=france98/10 skin=3 head=long hair=monk:dark brows=frown eyes=deep:green nose=hook mouth=serious beard=shadow with=lines
thierry-henry kit=arsenal04/14 skin=6 head=long hair=shaved:black brows=arched eyes=normal:brown nose=straight mouth=smirk beard=goatee face=lips+9
michel-platini kit=juventus85/10 skin=2 head=round hair=curlyall:dark brows=normal eyes=normal:brown nose=long mouth=smile
eric-cantona kit=manutd94/7 skin=2 head=square hair=crew:dark brows=joined eyes=deep:brown nose=straight mouth=serious beard=stubble
kylian-mbappe kit=psg17/7 skin=6 head=oval hair=buzz:black brows=normal eyes=normal:dark nose=normal mouth=smile with=dimples face=crown+13,temple+10,cheek+7,jaw-5,chin-4,length-5,gap+10,open+4,tilt+4,lid+4,brow-6,slope-2,arch+6,lift+8,nose-5,wide+13,mouth+14,lips+10,ears+5,gaunt-6,turn+4,gaze+0
antoine-griezmann kit=atletico/7 skin=1 head=heart hair=long:platinum brows=normal:sand eyes=normal:blue nose=straight mouth=smile beard=stubble:light with=headband:red
paul-pogba kit=france/6 skin=7 head=long hair=mohawk:yellow:black brows=arched:black eyes=normal:dark nose=wide mouth=smirk beard=circle:black with=earrings face=lips+9
n-golo-kante kit=france/13 skin=8 head=round hair=stubbled:black brows=thin eyes=big:dark nose=broad mouth=laugh with=gap
karim-benzema kit=realmadrid12/9 skin=3 head=oval hair=buzzround:dark brows=thick eyes=deep:brown nose=long mouth=calm beard=full:dark
olivier-giroud kit=milan/9 skin=2 head=square hair=pompadour:dark brows=thick eyes=normal:blue nose=straight mouth=smile beard=full:dark
patrick-vieira kit=arsenal04/4 skin=8 head=long hair=shaved:black brows=flat eyes=narrow:dark nose=broad mouth=serious beard=chin
franck-ribery kit=bayern13/7 skin=2 head=long hair=crew:dark brows=frown eyes=narrow:blue nose=hook mouth=grin beard=strip:dark with=scar:long,gap
ousmane-dembele kit=psg/10 skin=6 head=heart hair=curlytop:dark brows=thin eyes=sleepy:dark nose=wide mouth=smile face=lips+9
fabien-barthez kit=keepergrey/16 skin=2 head=round hair=bald:brown brows=thick:dark eyes=big:brown nose=normal mouth=grin beard=chin:dark
patrice-evra kit=manutd/3 skin=7 head=round hair=shaved:black brows=flat eyes=narrow:dark nose=broad mouth=laugh beard=chin with=earrings
raphael-varane kit=realmadrid/5 skin=5 head=long hair=buzz:black brows=normal eyes=sleepy:green nose=long mouth=calm beard=circle:black
didier-deschamps kit=marseille91/6 skin=2 head=square hair=neat:dark brows=flat eyes=deep:brown nose=wide mouth=smirk with=gap
emmanuel-petit kit=arsenal04/17 skin=1 head=long hair=ponytail:yellow brows=normal:sand eyes=normal:blue nose=straight mouth=calm beard=stubble:sand
claude-makelele kit=chelsea05/4 skin=7 head=round hair=bald:black brows=flat eyes=narrow:dark nose=broad mouth=calm beard=goatee with=earring
aurelien-tchouameni kit=realmadrid/18 skin=7 head=long hair=curlytop:black brows=normal eyes=normal:dark nose=wide mouth=calm beard=strip face=lips+9
eduardo-camavinga kit=france/8 skin=7 head=heart hair=dreads:black brows=arched eyes=big:dark nose=wide mouth=grin face=lips+9
jules-kounde kit=barca/23 skin=6 head=long hair=boxbraids:black brows=normal eyes=sleepy:brown nose=wide mouth=smirk beard=circle with=earrings
michael-olise kit=bayern/17 skin=5 head=oval hair=-sidefade:black brows=thin eyes=sleepy:brown nose=normal mouth=calm beard=thinmoustache face=lid+11,crown+4,jaw-5,length+8,nose+4,wide+5,lips+5,mouth-4,brow-3,eye+2,temple-4
mike-maignan kit=keeperyellow/16 skin=7 head=wide hair=buzz:black brows=frown eyes=narrow:dark nose=broad mouth=serious beard=full with=tattoo
hugo-lloris kit=keepergrey/1 skin=2 head=heart hair=quiff:dark brows=flat eyes=deep:grey nose=straight mouth=calm beard=stubble
theo-hernandez kit=milan/19 skin=3 head=long hair=fauxhawk:yellow:brown brows=normal:brown eyes=deep:brown nose=long mouth=smirk beard=short:brown with=tattoo,earring
david-trezeguet kit=juventus03/17 skin=3 head=long hair=crop:dark brows=thick eyes=normal:brown nose=long mouth=grin beard=stubble
marcel-desailly kit=milan90/8 skin=8 head=square hair=bald:black brows=flat eyes=normal:dark nose=broad mouth=grin
lilian-thuram kit=france98/15 skin=7 head=oval hair=bald:black brows=arched eyes=normal:dark nose=wide mouth=calm with=glasses
samir-nasri kit=arsenal/8 skin=4 head=heart hair=spiky:dark brows=thick eyes=narrow:dark nose=normal mouth=smirk beard=short
warren-zaire-emery kit=france/18 skin=6 head=round hair=twists:black brows=normal eyes=big:dark nose=wide mouth=grin
presnel-kimpembe kit=psg/3 skin=6 head=square hair=topknot:sand:black brows=arched:black eyes=normal:dark nose=wide mouth=smirk beard=strip:black with=tattoo,earrings
dayot-upamecano kit=bayern/2 skin=8 head=square hair=fallingtwists:sand:black brows=normal:black eyes=normal:dark nose=broad mouth=calm beard=strip:black
lucas-hernandez kit=france/21 skin=2 head=long hair=back:brown brows=normal eyes=deep:brown nose=long mouth=serious beard=full:brown with=alice:black,tattoo
desire-doue kit=psg/14 skin=6 head=oval hair=cornrows:dark brows=normal eyes=normal:brown nose=wide mouth=grin with=earrings
randal-kolo-muani kit=france/12 skin=8 head=heart hair=curlytop:black brows=thin eyes=sleepy:dark nose=broad mouth=smile beard=chin
bradley-barcola kit=psg/29 skin=5 head=heart hair=curlyfringe:dark brows=normal eyes=big:brown nose=wide mouth=calm beard=thinmoustache
adrien-rabiot kit=milan/12 skin=1 head=long hair=longcurls:brown brows=normal eyes=narrow:brown nose=long mouth=calm beard=stubble:brown
marcus-thuram kit=inter/9 skin=7 head=long hair=tiedlocks:brown:black brows=arched:black eyes=normal:dark nose=broad mouth=laugh beard=circle:black
william-saliba kit=france/17 skin=7 head=oval hair=fade:black brows=flat eyes=sleepy:dark nose=broad mouth=calm beard=short:black face=lips+9
kingsley-coman kit=bayern/11 skin=7 head=heart hair=twists:sand:black brows=thin:black eyes=big:dark nose=wide mouth=grin beard=thinmoustache:black
david-ginola kit=newcastle/14 skin=3 head=square hair=longwavy:brown brows=normal eyes=deep:green nose=straight mouth=smile beard=stubble:brown
robert-pires kit=arsenal04/7 skin=2 head=long hair=longcurls:dark brows=normal eyes=deep:brown nose=long mouth=smile beard=goatee:dark
bixente-lizarazu kit=bayern01/3 skin=3 head=heart hair=neat:black brows=thick eyes=narrow:dark nose=normal mouth=grin
`
