/** Italy, one footballer a line. */
export const ITALY = `
paolo-maldini kit=milan05/3 skin=2 head=oval hair=flow:dark brows=normal eyes=normal:blue nose=normal mouth=calm beard=stubble face=eye+3,deep+13,brow+8,lift-5,jaw+4,edge+12,nose+6,wide-4,cheek+4,gaunt+8,mouth-1,length+4,tilt+2,tall+3
andrea-pirlo kit=juventus/21 skin=2 head=oval hair=longwavy:brown brows=normal eyes=normal:brown nose=normal mouth=calm beard=long:brown face=crown-2,temple-4,length+7,tilt-10,lid+14,slope-8,nose+10,mouth-6,gaunt+5,deep+4,bags+8,eye+2,turn+4,gaze+0
gianluigi-buffon kit=keeperbuffon/1 skin=2 head=horse hair=flow:dark brows=thick eyes=normal:blue nose=normal mouth=shout beard=stubble with=glove:yellow face=jaw+8,brow+10,nose+10,length+9,eye-4,cheek+3,gape+8,mouth+6,chin+6
francesco-totti kit=roma00/10 skin=2 head=oval hair=bob:light brows=normal:brown eyes=normal:blue nose=normal mouth=smirk beard=stubble with=headband:white,hands:thumb face=eye+6,jaw+10,nose+8,wide-4,mouth+6,cheek+4,lips+6,lift-3,length+4,edge+12,deep+5
alessandro-del-piero kit=juventus03/10 skin=2 head=heart hair=-messy:black brows=normal eyes=normal:brown nose=normal mouth=grin beard=goatee with=tongue face=brow+10,lift-5,eye-8,mouth+13,jaw-1,cheek+6,chin+3,nose+3,gaunt+4,arch+4,open-4
roberto-baggio kit=italy94/10 skin=2 head=oval hair=ponytail:dark brows=normal eyes=normal:green nose=normal mouth=calm beard=goatee:dark with=earring face=slope-10,tilt-7,nose+4,wide-2,jaw-3,cheek+2,eye+2,brow+4,mouth-4,lid+4,length+2
fabio-cannavaro kit=italy06/5 skin=3 head=square hair=shaved:black brows=normal eyes=normal:blue nose=normal mouth=grin with=tattoo,hands:goldcup face=eye+5,brow+9,mouth+10,jaw+6,cheek+5,length-5,wide+3,arch+5,neck+8
giorgio-chiellini kit=juventus/3 skin=2 head=horse hair=stubbled:brown brows=normal eyes=normal:brown nose=normal mouth=shout beard=full:brown with=wrap face=nose+14,hump+14,length+14,ears+10,slope+10,gap-5,gape+14,temple-5,brow+4
gennaro-gattuso kit=milan05/8 skin=3 head=moon hair=shag:black brows=joined eyes=normal:dark nose=normal mouth=shout beard=full:black face=neck+13,brow+16,slope+16,wide+10,gape+10,jaw+7,deep+7,cheek+6,lift-6,eye-4,length-2
gianluigi-donnarumma kit=keeperitaly/1 skin=2 head=horse hair=pompadour:black brows=normal eyes=normal:green nose=normal mouth=calm beard=short with=glove:white face=length+9,brow+11,nose+8,jaw+6,lips+5,eye+1,lift-5,mouth-2,neck+7,tall-5
marco-verratti kit=psg17/6 skin=2 head=heart hair=-sidefade:dark brows=arched eyes=normal:blue nose=normal mouth=smirk beard=short face=length-13,eye+14,open+6,arch+10,brow+6,jaw-6,ears+5,mouth+3,crown+4
mario-balotelli kit=italy/9 skin=8 head=boxer hair=mohawk:yellow:black brows=normal:black eyes=normal:dark nose=normal mouth=serious beard=chin:black with=earrings face=wide+10,jaw+5,lips+6,arch+8,eye-1,cheek+5,crown+4,mouth-2,slope+4
alessandro-nesta kit=milan05/13 skin=2 head=horse hair=bob:dark brows=normal eyes=normal:brown nose=normal mouth=calm beard=stubble face=length+14,nose+12,deep+12,temple-7,gaunt+6,slope-4,brow+4,mouth-4,jaw-3
jorginho kit=chelsea/5 skin=2 head=heart hair=fade:brown brows=flat eyes=normal:green nose=normal mouth=smile beard=stubble:russet face=nose+14,eye-6,jaw-7,ears+10,blush+6,arch-10,gap-5,length+4,tall-3
nicolo-barella kit=inter/23 skin=2 head=heart hair=crew:light brows=normal eyes=normal:brown nose=normal mouth=smirk beard=short:auburn face=eye-3,brow+4,slope+6,jaw-4,nose+4,mouth-2,chin+2,length-3,ears+5,gap-3,cheek+2
franco-baresi kit=milan90/6 skin=2 head=horse hair=thin:brown brows=normal eyes=normal:blue nose=normal mouth=serious with=lines face=nose+10,hump+7,length+9,crown+8,slope-8,deep+11,gaunt+8,lips-4,jaw-1,ears+5
federico-chiesa kit=italy/14 skin=2 head=square hair=-neat:light brows=normal eyes=normal:brown nose=normal mouth=serious beard=stubble face=jaw+5,brow+6,nose+5,eye-2,mouth+2,cheek+5,chin+4,wide-2,gape+8,turn-6,lips+5
paolo-rossi kit=italy82/20 skin=3 head=wedge hair=waves:brown brows=normal eyes=normal:brown nose=normal mouth=grin with=hands:boot face=gaunt+8,nose+6,jaw-10,neck-11,deep+6,brow+3,mouth+4,cheek-3,length+2,chin-6,tall-10,temple-6
dino-zoff kit=keepergrey/1 skin=3 head=square hair=-sidepart:dark brows=normal eyes=normal:dark nose=normal mouth=calm with=lines,folds,glove:black face=brow+12,jaw+11,deep+11,lift-7,wide+6,nose+4,slope-4,lips-4,mouth-3,crown+3,length+3
filippo-inzaghi kit=milan05/9 skin=3 head=wedge hair=-shag:black brows=normal eyes=normal:dark nose=normal mouth=shout face=gaunt+15,deep+13,nose+14,gape+14,mouth+11,jaw-7,length+7,brow+5
gianfranco-zola kit=chelsea05/25 skin=3 head=moon hair=shag:dark brows=normal eyes=normal:dark nose=normal mouth=grin with=folds face=mouth+20,cheek+14,eye-7,length-7,brow+7,wide+7,nose+4,jaw+3
federico-dimarco kit=inter/32 skin=1 head=horse hair=-sidefade:sand brows=normal:light eyes=normal:blue nose=normal mouth=shout beard=stubble:light face=nose+12,hump+9,ears+9,length+8,jaw-3,mouth+5,temple-5,gape+8
ciro-immobile kit=lazio/17 skin=2 head=heart hair=quiff:brown brows=normal eyes=normal:brown nose=normal mouth=shout beard=short:auburn face=nose+9,hump+8,jaw-5,eye-3,mouth+6,gape+8,cheek+3,length+3,deep+6,ears+4
alessandro-bastoni kit=italy/23 skin=2 head=horse hair=-waves:brown brows=normal eyes=normal:brown nose=normal mouth=calm beard=stubble:brown face=length+9,nose+7,jaw+2,temple-5,brow+3,mouth-4,lips+2
carlo-ancelotti kit=milan90/11 skin=2 hair=sweptback:silver brows=normal:grey eyes=normal:blue mouth=smirk with=folds,lines face=raise-18,cheek+9,jaw+7,bags+10,lid+6,nose+7,arch+6,length+3,lips-3,eye-3
marco-materazzi kit=italy06/23 skin=3 hair=buzzround:black eyes=normal:dark mouth=shout beard=stubble with=tattoo,hands:goldcup face=length+19,nose+14,hump+5,gaunt+10,temple-6,slope+10,ears+6,gape+6,neck+4
antonio-conte kit=juventus03/8 skin=3 hair=flow:dark eyes=normal:blue mouth=shout with=furrow face=slope+12,line-8,nose+7,gape+10,eye-3,brow+4,jaw+5,length+4,deep+5,cheek+3
roberto-mancini kit=sampdoria91/10 skin=2 hair=-sweep:silver brows=normal:grey eyes=normal:green mouth=smirk with=scarf:sky face=nose+9,jaw-3,eye-3,lid+6,mouth+2,length+6,lips-4,bags+7,gaunt+4,tilt-4
christian-vieri kit=inter98/32 skin=3 hair=-short:dark eyes=normal:brown mouth=shout beard=stubble face=jaw+20,chin+11,neck+13,brow+10,lift-6,wide+6,gape+10,eye-4,nose+5,tall-11
daniele-de-rossi kit=roma/16 skin=2 hair=crew:brown eyes=normal:blue mouth=shout beard=full:russet with=tattoo face=slope+8,nose+4,jaw+4,deep+7,brow+4,gape+9,length+3,cheek+3
leonardo-bonucci kit=italy/19 skin=3 hair=fade:black eyes=normal:blue mouth=shout beard=short with=tattoo,hands:silvercup face=length+8,nose+6,jaw+2,brow+6,gape+10,temple-4,gaunt+4,slope+4
luca-toni kit=italy06/9 skin=3 hair=-slick:dark eyes=normal:brown mouth=grin with=hands:ear face=length+14,temple-7,crown+9,nose+11,hump+5,jaw+2,mouth+7,ears+10,brow+5,deep+5,line+4
gianluca-zambrotta kit=italy06/19 skin=3 hair=bob:dark eyes=normal:brown mouth=calm beard=stubble face=jaw+3,nose+4,brow+6,cheek+3,deep+6,length+3,lips+3,edge+4
fabio-grosso kit=italy06/3 skin=2 hair=shag:dark eyes=normal:brown mouth=shout with=hands:goldcup face=nose+7,length+6,slope-10,gape+12,jaw-2,brow+4,gaunt+4,eye+2,open+4
salvatore-schillaci kit=italy82/19 skin=3 hair=receding:black eyes=normal:dark mouth=shout with=hands:boot face=eye+18,open+20,lift+8,arch+8,gape+6,nose+6,gaunt+7,jaw-3,crown+5,length+1,lid-7
claudio-gentile kit=italy82/6 skin=3 hair=curlyall:black eyes=normal:dark mouth=serious beard=moustache face=brow+9,slope+10,nose+5,deep+8,jaw+4,gaunt+6,eye-3,tall-8
marco-tardelli kit=italy82/14 skin=3 hair=beatle:dark eyes=normal:dark mouth=shout with=hands:fists face=gape+14,slope-8,nose+6,brow+6,eye+4,jaw-3,gaunt+8,length+5
gaetano-scirea kit=juventus85/6 skin=2 hair=-waves:brown eyes=normal:blue mouth=calm face=nose+6,slope-9,jaw-2,length+4,mouth-4,deep+5,lips-2,brow-2,line+3
giacinto-facchetti kit=inter66/3 skin=2 hair=-slick:dark eyes=normal:blue mouth=smile with=hands:silvercup face=length+8,jaw+5,edge+7,nose+5,wide-3,deep+6,chin+5,mouth+3,line+4,temple-2
giuseppe-meazza kit=italy38/9 skin=2 hair=slick:black eyes=normal:brown mouth=smirk with=sepia face=cheek+6,jaw+4,line-10,brow-3,arch+6,nose+4,lid+5,lips+3,length-2,tall-4
gianluca-vialli kit=sampdoria91/9 skin=3 hair=curlyall:brown eyes=normal:brown mouth=grin face=nose+6,jaw+2,cheek+4,wide+3,mouth+5,brow+3,length+3,tall-9,gaunt+3
antonio-cassano kit=roma00/18 skin=3 hair=fade:dark eyes=normal:dark mouth=laugh with=mole face=wide+8,cheek+8,lips+6,jaw+4,eye-3,brow+6,length-4,ears+4,crown-3,neck+6
francesco-acerbi kit=inter/15 skin=2 hair=buzzround:brown eyes=normal:blue mouth=serious beard=short:brown with=tattoo face=length+7,jaw+6,nose+5,slope+7,deep+7,edge+7,ears+4,neck+8
moise-kean kit=fiorentina/20 skin=8 hair=dreads:black eyes=normal:dark mouth=smirk face=wide+11,cheek+6,jaw+4,lips+8,eye+1,length-1,neck+7,brow+2
lorenzo-insigne kit=napoli/24 skin=3 hair=-gelled:black eyes=normal:blue mouth=smirk beard=short with=tattoo face=length-6,cheek+4,jaw-1,brow+6,eye+2,nose+2,arch+6,ears+4
sandro-tonali kit=milan/8 skin=2 hair=-longwavy:brown eyes=normal:blue mouth=calm beard=stubble with=alice:black face=jaw+3,brow+6,deep+6,nose+4,length+3,cheek+2,wide-2,lips+2
riccardo-calafiori kit=arsenal/33 skin=2 hair=-longwavy:dark eyes=normal:green mouth=calm beard=stubble with=alice:black face=jaw+3,nose+4,length+6,cheek+3,brow+4,lips+4,edge+6
fabrizio-ravanelli kit=juventus/11 skin=3 hair=short:silver brows=normal:grey eyes=normal:blue mouth=grin face=jaw+4,nose+7,mouth+7,cheek+4,gaunt+7,brow+5,length+4,deep+5
thiago-motta kit=psg17/8 skin=2 hair=crew:dark eyes=normal:brown mouth=calm beard=stubble face=nose+7,length+6,crown+4,jaw+2,slope-5,deep+5,ears+6,gaunt+3
paolo-di-canio kit=westham/10 skin=3 hair=crew:black eyes=normal:dark mouth=shout with=tattoo face=brow+8,slope+9,deep+7,gaunt+6,nose+5,gape+8,jaw+2,eye+1
`
