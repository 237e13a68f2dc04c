/** England, one footballer a line; the words are explained in ../attributes.ts. */
export const ENGLAND = `
david-beckham kit=realmadrid02/23 skin=2 head=square hair=longwavy:sand brows=normal:brown eyes=deep:hazel nose=straight mouth=calm beard=stubble:light with=alice:black,earrings
wayne-rooney kit=manutd/10 skin=1 head=wide hair=stubbled:brown brows=frown:brown eyes=normal:blue nose=wide mouth=shout beard=shadow with=cheeks,ears
harry-kane kit=england/9 skin=1 head=long hair=slick:sand brows=flat eyes=narrow:blue nose=long mouth=smile beard=short:light
steven-gerrard kit=liverpool05/8 skin=2 head=long hair=crew:brown brows=frown eyes=deep:blue nose=long mouth=serious beard=shadow with=lines
frank-lampard kit=chelsea05/8 skin=2 head=square hair=short:dark brows=normal eyes=normal:blue nose=normal mouth=grin beard=none
john-terry kit=chelsea05/26 skin=2 head=square hair=crew:light brows=flat eyes=narrow:blue nose=wide mouth=shout beard=shadow
jude-bellingham kit=realmadrid/5 skin=5 head=oval hair=shortafro:black brows=normal eyes=normal:brown nose=wide mouth=smile beard=strip with=lips
bukayo-saka kit=arsenal/7 skin=7 head=round hair=fade:black brows=normal eyes=big:dark nose=wide mouth=laugh beard=chin with=lips,slit
phil-foden kit=mancity/47 skin=1 head=heart hair=buzz:platinum brows=flat:brown eyes=normal:blue nose=small mouth=smile with=ears
jack-grealish kit=mancity/10 skin=2 head=square hair=back:brown brows=thick eyes=normal:brown nose=normal mouth=smirk beard=short:brown with=alice:white
raheem-sterling kit=england/10 skin=6 head=oval hair=twists:black brows=thin eyes=normal:dark nose=wide mouth=grin beard=strip with=lips
marcus-rashford kit=manutd/10 skin=6 head=long hair=flattop:black brows=arched eyes=normal:dark nose=wide mouth=calm beard=chin with=lips
alan-shearer kit=newcastle/9 skin=2 head=round hair=receding:brown brows=flat eyes=narrow:blue nose=normal mouth=grin
michael-owen kit=england02/10 skin=1 head=round hair=caesar:dark brows=normal eyes=narrow:brown nose=normal mouth=smile with=dimple,cheeks
paul-scholes kit=manutd94/18 skin=1 head=long hair=crew:ginger brows=thin:ginger eyes=deep:blue nose=long mouth=serious with=freckles
bobby-charlton kit=manutd68/9 skin=2 head=long hair=combover:sand brows=worried eyes=deep:blue nose=long mouth=calm with=lines
bobby-moore kit=england66/6 skin=2 head=square hair=waves:yellow brows=normal:sand eyes=normal:blue nose=straight mouth=smile
cole-palmer kit=chelsea/20 skin=4 head=long hair=crop:brown brows=thin eyes=sleepy:hazel nose=long mouth=smirk with=ears
declan-rice kit=arsenal/41 skin=2 head=square hair=sidefade:brown brows=thick eyes=normal:blue nose=wide mouth=grin beard=stubble
kyle-walker kit=mancity/2 skin=5 head=round hair=buzz:black brows=flat eyes=narrow:dark nose=broad mouth=serious beard=circle with=tattoo
trent-alexander-arnold kit=liverpool/66 skin=5 head=heart hair=cornrowtails:black brows=thin eyes=big:brown nose=wide mouth=calm beard=thinmoustache with=lips
harry-maguire kit=england/6 skin=1 head=wide hair=sidepart:brown brows=worried eyes=narrow:blue nose=wide mouth=calm beard=stubble:brown with=scar:brow,lines
jordan-pickford kit=keepergreen/1 skin=1 head=long hair=spiky:sand brows=frown eyes=big:blue nose=long mouth=shout with=ears
jadon-sancho kit=dortmund/7 skin=6 head=heart hair=twists:sand:black brows=thin:black eyes=normal:dark nose=wide mouth=grin beard=thinmoustache:black with=earrings
peter-crouch kit=england/21 skin=1 head=long hair=short:light brows=worried eyes=deep:blue nose=hook mouth=smile with=ears
rio-ferdinand kit=manutd/5 skin=5 head=long hair=cornrows:black brows=thin eyes=narrow:brown nose=wide mouth=smirk beard=thinmoustache with=earring
paul-gascoigne kit=england02/8 skin=1 head=round hair=buzz:yellow brows=thin:light eyes=big:blue nose=small mouth=laugh with=cheeks,teeth
gary-lineker kit=england/10 skin=3 head=oval hair=neat:black brows=thick eyes=normal:dark nose=normal mouth=grin with=ears,dimple
david-seaman kit=keeperviolet/1 skin=2 head=long hair=ponytail:brown brows=normal eyes=normal:brown nose=long mouth=smile beard=moustache:brown
chris-waddle kit=marseille91/8 skin=1 head=long hair=mullet:chestnut brows=normal eyes=deep:blue nose=long mouth=smile
kevin-keegan kit=liverpool80/7 skin=2 head=round hair=curlyall:dark brows=normal eyes=narrow:blue nose=small mouth=grin with=cheeks,dimple
`
