import { newSeed, randomFrom } from '#core/random.ts'
import { LEAGUES, type LeagueId } from '#data/types.ts'
import type { PracticeGame } from '#play/game.ts'
import { practiceKey } from '#play/practice/begun.ts'
import { drawnFrom, isEnough } from '#play/practice/drawn.ts'
import type { Pack } from '#search/pack.ts'
import { createRound } from '#stores/round.ts'
import { higherlower, outcomeOf, type State, type View } from '../rules/engine.ts'
import { dealPractice, PracticeDeal, practicePool, setupOf, type Source } from './practice-deal.ts'
import { HigherLowerAction } from '../rules/action.ts'
import { decodeValues } from '#search/values-pack.ts'

/**
 * Source of practice in a browser; `json` is the values file. Throws a TypeError when it comes from a different build.
 */
export const sourceOf = (pack: Pack, json: unknown): Source => ({
  footballers: pack.footballers,
  values: decodeValues(json, pack),
})

/** All leagues, or one. */
export type Level = 'all' | LeagueId

/** Minimum of footballers; a smaller pool is known by heart after two runs. */
const LEAST_FOOTBALLERS = 40

const leagueOf = (level: Level): LeagueId | null => (level === 'all' ? null : level)

/** Practice from the pack and the values file, unparsed. */
export function practiceOf(values: unknown): PracticeGame<Level, State, View, HigherLowerAction> {
  const poolOf = (source: Source, level: Level) => practicePool(source, leagueOf(level)).map((one) => one.footballer)
  return {
    levels(pack, drawn) {
      const source = sourceOf(pack, values)
      return (['all', ...LEAGUES] as const).filter((level) => {
        const pool = poolOf(source, level)
        return pool.length >= LEAST_FOOTBALLERS && (level !== 'all' || isEnough(pool, drawn))
      })
    },
    round(pack, level, drawn) {
      const source = sourceOf(pack, values)
      const round = createRound({
        engine: higherlower,
        key: `${practiceKey('higherlower')}${level}`,
        deal: PracticeDeal,
        action: HigherLowerAction,
        setupOf: (deal) => setupOf(deal, source),
        resolve: (action) => action,
      })
      return {
        ...round,
        next() {
          const seed = newSeed()
          // A level of one league is a choice of its own.
          const asked = level === 'all' ? drawnFrom(poolOf(source, level), drawn?.()) : source.footballers
          round.begin(dealPractice({ ...source, footballers: asked }, leagueOf(level), randomFrom(seed)), seed)
        },
      }
    },
    outcome: outcomeOf,
  }
}
