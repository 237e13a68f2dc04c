/** Italy, one footballer a line. */
export const ITALY = `
paolo-maldini kit=milan05/3 skin=2 head=square hair=longwavy:dark brows=thick eyes=normal:blue nose=straight mouth=calm beard=stubble
andrea-pirlo kit=juventus/21 skin=2 head=long hair=shag:brown brows=normal eyes=sleepy:brown nose=long mouth=calm beard=long:brown
gianluigi-buffon kit=keeperbuffon/1 skin=2 head=long hair=back:dark brows=frown eyes=deep:blue nose=wide mouth=laugh beard=stubble with=alice:black
francesco-totti kit=roma00/10 skin=2 head=oval hair=bob:light brows=normal:brown eyes=normal:blue nose=straight mouth=smirk beard=stubble with=headband:white
alessandro-del-piero kit=juventus03/10 skin=2 head=heart hair=sidepart:black brows=thick eyes=narrow:brown nose=normal mouth=grin beard=goatee
roberto-baggio kit=italy94/10 skin=2 head=oval hair=ponytail:dark brows=normal eyes=normal:green nose=normal mouth=calm beard=goatee:dark with=earring
fabio-cannavaro kit=italy06/5 skin=3 head=square hair=stubbled:black brows=thick eyes=normal:blue nose=normal mouth=grin with=tattoo
giorgio-chiellini kit=italy/3 skin=2 head=long hair=bald:brown brows=frown:brown eyes=deep:brown nose=hook mouth=shout beard=full:brown
gennaro-gattuso kit=italy06/8 skin=3 head=round hair=bob:black brows=joined eyes=deep:dark nose=wide mouth=shout beard=full:black
gianluigi-donnarumma kit=keeperteal/99 skin=2 head=long hair=pompadour:black brows=thick eyes=normal:green nose=long mouth=calm beard=full:black
marco-verratti kit=psg17/6 skin=2 head=heart hair=sidefade:dark brows=arched eyes=big:blue nose=small mouth=smirk beard=short
mario-balotelli kit=italy/9 skin=8 head=oval hair=mohawk:yellow:black brows=arched:black eyes=normal:dark nose=broad mouth=serious beard=chin:black with=earrings
alessandro-nesta kit=milan05/13 skin=2 head=long hair=curtains:dark brows=normal eyes=deep:brown nose=long mouth=calm beard=stubble
jorginho kit=chelsea/5 skin=2 head=heart hair=fade:brown brows=flat eyes=normal:green nose=normal mouth=smile beard=full:russet face=nose+7,jaw-5,eye-4,brow+3,arch-8,mouth+3,ears+5,gap-3
nicolo-barella kit=inter/23 skin=2 head=heart hair=crew:light brows=frown eyes=narrow:brown nose=straight mouth=smirk beard=short:auburn
franco-baresi kit=milan90/6 skin=2 head=long hair=thin:brown brows=worried eyes=deep:blue nose=hook mouth=serious with=lines
federico-chiesa kit=juventus/7 skin=2 head=square hair=quiff:brown brows=thick eyes=deep:brown nose=straight mouth=grin beard=stubble
paolo-rossi kit=italy94/20 skin=3 head=heart hair=mop:black brows=thick eyes=deep:brown nose=long mouth=smile
dino-zoff kit=keepergrey/1 skin=3 head=square hair=sidepart:dark brows=thick eyes=narrow:dark nose=wide mouth=calm with=lines
filippo-inzaghi kit=milan05/9 skin=3 head=long hair=shag:black brows=thick eyes=deep:dark nose=long mouth=shout
gianfranco-zola kit=chelsea05/25 skin=3 head=round hair=shag:dark brows=thick eyes=narrow:dark nose=wide mouth=grin
federico-dimarco kit=inter/32 skin=1 head=long hair=sidefade:sand brows=normal:light eyes=deep:blue nose=hook mouth=shout beard=stubble:light face=ears+9
ciro-immobile kit=lazio/17 skin=2 head=heart hair=quiff:brown brows=normal eyes=narrow:brown nose=hook mouth=shout beard=short:auburn
alessandro-bastoni kit=italy/23 skin=2 head=long hair=waves:brown brows=normal eyes=deep:brown nose=long mouth=calm beard=stubble:brown
`
