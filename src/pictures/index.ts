import { clubById } from '#data/facts.ts'
import { CLUB_RECORDS } from '#data/records.ts'
import { type Club, type Ground, LEAGUES } from '#data/types.ts'
import { badge } from './badge.ts'
import { drawnCrest, dressedClub } from './crest/drawn.ts'
import { CREST_LOOKS } from './crest/looks.ts'
import { kit } from './kit.ts'
import { league } from './league.ts'
import { LOOKS } from './portrait/portraits.ts'
import { portrait } from './portrait/portrait.ts'
import { GROUND_LOOKS } from './stadium/sheet.ts'
import { stadium } from './stadium/stadium.ts'

/** `ground` is a stadium's card without text, for games that ask for its club. */
export const PICTURE_KINDS = ['portrait', 'crest', 'kit', 'league', 'stadium', 'ground'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** Ids of footballers with a portrait. */
export const PORTRAITS: ReadonlySet<string> = new Set(LOOKS.keys())

/** Ids of clubs with a crest and a shirt of their own; all others have a badge and no shirt. */
export const CRESTS: ReadonlySet<string> = new Set(CREST_LOOKS.keys())

const placeOf = ({ latitude, longitude }: Ground): string => `${latitude} ${longitude}`

/** First club at each place: clubs that share a ground share its drawing. */
const FIRST_CLUB_AT: ReadonlyMap<string, string> = new Map(
  [...CLUB_RECORDS].toReversed().map(([id, { ground }]) => [placeOf(ground), id]),
)

/**
 * Drawing of a footballer, a club, a league or a club's ground as an SVG document, or null. `cut` omits a portrait's
 * background, `number: false` its shirt number, `hands: false` its gesture. Server and build only: the sheets are too
 * large for a page.
 */
export function pictureOf(
  kind: PictureKind,
  id: string,
  { cut = false, number = true, kit = true, hands = true } = {},
): string | null {
  if (kind === 'portrait') {
    const look = LOOKS.get(id)
    return look ? portrait(look, { cut, number, kit, hands }) : null
  }
  if (kind === 'league') {
    const known = LEAGUES.find((one) => one === id)
    return known ? league(known) : null
  }
  const club = clubById(id)
  return club ? pictureOfClub(kind, club) : null
}

function pictureOfClub(kind: 'crest' | 'kit' | 'stadium' | 'ground', club: Club): string | null {
  if (kind === 'crest') return drawnCrest(club) ?? badge(club)
  if (kind === 'stadium' || kind === 'ground') {
    const ground = CLUB_RECORDS.get(club.id)?.ground
    if (!ground) return null
    const id = FIRST_CLUB_AT.get(placeOf(ground)) ?? club.id
    const look = GROUND_LOOKS.get(id)
    if (!look) return null
    const { capacity, opened } = ground
    return stadium({ id, look, city: club.city, capacity, opened }, { words: kind === 'stadium' })
  }
  const dressed = dressedClub(club)
  return dressed && kit(dressed)
}
