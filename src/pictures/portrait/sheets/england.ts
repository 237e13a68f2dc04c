/** England, one footballer a line; the words are explained in ../attributes.ts. */
export const ENGLAND = `
david-beckham kit=realmadrid02/23 skin=2 head=oval hair=swept:blond brows=normal:brown eyes=deep:hazel nose=normal mouth=calm beard=stubble:light with=alice:black,earrings face=jaw+7,chin+4,edge+14,deep+11,lift-7,brow+2,gap-4,nose+1,wide-4,mouth-4,lips+6,cheek+6,gaunt+7
wayne-rooney kit=manutd/10 skin=1 head=wide hair=stubbled:brown brows=frown:brown eyes=normal:blue nose=normal mouth=shout beard=shadow face=blush+11,ears+11,cheek+9,jaw+10,chin+4,neck+12,brow+4,slope+9,lift-6,eye-5,wide+6,crown+3
harry-kane kit=england/9 skin=1 head=horse hair=-slick:sand brows=flat eyes=narrow:blue nose=normal mouth=pout beard=stubble:light with=hands:boot,lights face=chin+14,length+14,jaw+4,eye-6,gap-6,nose+7,tilt-10,open-3,mouth+2,neck+6,brow-3,line+4
steven-gerrard kit=liverpool05/8 skin=2 head=long hair=crew:brown brows=frown eyes=normal:blue nose=normal mouth=serious beard=shadow with=lines,hands:silvercup face=crown+8,brow+9,slope+13,lift-9,deep+13,nose+8,jaw+4,lips-8,mouth-4,gap-5,ears+5
frank-lampard kit=chelsea05/8 skin=2 head=square hair=-short:dark brows=normal eyes=normal:blue nose=normal mouth=smile beard=none with=hands:point face=jaw+12,chin+12,cheek+9,eye+1,brow+4,nose+2,mouth+6,line-5,ears-3,length-2
john-terry kit=chelsea05/26 skin=2 head=block hair=crew:light brows=flat eyes=narrow:blue nose=normal mouth=shout beard=shadow with=hands:silvercup face=jaw+11,chin+12,wide+4,eye-7,brow+4,arch-11,length+6,nose+4,mouth+4,line-4,neck+10
jude-bellingham kit=realmadrid/5 skin=5 head=oval hair=shortafro:black brows=normal eyes=normal:brown nose=normal mouth=smile beard=strip with=hands:spread,lights face=jaw+5,eye-3,wide+9,lips+13,brow+6,arch+9,mouth+2,length+3,cheek-2,tall-6,edge+6
bukayo-saka kit=arsenal/7 skin=7 head=moon hair=fade:black brows=normal eyes=big:dark nose=normal mouth=beam beard=chin with=slit,lights face=lips+13,eye+6,wide+11,mouth+12,ears+4,crown+2,cheek+11,jaw+2,arch+5
phil-foden kit=mancity/47 skin=1 head=heart hair=fade:platinum brows=normal:light eyes=normal:blue nose=normal mouth=smile with=lights face=ears+14,nose-7,eye+5,mouth+10,jaw-5,brow-5,lips-5,chin+3,blush+9,line-3,turn+6
jack-grealish kit=mancity/10 skin=2 head=block hair=slick:light brows=normal:brown eyes=normal:brown nose=normal mouth=grin beard=stubble:light with=alice:black,dimples,lights face=brow+12,neck+12,jaw+6,cheek+6,lift-5,chin+3,mouth+3,nose+3,eye-2,line+2,tall+4,blush+3
raheem-sterling kit=mancity/7 skin=6 head=oval hair=twists:black brows=thin eyes=normal:dark nose=wide mouth=beam beard=strip with=lights face=lips+8,crown+14,cheek-2,length-5,jaw-5,mouth+11,wide+7,brow-10,eye+2,neck+5,tall+2
marcus-rashford kit=manutd/10 skin=6 head=long hair=shortafro:black brows=arched eyes=normal:dark nose=normal mouth=smile beard=chin with=hands:temple,lights face=crown+19,ears+16,length+14,arch+11,lips+8,jaw-7,wide+5,temple-4,tall+3
alan-shearer kit=newcastle/9 skin=2 head=round hair=receding:brown brows=flat eyes=normal:blue nose=normal mouth=grin with=hands:wave,prize:boot,tape face=crown+14,cheek+4,jaw+6,chin+11,eye-5,mouth+7,arch-11,brow-3,lips-7,blush+4,ears+4
michael-owen kit=england02/10 skin=1 head=oval hair=caesar:dark brows=normal eyes=narrow:brown nose=normal mouth=smile with=hands:ball,prize:boot face=ears+14,blush+7,eye-5,gap-11,jaw-7,nose+4,mouth+2,length-7,cheek+4,lips-4
paul-scholes kit=manutd94/18 skin=1 head=long hair=crew:ginger brows=thin:ginger eyes=deep:blue nose=normal mouth=serious with=freckles face=deep+14,blush+14,lips-11,nose+9,brow-9,eye-5,gap-5,lift-5,mouth-5,gaunt+5,tall-4,jaw-2
bobby-charlton kit=manutd68/9 skin=2 head=long hair=combover:sand brows=worried eyes=deep:blue nose=normal mouth=calm with=lines,hands:ball,prize:medal,print face=crown+13,temple+2,nose+8,length+4,slope-9,deep+7,mouth-2,lips-5,ears+7,cheek-3
bobby-moore kit=england66/6 skin=2 head=square hair=waves:yellow brows=normal:sand eyes=normal:blue nose=normal mouth=smile with=dimples,hands:goldcup,print face=jaw+14,edge+14,chin+6,cheek+5,mouth+6,brow-5,eye-3,wide-5,nose+1
cole-palmer kit=chelsea/20 skin=3 head=long hair=crop:brown brows=thin eyes=normal:hazel nose=normal mouth=smirk with=hands:hug,lights face=lid+12,temple-6,length+9,nose+7,jaw-5,ears+9,mouth-3,lips+2,brow-5,gap-2,gaunt+4,line-3
declan-rice kit=arsenal/41 skin=2 head=block hair=-sidefade:brown brows=normal eyes=normal:blue nose=normal mouth=grin beard=stubble with=lights face=jaw+12,chin+13,brow+9,wide+5,eye-3,mouth+10,lips-3,lift-5
kyle-walker kit=mancity/2 skin=5 head=block hair=buzz:black brows=flat eyes=normal:dark nose=normal mouth=serious beard=circle with=tattoo,lights face=wide+11,neck+13,jaw+14,arch-9,lips+6,eye-4,cheek+4,crown+3
trent-alexander-arnold kit=liverpool/66 skin=5 head=heart hair=curlytop:black brows=thin eyes=big:brown nose=normal mouth=calm beard=thinmoustache with=lights face=eye+8,open+5,wide+11,lips+14,jaw-8,brow-9,chin-5,mouth-3,crown+8,arch+6,tall-8
harry-maguire kit=england/6 skin=1 head=block hair=-sidepart:brown brows=worried eyes=normal:blue nose=normal mouth=calm beard=stubble:brown with=scar:brow,lines,lights face=chin+16,temple+14,eye-7,slope-10,length+10,crown+7,cheek+6,jaw+6,open-5,gap-4,wide+4,nose+4,mouth-3
jordan-pickford kit=keeperengland/1 skin=1 head=horse hair=messy:sand brows=frown eyes=big:blue nose=normal mouth=grin with=tongue,glove:white,lights face=gape+14,ears+17,length+14,nose+9,slope+9,blush+7,eye+4,open+4,gap-4,mouth+3,jaw+3
jadon-sancho kit=dortmund/7 skin=6 head=heart hair=twists:black brows=thin:black eyes=normal:dark nose=normal mouth=calm beard=thinmoustache:black with=earrings:stud,lights face=jaw-11,lips+11,wide+12,brow-10,mouth-2,crown+6,cheek+9,eye+2,length-4,temple+4,tall-14
peter-crouch kit=liverpool05/15 skin=1 head=horse hair=short:light brows=worried eyes=deep:blue nose=normal mouth=smile with=hands:robot face=length+18,ears+18,nose+14,temple-12,cheek-9,jaw-7,slope-7,neck-7,gap-5,mouth+4,lips-4
rio-ferdinand kit=manutd/5 skin=5 head=long hair=buzzround:black brows=thin eyes=narrow:brown nose=normal mouth=smirk beard=thinmoustache with=hands:silvercup face=length+19,lips+8,temple-7,wide+7,brow-10,eye-4,jaw-4,crown+5
paul-gascoigne kit=england02/8 skin=1 head=moon hair=buzz:yellow brows=thin:light eyes=big:blue nose=normal mouth=laugh with=teeth,tongue face=blush+14,cheek+14,jaw+10,eye+5,open+6,mouth+11,nose-5,wide+4,length-6,ears+7
gary-lineker kit=england/10 skin=3 head=oval hair=neat:black brows=normal eyes=normal:dark nose=normal mouth=grin with=dimples,hands:boot,tape face=ears+14,brow+10,mouth+11,jaw-2,cheek+4,nose+2,line-6,length+2
david-seaman kit=keeperarsenal/1 skin=2 head=long hair=ponytail:brown brows=normal eyes=normal:brown nose=normal mouth=smile beard=moustache:brown with=glove:white,tape face=length+14,jaw+10,nose+10,brow+7,mouth+7,lift-5,eye-4,wide+4,cheek+2
chris-waddle kit=marseille91/8 skin=1 head=horse hair=mullet:brown brows=normal eyes=deep:blue nose=normal mouth=calm with=tape face=slope-16,bags+10,length+14,nose+11,tilt-10,temple-7,jaw-6,lips-5
kevin-keegan kit=liverpool80/7 skin=2 head=round hair=mane:dark brows=normal eyes=normal:blue nose=small mouth=grin with=dimples,hands:ball,print face=blush+14,mouth+14,cheek+12,nose-7,length-7,eye-4,jaw+3,brow+3,wide+3
jamie-vardy kit=leicester/9 skin=1 hair=spiky:dark eyes=normal:blue mouth=shout beard=stubble:brown with=hands:strapped,prize:boot,lights face=gaunt+15,ears+14,gape+14,nose+8,slope+8,length+5,temple-5,jaw-4,gap-4,eye-4,lips-4
ashley-cole kit=england02/3 skin=5 hair=buzz:black eyes=normal:dark mouth=calm beard=strip with=earring face=arch-14,lips+8,wide+8,cheek+10,ears+10,eye-7,jaw-7,gap-5,brow-5,length-2
gareth-southgate kit=waistcoat/6 skin=1 hair=-short:light eyes=normal:blue mouth=serious beard=short:light with=lines face=nose+16,length+12,hump+6,temple-4,eye-4,deep+7,lips-5,brow-4,gaunt+8,ears+6,slope-6
gordon-banks kit=keeperengland/1 skin=2 hair=waves:dark eyes=normal:brown mouth=calm with=glove:white,prize:medal,print face=bags+11,length+11,nose+10,deep+11,ears+10,slope-6,lips-4,line+4,jaw+2
peter-shilton kit=keeperengland/1 skin=1 hair=curlyall:brown eyes=normal:blue mouth=serious with=glove:white,print face=jaw+14,chin+10,edge+10,deep+10,neck+13,tall-11,mouth-3,nose+4,brow+3
geoff-hurst kit=england66/10 skin=1 hair=receding:brown eyes=normal:blue mouth=grin with=hands:goldcup,print face=crown+14,cheek+14,blush+14,chin+7,mouth+7,eye-5,nose+4,line+6
stanley-matthews kit=england54/7 skin=1 hair=island:brown eyes=normal:blue mouth=smile with=folds,lines,sepia,hands:ball face=ears+19,gaunt+15,nose+14,crown+11,deep+11,lips-7,jaw-6,length+5,temple-3
gary-neville kit=manutd94/2 skin=1 hair=-fringe:dark eyes=normal:brown mouth=shout beard=thinmoustache:brown face=nose+11,ears+16,gap-7,slope+10,length+6,jaw-4,gape+6,eye-4,wide+3
jamie-carragher kit=liverpool05/23 skin=1 hair=buzz:brown eyes=normal:blue mouth=shout face=gaunt+15,slope+14,gape+14,length+10,ears+7,nose+6,gap-5,lips-5,crown+4
sol-campbell kit=arsenal04/23 skin=7 hair=buzzround:black eyes=normal:dark mouth=calm face=neck+13,jaw+14,wide+11,lid+11,lips+7,cheek+6,arch-11,eye-4,length+3
joe-cole kit=chelsea05/10 skin=1 hair=spiky:brown eyes=normal:brown mouth=grin face=brow+10,jaw-5,nose+5,cheek+6,ears+14,length-5,eye-4,mouth+11,gap-5,tall-7
joe-hart kit=keepercity/1 skin=1 hair=-short:light eyes=normal:blue mouth=shout with=glove:white face=slope+16,gape+14,length+11,deep+10,jaw+5,nose+5,ears+5,blush+6
john-barnes kit=liverpool90/10 skin=7 hair=flattop:black eyes=normal:dark mouth=smile beard=moustache with=tape face=wide+10,neck+14,cheek+11,tall-7,lips+6,jaw+4,length-2,eye+1
john-stones kit=mancity/5 skin=1 hair=-pompadour:brown eyes=normal:blue mouth=smile with=lights face=length+16,ears+11,temple-6,nose+7,mouth+5,blush+5,jaw-3,eye+2,tall-7
jordan-henderson kit=liverpool/14 skin=1 hair=-crop:light eyes=normal:blue mouth=serious beard=stubble:light with=hands:silvercup,lights face=length+14,temple-9,nose+7,jaw-4,slope+6,ears+11,deep+7,mouth-5,lips-9,eye-4
mason-mount kit=chelsea/19 skin=2 hair=-fringe:dark eyes=normal:brown mouth=smile beard=stubble with=lights face=brow+16,ears+10,length-6,eye+4,jaw-6,lips+4,line-6,nose-3,cheek+5
robbie-fowler kit=liverpool90/23 skin=1 hair=buzz:sand eyes=normal:blue mouth=grin with=plaster,tape face=cheek+11,jaw+4,eye-6,length-4,ears+13,mouth+11,crown+6,brow-11,lips-4
ian-wright kit=arsenal98/8 skin=7 hair=shaved:black eyes=normal:dark mouth=laugh with=gold,hands:boot,tape face=mouth+13,wide+9,eye+5,open+5,cheek+4,jaw-3,gape+9,crown+9,length+5,arch+8,temple-3
tony-adams kit=arsenal04/6 skin=1 hair=receding:brown eyes=normal:blue mouth=shout face=length+13,jaw+7,nose+12,chin+7,deep+10,gape+13,slope+4,lips-4,ears+10,crown+6
teddy-sheringham kit=tottenham/10 skin=2 hair=-curtains:light eyes=normal:blue mouth=smile with=lines,folds,tape face=slope-14,deep+12,nose+6,length+8,jaw+5,cheek+3,mouth+6,brow-3
andy-cole kit=manutd94/9 skin=7 hair=buzzround:black eyes=normal:dark mouth=smirk with=hands:boot,tape face=wide+13,lips+10,slope+6,jaw-6,eye-3,length+7,crown+12,gaunt+10,temple-6
steve-mcmanaman kit=liverpool90/17 skin=1 hair=bush:light eyes=normal:blue mouth=calm with=hands:silvercup,tape face=gaunt+14,length+11,nose+10,jaw-8,temple-8,tall-5,lips-4,slope-7,ears+4
glenn-hoddle kit=tottenham84/10 skin=2 hair=mullet:brown eyes=normal:blue mouth=smile with=print face=length+12,nose+12,jaw+2,eye-4,cheek+4,mouth+6,slope-10,temple-6,chin+6
jack-charlton kit=england66/5 skin=1 hair=combover:light eyes=normal:blue mouth=grin with=lines,print face=length+13,crown+10,nose+8,temple-5,ears+9,jaw-3,neck-8,mouth+5,gap-3
dele-alli kit=tottenham/20 skin=5 hair=curlytop:black eyes=normal:brown mouth=smirk with=hands:ring,lights face=arch+12,wide+12,lips+12,jaw-6,length+6,eye+2,cheek+4,mouth-2,brow+4
eberechi-eze kit=palace/10 skin=8 hair=twists:black eyes=normal:dark mouth=beam with=lights face=length+6,wide+13,mouth+14,jaw-6,eye+5,lips+8,crown+8,cheek+3,arch+6
anthony-gordon kit=newcastle/10 skin=1 hair=-quiff:yellow brows=normal:brown eyes=normal:blue mouth=calm with=lights face=jaw-12,nose+9,gaunt+14,eye-5,length+9,lips+7,mouth-7,ears+9,brow+7
morgan-rogers kit=astonvilla/27 skin=6 hair=fade:black eyes=normal:dark mouth=calm beard=chin with=lights face=jaw+6,wide+11,lips+9,eye-2,neck+14,crown+6,length+5,cheek+5,arch-8
reece-james kit=chelsea/24 skin=5 hair=cornrows:black eyes=normal:dark mouth=serious beard=circle with=lights face=cheek+9,jaw+8,wide+12,lips+9,length-4,neck+14,eye-1,lid+6
luke-shaw kit=manutd/23 skin=1 hair=-sidefade:brown eyes=normal:blue mouth=calm beard=short:brown with=lights face=cheek+10,jaw+10,neck+14,eye-2,nose+4,length-2,lips+5,brow+4
kieran-trippier kit=newcastle/2 skin=1 hair=quiff:brown eyes=normal:blue mouth=grin beard=stubble:brown with=lights face=length+12,nose+12,jaw-2,ears+12,gaunt+8,eye-6,mouth+8,brow+4,gap-6
james-maddison kit=tottenham/10 skin=2 hair=-gelled:dark eyes=normal:brown mouth=smirk beard=stubble with=hands:darts,lights face=jaw-10,chin-9,brow+12,eye+5,nose+5,lips+7,length-3,ears+12,cheek+7,arch+10
mason-greenwood kit=manutd/11 skin=5 hair=cropped:black eyes=normal:dark mouth=calm with=lights face=jaw-4,wide+11,lips+11,lid+13,length+5,eye-2,brow-4,crown+7,neck+5
ben-chilwell kit=england/21 skin=2 hair=-quiff:sand brows=normal:brown eyes=normal:blue mouth=grin with=lights face=jaw+5,length+11,nose+5,mouth+14,eye-3,cheek-5,brow+8,chin+8
kobbie-mainoo kit=manutd/37 skin=6 hair=twists:black eyes=normal:dark mouth=calm with=lights face=jaw-9,wide+13,lips+13,eye+6,length+2,crown+9,cheek+4,neck-9
conor-gallagher kit=atletico/4 skin=1 hair=-messy:sand eyes=normal:blue mouth=shout with=lights face=jaw+5,nose+11,blush+14,gape+14,eye-8,slope+13,length+5,brow-11,ears+11
marc-guehi kit=palace/6 skin=8 hair=fade:black eyes=normal:dark mouth=calm beard=stubble with=lights face=jaw+7,wide+14,lips+9,cheek+5,eye+2,length+2,brow-7,crown+7,neck+10
jack-wilshere kit=arsenal/10 skin=1 hair=crew:brown eyes=normal:blue mouth=grin beard=stubble with=lights face=cheek+14,jaw+10,length-7,eye-6,blush+10,ears+9,brow+6,mouth+4,gap-7
theo-walcott kit=arsenal/14 skin=5 hair=shaved:black eyes=normal:dark mouth=smile with=lights face=eye+11,open+9,jaw-13,wide+6,lips+9,mouth+6,crown+11,length-2,ears+11
james-milner kit=liverpool/7 skin=1 hair=-sidepart:brown eyes=normal:brown mouth=calm with=furrow face=length+11,jaw+11,edge+13,chin+6,nose+5,brow+5,mouth-5,lips-7,eye-7,deep+11,gap-5
michael-carrick kit=manutd/16 skin=1 hair=crew:brown eyes=normal:blue mouth=calm face=length+13,nose+10,jaw-3,temple-8,slope-12,lips-5,ears+10,deep+8,mouth-3
david-james kit=keeperliverpool/1 skin=5 hair=cropped:blond brows=normal:black eyes=normal:brown mouth=serious beard=goatee:black with=glove:white face=length+12,jaw+8,wide+9,cheek+6,neck+14,lips+6,crown+5,eye-2
nico-o-reilly kit=mancity/33 skin=5 hair=bush:black eyes=normal:dark mouth=smile with=lights face=length+14,jaw-4,wide+10,temple-8,lips+8,eye+4,tall-6,neck-4,ears+6
`
