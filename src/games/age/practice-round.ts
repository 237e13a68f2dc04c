import * as z from 'zod/mini'
import { isDay, type Day } from '#core/days.ts'
import { newSeed, randomFrom } from '#core/random.ts'
import { agePool } from '#data/pools.ts'
import { practiceKey } from '#play/practice/begun.ts'
import type { Pack } from '#search/pack.ts'
import { localDay } from '#stores/local-day.ts'
import { persisted } from '#stores/persisted.ts'
import { createRound } from '#stores/round.ts'
import { askedOf } from './asked.ts'
import { dealApart } from './deal.ts'
import { age } from './engine/index.ts'
import { AgeAction } from './wire.ts'

const Deal = z.object({ players: z.array(z.string()), day: z.string().check(z.refine(isDay)) })

const KEY = `${practiceKey('age')}normal`

/** Nobody is asked for again within so many of one's answers. */
const RECENT = 300

/** Nobody with a club is dead: a pack knows no deaths. */
const NOBODY = new Map<string, number>()

export const packPool = (pack: Pack, day: Day) => agePool('normal', pack.footballers, NOBODY, day)

/** The practice run of this browser. */
export function practiceRound(pack: Pack) {
  const $recent = persisted(`${KEY}-recent`, z.array(z.string()), [])
  const round = createRound({
    engine: age,
    key: KEY,
    deal: Deal,
    action: AgeAction,
    setupOf: ({ players, day }) => {
      const asked = players.flatMap((id) => {
        const { clues, ...someone } = pack.byId.get(id) ?? { clues: null }
        return clues && 'born' in someone && someone.born
          ? askedOf({ ...someone, born: someone.born, role: clues.role })
          : []
      })
      return asked.length === players.length ? { day: day as Day, asked } : null
    },
    resolve: (action) => action,
  })

  function next() {
    const [day, seed] = [localDay(), newSeed()]
    const players = dealApart(packPool(pack, day), randomFrom(seed), $recent.get()).map(({ id }) => id)
    $recent.update((recent) => [...recent, ...players].slice(-RECENT))
    round.begin({ players, day }, seed)
  }

  return { ...round, next }
}
