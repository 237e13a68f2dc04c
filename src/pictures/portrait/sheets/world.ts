/** Africa, Asia and Oceania, one footballer a line. */
export const WORLD = `
mohamed-salah kit=liverpool/11 skin=4 head=oval hair=bush:black brows=normal eyes=normal:dark nose=normal mouth=grin beard=full:black face=temple-2,jaw-2,length+3,gap-4,eye+4,open+3,lid+3,brow+11,lift-4,nose+5,wide+6,mouth+6,cheek+2
sadio-mane kit=liverpool/10 skin=8 head=wedge hair=streaked:black:yellow brows=thin eyes=normal:dark nose=normal mouth=smile beard=chin face=cheek+6,jaw-7,chin-5,eye-3,wide+10,mouth+6,lips+6,crown+6,brow-6,gaunt+8,length+3,temple-4
didier-drogba kit=chelsea05/11 skin=8 head=square hair=drawnback:black brows=normal eyes=normal:dark nose=normal mouth=grin beard=chin with=alice:white face=cheek+9,wide+11,jaw+5,lips+7,eye-4,mouth+8,length+5,edge+7,brow+2,chin+4
samuel-eto-o kit=barca06/9 skin=8 head=heart hair=fade:black brows=normal eyes=normal:dark nose=normal mouth=shout face=eye+9,open+8,cheek+7,wide+10,jaw-5,lips+8,mouth+5,length-1,arch+8,gape+9,crown+4
george-weah kit=milan/9 skin=8 head=square hair=crew:black brows=flat eyes=normal:dark nose=normal mouth=grin with=hands:ball face=cheek+8,jaw+8,wide+12,lips+6,brow+3,mouth+7,arch-8,length+4,edge+6,line-4
victor-osimhen kit=napoli/9 skin=8 head=heart hair=buzz:yellow brows=normal:black eyes=normal:dark nose=normal mouth=shout with=mask face=wide+11,gape+14,lips+8,mouth+7,cheek+6,crown+4,jaw-3,length+3
pierre-emerick-aubameyang kit=dortmund/17 skin=6 head=wedge hair=fade:black brows=normal eyes=normal:dark nose=normal mouth=laugh beard=strip with=mask,earrings face=arch+10,raise+8,cheek+6,mouth+12,jaw-7,wide+6,eye+1,length+5,gaunt+6,ears+3
achraf-hakimi kit=morocco/2 skin=5 head=oval hair=curlytop:black brows=normal eyes=normal:dark nose=normal mouth=smile beard=short with=earrings face=brow+12,eye+6,wide+6,jaw-5,nose+6,lips+7,mouth+3,length+3,cheek+2,deep+5
riyad-mahrez kit=leicester/26 skin=4 head=horse hair=fade:black brows=normal eyes=normal:dark nose=normal mouth=calm beard=vandyke face=nose+9,length+8,ears+10,jaw-9,gaunt+13,brow+6,eye+8,open+5,temple-8,mouth-4,neck-9,slope-5,cheek-6
yaya-toure kit=mancity12/42 skin=8 head=horse hair=buzzround:black brows=flat eyes=normal:dark nose=normal mouth=smile face=length+9,lid+11,wide+12,lips+6,jaw+3,crown+6,mouth+4,arch-8,neck+7,temple-3,slope-6,turn+6
jay-jay-okocha kit=psg94/10 skin=7 head=round hair=fade:black brows=normal eyes=normal:dark nose=normal mouth=smile beard=goatee face=wide+12,cheek+8,mouth+7,lips+8,jaw-2,eye+2,length+2,crown+3,brow-5,tall-12,temple+2
nwankwo-kanu kit=nigeria/4 skin=8 head=horse hair=shaved:black brows=thin eyes=normal:dark nose=normal mouth=smile face=length+14,temple-9,lid+10,ears+10,wide+9,mouth+7,lips+7,crown+9,gaunt+8,brow-7,neck-8
michael-essien kit=chelsea/5 skin=8 head=boxer hair=bald:black brows=flat eyes=normal:dark nose=normal mouth=grin beard=chin face=neck+13,jaw+12,wide+11,cheek+12,mouth+9,lips+6,eye-5,arch-9,length-5
kevin-prince-boateng kit=ghana/9 skin=6 head=square hair=mohawk:black brows=arched eyes=normal:dark nose=normal mouth=serious beard=strip with=tattoo,earrings face=wide+7,jaw+5,cheek+5,arch+7,lips+5,eye-2,slope+4
andre-onana kit=keepermanutd/24 skin=8 head=block hair=fade:black brows=normal eyes=normal:dark nose=normal mouth=calm beard=short with=glove:white face=wide+12,jaw+6,lips+9,crown+6,neck+9,eye-1,length+5,cheek+3,brow-4
heung-min-son kit=tottenham/7 skin=2 head=wide hair=fringe:black brows=flat eyes=monolid:dark nose=normal mouth=beam with=hands:camera face=mouth+12,cheek+10,jaw+2,eye-2,wide+4,length-2,brow-4,nose-2,gape-2,chin-2,blush+5
ji-sung-park kit=manutd/13 skin=3 head=square hair=short:black brows=normal eyes=monolid:dark nose=normal mouth=smile face=cheek+16,wide+11,gaunt+7,eye-6,jaw+5,brow-5,line-5,mouth-3
hidetoshi-nakata kit=parma/10 skin=3 head=oval hair=messy:sand:black brows=thin:dark eyes=monolid:dark nose=normal mouth=calm face=nose-3,cheek+5,jaw-1,eye-2,brow-8,mouth-4,lips+3,length+2,slope+5
kaoru-mitoma kit=japan/7 skin=2 head=horse hair=-waves:black brows=normal eyes=monolid:dark nose=normal mouth=calm face=length+6,nose+3,wide-2,eye-1,jaw-3,lips+3,mouth-3,temple-4
min-jae-kim kit=bayern/3 skin=3 head=long hair=short:black brows=flat eyes=monolid:dark nose=normal mouth=calm face=jaw+6,cheek+5,chin+6,wide+6,eye-6,open-8,tilt+10,brow+4,neck+7,length-8,lips+4,mouth-2,crown+9,line-3,edge+8
serhou-guirassy kit=dortmund/9 skin=8 head=horse hair=fade:black brows=flat eyes=normal:dark nose=normal mouth=grin beard=full:black face=length+8,wide+10,lips+7,eye-4,arch-8,crown+5,mouth+6,jaw+1
kang-in-lee kit=psg/19 skin=2 head=moon hair=mop:black brows=flat eyes=monolid:dark nose=normal mouth=smile face=cheek+7,eye-2,nose-5,mouth+3,jaw+1,length-4,lips+3,brow-4,blush+6
takumi-minamino kit=monaco/18 skin=2 head=heart hair=-sidefade:black brows=normal eyes=monolid:dark nose=normal mouth=calm beard=goatee face=eye-1,cheek+4,jaw-5,wide+3,mouth-3,length-1,brow+3
roger-milla kit=cameroon90/9 skin=8 head=square hair=buzzround:black brows=normal eyes=normal:dark nose=normal mouth=laugh beard=thinmoustache with=gap,lines,folds,hands:flag face=wide+11,mouth+18,cheek+14,gape+9,lips+6,jaw+4,crown+4,length+2,eye-1
emmanuel-adebayor kit=arsenal/25 skin=8 head=horse hair=cornrows:black brows=thin eyes=normal:dark nose=normal mouth=laugh beard=chin with=earrings face=length+18,wide+10,temple-12,lid+9,mouth+9,lips+7,brow-6,gaunt+5,crown+5,neck-5
gervinho kit=ivorycoast/10 skin=8 head=lamp hair=cornrowtails:black brows=thin eyes=normal:dark nose=normal mouth=grin with=headband:white face=crown+14,eye+6,wide+8,mouth+7,jaw-7,cheek+2,lips+6,line+13,length+2
kalidou-koulibaly kit=napoli/26 skin=8 hair=shaved:black eyes=normal:dark mouth=serious beard=full face=length+14,wide+11,jaw+11,neck+13,crown+10,slope+6,lips+6,temple-3
frederic-kanoute kit=sevilla/12 skin=6 hair=cropped:black eyes=normal:dark mouth=calm beard=goatee face=length+8,lid+6,wide+6,lips+4,jaw-2,gaunt+5,nose+3,temple-4
asamoah-gyan kit=ghana/3 skin=8 hair=buzz:black eyes=normal:dark mouth=laugh with=earrings face=wide+12,mouth+10,cheek+7,jaw+2,lips+6,eye+2,crown+4,length-2
keisuke-honda kit=japan/4 skin=3 hair=spiky:yellow brows=thin:dark eyes=monolid:dark mouth=serious face=jaw+5,cheek+5,lips+3,slope+5,length+3,wide+3,tall-5,edge+6
brahim-diaz kit=realmadrid/21 skin=4 head=moon hair=caesar:black eyes=normal:dark mouth=smile beard=stubble face=length-7,cheek+8,jaw-1,chin-4,brow+8,eye+4,nose+3,ears+9,lips+3
bono kit=keepermorocco/1 skin=4 hair=fade:black eyes=normal:dark mouth=smile beard=short with=glove:white face=length+8,nose+7,brow+7,ears+6,jaw-1,mouth+5,temple-4,deep+4,slope-5
edouard-mendy kit=keeperchelsea/16 skin=8 hair=twists:black eyes=normal:dark mouth=serious beard=circle with=glove:white face=length+7,wide+10,lips+6,jaw+4,eye-1,crown+3,neck+6,cheek+3
victor-boniface kit=leverkusen/22 skin=8 hair=buzz:blond brows=normal:black eyes=normal:dark mouth=laugh face=cheek+6,wide+12,jaw+5,mouth+9,neck+9,gape+6,length+1,lips+5
ademola-lookman kit=atalanta/11 skin=8 hair=curlytop:black eyes=normal:dark mouth=grin face=wide+9,jaw-3,length-1,lips+6,eye+2,cheek+4,mouth+5,tall-6,crown+3
tim-cahill kit=everton/17 skin=3 hair=crew:dark eyes=normal:dark mouth=shout with=hands:fists face=jaw+7,cheek+5,wide+6,slope+7,gape+9,ears+6,brow+5,neck+8,eye-4
omar-marmoush kit=mancity/7 skin=4 hair=curlytop:black eyes=normal:dark mouth=grin beard=short face=nose+6,length+4,brow+6,jaw-2,mouth+5,wide+3,ears+4,tall-6
bryan-mbeumo kit=manutd/19 skin=7 hair=dreads:black eyes=normal:dark mouth=smile beard=chin face=wide+8,jaw+2,lips+6,cheek+4,eye-1,length-1,mouth+3,crown+2
antoine-semenyo kit=ghana/24 skin=8 hair=twists:black eyes=normal:dark mouth=shout face=jaw+6,wide+9,neck+10,gape+8,lips+5,crown+4,cheek+4,eye-2
takefusa-kubo kit=realsociedad/14 skin=2 hair=fringe:black eyes=monolid:dark mouth=smile face=jaw-2,cheek+6,nose-3,length-4,mouth+3,ears+5,blush+6,brow-2
el-hadji-diouf kit=senegal/11 skin=8 hair=mohawk:yellow:black brows=normal:black eyes=normal:dark mouth=smirk beard=chin:black face=wide+9,jaw-2,lips+6,cheek+4,eye-2,length+2
hakim-ziyech kit=morocco/7 skin=3 hair=-crew:black eyes=normal:dark mouth=calm beard=short face=length+9,nose+9,hump+5,temple-7,gaunt+7,jaw-5,lid+5,slope-5,neck-5
rabah-madjer kit=porto/8 skin=4 hair=-mop:black eyes=normal:dark mouth=smile beard=moustache with=hands:silvercup face=brow+7,nose+6,jaw-1,cheek+3,length+2,deep+4,lips+2
marc-vivien-foe kit=lyon/17 skin=8 hair=buzz:black eyes=normal:dark mouth=smile face=length+7,wide+10,jaw+3,lips+6,crown+6,cheek+4,eye-1,mouth+4,turn-6
`
