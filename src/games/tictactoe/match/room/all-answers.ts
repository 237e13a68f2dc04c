import gridsUrl from '#data/generated/grids-pack.json?url'
import { fetchPack } from '#stores/pack.ts'
import { decodeGrids } from '#search/grids-pack.ts'
import type { Pack } from '#search/pack.ts'
import type { MatchView } from '../../rules/match.ts'
import type { Facts } from '../../rules/engine.ts'
import { gridsOf } from '../../deal/grids.ts'

/** Right answers of each cell, from the practice data. Rejects offline. */
export async function answersBy(pack: Pack): Promise<(view: MatchView) => Facts> {
  const grids = gridsOf(decodeGrids(await fetchPack(gridsUrl), pack), pack)
  return (view) => grids.facts({ ...view, cells: view.cells.map((mark) => mark && { ...mark, of: 0, same: 0 }) })
}
