import type { PackOther } from './named.ts'
import type { Pack } from './pack.ts'

export const CLUBS_FORMAT = 1

/** File of the names of clubs with a crest, best-known leagues first. */
export type ClubsFile = {
  format: number
  /** A club per line: id, name and other names, separated by tabs. */
  clubs: string
}

/** Decodes clubs into search entries with names only. Throws a TypeError for another format. */
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
    pictures: '',
    locale: 'en',
  }
}

/** Club names are unique, so the fields that tell namesakes apart are empty. */
const NOTHING_ELSE = {
  nation: '',
  role: 'Attacker',
  bornYear: null,
  club: null,
  fame: 0,
  portrait: false,
  clues: null,
} as const
