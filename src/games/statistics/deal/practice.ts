import type { Drawn, PracticeGame } from '#play/game.ts'
import { practiceKey } from '#play/practice/begun.ts'
import { dealtRound } from '#stores/dealt-round.ts'
import { pairOf } from '#games/duel/deal.ts'
import { statistics, outcomeOf, type Level, type State, type View } from '../rules/engine.ts'
import { dealPractice, openLevels, PracticeDeal, setupOf, type Source } from './practice-deal.ts'
import { StatisticsAction } from '../rules/action.ts'
import type { Pack } from '#search/pack.ts'
import { decodeSeasons } from '#search/seasons-pack.ts'

/**
 * Source of practice in a browser; `json` is the seasons file. Throws a TypeError when it comes from a different build.
 */
export const sourceOf = (pack: Pack, json: unknown): Source =>
  decodeSeasons(json, pack).map(({ footballer: { id, name, nation, fame, clues }, ...season }) => ({
    ...season,
    footballer: { id, name, nation, fame, role: clues.role },
  }))

/** Seasons of the footballers that are drawn. */
const ofChoice = (source: Source, drawn: Drawn | undefined): Source =>
  drawn ? source.filter(({ footballer }) => drawn.footballer(footballer.id)) : source

/** Questions before the same pair may come again. */
const RECENT = 300

/** Practice from the pack and the seasons file, unparsed. */
export const practiceOf = (seasons: unknown): PracticeGame<Level, State, View, StatisticsAction> => ({
  levels: (pack, drawn) => openLevels(ofChoice(sourceOf(pack, seasons), drawn)),
  round(pack, level, drawn) {
    const source = sourceOf(pack, seasons)
    return dealtRound({
      engine: statistics,
      key: `${practiceKey('statistics')}${level}`,
      recent: RECENT,
      deal: PracticeDeal,
      action: StatisticsAction,
      setupOf: (deal) => setupOf(deal, source),
      resolve: (action) => action,
      next(random, recent) {
        const asked = ofChoice(source, drawn?.())
        const deal =
          dealPractice(asked, level, random, new Set(recent)) ??
          dealPractice(asked, level, random) ??
          dealPractice(source, level, random)
        if (!deal) throw new RangeError('too little to ask about')
        return { deal, asked: deal.questions.map(([, , left, right]) => pairOf(left, right)) }
      },
    })
  },
  outcome: outcomeOf,
})
