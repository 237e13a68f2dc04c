import type { Pools } from '#contracts/admin-desk.ts'
import { dayAt } from '#core/days.ts'
import { EVIDENCE } from '#data/evidence.ts'
import { CLUBS, FOOTBALLERS } from '#data/facts.ts'
import { poolStates } from '#data/pools/states.ts'
import { CLUB_RECORDS, DIED, SEASONS, VALUES } from '#data/records.ts'
import { PORTRAITS } from '#pictures/index.ts'
import { overrideOf } from '#server/pictures/overrides.ts'
import { pictureRows, type PictureRow } from '#server/pictures/rows.ts'

/** Current size of every pool, including approved and hidden pictures. */
export async function poolsAt(now: number): Promise<Pools> {
  const rows = await pictureRows()
  const pictures = new Set(FOOTBALLERS.map(({ id }) => id).filter((id) => hasPicture(id, rows.get(id))))
  return { pools: poolStates({ ...FACTS, pictures, day: dayAt(now) }) }
}

const FACTS = {
  footballers: FOOTBALLERS,
  clubs: CLUBS,
  clubRecords: CLUB_RECORDS,
  values: VALUES,
  seasons: SEASONS,
  died: DIED,
  ...EVIDENCE,
}

/** Same precedence as for display: row, then override, then drawing. */
function hasPicture(id: string, row: PictureRow | undefined): boolean {
  if (row?.takenDown === 'everything') return false
  return row?.takenDown === null || (!row && overrideOf('portrait', id) !== undefined) || PORTRAITS.has(id)
}
