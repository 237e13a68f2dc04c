/** Africa, Asia and Oceania, one footballer a line. */
export const WORLD = `
mohamed-salah kit=liverpool/11 skin=4 head=oval hair=bush:black brows=normal eyes=normal:dark nose=normal mouth=grin beard=full:black with=hands:boot,lights face=temple-3,jaw-3,length+5,gap-6,eye+6,open+5,lid+5,brow+14,lift-6,nose+8,wide+9,mouth+9,cheek+3
sadio-mane kit=liverpool/10 skin=8 head=wedge hair=streaked:black:yellow brows=thin eyes=normal:dark nose=normal mouth=smile beard=chin with=hands:silvermedal,lights face=cheek+8,jaw-10,chin-7,eye-4,wide+14,mouth+8,lips+8,crown+8,brow-8,gaunt+11,length+4,temple-6
didier-drogba kit=chelsea05/11 skin=8 head=square hair=drawnback:black brows=normal eyes=normal:dark nose=normal mouth=grin beard=chin with=alice:white,hands:silvercup,prize:boot face=cheek+11,wide+14,jaw+6,lips+9,eye-5,mouth+10,length+6,edge+9,brow+2,chin+5
samuel-eto-o kit=barca06/9 skin=8 head=heart hair=fade:black brows=normal eyes=normal:dark nose=normal mouth=shout with=hands:silvercup,prize:boot face=eye+12,open+10,cheek+9,wide+13,jaw-6,lips+10,mouth+6,length-1,arch+10,gape+12,crown+5
george-weah kit=milan/9 skin=8 head=square hair=crew:black brows=flat eyes=normal:dark nose=normal mouth=grin with=hands:ball,tape face=cheek+10,jaw+10,wide+14,lips+7,brow+4,mouth+9,arch-10,length+5,edge+7,line-4
victor-osimhen kit=napoli/9 skin=8 head=heart hair=buzz:yellow brows=normal:black eyes=normal:dark nose=normal mouth=shout with=mask,hands:boot,lights face=wide+14,gape+14,lips+11,mouth+9,cheek+8,crown+5,jaw-4,length+4
pierre-emerick-aubameyang kit=dortmund/17 skin=6 head=wedge hair=fade:black brows=normal eyes=normal:dark nose=normal mouth=laugh beard=strip with=mask,earrings,hands:boot,lights face=arch+10,raise+8,cheek+6,mouth+12,jaw-7,wide+6,eye+1,length+5,gaunt+6,ears+3
achraf-hakimi kit=morocco/2 skin=5 head=oval hair=curlytop:black brows=normal eyes=normal:dark nose=normal mouth=smile beard=short with=earrings,hands:silvercup,lights face=brow+14,eye+8,wide+8,jaw-7,nose+8,lips+10,mouth+4,length+4,cheek+3,deep+7
riyad-mahrez kit=leicester/26 skin=4 head=horse hair=fade:black brows=normal eyes=normal:dark nose=normal mouth=calm beard=vandyke with=hands:silvermedal,lights face=nose+9,length+8,ears+10,jaw-9,gaunt+13,brow+6,eye+8,open+5,temple-8,mouth-4,neck-9,slope-5,cheek-6
yaya-toure kit=mancity12/42 skin=8 head=horse hair=buzzround:black brows=flat eyes=normal:dark nose=normal mouth=smile with=hands:silvermedal face=length+9,lid+11,wide+12,lips+6,jaw+3,crown+6,mouth+4,arch-8,neck+7,temple-3,slope-6,turn+6
jay-jay-okocha kit=psg94/10 skin=7 head=round hair=fade:black brows=normal eyes=normal:dark nose=normal mouth=smile beard=goatee with=hands:silvermedal,tape face=wide+14,cheek+10,mouth+9,lips+10,jaw-2,eye+2,length+2,crown+4,brow-6,tall-12,temple+2
nwankwo-kanu kit=nigeria/4 skin=8 head=horse hair=shaved:black brows=thin eyes=normal:dark nose=normal mouth=smile face=length+14,temple-9,lid+10,ears+10,wide+9,mouth+7,lips+7,crown+9,gaunt+8,brow-7,neck-8
michael-essien kit=chelsea/5 skin=8 head=boxer hair=bald:black brows=flat eyes=normal:dark nose=normal mouth=grin beard=chin face=neck+13,jaw+12,wide+11,cheek+12,mouth+9,lips+6,eye-5,arch-9,length-5
kevin-prince-boateng kit=ghana/9 skin=6 head=square hair=mohawk:black brows=arched eyes=normal:dark nose=normal mouth=serious beard=strip with=tattoo,earrings face=wide+13,jaw+9,cheek+9,arch+13,lips+9,eye-4,slope+7
andre-onana kit=keepermanutd/24 skin=8 head=block hair=fade:black brows=normal eyes=normal:dark nose=normal mouth=calm beard=short with=glove:white,lights face=wide+12,jaw+6,lips+9,crown+6,neck+9,eye-1,length+5,cheek+3,brow-4
heung-min-son kit=tottenham/7 skin=2 head=wide hair=fringe:black brows=flat eyes=monolid:dark nose=normal mouth=beam with=hands:camera,lights face=mouth+14,cheek+13,jaw+3,eye-3,wide+5,length-3,brow-5,nose-3,gape-3,chin-3,blush+7
ji-sung-park kit=manutd/13 skin=3 head=square hair=short:black brows=normal eyes=monolid:dark nose=normal mouth=smile face=cheek+16,wide+11,gaunt+7,eye-6,jaw+5,brow-5,line-5,mouth-3
hidetoshi-nakata kit=parma/10 skin=3 head=oval hair=messy:sand:black brows=thin:dark eyes=monolid:dark nose=normal mouth=calm face=nose-6,cheek+10,jaw-2,eye-4,brow-14,mouth-8,lips+6,length+4,slope+10
kaoru-mitoma kit=japan/7 skin=2 head=horse hair=-waves:black brows=normal eyes=monolid:dark nose=normal mouth=calm with=lights face=length+14,nose+8,wide-5,eye-3,jaw-8,lips+8,mouth-8,temple-11
min-jae-kim kit=bayern/3 skin=3 head=long hair=short:black brows=flat eyes=monolid:dark nose=normal mouth=calm with=lights face=jaw+8,cheek+6,chin+8,wide+8,eye-8,open-10,tilt+13,brow+5,neck+9,length-10,lips+5,mouth-3,crown+12,line-3,edge+10
serhou-guirassy kit=dortmund/9 skin=8 head=horse hair=fade:black brows=flat eyes=normal:dark nose=normal mouth=grin beard=full:black with=lights face=length+11,wide+13,lips+9,eye-5,arch-11,crown+7,mouth+8,jaw+1
kang-in-lee kit=psg/19 skin=2 head=moon hair=mop:black brows=flat eyes=monolid:dark nose=normal mouth=smile with=lights face=cheek+14,eye-4,nose-11,mouth+6,jaw+2,length-9,lips+6,brow-9,blush+13
takumi-minamino kit=monaco/18 skin=2 head=heart hair=-sidefade:black brows=normal eyes=monolid:dark nose=normal mouth=calm beard=goatee with=lights face=eye-3,cheek+12,jaw-14,wide+9,mouth-9,length-3,brow+9
roger-milla kit=cameroon90/9 skin=8 head=square hair=buzzround:black brows=normal eyes=normal:dark nose=normal mouth=laugh beard=thinmoustache with=gap,lines,folds,hands:flag,tape face=wide+11,mouth+18,cheek+14,gape+9,lips+6,jaw+4,crown+4,length+2,eye-1
emmanuel-adebayor kit=arsenal/25 skin=8 head=horse hair=cornrows:black brows=thin eyes=normal:dark nose=normal mouth=laugh beard=chin with=earrings face=length+18,wide+10,temple-12,lid+9,mouth+9,lips+7,brow-6,gaunt+5,crown+5,neck-5
gervinho kit=ivorycoast/10 skin=8 head=lamp hair=cornrowtails:black brows=thin eyes=normal:dark nose=normal mouth=grin with=headband:white,hands:silvermedal face=crown+14,eye+7,wide+10,mouth+8,jaw-8,cheek+2,lips+7,line+13,length+2
kalidou-koulibaly kit=napoli/26 skin=8 hair=shaved:black eyes=normal:dark mouth=serious beard=full with=hands:silvermedal,lights face=length+14,wide+11,jaw+11,neck+13,crown+10,slope+6,lips+6,temple-3
frederic-kanoute kit=sevilla/12 skin=6 hair=cropped:black eyes=normal:dark mouth=calm beard=goatee face=length+14,lid+10,wide+10,lips+7,jaw-3,gaunt+9,nose+5,temple-7
asamoah-gyan kit=ghana/3 skin=8 hair=buzz:black eyes=normal:dark mouth=laugh with=earrings face=wide+14,mouth+12,cheek+8,jaw+2,lips+7,eye+2,crown+5,length-2
keisuke-honda kit=japan/4 skin=3 hair=spiky:yellow brows=thin:dark eyes=monolid:dark mouth=serious face=jaw+11,cheek+11,lips+6,slope+11,length+6,wide+6,tall-5,edge+13
brahim-diaz kit=realmadrid/21 skin=4 head=moon hair=caesar:black eyes=normal:dark mouth=smile beard=stubble with=lights face=length-10,cheek+11,jaw-1,chin-6,brow+11,eye+6,nose+4,ears+12,lips+4
bono kit=keepermorocco/1 skin=4 hair=fade:black eyes=normal:dark mouth=smile beard=short with=glove:white,lights face=length+13,nose+11,brow+11,ears+9,jaw-2,mouth+8,temple-6,deep+6,slope-8
edouard-mendy kit=keeperchelsea/16 skin=8 hair=twists:black eyes=normal:dark mouth=serious beard=circle with=glove:white,lights face=length+11,wide+14,lips+9,jaw+6,eye-2,crown+5,neck+9,cheek+5
victor-boniface kit=leverkusen/22 skin=8 hair=buzz:blond brows=normal:black eyes=normal:dark mouth=laugh with=lights face=cheek+6,wide+12,jaw+5,mouth+9,neck+9,gape+6,length+1,lips+5
ademola-lookman kit=atalanta/11 skin=8 hair=curlytop:black eyes=normal:dark mouth=grin with=lights face=wide+14,jaw-5,length-2,lips+10,eye+3,cheek+7,mouth+9,tall-6,crown+5
tim-cahill kit=everton/17 skin=3 hair=crew:dark eyes=normal:dark mouth=shout with=hands:fists face=jaw+11,cheek+8,wide+9,slope+11,gape+14,ears+9,brow+8,neck+13,eye-6
omar-marmoush kit=mancity/7 skin=4 hair=curlytop:black eyes=normal:dark mouth=grin beard=short with=lights face=nose+12,length+8,brow+12,jaw-4,mouth+10,wide+6,ears+8,tall-6
bryan-mbeumo kit=manutd/19 skin=7 hair=dreads:black eyes=normal:dark mouth=smile beard=chin with=lights face=wide+14,jaw+4,lips+12,cheek+8,eye-2,length-2,mouth+6,crown+4
antoine-semenyo kit=ghana/24 skin=8 hair=twists:black eyes=normal:dark mouth=shout with=lights face=jaw+8,wide+12,neck+14,gape+11,lips+7,crown+6,cheek+6,eye-3
takefusa-kubo kit=realsociedad/14 skin=2 hair=fringe:black eyes=monolid:dark mouth=smile with=lights face=jaw-5,cheek+14,nose-7,length-9,mouth+7,ears+12,blush+14,brow-5
el-hadji-diouf kit=senegal/11 skin=8 hair=mohawk:yellow:black brows=normal:black eyes=normal:dark mouth=smirk beard=chin:black face=wide+14,jaw-4,lips+11,cheek+7,eye-4,length+4
hakim-ziyech kit=morocco/7 skin=3 hair=-crew:black eyes=normal:dark mouth=calm beard=short with=lights face=length+12,nose+12,hump+7,temple-10,gaunt+10,jaw-7,lid+7,slope-7,neck-7
rabah-madjer kit=porto/8 skin=4 hair=-mop:black eyes=normal:dark mouth=smile beard=moustache with=hands:silvercup,print face=brow+14,nose+12,jaw-2,cheek+6,length+4,deep+8,lips+4
marc-vivien-foe kit=lyon/17 skin=8 hair=buzz:black eyes=normal:dark mouth=smile with=hands:silvermedal face=length+11,wide+14,jaw+5,lips+9,crown+9,cheek+6,eye-2,mouth+6,turn-6
`
