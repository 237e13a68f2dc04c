import type { PackOther } from './named.ts'
import type { Pack } from './pack.ts'

export const CLUBS_FORMAT = 1

/** Names of the clubs that have a crest, the best known leagues first, as they travel. */
export type ClubsFile = {
  format: number
  /** A club a line: id, name and its other names, with tabs between. */
  clubs: string
}

/**
 * The clubs as the search box takes whom it looks for: by name and other names, and nothing else is told of them. Throws
 * a TypeError for a file of another format.
 */
export function decodeClubNames(json: unknown): Pack {
  const file = json as ClubsFile
  if (file?.format !== CLUBS_FORMAT) throw new TypeError('the names of clubs are of another format')
  const clubs = file.clubs.split('\n').map((line): [string, PackOther] => {
    const [id = '', name = '', ...aliases] = line.split('\t')
    return [id, { id, name, aliases, ...NOTHING_ELSE }]
  })
  return {
    asOf: '',
    mark: '',
    footballers: [],
    byId: new Map(clubs),
    clubs: new Map(),
    countries: new Map(),
    crests: '',
  }
}

/** No two clubs have one name: what tells namesakes apart is never asked for. */
const NOTHING_ELSE = {
  nation: '',
  role: 'Attacker',
  bornYear: null,
  club: null,
  fame: 0,
  portrait: false,
  clues: null,
} as const
