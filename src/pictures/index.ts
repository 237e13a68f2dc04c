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

/** `ground` is the card of a stadium without a word on it: for games that ask whose it is. */
export const PICTURE_KINDS = ['portrait', 'crest', 'kit', 'league', 'stadium', 'ground'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** Ids of the footballers with a portrait. */
export const PORTRAITS: ReadonlySet<string> = new Set(LOOKS.keys())

/** Ids of the clubs with a crest and a shirt of their own; every other club has a badge and no shirt. */
export const CRESTS: ReadonlySet<string> = new Set(CREST_LOOKS.keys())

const placeOf = ({ latitude, longitude }: Ground): string => `${latitude} ${longitude}`

/** The first club that plays at a place: clubs that share a ground share its drawing. */
const FIRST_CLUB_AT: ReadonlyMap<string, string> = new Map(
  [...CLUB_RECORDS].toReversed().map(([id, { ground }]) => [placeOf(ground), id]),
)

/**
 * The drawing of a footballer, a club, a league or a club's ground as an SVG document; null when there is none. `cut`
 * leaves out what a portrait stands on, `number: false` its shirt number. For server and build only: the sheets weigh more than a page may.
 */
export function pictureOf(
  kind: PictureKind,
  id: string,
  { cut = false, number = true, kit = true } = {},
): string | null {
  if (kind === 'portrait') {
    const look = LOOKS.get(id)
    return look ? portrait(look, { cut, number, kit }) : null
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
