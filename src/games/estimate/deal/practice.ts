import type { Day } from '#core/days.ts'
import { agePool } from '#data/pools.ts'
import type { PracticeGame } from '#play/game.ts'
import { practiceKey } from '#play/practice/begun.ts'
import { drawnFrom, isEnough } from '#play/practice/drawn.ts'
import { knownOf, type Pack } from '#search/pack.ts'
import { dealtRound } from '#stores/dealt-round.ts'
import { localDay } from '#stores/local-day.ts'
import { dealTen } from './deal.ts'
import type { Rules } from '../rules/rules.ts'
import { askedOf, type Action, type State, type View } from '../rules/engine.ts'
import { ASKED } from '../rules/terms.ts'
import { PracticeDeal } from './practice-deal.ts'

/** Answers before the same footballer may be asked again. */
const RECENT = 300

/** Years of death by id. Empty, because a pack has no deaths and nobody with a club is dead. */
const NOBODY = new Map<string, number>()

const poolOf = (pack: Pack, day: Day) => agePool('normal', pack.footballers, NOBODY, day)

/** Practice of a game of estimates in the browser. */
export const practiceOf = ({ id, engine, action, outcome }: Rules): PracticeGame<'normal', State, View, Action> => ({
  levels(pack, drawn) {
    const pool = poolOf(pack, localDay())
    return pool.length >= 10 * ASKED && isEnough(pool, drawn) ? ['normal'] : []
  },
  round: (pack, level, drawn) =>
    dealtRound({
      key: `${practiceKey(id)}${level}`,
      recent: RECENT,
      engine,
      deal: PracticeDeal,
      action,
      setupOf({ players, day }) {
        const asked = knownOf(pack, players).flatMap(({ born, clues, ...someone }) =>
          born === null ? [] : askedOf({ ...someone, born, role: clues.role }),
        )
        return asked.length === players.length ? { day, asked } : null
      },
      resolve: (action) => action,
      next: (random, recent, day) => {
        const players = dealTen(drawnFrom(poolOf(pack, day), drawn?.()), random, recent).map(({ id }) => id)
        return { deal: { players, day }, asked: players }
      },
    }),
  outcome,
})
