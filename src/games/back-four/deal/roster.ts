import file from '#data/generated/back-four.json' with { type: 'json' }
import { footballerById } from '#data/facts.ts'
import { PORTRAITS } from '#pictures/index.ts'
import { decodeCatalogue, NOT, type Catalogue } from './catalogue-file.ts'

/** A footballer of the pool. */
type Man = {
  id: string
  tile: string | null
  /** Surname in one spelling: no board has two of one. */
  stem: string
  fame: number
  nation: string
  born: number
  /** Has played since 2000. */
  isRecent: boolean
  isPictured: boolean
}

export type Roster = Catalogue & { men: readonly Man[] }

const RECENT_YEAR = 2000

let held: Roster | undefined

/** Groups and footballers, decoded once per server process. */
export function roster(): Roster {
  return (held ??= makeRoster())
}

function makeRoster(): Roster {
  const catalogue = decodeCatalogue(file)
  const men = catalogue.pool.map(([id, tile, stem]): Man => {
    const { fame, nation, born, career } = footballerById(id)!
    const isRecent = career.some(({ from, to, current }) => current || (to ?? from ?? 0) > RECENT_YEAR)
    return { id, tile, stem, fame, nation, born: Number(born!.slice(0, 4)), isRecent, isPictured: PORTRAITS.has(id) }
  })
  return { ...catalogue, men }
}

/** How a footballer fits a group; `NOT` when either is known no more. */
export function fitOf(key: string, id: string): number {
  const { men, groups } = roster()
  return groups.find((group) => group.key === key)?.fits[men.findIndex((man) => man.id === id)] ?? NOT
}

/** True for a footballer with a portrait. */
export const isPictured = (id: string): boolean => PORTRAITS.has(id)
