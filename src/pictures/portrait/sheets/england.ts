/** England, one footballer a line; the words are explained in ../attributes.ts. */
export const ENGLAND = `
david-beckham kit=realmadrid02/23 skin=2 head=oval hair=swept:blond brows=normal:brown eyes=deep:hazel nose=normal mouth=calm beard=stubble:light with=alice:black,earrings face=jaw+6,chin+3,edge+13,deep+9,lift-6,brow+2,gap-3,nose+1,wide-3,mouth-3,lips+5,cheek+5,gaunt+6
wayne-rooney kit=manutd/10 skin=1 head=wide hair=stubbled:brown brows=frown:brown eyes=normal:blue nose=normal mouth=shout beard=shadow face=blush+11,ears+11,cheek+9,jaw+10,chin+4,neck+12,brow+4,slope+9,lift-6,eye-5,wide+6,crown+3
harry-kane kit=england/9 skin=1 head=horse hair=-slick:sand brows=flat eyes=narrow:blue nose=normal mouth=pout beard=stubble:light with=hands:boot face=chin+14,length+14,jaw+4,eye-6,gap-6,nose+7,tilt-10,open-3,mouth+2,neck+6,brow-3,line+4
steven-gerrard kit=liverpool05/8 skin=2 head=long hair=crew:brown brows=frown eyes=normal:blue nose=normal mouth=serious beard=shadow with=lines,hands:silvercup face=crown+6,brow+7,slope+10,lift-7,deep+10,nose+6,jaw+3,lips-6,mouth-3,gap-4,ears+4
frank-lampard kit=chelsea05/8 skin=2 head=square hair=-short:dark brows=normal eyes=normal:blue nose=normal mouth=smile beard=none with=hands:point face=jaw+12,chin+12,cheek+9,eye+1,brow+4,nose+2,mouth+6,line-5,ears-3,length-2
john-terry kit=chelsea05/26 skin=2 head=block hair=crew:light brows=flat eyes=narrow:blue nose=normal mouth=shout beard=shadow with=hands:silvercup face=jaw+8,chin+9,wide+3,eye-5,brow+3,arch-8,length+4,nose+3,mouth+3,line-4,neck+7
jude-bellingham kit=realmadrid/5 skin=5 head=oval hair=shortafro:black brows=normal eyes=normal:brown nose=normal mouth=smile beard=strip with=hands:spread face=jaw+5,eye-3,wide+9,lips+13,brow+6,arch+9,mouth+2,length+3,cheek-2,tall-6,edge+6
bukayo-saka kit=arsenal/7 skin=7 head=moon hair=fade:black brows=normal eyes=big:dark nose=normal mouth=beam beard=chin with=slit face=lips+13,eye+6,wide+11,mouth+12,ears+4,crown+2,cheek+11,jaw+2,arch+5
phil-foden kit=mancity/47 skin=1 head=heart hair=fade:platinum brows=normal:light eyes=normal:blue nose=normal mouth=smile face=ears+10,nose-4,eye+3,mouth+6,jaw-3,brow-3,lips-3,chin+2,blush+5,line-3,turn+6
jack-grealish kit=mancity/10 skin=2 head=block hair=slick:light brows=normal:brown eyes=normal:brown nose=normal mouth=grin beard=stubble:light with=alice:black,dimples face=brow+12,neck+12,jaw+6,cheek+6,lift-5,chin+3,mouth+3,nose+3,eye-2,line+2,tall+4,blush+3
raheem-sterling kit=mancity/7 skin=6 head=oval hair=twists:black brows=thin eyes=normal:dark nose=wide mouth=beam beard=strip face=lips+8,crown+14,cheek-2,length-5,jaw-5,mouth+11,wide+7,brow-10,eye+2,neck+5,tall+2
marcus-rashford kit=manutd/10 skin=6 head=long hair=shortafro:black brows=arched eyes=normal:dark nose=normal mouth=smile beard=chin with=hands:temple face=crown+19,ears+16,length+14,arch+11,lips+8,jaw-7,wide+5,temple-4,tall+3
alan-shearer kit=newcastle/9 skin=2 head=round hair=receding:brown brows=flat eyes=normal:blue nose=normal mouth=grin with=hands:wave face=crown+14,cheek+4,jaw+6,chin+11,eye-5,mouth+7,arch-11,brow-3,lips-7,blush+4,ears+4
michael-owen kit=england02/10 skin=1 head=oval hair=caesar:dark brows=normal eyes=narrow:brown nose=normal mouth=smile with=hands:ball face=ears+13,blush+6,eye-4,gap-9,jaw-6,nose+3,mouth+2,length-6,cheek+3,lips-3
paul-scholes kit=manutd94/18 skin=1 head=long hair=crew:ginger brows=thin:ginger eyes=deep:blue nose=normal mouth=serious with=freckles face=deep+12,blush+12,lips-9,nose+7,brow-7,eye-4,gap-4,lift-4,mouth-4,gaunt+4,tall-4,jaw-2
bobby-charlton kit=manutd68/9 skin=2 head=long hair=combover:sand brows=worried eyes=deep:blue nose=normal mouth=calm with=lines,hands:ball face=crown+13,temple+2,nose+8,length+4,slope-9,deep+7,mouth-2,lips-5,ears+7,cheek-3
bobby-moore kit=england66/6 skin=2 head=square hair=waves:yellow brows=normal:sand eyes=normal:blue nose=normal mouth=smile with=dimples,hands:goldcup face=jaw+11,edge+11,chin+5,cheek+4,mouth+5,brow-4,eye-2,wide-4,nose+1
cole-palmer kit=chelsea/20 skin=3 head=long hair=crop:brown brows=thin eyes=normal:hazel nose=normal mouth=smirk with=hands:hug face=lid+12,temple-6,length+9,nose+7,jaw-5,ears+9,mouth-3,lips+2,brow-5,gap-2,gaunt+4,line-3
declan-rice kit=arsenal/41 skin=2 head=block hair=-sidefade:brown brows=normal eyes=normal:blue nose=normal mouth=grin beard=stubble face=jaw+9,chin+10,brow+7,wide+4,eye-2,mouth+8,lips-2,lift-4
kyle-walker kit=mancity/2 skin=5 head=block hair=buzz:black brows=flat eyes=normal:dark nose=normal mouth=serious beard=circle with=tattoo face=wide+11,neck+13,jaw+14,arch-9,lips+6,eye-4,cheek+4,crown+3
trent-alexander-arnold kit=liverpool/66 skin=5 head=heart hair=curlytop:black brows=thin eyes=big:brown nose=normal mouth=calm beard=thinmoustache face=eye+5,open+3,wide+7,lips+10,jaw-5,brow-6,chin-3,mouth-2,crown+5,arch+4,tall-8
harry-maguire kit=england/6 skin=1 head=block hair=-sidepart:brown brows=worried eyes=normal:blue nose=normal mouth=calm beard=stubble:brown with=scar:brow,lines face=chin+16,temple+14,eye-7,slope-10,length+10,crown+7,cheek+6,jaw+6,open-5,gap-4,wide+4,nose+4,mouth-3
jordan-pickford kit=keeperengland/1 skin=1 head=horse hair=messy:sand brows=frown eyes=big:blue nose=normal mouth=grin with=tongue,glove:white face=gape+14,ears+17,length+14,nose+9,slope+9,blush+7,eye+4,open+4,gap-4,mouth+3,jaw+3
jadon-sancho kit=dortmund/7 skin=6 head=heart hair=twists:black brows=thin:black eyes=normal:dark nose=normal mouth=calm beard=thinmoustache:black with=earrings:stud face=jaw-9,lips+9,wide+10,brow-8,mouth-2,crown+5,cheek+7,eye+2,length-3,temple+3,tall-14
peter-crouch kit=liverpool05/15 skin=1 head=horse hair=short:light brows=worried eyes=deep:blue nose=normal mouth=smile with=hands:robot face=length+18,ears+18,nose+14,temple-12,cheek-9,jaw-7,slope-7,neck-7,gap-5,mouth+4,lips-4
rio-ferdinand kit=manutd/5 skin=5 head=long hair=buzzround:black brows=thin eyes=narrow:brown nose=normal mouth=smirk beard=thinmoustache with=hands:silvercup face=length+19,lips+8,temple-7,wide+7,brow-10,eye-4,jaw-4,crown+5
paul-gascoigne kit=england02/8 skin=1 head=moon hair=buzz:yellow brows=thin:light eyes=big:blue nose=normal mouth=laugh with=teeth,tongue face=blush+12,cheek+11,jaw+8,eye+4,open+5,mouth+9,nose-4,wide+3,length-5,ears+6
gary-lineker kit=england/10 skin=3 head=oval hair=neat:black brows=normal eyes=normal:dark nose=normal mouth=grin with=dimples,hands:boot face=ears+12,brow+8,mouth+9,jaw-2,cheek+3,nose+2,line-6,length+2
david-seaman kit=keeperarsenal/1 skin=2 head=long hair=ponytail:brown brows=normal eyes=normal:brown nose=normal mouth=smile beard=moustache:brown with=glove:white face=length+12,jaw+8,nose+8,brow+6,mouth+6,lift-4,eye-3,wide+3,cheek+2
chris-waddle kit=marseille91/8 skin=1 head=horse hair=mullet:brown brows=normal eyes=deep:blue nose=normal mouth=calm face=slope-16,bags+10,length+14,nose+11,tilt-10,temple-7,jaw-6,lips-5
kevin-keegan kit=liverpool80/7 skin=2 head=round hair=mane:dark brows=normal eyes=normal:blue nose=small mouth=grin with=dimples face=blush+11,mouth+11,cheek+9,nose-5,length-5,eye-3,jaw+2,brow+2,wide+2
jamie-vardy kit=leicester/9 skin=1 hair=spiky:dark eyes=normal:blue mouth=shout beard=stubble:brown face=gaunt+15,ears+14,gape+14,nose+8,slope+8,length+5,temple-5,jaw-4,gap-4,eye-4,lips-4
ashley-cole kit=england02/3 skin=5 hair=buzz:black eyes=normal:dark mouth=calm beard=strip with=earring face=arch-9,lips+5,wide+5,cheek+6,ears+6,eye-4,jaw-4,gap-3,brow-3,length-1
gareth-southgate kit=waistcoat/6 skin=1 hair=-short:light eyes=normal:blue mouth=serious beard=short:light with=lines face=nose+16,length+12,hump+6,temple-4,eye-4,deep+7,lips-5,brow-4,gaunt+8,ears+6,slope-6
gordon-banks kit=keeperengland/1 skin=2 hair=waves:dark eyes=normal:brown mouth=calm with=glove:white face=bags+11,length+11,nose+10,deep+11,ears+10,slope-6,lips-4,line+4,jaw+2
peter-shilton kit=keeperengland/1 skin=1 hair=curlyall:brown eyes=normal:blue mouth=serious with=glove:white face=jaw+14,chin+10,edge+10,deep+10,neck+13,tall-11,mouth-3,nose+4,brow+3
geoff-hurst kit=england66/10 skin=1 hair=receding:brown eyes=normal:blue mouth=grin with=hands:goldcup face=crown+11,cheek+11,blush+11,chin+6,mouth+6,eye-4,nose+3,line+6
stanley-matthews kit=england54/7 skin=1 hair=island:brown eyes=normal:blue mouth=smile with=folds,lines,sepia,hands:ball face=ears+19,gaunt+15,nose+14,crown+11,deep+11,lips-7,jaw-6,length+5,temple-3
gary-neville kit=manutd94/2 skin=1 hair=-fringe:dark eyes=normal:brown mouth=shout beard=thinmoustache:brown face=nose+11,ears+16,gap-7,slope+10,length+6,jaw-4,gape+6,eye-4,wide+3
jamie-carragher kit=liverpool05/23 skin=1 hair=buzz:brown eyes=normal:blue mouth=shout face=gaunt+15,slope+14,gape+14,length+10,ears+7,nose+6,gap-5,lips-5,crown+4
sol-campbell kit=arsenal04/23 skin=7 hair=buzzround:black eyes=normal:dark mouth=calm face=neck+13,jaw+14,wide+11,lid+11,lips+7,cheek+6,arch-11,eye-4,length+3
joe-cole kit=chelsea05/10 skin=1 hair=spiky:brown eyes=normal:brown mouth=grin face=brow+8,jaw-4,nose+4,cheek+5,ears+12,length-4,eye-3,mouth+9,gap-4,tall-7
joe-hart kit=keepercity/1 skin=1 hair=-short:light eyes=normal:blue mouth=shout with=glove:white face=slope+16,gape+14,length+11,deep+10,jaw+5,nose+5,ears+5,blush+6
john-barnes kit=liverpool90/10 skin=7 hair=flattop:black eyes=normal:dark mouth=smile beard=moustache face=wide+8,neck+11,cheek+9,tall-7,lips+5,jaw+3,length-2,eye+1
john-stones kit=mancity/5 skin=1 hair=-pompadour:brown eyes=normal:blue mouth=smile face=length+16,ears+11,temple-6,nose+7,mouth+5,blush+5,jaw-3,eye+2,tall-7
jordan-henderson kit=liverpool/14 skin=1 hair=-crop:light eyes=normal:blue mouth=serious beard=stubble:light with=hands:silvercup face=length+12,temple-7,nose+6,jaw-3,slope+5,ears+9,deep+6,mouth-4,lips-7,eye-3
mason-mount kit=chelsea/19 skin=2 hair=-fringe:dark eyes=normal:brown mouth=smile beard=stubble face=brow+16,ears+10,length-6,eye+4,jaw-6,lips+4,line-6,nose-3,cheek+5
robbie-fowler kit=liverpool90/23 skin=1 hair=buzz:sand eyes=normal:blue mouth=grin with=plaster face=cheek+5,jaw+2,eye-3,length-2,ears+6,mouth+5,crown+3,brow-5,lips-2
ian-wright kit=arsenal98/8 skin=7 hair=shaved:black eyes=normal:dark mouth=laugh with=gold face=mouth+13,wide+9,eye+5,open+5,cheek+4,jaw-3,gape+9,crown+9,length+5,arch+8,temple-3
tony-adams kit=arsenal04/6 skin=1 hair=receding:brown eyes=normal:blue mouth=shout face=length+9,jaw+5,nose+8,chin+5,deep+7,gape+9,slope+3,lips-3,ears+7,crown+4
teddy-sheringham kit=tottenham/10 skin=2 hair=-curtains:light eyes=normal:blue mouth=smile with=lines,folds face=slope-10,deep+8,nose+4,length+5,jaw+3,cheek+2,mouth+4,brow-2
andy-cole kit=manutd94/9 skin=7 hair=buzzround:black eyes=normal:dark mouth=smirk face=wide+9,lips+7,slope+4,jaw-4,eye-2,length+5,crown+8,gaunt+7,temple-4
steve-mcmanaman kit=liverpool90/17 skin=1 hair=bush:light eyes=normal:blue mouth=calm face=gaunt+10,length+8,nose+7,jaw-6,temple-6,tall-5,lips-3,slope-5,ears+3
glenn-hoddle kit=tottenham84/10 skin=2 hair=mullet:brown eyes=normal:blue mouth=smile face=length+6,nose+6,jaw+1,eye-2,cheek+2,mouth+3,slope-5,temple-3,chin+3
jack-charlton kit=england66/5 skin=1 hair=combover:light eyes=normal:blue mouth=grin with=lines face=length+13,crown+10,nose+8,temple-5,ears+9,jaw-3,neck-8,mouth+5,gap-3
dele-alli kit=tottenham/20 skin=5 hair=curlytop:black eyes=normal:brown mouth=smirk with=hands:ring face=arch+6,wide+6,lips+6,jaw-3,length+3,eye+1,cheek+2,mouth-1,brow+2
eberechi-eze kit=palace/10 skin=8 hair=twists:black eyes=normal:dark mouth=beam face=length+4,wide+8,mouth+9,jaw-4,eye+3,lips+5,crown+5,cheek+2,arch+4
anthony-gordon kit=newcastle/10 skin=1 hair=-quiff:yellow brows=normal:brown eyes=normal:blue mouth=calm face=jaw-5,nose+4,gaunt+6,eye-2,length+4,lips+3,mouth-3,ears+4,brow+3
morgan-rogers kit=astonvilla/27 skin=6 hair=fade:black eyes=normal:dark mouth=calm beard=chin face=jaw+4,wide+7,lips+6,eye-1,neck+9,crown+4,length+3,cheek+3,arch-5
reece-james kit=chelsea/24 skin=5 hair=cornrows:black eyes=normal:dark mouth=serious beard=circle face=cheek+7,jaw+6,wide+9,lips+7,length-3,neck+11,eye-1,lid+5
luke-shaw kit=manutd/23 skin=1 hair=-sidefade:brown eyes=normal:blue mouth=calm beard=short:brown face=cheek+8,jaw+8,neck+12,eye-2,nose+3,length-2,lips+4,brow+3
kieran-trippier kit=newcastle/2 skin=1 hair=quiff:brown eyes=normal:blue mouth=grin beard=stubble:brown face=length+6,nose+6,jaw-1,ears+6,gaunt+4,eye-3,mouth+4,brow+2,gap-3
james-maddison kit=tottenham/10 skin=2 hair=-gelled:dark eyes=normal:brown mouth=smirk beard=stubble with=hands:darts face=jaw-6,chin-5,brow+7,eye+3,nose+3,lips+4,length-2,ears+7,cheek+4,arch+6
mason-greenwood kit=manutd/11 skin=5 hair=cropped:black eyes=normal:dark mouth=calm face=jaw-2,wide+6,lips+6,lid+7,length+3,eye-1,brow-2,crown+4,neck+3
ben-chilwell kit=england/21 skin=2 hair=-quiff:sand brows=normal:brown eyes=normal:blue mouth=grin face=jaw+2,length+4,nose+2,mouth+6,eye-1,cheek-2,brow+3,chin+3
kobbie-mainoo kit=manutd/37 skin=6 hair=twists:black eyes=normal:dark mouth=calm face=jaw-4,wide+6,lips+6,eye+3,length+1,crown+4,cheek+2,neck-4
conor-gallagher kit=atletico/4 skin=1 hair=-messy:sand eyes=normal:blue mouth=shout face=jaw+2,nose+4,blush+10,gape+9,eye-3,slope+5,length+2,brow-4,ears+4
marc-guehi kit=palace/6 skin=8 hair=fade:black eyes=normal:dark mouth=calm beard=stubble face=jaw+4,wide+9,lips+5,cheek+3,eye+1,length+1,brow-4,crown+4,neck+6
jack-wilshere kit=arsenal/10 skin=1 hair=crew:brown eyes=normal:blue mouth=grin beard=stubble face=cheek+11,jaw+7,length-5,eye-4,blush+7,ears+6,brow+4,mouth+3,gap-5
theo-walcott kit=arsenal/14 skin=5 hair=shaved:black eyes=normal:dark mouth=smile face=eye+5,open+4,jaw-6,wide+3,lips+4,mouth+3,crown+5,length-1,ears+5
james-milner kit=liverpool/7 skin=1 hair=-sidepart:brown eyes=normal:brown mouth=calm with=furrow face=length+9,jaw+9,edge+11,chin+5,nose+4,brow+4,mouth-4,lips-6,eye-6,deep+9,gap-4
michael-carrick kit=manutd/16 skin=1 hair=crew:brown eyes=normal:blue mouth=calm face=length+8,nose+6,jaw-2,temple-5,slope-7,lips-3,ears+6,deep+5,mouth-2
david-james kit=keeperliverpool/1 skin=5 hair=cropped:blond brows=normal:black eyes=normal:brown mouth=serious beard=goatee:black with=glove:white face=length+8,jaw+5,wide+6,cheek+4,neck+9,lips+4,crown+3,eye-1
nico-o-reilly kit=mancity/33 skin=5 hair=bush:black eyes=normal:dark mouth=smile face=length+8,jaw-2,wide+5,temple-4,lips+4,eye+2,tall-6,neck-2,ears+3
`
