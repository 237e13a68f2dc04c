/** France, one footballer a line. */
export const FRANCE = `
zinedine-zidane kit=france98/10 skin=3 head=oval hair=monk:dark brows=normal eyes=normal:green nose=normal mouth=calm beard=shadow with=furrow,folds face=crown+5,temple-2,jaw+5,chin+6,length+10,gap-5,eye-2,tilt-3,lid+4,brow+8,slope+7,arch-2,lift-7,nose+11,wide+2,hump+10,mouth-2,lips-6,ears+8,gaunt+9,edge+8,deep+10,turn+5,gaze-10
thierry-henry kit=arsenal04/14 skin=6 head=oval hair=shaved:black brows=normal eyes=normal:brown nose=normal mouth=smirk beard=goatee face=crown+7,temple-6,cheek-3,jaw-4,length+9,lid+7,brow-3,arch+9,lift+5,raise+12,nose+4,wide+4,mouth+2,lips+10,gaunt+7,ears+3,turn-5,gaze-10
michel-platini kit=france84/10 skin=2 head=oval hair=curlyall:brown brows=normal eyes=sleepy:brown nose=normal mouth=smirk with=hands:ball face=jaw+7,nose+16,lid+10,hump+6,cheek+4,chin+3,brow-2,tall-8,slope-6,mouth-2
eric-cantona kit=manutd96/7 skin=2 head=block hair=crew:dark brows=joined eyes=normal:brown nose=normal mouth=serious beard=stubble face=brow+12,lift-7,slope+6,jaw+7,chin+6,deep+9,nose+5,mouth-1,cheek+3,line-3,neck+8,raise+8
kylian-mbappe kit=psg17/7 skin=6 head=oval hair=buzz:black brows=normal eyes=normal:dark nose=normal mouth=smile with=hands:folded face=crown+13,temple+10,cheek+7,jaw-5,chin-4,length-5,gap+10,open+4,tilt+4,lid+4,brow-6,slope-2,arch+6,lift+8,nose-5,wide+13,mouth+14,lips+10,ears+5,gaunt-6,turn+4,gaze+0
antoine-griezmann kit=france/7 skin=1 head=heart hair=quiff:sand brows=normal:light eyes=normal:blue nose=normal mouth=smile beard=goatee:light with=hands:phone face=nose+15,hump+8,jaw-6,length+7,temple-4,eye-3,mouth+4,gaunt+4
paul-pogba kit=france/6 skin=7 head=horse hair=mohawk:yellow:black brows=normal:black eyes=normal:dark nose=normal mouth=smirk beard=circle:black with=earrings face=length+10,temple-6,raise+12,arch+8,wide+8,lips+8,eye-2,lid+5,cheek+3,mouth+4,crown+3
n-golo-kante kit=france/13 skin=8 head=moon hair=bald:black brows=thin eyes=normal:dark nose=normal mouth=beam with=crinkles face=crown+4,eye+3,open-12,wide+11,mouth+13,cheek+9,jaw+3,chin-2,lips+5,brow-7,lift+6,ears-4,length-8,slope-6,neck-10,lid+4
karim-benzema kit=realmadrid12/9 skin=3 head=oval hair=buzzround:black brows=normal eyes=deep:brown nose=normal mouth=calm beard=full:dark with=hands:strapped face=nose+9,hump+4,brow+6,deep+10,lid+6,eye-2,slope-6,gap-3,length+6,jaw-2,cheek+2,mouth-2,lips+3
olivier-giroud kit=milan/9 skin=2 head=block hair=pompadour:dark brows=normal eyes=normal:blue nose=normal mouth=smile beard=full:dark face=jaw+4,brow+8,eye+2,nose+2,wide-4,mouth+4,length+6,cheek-2,tall+3,edge+10,gaunt+4
patrick-vieira kit=arsenal04/4 skin=7 head=horse hair=shaved:black brows=flat eyes=normal:dark nose=normal mouth=serious face=length+14,temple-8,cheek-1,eye-3,wide+10,lips+9,jaw-4,crown+13,gaunt+10,brow-6,neck-4,ears+5,chin-2
franck-ribery kit=bayern13/7 skin=2 head=horse hair=crew:dark brows=frown eyes=normal:blue nose=normal mouth=beam beard=strip:dark with=scar:long,gap face=length+10,nose+9,hump+8,gaunt+8,eye-4,brow+5,slope+8,jaw+1,mouth+6,ears+6,temple-5,cheek-2,chin+4
ousmane-dembele kit=psg/10 skin=6 head=wedge hair=curlytop:black brows=thin eyes=normal:dark nose=normal mouth=calm with=hands:ball face=lid+11,lips+8,eye+4,crown+6,jaw-8,length+4,wide+6,mouth-5,neck-8,brow-7,temple-3,chin-6,tall-6
fabien-barthez kit=keeperfrance/16 skin=2 head=egg hair=bald:brown brows=normal:dark eyes=normal:brown nose=normal mouth=grin beard=chin:dark with=glove:white,kiss face=eye+9,open+8,brow+11,lift+4,arch+6,crown+9,mouth+6,cheek+5,jaw+2,nose-2,chin-4,ears+4
patrice-evra kit=manutd/3 skin=7 head=moon hair=shaved:black brows=flat eyes=normal:dark nose=normal mouth=laugh beard=chin with=earrings face=cheek+9,wide+11,mouth+11,lips+7,eye-3,jaw+2,length-3,crown+3,arch-8,gape+4
raphael-varane kit=realmadrid/5 skin=5 head=horse hair=buzz:black brows=normal eyes=normal:green nose=normal mouth=calm beard=circle:black face=length+11,temple-6,lid+14,wide+4,lips+7,eye+2,crown+6,jaw-4,nose+6,slope-5,ears+4
didier-deschamps kit=france98/7 skin=2 head=block hair=crop:grey brows=normal:dark eyes=normal:brown nose=normal mouth=grin with=gap,folds face=jaw+8,chin+5,length-4,cheek+3,brow+5,wide+4,eye-3,mouth+4,nose+2,line-5,lift-4
emmanuel-petit kit=arsenal98/17 skin=1 head=long hair=ponytail:yellow brows=normal:sand eyes=normal:blue nose=normal mouth=calm beard=stubble:sand face=length+11,temple-8,gaunt+8,nose+5,mouth-5,cheek+3,jaw+2,lips-2,brow-2,eye-1
claude-makelele kit=realmadrid02/24 skin=7 head=moon hair=bald:black brows=flat eyes=normal:dark nose=normal mouth=smile beard=goatee with=earring face=crown+6,wide+12,eye-4,lips+7,cheek+7,length-4,slope-3,mouth+2,neck+6
aurelien-tchouameni kit=realmadrid/18 skin=7 head=long hair=shortafro:black brows=normal eyes=normal:dark nose=normal mouth=calm beard=circle face=length+14,temple-5,edge+10,lips+8,wide+7,ears+6,jaw+4,tall-7
eduardo-camavinga kit=realmadrid/6 skin=7 head=heart hair=dreads:black brows=arched eyes=big:dark nose=normal mouth=grin face=mouth+20,eye+11,open+6,arch+14,lips+8,gape+6,wide+6,jaw-10,chin-5,length+3
jules-kounde kit=barca/23 skin=6 head=horse hair=boxbraids:black brows=normal eyes=normal:brown nose=normal mouth=smirk beard=circle with=earrings face=lid+14,length+12,temple-9,lips+6,wide+5,gaunt+4,jaw-4,nose+3,cheek+2
michael-olise kit=bayern/17 skin=5 head=oval hair=curlytop:black brows=thin eyes=sleepy:brown nose=normal mouth=calm face=lid+17,crown+6,jaw-7,length+6,nose+5,wide+4,lips+6,mouth-6,brow-6,eye+4,temple-4,tall-10,slope-6,neck-6
mike-maignan kit=keeperfrance/16 skin=7 head=boxer hair=buzzround:black brows=normal eyes=normal:dark nose=normal mouth=serious beard=full with=glove:white face=neck+13,wide+11,slope+16,jaw+10,cheek+10,lips+6,eye-4,brow+4,length-2
hugo-lloris kit=keeperfrance/1 skin=2 head=heart hair=-slick:dark brows=thick eyes=normal:brown nose=normal mouth=calm beard=shadow with=glove:white face=deep+10,brow+8,lift-8,eye-1,jaw-4,gaunt+8,mouth-4,nose+5,tall+12,line+3
theo-hernandez kit=milan/19 skin=3 head=horse hair=fauxhawk:yellow:brown brows=normal:brown eyes=normal:brown nose=normal mouth=smirk beard=short:brown with=tattoo,earring face=length+14,nose+12,deep+11,temple-7,brow+6,gaunt+4,gap-3,mouth+3,jaw-1
david-trezeguet kit=france98/20 skin=2 head=horse hair=crew:black brows=thick eyes=normal:brown nose=normal mouth=grin beard=stubble with=hands:silvercup face=length+9,nose+10,gap-8,brow+6,ears+8,mouth+4,gaunt+6,jaw-3,eye-2,hump+3
marcel-desailly kit=france98/8 skin=8 head=block hair=bald:black brows=flat eyes=normal:dark nose=normal mouth=grin with=hands:silvercup face=jaw+7,wide+12,mouth+8,cheek+5,crown+5,eye-2,lips+6,arch-8,length+4,neck+9
lilian-thuram kit=france98/15 skin=7 head=egg hair=bald:black brows=arched eyes=normal:dark nose=normal mouth=calm with=glasses,hands:shush face=crown+13,wide+10,arch+12,eye+1,length+7,lips+6,mouth-2,jaw-5,cheek-2,ears+3
samir-nasri kit=arsenal/8 skin=4 head=heart hair=fauxhawk:dark brows=normal eyes=normal:dark nose=normal mouth=smirk beard=short with=hands:shush face=brow+10,lid+11,cheek+5,jaw-5,chin-5,lips+5,length-5,wide+4,mouth+3
warren-zaire-emery kit=france/18 skin=6 head=round hair=fade:black brows=normal eyes=normal:dark nose=normal mouth=beam face=cheek+16,length-7,eye+6,mouth+10,wide+11,ears+10,crown+6,lips+5,jaw+3
presnel-kimpembe kit=psg/3 skin=6 head=long hair=topknot:sand:black brows=normal:black eyes=normal:dark nose=normal mouth=smirk beard=strip:black with=tattoo,earrings face=length+7,arch+8,wide+8,lips+8,jaw+4,eye-3,cheek+3,crown+4,mouth+2
dayot-upamecano kit=bayern/2 skin=8 head=boxer hair=fallingtwists:sand:black brows=normal:black eyes=normal:dark nose=normal mouth=calm beard=strip:black face=wide+11,neck+13,lips+8,jaw+9,cheek+7,eye+2,length-2,brow-2
lucas-hernandez kit=france/21 skin=2 head=horse hair=ponytail:brown brows=normal eyes=normal:brown nose=normal mouth=serious beard=full:brown with=alice:black,tattoo face=length+14,nose+12,deep+12,brow+6,temple-6,gap-4,jaw+2,mouth-2
desire-doue kit=psg/14 skin=6 head=oval hair=curlytop:black brows=normal eyes=normal:brown nose=normal mouth=beam with=hands:silvercup face=wide+9,mouth+12,cheek+4,jaw-5,eye+3,lips+6,length-1,crown+4,ears+6,tall+8,lid-3
randal-kolo-muani kit=france/12 skin=8 head=horse hair=curlytop:black brows=thin eyes=normal:dark nose=normal mouth=smile beard=chin face=length+19,lid+15,temple-10,wide+11,lips+8,neck-6,gaunt+4,brow-10
bradley-barcola kit=psg/29 skin=5 head=wedge hair=bush:dark brows=normal eyes=normal:brown nose=normal mouth=calm beard=thinmoustache face=jaw-15,eye+10,open+4,length+10,chin-10,neck-10,lips+6,wide+4,mouth-4,tall-4
adrien-rabiot kit=milan/12 skin=1 head=horse hair=loosecurls:chestnut brows=normal:brown eyes=normal:brown nose=normal mouth=calm face=nose+11,length+12,gaunt+8,temple-9,jaw-6,eye+1,gap-4,hump+3,mouth-3,lips+6,slope-4,line+3,cheek-4
marcus-thuram kit=inter/9 skin=7 head=horse hair=tiedlocks:brown:black brows=normal:black eyes=normal:dark nose=normal mouth=laugh beard=circle:black face=mouth+18,wide+10,length+14,lips+8,arch+9,crown+4,gape+4,cheek+4,eye-1
william-saliba kit=arsenal/2 skin=7 head=oval hair=cropped:black brows=thin eyes=big:dark nose=normal mouth=calm beard=chin face=wide+9,lips+10,length+2,jaw-2,eye+5,crown+7,cheek+5,mouth-2,ears-3,lid+4,gaunt-5,brow-4
kingsley-coman kit=bayern/29 skin=7 head=wedge hair=twists:black brows=normal:black eyes=normal:dark nose=normal mouth=smile beard=thinmoustache:black face=eye+5,wide+6,jaw-10,chin-8,lips+5,mouth+2,length+12,crown+3,ears+5,gaunt+12,temple-10,cheek-7,tall-5
david-ginola kit=tottenham/14 skin=3 head=square hair=swept:light brows=normal:brown eyes=normal:green nose=normal mouth=grin beard=shadow with=dimple face=edge+9,jaw+6,nose+7,cheek+5,brow+4,length+6,lips+4,deep+6,chin+6,lid+5
robert-pires kit=arsenal04/7 skin=2 head=horse hair=shag:dark brows=normal eyes=normal:brown nose=normal mouth=smile beard=goatee:dark face=nose+14,length+14,slope-9,gaunt+6,temple-6,jaw-4,hump+4,mouth+3,eye-2
bixente-lizarazu kit=france98/3 skin=3 head=heart hair=caesar:black brows=normal eyes=normal:dark nose=normal mouth=grin with=dimples face=nose+14,mouth+11,gaunt+10,length+5,eye-5,brow+6,cheek+5,wide+4,jaw-2
nicolas-anelka kit=psg94/9 skin=7 hair=shaved:black eyes=normal:dark mouth=serious beard=circle face=lid+11,wide+7,lips+7,length+4,crown+5,brow-4,slope+4,jaw-1,mouth-2
laurent-blanc kit=france98/5 skin=2 hair=waves:black brows=thick eyes=sleepy:brown mouth=pout with=lines face=length+14,nose+10,lid+9,hump+5,temple-5,slope-9,mouth+3,ears+5
hugo-ekitike kit=liverpool/22 skin=7 hair=fallingtwists:black eyes=normal:dark mouth=smirk face=length+10,temple-7,neck-10,lips+8,lid+10,jaw-6,wide+4,eye+2,gaunt+8
rayan-cherki kit=mancity/10 skin=4 hair=curlyfringe:dark eyes=normal:dark mouth=smirk beard=strip face=brow+16,nose+10,lid+10,lips+7,wide+5,ears+5,length+3,tall-11,mouth+3
just-fontaine kit=france58/17 skin=3 hair=waves:dark eyes=normal:brown mouth=grin with=sepia,hands:boot face=cheek+16,jaw+10,line+10,nose+6,mouth+7,length-4,eye-4,brow+3
raymond-kopa kit=reims60/9 skin=2 hair=slick:brown eyes=normal:blue mouth=smile with=folds,sepia,hands:ball face=nose+14,ears+16,length-7,cheek+10,eye-5,hump+6,mouth+5,crown-2
jean-pierre-papin kit=marseille91/9 skin=2 hair=mullet:dark eyes=normal:brown mouth=grin with=hands:ball face=chin-11,jaw-11,nose+14,gaunt+7,eye-4,mouth+5,cheek+5,length+2
youri-djorkaeff kit=france98/6 skin=3 hair=curtains:black eyes=normal:dark mouth=smile face=nose+14,hump+10,length+10,deep+6,brow+6,temple-5,jaw-4,mouth+3
ludovic-giuly kit=barca06/8 skin=1 hair=messy:blond eyes=normal:blue mouth=grin face=length-13,blush+11,chin-6,mouth+7,nose+3,ears+6,eye-4,cheek+4
blaise-matuidi kit=psg/14 skin=8 hair=buzz:black eyes=normal:dark mouth=beam face=eye-6,cheek+11,mouth+14,wide+10,lips+6,crown+7,ears+10,length+3,jaw-3
dimitri-payet kit=marseille/10 skin=5 hair=buzzround:black eyes=normal:dark mouth=smirk beard=circle with=tattoo,tears face=cheek+11,wide+10,brow+7,eye-5,lid+6,length-4,jaw+5,raise+6
eric-abidal kit=barca06/22 skin=7 hair=bald:black eyes=normal:dark mouth=serious face=crown+14,slope+10,wide+11,lips+8,jaw+6,length+5,cheek+3,brow-4
samuel-umtiti kit=barca/23 skin=7 hair=curlytop:black eyes=normal:dark mouth=smile beard=stubble face=jaw+14,wide+11,neck+13,lips+8,cheek+6,length-2,arch+5,tall-6
benjamin-pavard kit=france/2 skin=1 hair=bush:chestnut eyes=normal:blue mouth=grin face=length+14,chin+5,mouth+7,temple-6,nose+5,deep+5,cheek-3,tall+3
ibrahima-konate kit=liverpool/5 skin=8 hair=cornrows:black eyes=normal:dark mouth=calm beard=chin face=length+16,wide+11,lips+8,jaw+7,neck+13,crown+6,temple-3,eye-3
anthony-martial kit=manutd/9 skin=7 hair=fade:black eyes=normal:dark mouth=serious beard=goatee face=lid+15,wide+8,lips+7,brow-6,slope-5,mouth-4,jaw-3,length+2,eye+1
florent-malouda kit=chelsea05/15 skin=7 hair=fauxhawk:black:black eyes=normal:dark mouth=grin face=cheek+11,mouth+14,wide+11,crown+6,eye-5,length+3,jaw-4,lips+4
bacary-sagna kit=arsenal/3 skin=6 hair=cornrowtails:blond brows=normal:black eyes=normal:dark mouth=calm face=wide+7,lips+5,jaw-6,cheek+5,crown+5,length+3,temple-3,eye+1
william-gallas kit=arsenal/10 skin=7 hair=stubbled:black eyes=normal:dark mouth=shout with=furrow face=slope+18,gaunt+11,gape+10,cheek+10,wide+9,jaw+6,crown+7,lips+4,eye-5
alexandre-lacazette kit=lyon/10 skin=7 hair=fade:black eyes=normal:dark mouth=grin beard=full face=cheek+16,length-7,mouth+11,wide+11,lips+5,crown+5,eye-4,jaw+3
nabil-fekir kit=betis/8 skin=4 hair=crew:black eyes=normal:dark mouth=serious beard=full face=jaw+19,length-11,neck+13,brow+11,cheek+10,slope+6,wide+5,eye-4
christopher-nkunku kit=chelsea/18 skin=7 hair=twists:black eyes=normal:dark mouth=pout beard=strip with=hands:balloon face=jaw-4,wide+7,eye+1,length+3,mouth+6,lips+4,cheek+2,crown+4
corentin-tolisso kit=bayern/24 skin=6 hair=fade:black eyes=normal:dark mouth=calm beard=short face=jaw+3,wide+6,lips+5,length+3,eye-1,crown+3,cheek+3,brow+3
florian-thauvin kit=marseille/26 skin=2 hair=-slick:blond brows=normal:brown eyes=normal:brown mouth=smile beard=stubble:sand with=tattoo face=nose+8,jaw-4,eye-2,length+6,mouth+4,brow+5,ears+4,tall-4,gaunt+5
allan-saint-maximin kit=newcastle/24 skin=7 hair=boxbraids:black eyes=normal:dark mouth=grin with=headband:black face=wide+8,cheek+4,mouth+7,jaw-2,lips+4,length+2,eye+1
lucas-digne kit=astonvilla/12 skin=2 hair=-gelled:brown eyes=normal:blue mouth=grin beard=short with=tattoo face=jaw+5,nose+4,brow+7,cheek+4,eye-3,mouth+6,edge+7,gaunt+3
sylvain-wiltord kit=lyon/22 skin=6 hair=shaved:black eyes=normal:dark mouth=beam face=wide+7,cheek+5,mouth+8,eye-2,jaw-2,length-2,ears+5,crown+4
christophe-dugarry kit=marseille/21 skin=2 hair=-curtains:dark eyes=normal:brown mouth=grin face=length+8,nose+6,jaw+2,chin+5,mouth+5,temple-3,brow+3,deep+4
frank-leboeuf kit=chelsea05/5 skin=2 hair=bald:brown brows=normal:brown eyes=normal:blue mouth=calm face=crown+8,nose+6,length+5,jaw+2,deep+6,ears+4,lips-3,temple-2
christian-karembeu kit=realmadrid02/20 skin=6 hair=cornrowtails:dark eyes=normal:brown mouth=smile face=jaw+4,wide+8,cheek+6,mouth+5,deep+4,lips+4,length+2,edge+4
jean-tigana kit=france84/14 skin=7 hair=curlytop:black eyes=normal:dark mouth=calm face=gaunt+10,jaw-6,length+4,wide+6,cheek+4,eye-2,neck-7,temple-3
laurent-koscielny kit=arsenal/6 skin=2 hair=-buzzround:brown eyes=normal:brown mouth=serious beard=short:brown face=gaunt+7,nose+6,length+5,slope+5,jaw-1,deep+6,ears+5,crown+3
djibril-cisse kit=liverpool05/9 skin=7 hair=mohawk:platinum:black brows=normal:black eyes=normal:dark mouth=serious beard=goatee:platinum with=tattoo face=wide+7,jaw-1,cheek+5,lips+4,eye-2,length+3,slope+6
hatem-ben-arfa kit=newcastle/10 skin=4 hair=caesar:black eyes=normal:dark mouth=smile beard=stubble face=cheek+6,jaw+2,brow+7,nose+4,eye-1,length-3,wide+4,lips+3
benjamin-mendy kit=mancity/22 skin=8 hair=buzz:platinum brows=normal:black eyes=normal:dark mouth=laugh face=cheek+9,jaw+8,wide+10,lips+7,mouth+11,gape+7,neck+9,length-2,eye+2
lassana-diarra kit=realmadrid12/24 skin=6 hair=buzz:black eyes=normal:dark mouth=calm beard=goatee face=cheek+5,jaw+1,wide+7,length-3,lips+4,lid+6,eye-1,crown+3
jean-philippe-mateta kit=palace/14 skin=8 hair=fallingtwists:black eyes=normal:dark mouth=grin beard=chin with=hands:flag face=length+8,wide+9,jaw+1,mouth+6,temple-3,lips+5,cheek+3,neck+5
leny-yoro kit=manutd/15 skin=8 hair=cornrows:black eyes=normal:dark mouth=calm face=length+11,temple-8,jaw-5,wide+6,lips+6,eye+3,neck-7,crown+5
`
