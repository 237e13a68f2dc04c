import { shuffled, type Random } from '#core/random.ts'
import type { Setup } from '../rules/engine.ts'
import type { Level } from '../rules/terms.ts'
import type { Board } from './deal.ts'
import type { Roster } from './roster.ts'

/** The tiles of a board in random order, and where each group stands. */
export function setupOf({ men }: Roster, { groups, cells }: Board, level: Level, random: Random): Setup {
  const order = shuffled(cells.flat(), random)
  const cellOf = new Map(order.map((place, cell) => [place, cell]))
  return {
    level,
    tiles: order.map((place) => ({ id: men[place]!.id, name: men[place]!.tile! })),
    groups: groups.map(({ key, sentence }, kit) => ({
      ...{ key, sentence },
      cells: cells[kit]!.map((place) => cellOf.get(place)!).toSorted((one, other) => one - other),
    })),
  }
}
