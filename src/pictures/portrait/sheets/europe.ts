/** The other nations of Europe, one footballer a line. */
export const EUROPE = `
johan-cruyff kit=netherlands74/14 skin=1 head=wedge hair=-beatle:brown brows=thin eyes=normal:blue nose=normal mouth=calm face=nose+10,gaunt+11,cheek+6,jaw-6,deep+8,length+7,temple-5,eye-2,mouth-2,lips-2,chin+2,hump+3,neck-7
marco-van-basten kit=netherlands88/12 skin=2 head=horse hair=short:dark brows=normal eyes=normal:brown nose=normal mouth=calm with=hands:ball face=length+14,temple-5,nose+6,deep+9,cheek+7,gaunt+9,eye-5,lips-3,ears+5,jaw+2
ruud-gullit kit=netherlands88/10 skin=6 head=oval hair=locks:dark brows=normal eyes=normal:brown nose=normal mouth=laugh beard=moustache:black face=mouth+12,wide+7,eye-1,jaw+4,cheek+3,lips+5,length+4,arch+5,gape+6
frank-rijkaard kit=milan90/8 skin=6 head=oval hair=longcurls:black brows=normal eyes=normal:dark nose=normal mouth=calm beard=thinmoustache face=wide+11,lips+7,cheek+8,lid+6,eye-5,length+4,mouth-1
dennis-bergkamp kit=netherlands98/8 skin=1 head=wedge hair=-sidepart:blond brows=normal:sand eyes=normal:blue nose=long mouth=calm with=lines,folds face=nose+14,wide-10,deep+10,eye-4,jaw-5,gaunt+10,mouth-6,lips-6,chin-4,length+8,gap-5,crown+9,brow-5,cheek+4,turn+6,tall-14,line+12
edgar-davids kit=juventus03/26 skin=6 head=oval hair=locks:black brows=normal eyes=normal:dark nose=normal mouth=serious beard=strip with=goggles face=wide+9,slope+11,cheek+9,lips+6,gaunt+7,jaw+3,length+3,mouth-2
clarence-seedorf kit=milan05/10 skin=7 head=block hair=cornrowtails:black brows=normal eyes=normal:dark nose=normal mouth=grin face=jaw+20,wide+11,cheek+11,neck+13,mouth+16,lips+6,eye-3,length-2
virgil-van-dijk kit=liverpool/4 skin=5 head=horse hair=bun:dark brows=normal eyes=normal:brown nose=normal mouth=calm beard=full:black face=length+13,jaw+5,arch+8,nose+3,wide+3,deep+7,eye-1,edge+12,cheek+5,crown+7
arjen-robben kit=bayern13/10 skin=1 head=egg hair=stubbled:light brows=normal:light eyes=normal:blue nose=normal mouth=shout with=lines,furrow,hands:silvercup face=crown+11,slope+7,nose+9,hump+5,mouth+6,jaw-2,deep+8,eye-3,gaunt+6,ears+8,lips-4,gape+6
frenkie-de-jong kit=barca/21 skin=1 head=heart hair=-quiff:yellow brows=thin:sand eyes=normal:blue nose=normal mouth=grin face=mouth+16,blush+11,eye-6,jaw-7,ears+7,nose+4,tall+5,tilt-4
robin-van-persie kit=netherlands/9 skin=2 head=oval hair=-sidefade:black brows=normal eyes=normal:brown nose=normal mouth=calm beard=shadow with=tattoo face=nose+14,length+10,brow+14,lift-10,tilt-7,deep+10,jaw+3,gap-4,temple-3
ruud-van-nistelrooy kit=manutd/10 skin=2 head=horse hair=waves:dark brows=normal eyes=normal:brown nose=normal mouth=shout face=length+18,nose+10,gape+12,temple-8,gaunt+9,slope+5,mouth+4,ears+4,gap-4,chin+4,jaw-2
wesley-sneijder kit=inter/10 skin=1 head=square hair=buzz:brown brows=flat eyes=normal:brown nose=normal mouth=smirk beard=stubble with=tattoo face=ears+19,length-7,cheek+6,jaw+5,eye-3,nose-4,wide+4,crown+5,mouth+2,lips+2
edwin-van-der-sar kit=keepermanutd/1 skin=1 head=horse hair=-short:brown brows=thin eyes=normal:blue nose=normal mouth=calm with=glove:white face=length+18,nose+14,temple-14,gaunt+10,deep+10,ears+7,hump+5,crown+5,jaw-4,slope-4,lips-4,mouth-2
memphis-depay kit=netherlands/10 skin=5 head=block hair=cornrows:dark brows=normal eyes=normal:dark nose=normal mouth=serious beard=strip with=headband:white,tattoo,hands:ears face=neck+13,jaw+14,brow+11,lips+8,wide+10,slope+6,edge+6,cheek+3
eden-hazard kit=chelsea/10 skin=2 head=moon hair=fade:dark brows=normal eyes=normal:brown nose=normal mouth=grin beard=stubble face=cheek+9,jaw+10,eye-4,brow+7,wide+7,mouth+5,length-6,gap-4,lift-5,neck+8
kevin-de-bruyne kit=mancity/17 skin=1 head=oval hair=sweep:strawberry brows=normal:strawberry eyes=normal:blue nose=normal mouth=pout with=freckles face=crown-4,temple+5,cheek+9,jaw+6,length-3,eye-4,open-3,tilt-5,lid+4,brow-6,arch-4,lift-3,mouth-6,lips+4,ears+5,gaunt-8,blush+13,line-2,turn+5,gaze+0
romelu-lukaku kit=belgium/9 skin=8 head=boxer hair=buzz:black brows=normal eyes=normal:dark nose=normal mouth=serious beard=circle face=jaw+12,neck+14,wide+10,lips+6,cheek+7,crown+6,eye-4,length+5,edge+8
thibaut-courtois kit=keeperbelgium/1 skin=2 head=horse hair=crop:brown brows=thin eyes=normal:blue nose=normal mouth=calm beard=stubble:dark with=glove:yellow face=length+19,temple-10,cheek-6,nose+14,hump+4,gap-6,eye-5,jaw-5,ears+8,mouth-4,crown+6,lips-4,brow+4,neck+2,gaunt+6
vincent-kompany kit=mancity12/4 skin=5 head=horse hair=bald:black brows=flat eyes=normal:dark nose=normal mouth=grin beard=stubble face=crown+20,length+16,wide+10,mouth+14,arch-12,ears+10,temple-2,eye-3,jaw+4
marouane-fellaini kit=manutd/27 skin=4 head=horse hair=bigafro:dark brows=normal eyes=normal:brown nose=normal mouth=calm beard=circle face=nose+8,length+8,wide+6,temple-5,lips+4,mouth-2,jaw-2,eye-1,slope-5
luka-modric kit=croatia/10 skin=2 head=wedge hair=drawnback:sand brows=normal:light eyes=normal:hazel nose=normal mouth=calm beard=shadow:light with=alice:black,folds face=temple-9,cheek-6,jaw-10,chin-8,length+6,gap-6,eye-2,tilt-7,lid+4,brow-2,slope-6,lift-4,nose+10,hump+9,wide-3,mouth-3,lips-5,ears+6,gaunt+11,deep+7,bags+6,turn-5
ivan-rakitic kit=barca/4 skin=1 head=horse hair=-quiff:blond brows=thin:sand eyes=normal:green nose=normal mouth=smile beard=stubble:sand with=hands:silvercup face=chin+11,length+11,mouth+10,nose+5,gaunt+4,temple-5,ears+4,jaw+3
josko-gvardiol kit=croatia/20 skin=2 head=block hair=fade:brown brows=normal eyes=normal:brown nose=normal mouth=calm beard=stubble with=mask face=jaw+7,nose+4,cheek+5,wide+5,neck+8,mouth-2
robert-lewandowski kit=bayern/9 skin=2 head=square hair=-sidefade:dark brows=flat eyes=narrow:blue nose=normal mouth=serious beard=shadow with=hands:boot face=cheek+14,jaw+10,chin+8,edge+10,eye-5,lips-6,gap-5,nose+6,ears+6,brow+2,length+5
erling-haaland kit=mancity/9 skin=1 head=oval hair=bun:yellow brows=normal:blond eyes=normal:blue nose=normal mouth=shout face=crown+4,temple-2,cheek+3,jaw+10,chin+14,length+8,gap+3,eye-6,open-6,lid+4,brow+4,slope+9,arch-9,lift-8,nose+2,wide+11,mouth-1,lips+8,edge+12,deep+5,blush+9,turn+4,gaze+0
martin-odegaard kit=arsenal/8 skin=1 head=heart hair=-sidepart:blond brows=normal:sand eyes=normal:blue nose=normal mouth=smile face=nose-10,jaw-9,chin-4,eye+7,mouth+7,brow-3,ears+9,cheek+2,length-1,lips-2,blush+6,wide-4,line-3
zlatan-ibrahimovic kit=sweden/10 skin=3 head=horse hair=bun:black brows=normal eyes=normal:brown nose=normal mouth=smirk beard=circle face=crown+2,temple-9,cheek-2,jaw+3,chin+5,length+12,gap-8,eye-2,open-3,lid+7,brow+7,slope+7,arch+7,raise+12,lift-3,nose+14,wide+4,hump+14,gaunt+7,deep+7,turn+6,gaze-10
henrik-larsson kit=celtic/7 skin=5 head=oval hair=dreads:blond brows=normal:dark eyes=normal:brown nose=normal mouth=grin with=tongue face=mouth+14,wide+10,gaunt+10,cheek+6,length+5,eye-4,lips+4,neck-4
peter-schmeichel kit=keepermanutd/1 skin=1 head=block hair=-short:yellow brows=thin:sand eyes=normal:blue nose=normal mouth=shout with=glove:red face=nose+7,wide+9,jaw+10,cheek+8,mouth+7,eye-5,blush+12,gape+12,slope+6,length+3,neck+8
christian-eriksen kit=denmark/10 skin=1 head=square hair=-sidefade:sand brows=normal eyes=normal:blue nose=normal mouth=calm beard=stubble:light face=nose+10,gap-6,eye-5,lips-6,mouth-5,cheek-3,jaw+4,chin+5,brow-6,tall-3
gareth-bale kit=wales/11 skin=1 head=horse hair=bun:brown brows=normal eyes=normal:blue nose=normal mouth=grin with=hands:heart face=ears+13,length+8,eye-4,brow+4,jaw-3,mouth+8,nose+4,gap-4,gaunt+5
ryan-giggs kit=manutd94/11 skin=3 head=wedge hair=bush:black brows=normal eyes=normal:dark nose=normal mouth=calm with=hands:whirl face=nose+8,jaw-6,deep+10,brow+10,lift-6,eye-1,gaunt+9,mouth-2,lips+3,chin+2,hump+3,tall-11
george-best kit=manutd68/7 skin=2 head=heart hair=-beatle:black brows=normal eyes=normal:blue nose=normal mouth=smirk beard=sideburns with=dimple face=eye+9,brow+10,jaw-4,chin+5,mouth-1,nose+2,wide-4,lips+6,cheek+2,tilt-3,open+4
roy-keane kit=manutd94/16 skin=1 head=oval hair=buzz:dark brows=normal eyes=normal:dark nose=normal mouth=serious beard=stubble with=furrow face=slope+20,deep+13,brow+10,eye-5,gap-5,lips-9,mouth-3,gaunt+7,cheek+4,crown+2
kenny-dalglish kit=liverpool80/7 skin=1 head=moon hair=-waves:sand brows=thin:sand eyes=normal:blue nose=normal mouth=laugh with=dimples face=blush+14,cheek+14,mouth+14,eye-5,jaw+5,length-4,gape+3,ears+3,nose+2
andriy-shevchenko kit=milan05/7 skin=1 head=square hair=flow:sand brows=normal:light eyes=narrow:grey nose=normal mouth=smile with=hands:ball face=cheek+7,jaw-4,nose+6,tilt+4,eye-4,lips-4,mouth-3,length+4,chin-4,tall-6
pavel-nedved kit=juventus03/11 skin=1 head=square hair=bob:yellow brows=normal:sand eyes=normal:blue nose=normal mouth=serious with=furrow,hands:ball face=jaw+10,edge+10,cheek+6,length+5,nose+6,eye-4,brow-3,deep+8,lips-4,tall+3
petr-cech kit=keeperchelsea/1 skin=1 head=horse hair=short:dark brows=normal eyes=normal:blue nose=normal mouth=calm with=helmet,glove:white face=nose+11,length+11,gap-6,eye-1,mouth-4,temple-4,jaw+2
ferenc-puskas kit=hungary54/10 skin=2 head=moon hair=slick:black brows=normal eyes=normal:brown nose=normal mouth=smile with=dimple,sepia face=cheek+13,jaw+9,length-8,eye-4,brow+5,nose+3,mouth+3,neck+12,crown+3,line-5,wide+4,blush+4
lev-yashin kit=keeperblack/1 skin=1 head=horse hair=short:sand brows=normal eyes=normal:blue nose=normal mouth=calm with=cap:grey,lines,glove:black,sepia face=nose+10,length+10,gaunt+8,deep+9,jaw-1,mouth-3,brow+4,hump+3,lips-2
hristo-stoichkov kit=barca92/8 skin=3 head=square hair=messy:black brows=normal eyes=normal:dark nose=normal mouth=shout beard=stubble with=hands:ball face=slope+20,brow+16,lift-10,nose+10,wide+5,jaw+6,eye-4,deep+11,gape+5,mouth+4
jan-oblak kit=keeperatletico/13 skin=1 head=horse hair=-short:light brows=normal:light eyes=normal:blue nose=normal mouth=calm beard=stubble:light with=glove:white face=length+20,temple-11,cheek-6,nose+11,eye-6,mouth-6,lips-5,gaunt+5,deep+11,slope-3
edin-dzeko kit=mancity/10 skin=2 head=horse hair=-short:black brows=normal eyes=normal:brown nose=normal mouth=smile beard=stubble face=length+16,nose+14,hump+6,brow+10,deep+10,edge+6,jaw+4,mouth+4
khvicha-kvaratskhelia kit=psg/7 skin=2 head=wedge hair=shag:dark brows=normal eyes=normal:brown nose=normal mouth=calm beard=short face=nose+14,hump+14,brow+14,deep+13,gaunt+10,jaw-6,length+7,mouth-3
david-alaba kit=realmadrid/4 skin=5 head=heart hair=curlytop:black brows=normal eyes=normal:dark nose=normal mouth=smile beard=circle with=hands:chair face=wide+10,lips+7,eye+5,open+4,mouth+10,jaw-4,length-5,tall-11,lift+5,cheek+4
henrikh-mkhitaryan kit=dortmund/10 skin=3 head=horse hair=crew:black brows=normal eyes=normal:brown nose=normal mouth=calm beard=full:black face=nose+12,hump+10,brow+10,length+6,deep+8,ears+6,gap-3,jaw-2
hakan-calhanoglu kit=inter/20 skin=2 head=square hair=-fade:black brows=normal eyes=normal:brown nose=normal mouth=calm beard=short face=jaw+4,brow+8,eye-3,wide+6,cheek+5,gap-3,lift-4,lips+2
arda-guler kit=realmadrid/15 skin=2 head=heart hair=curtains:chestnut brows=normal eyes=normal:brown nose=normal mouth=smile face=ears+20,eye+7,jaw-14,chin-10,neck-14,length-5,nose-4,mouth+4,blush+4
patrik-schick kit=leverkusen/14 skin=1 head=horse hair=-quiff:light brows=normal:brown eyes=normal:blue nose=normal mouth=calm beard=stubble:light face=length+8,nose+5,jaw-2,deep+6,mouth-3,temple-5
gregor-kobel kit=keeperdortmund/1 skin=1 head=block hair=-crop:sand brows=normal:light eyes=normal:blue nose=normal mouth=serious beard=stubble:light with=glove:black face=jaw+10,chin+10,edge+12,cheek+3,eye-4,brow+3,deep+9,nose+4,length+5,neck+9,mouth-2
dusan-vlahovic kit=juventus/9 skin=2 head=horse hair=-gelled:dark brows=normal eyes=normal:dark nose=normal mouth=shout beard=stubble:dark face=brow+10,lift-6,nose+9,length+9,jaw+5,gap-5,mouth+6,gape+6,deep+7,slope+8,chin+5
scott-mctominay kit=napoli/8 skin=1 head=horse hair=-quiff:brown brows=flat eyes=normal:blue nose=normal mouth=beam beard=stubble:light face=length+10,jaw+6,chin+8,deep+7,nose+5,mouth+6,eye-3,ears+6,temple-5,blush+6
denzel-dumfries kit=inter/2 skin=6 head=oval hair=cornrows:black brows=normal eyes=normal:dark nose=normal mouth=shout beard=goatee face=jaw+9,wide+9,mouth+9,brow+6,eye-2,slope+8,neck+12,gape+3,lips+6,edge+6,chin+4,crown+8,line-4,length-2
alexander-isak kit=newcastle/14 skin=7 head=horse hair=cropped:black brows=thin eyes=normal:dark nose=normal mouth=calm beard=thinmoustache face=length+19,temple-14,lid+15,gaunt+7,jaw-6,wide+5,lips+6,brow-6,mouth-4
cody-gakpo kit=liverpool/18 skin=6 head=horse hair=fade:black brows=thin eyes=normal:brown nose=normal mouth=grin beard=stubble:black face=crown+19,length+14,ears+11,mouth+16,temple-5,wide+6,brow-10,lips+4
ian-rush kit=liverpool80/9 skin=2 head=wedge hair=mop:dark brows=normal eyes=normal:dark nose=normal mouth=smile beard=moustache:dark with=hands:boot face=nose+14,hump+14,gaunt+15,deep+11,length+10,chin-5,jaw-6,brow+4
gheorghe-hagi kit=romania/10 skin=2 head=moon hair=-waves:dark brows=normal eyes=normal:blue nose=normal mouth=serious face=cheek+14,jaw+10,brow+14,lift-7,eye-6,length-6,wide+7,slope+6,tall-4
freddie-ljungberg kit=arsenal04/8 skin=2 head=square hair=mohawk:red:dark brows=normal:dark eyes=normal:blue nose=normal mouth=smirk beard=shadow:dark face=jaw+8,cheek+6,edge+9,brow+4,lift-5,mouth-2,nose+2,deep+6
ronald-koeman kit=barca92/4 skin=1 head=moon hair=-short:yellow brows=thin:sand eyes=normal:blue nose=normal mouth=smile with=hands:silvercup face=cheek+17,neck+13,blush+14,jaw+10,brow-8,eye-4,nose-4,wide+4,length-3,mouth-1
axel-witsel kit=dortmund/28 skin=5 head=horse hair=bigafro:black brows=normal eyes=normal:brown nose=normal mouth=calm beard=circle:black face=length+6,wide+6,eye+2,lips+4,jaw-2,temple-4
xherdan-shaqiri kit=switzerland/23 skin=3 head=boxer hair=crop:black brows=normal eyes=normal:dark nose=normal mouth=smile beard=stubble face=neck+14,jaw+12,cheek+10,length-5,brow+9,wide+6,eye-4,mouth+3,line-5,ears+4
davor-suker kit=croatia98/9 skin=2 hair=-sidepart:dark eyes=normal:brown mouth=grin with=hands:boot face=nose+14,length+11,slope-10,deep+7,jaw-4,mouth+7,brow+5,ears+6,wide+3
michael-laudrup kit=barca92/9 skin=1 hair=flow:dark eyes=normal:blue mouth=smile face=edge+7,deep+7,brow+6,length+4,jaw+3,nose+3,wide-5,mouth+1,cheek-2,lips+3,turn-12,gaze+14
viktor-gyokeres kit=sporting/9 skin=1 hair=-sidefade:brown eyes=normal:blue mouth=smirk beard=stubble:light with=hands:laced face=jaw+19,edge+14,chin+11,ears+14,deep+11,eye-5,neck+13,brow+3,nose+3,gap-4
jeremy-doku kit=mancity/11 skin=8 hair=twists:black eyes=normal:dark mouth=grin face=wide+11,length-10,cheek+11,lips+8,jaw+5,mouth+6,eye+3,crown+4,neck+6
xavi-simons kit=tottenham/7 skin=4 hair=locks:light brows=normal:dark eyes=normal:brown mouth=grin with=alice:black,earrings face=mouth+11,jaw-8,wide+5,lips+5,chin-3,length+2,eye+1
granit-xhaka kit=leverkusen/34 skin=2 hair=-sidefade:black eyes=normal:brown mouth=serious beard=stubble with=tattoo,furrow face=slope+19,nose+14,deep+11,brow+10,gap-6,length+5,jaw+4,eye-4,ears+5
dominik-szoboszlai kit=liverpool/8 skin=2 hair=-quiff:light eyes=normal:blue mouth=calm beard=stubble:light face=edge+14,jaw+11,lips+7,cheek+7,wide-5,brow+5,deep+5,length+4,eye-2
andrew-robertson kit=liverpool/26 skin=1 hair=fade:brown eyes=normal:blue mouth=shout beard=stubble:auburn with=freckles face=nose+14,gaunt+15,ears+10,gap-6,gape+14,jaw-6,length+5,lips-4
nemanja-vidic kit=manutd/15 skin=2 hair=buzzround:brown eyes=normal:brown mouth=shout with=furrow face=slope+18,deep+13,jaw+12,gape+9,neck+9,nose+6,crown+5,chin+5,brow+5,wide+5,lips+4
patrick-kluivert kit=ajax/15 skin=6 hair=bald:black eyes=normal:dark mouth=calm with=hands:silvercup face=length+11,lid+14,crown+11,wide+6,lips+7,brow-7,jaw-4,neck-3
johan-neeskens kit=netherlands74/13 skin=2 hair=mullet:sand brows=normal:brown eyes=narrow:blue mouth=grin beard=sideburns:sand face=jaw+12,chin+10,edge+9,length+4,nose+4,mouth+8,cheek+6,gape+3
denis-law kit=manutd68/10 skin=1 hair=shag:sand eyes=normal:blue mouth=grin with=hands:ball face=nose+14,hump+10,gaunt+11,mouth+10,jaw-6,chin-4,eye-4,brow-5
ole-gunnar-solskjaer kit=manutd94/20 skin=1 hair=sweep:light eyes=normal:blue mouth=smile with=hands:silvercup face=blush+14,chin-7,jaw-6,cheek+6,ears+10,length-6,mouth+6,nose+2,eye-2
dimitar-berbatov kit=manutd/9 skin=2 hair=-slick:black eyes=normal:brown mouth=calm beard=stubble face=slope-16,lid+15,length+14,nose+14,line+7,temple-5,brow+6,tilt-6,jaw-2
dirk-kuyt kit=liverpool05/18 skin=1 hair=curlyall:blond brows=normal:sand eyes=normal:blue mouth=grin with=folds face=gaunt+11,deep+11,blush+14,nose+7,wide+6,mouth+7,jaw+6,eye-4,tall-11
jaap-stam kit=manutd94/6 skin=2 hair=bald:brown brows=normal:light eyes=normal:blue mouth=serious face=jaw+20,edge+14,slope+16,chin+11,deep+13,neck+13,length+10,crown+5,lips-4
mateo-kovacic kit=mancity/8 skin=2 hair=quiff:blond brows=normal:brown eyes=normal:green mouth=calm beard=stubble:sand face=length+7,edge+10,nose+6,deep+10,cheek+6,ears+5,mouth-4,tall-5,jaw+2
matthijs-de-ligt kit=ajax/4 skin=1 hair=sweptback:blond brows=normal:sand eyes=normal:blue mouth=calm beard=stubble:sand face=jaw+20,edge+14,neck+13,chin+10,length+5,nose+4,eye-4,brow+3,tall-12
georginio-wijnaldum kit=liverpool/5 skin=7 hair=tiedlocks:black eyes=normal:dark mouth=beam beard=chin face=mouth+16,cheek+11,wide+11,crown+6,eye-4,lips+5,length-3,jaw-3
ryan-gravenberch kit=netherlands/8 skin=7 hair=shortafro:black eyes=normal:dark mouth=calm beard=thinmoustache face=length+8,wide+7,lips+6,lid+6,jaw-3,temple-4,eye+1,tall-5,neck+3
marc-overmars kit=netherlands98/11 skin=1 hair=receding:sand eyes=normal:blue mouth=grin face=cheek+3,jaw-4,nose+3,eye-2,length-3,crown+5,mouth+5,blush+6,brow-5
rafael-van-der-vaart kit=tottenham/11 skin=2 hair=-waves:dark eyes=normal:brown mouth=smile with=dimple face=jaw+6,cheek+5,nose+2,brow+4,eye-2,mouth+3,edge+5,length-1
mark-van-bommel kit=bayern/17 skin=2 hair=-short:brown eyes=normal:brown mouth=shout with=furrow face=slope+10,nose+6,jaw+5,brow+6,deep+7,gape+8,length+4,gap-4,wide+3
mario-mandzukic kit=juventus/17 skin=3 hair=fade:black eyes=normal:dark mouth=serious beard=stubble with=furrow face=nose+11,hump+8,slope+10,length+8,gaunt+8,jaw+2,brow+6,deep+8,ears+5
ivan-perisic kit=croatia/4 skin=2 hair=crop:brown eyes=normal:brown mouth=shout face=length+9,nose+7,jaw+3,gaunt+5,temple-4,gape+8,ears+5,brow+3,deep+5
andrey-arshavin kit=arsenal/23 skin=1 hair=messy:brown eyes=normal:blue mouth=smirk with=hands:shush face=blush+13,cheek+9,jaw+1,nose-3,eye-2,length-6,lips+3,mouth-3,chin-2,line-3
wojciech-szczesny kit=keeperbarca/25 skin=1 hair=-sidefade:brown eyes=normal:blue mouth=laugh beard=stubble:brown with=glove:white face=length+9,nose+6,jaw+3,temple-4,chin+5,mouth+5,eye-2,deep+5
jerzy-dudek kit=keeperliverpool/1 skin=1 hair=short:sand eyes=normal:blue mouth=grin with=glove:white face=length+8,nose+7,jaw-2,eye-3,ears+6,gaunt+4,mouth+5,slope-6,lips-3
robbie-keane kit=ireland/10 skin=1 hair=messy:dark eyes=normal:blue mouth=grin with=hands:guns face=jaw-2,cheek+4,nose+4,eye-3,brow+4,mouth+7,length-1,blush+7,ears+3
mark-hughes kit=manutd94/10 skin=2 hair=waves:dark eyes=normal:brown mouth=serious face=jaw+11,edge+8,cheek+9,chin+9,nose+8,brow+8,lift-6,neck+12,eye-4,wide+4,length+2
benjamin-sesko kit=manutd/30 skin=1 hair=-quiff:brown eyes=normal:blue mouth=calm face=length+9,nose+4,jaw+3,temple-4,deep+5,lips+4,brow+3,ears+3
rasmus-hojlund kit=manutd/11 skin=1 hair=curtains:yellow brows=normal:sand eyes=normal:blue mouth=shout face=jaw+5,cheek+4,nose+3,gape+10,slope+6,blush+9,chin+5,deep+4
kenan-yildiz kit=juventus/10 skin=2 hair=curtains:dark eyes=normal:brown mouth=grin with=tongue face=jaw-3,eye+3,brow+6,nose+3,lips+4,cheek+2,length+3,ears+3
stanislav-lobotka kit=napoli/68 skin=2 hair=fade:brown eyes=normal:blue mouth=calm beard=stubble:brown face=length-5,cheek+6,jaw+5,nose+4,wide+4,eye-3,neck+9,brow+3
konrad-laimer kit=bayern/27 skin=1 hair=-crop:light eyes=normal:blue mouth=shout face=gaunt+8,nose+5,jaw-2,gape+7,length+4,eye-3,slope+5,ears+5,brow-3
marcel-sabitzer kit=austria/9 skin=2 hair=-slick:light eyes=normal:blue mouth=calm beard=stubble:light face=jaw+3,cheek+5,nose+4,slope+5,deep+6,length+3,tall+3,edge+4
andrej-kramaric kit=hoffenheim/27 skin=2 hair=-quiff:brown eyes=normal:blue mouth=calm face=nose+5,jaw-3,gaunt+4,slope-6,eye-1,length+3,ears+4,mouth-2,brow+2
yussuf-poulsen kit=leipzig/9 skin=5 hair=curlytop:dark eyes=normal:brown mouth=shout face=length+9,nose+6,jaw-2,wide+4,gape+8,temple-5,ears+4,gaunt+4
pierre-emile-hojbjerg kit=marseille/23 skin=2 hair=-sidefade:dark eyes=normal:brown mouth=shout beard=full:brown with=furrow face=slope+9,jaw+5,brow+5,deep+7,nose+4,gape+7,length+2,cheek+3
denis-zakaria kit=monaco/6 skin=7 hair=fade:black eyes=normal:dark mouth=serious face=length+9,wide+8,jaw+1,lips+6,temple-5,crown+4,eye-1,gaunt+4,neck+4
thomas-meunier kit=belgium/15 skin=2 hair=receding:brown eyes=normal:blue mouth=grin beard=full:auburn face=length+7,jaw+4,nose+5,brow+3,chin+4,mouth+4,eye-2,ears+4
thorgan-hazard kit=dortmund/23 skin=2 hair=-crew:brown eyes=normal:brown mouth=smile beard=stubble:brown face=cheek+6,jaw+7,nose+4,eye-5,brow+7,length-3,gap-5,ears+5,lift-4
mykhaylo-mudryk kit=chelsea/10 skin=1 hair=cornrows:sand brows=normal:brown eyes=normal:blue mouth=serious with=tattoo face=jaw-2,cheek+4,nose+3,slope+6,length+2,eye-2,deep+5,lips+3
aaron-ramsey kit=wales/10 skin=1 hair=-sidefade:blond brows=normal:brown eyes=normal:blue mouth=calm face=nose+7,jaw+3,length+6,cheek+4,eye-3,temple-4,ears+5,lips+3
leandro-trossard kit=arsenal/19 skin=2 hair=-crop:brown eyes=normal:blue mouth=smile beard=short:brown face=jaw-5,nose+4,length-3,eye-3,brow+5,cheek+4,ears+7,mouth+3
dries-mertens kit=napoli/14 skin=2 hair=-messy:brown eyes=normal:blue mouth=beam beard=stubble with=tattoo face=cheek+5,mouth+8,length-6,jaw-1,nose+3,eye-3,ears+6,gape+2
divock-origi kit=liverpool/27 skin=7 hair=flattop:black eyes=normal:dark mouth=calm beard=goatee with=hands:silvercup face=length+5,wide+7,lips+6,jaw+2,lid+5,crown+2,cheek+3,tall-8
michy-batshuayi kit=belgium/23 skin=8 hair=twists:black eyes=normal:dark mouth=laugh face=wide+10,mouth+10,cheek+5,jaw+1,eye+2,lips+6,length+1,gape+6
enzo-scifo kit=belgium/10 skin=3 hair=-waves:black eyes=normal:dark mouth=calm face=brow+7,deep+7,slope-6,nose+5,jaw-2,length+3,lips+3,lid+5
nemanja-matic kit=chelsea/21 skin=2 hair=-short:dark eyes=normal:brown mouth=calm beard=stubble face=length+12,jaw+6,nose+8,temple-5,gap-5,eye-3,brow+5,chin+4,neck+6
branislav-ivanovic kit=chelsea/2 skin=2 hair=buzz:brown eyes=normal:brown mouth=shout face=jaw+10,chin+6,neck+12,wide+6,nose+4,slope+7,gape+7,eye-4,cheek+5
oleksandr-zinchenko kit=arsenal/35 skin=1 hair=quiff:sand eyes=normal:blue mouth=smile face=cheek+4,jaw-3,nose+4,eye-2,length+1,mouth+4,lips-2,blush+6,brow-4
arda-turan kit=atletico/11 skin=3 hair=waves:black eyes=normal:brown mouth=smile beard=long face=cheek+5,jaw+3,brow+7,nose+5,wide+4,lid+5,eye-1,length-1
hakan-sukur kit=turkey/9 skin=3 hair=-short:black eyes=normal:brown mouth=smile face=length+9,nose+9,brow+6,jaw+2,hump+3,temple-4,deep+4,ears+5,mouth+3
jari-litmanen kit=ajax/10 skin=1 hair=-curtains:dark eyes=normal:blue mouth=calm beard=stubble face=nose+5,jaw-3,length+4,slope-8,deep+7,lid+6,mouth-3,lips-2,gaunt+5
zbigniew-boniek kit=juventus85/9 skin=1 hair=shag:auburn eyes=normal:blue mouth=smile beard=moustache:auburn face=jaw+2,nose+5,cheek+4,eye-3,length+2,blush+6,brow-3,chin+3
antonin-panenka kit=czech76/7 skin=2 hair=-beatle:brown eyes=normal:brown mouth=calm beard=walrus:brown with=hands:silvercup face=nose+6,cheek+4,jaw+2,slope-6,bags+6,length+1,eye-2,wide+3
zvonimir-boban kit=milan05/8 skin=2 hair=-sweep:dark eyes=normal:brown mouth=serious face=jaw+4,edge+6,nose+4,brow+6,slope+6,deep+6,length+3,lips-2,cheek+3
robert-prosinecki kit=croatia98/8 skin=1 hair=shag:blond brows=normal:sand eyes=normal:blue mouth=smile face=nose+7,cheek+3,jaw-1,length+3,eye-3,gaunt+6,lips-2,mouth+4
predrag-mijatovic kit=realmadrid02/8 skin=2 hair=-shag:black eyes=normal:dark mouth=grin with=hands:silvercup face=jaw+5,nose+6,brow+6,edge+5,length+3,cheek+3,deep+5,mouth+4
dejan-savicevic kit=milan90/10 skin=3 hair=-curlyall:black eyes=normal:dark mouth=serious with=hands:silvercup face=nose+9,slope-7,deep+7,jaw-3,length+5,lid+6,brow+4,gaunt+5,tall-9
sinisa-mihajlovic kit=lazio/11 skin=2 hair=-short:black eyes=normal:dark mouth=serious beard=goatee with=furrow face=jaw+7,slope+9,brow+7,nose+5,deep+7,edge+6,chin+4,eye-3
marek-hamsik kit=napoli/17 skin=2 hair=mohawk:black:dark eyes=normal:brown mouth=shout beard=stubble with=tattoo face=length+6,nose+6,jaw-3,brow+5,gape+8,gap-4,temple-3,ears+4
frank-de-boer kit=netherlands98/4 skin=1 hair=-sidepart:brown eyes=normal:blue mouth=calm face=jaw+5,nose+5,length+4,edge+6,eye-2,lips-3,blush+4,cheek+2,deep+4
giovanni-van-bronckhorst kit=netherlands/5 skin=4 hair=bald:black brows=normal:black eyes=normal:dark mouth=smile face=cheek+7,jaw-3,wide+6,brow+6,crown+5,length-2,eye-2,ears+6,mouth+4
jeremie-frimpong kit=leverkusen/30 skin=7 head=moon hair=twists:black eyes=normal:dark mouth=laugh face=cheek+8,jaw+2,length-6,wide+7,mouth+13,eye+4,gape+6,lips+4,ears+5
vinnie-jones kit=wimbledon88/4 skin=1 hair=buzzround:brown eyes=normal:blue mouth=shout with=furrow face=slope+14,jaw+10,brow+5,deep+9,nose+6,wide+5,gape+9,neck+11,ears+5
eidur-gudjohnsen kit=chelsea05/22 skin=1 hair=sweep:sand brows=normal:sand eyes=normal:blue mouth=smile beard=stubble face=jaw+6,cheek+4,length+3,nose+6,eye-3,brow+2,ears+4,mouth+5
manuel-akanji kit=inter/25 skin=6 hair=buzzround:dark eyes=normal:brown mouth=calm beard=stubble face=length+8,jaw+2,wide+5,temple-4,crown+4,lips+3,ears+5,lid+4
yann-sommer kit=keeperswiss/1 skin=2 hair=-sidepart:light eyes=normal:green mouth=calm beard=stubble with=glove:white face=jaw+3,eye+2,cheek+3,nose+3,edge+6,brow+4,length+1,lips+3
tijjani-reijnders kit=milan/14 skin=4 hair=-gelled:black eyes=normal:brown mouth=smile beard=short face=length+6,jaw-1,nose+4,brow+5,wide+3,cheek+2,ears+4,mouth+3
giorgi-mamardashvili kit=keeperorange/25 skin=2 hair=fade:black eyes=normal:dark mouth=serious beard=full with=glove:black face=length+9,jaw+6,nose+7,brow+8,neck+9,deep+6,cheek+2,slope+4
`
