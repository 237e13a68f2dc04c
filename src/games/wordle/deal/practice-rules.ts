import { pictureAddress } from '#core/picture-address.ts'
import { lateState, loadLate } from '#stores/late-pack.ts'
import { loadPack } from '#stores/open-pack.ts'
import type { PackFootballer } from '#search/named.ts'
import type { Pack } from '#search/pack.ts'
import { LEVELS, type Level } from '../rules/terms.ts'
import { WordleAction } from '../rules/action.ts'
import type { Drawn, PracticeGame } from '#play/game.ts'
import {
  wordle,
  playersLeft,
  outcomeOf,
  type State,
  type View,
  type Action,
  type Answer,
  type Clue,
} from '../rules/engine.ts'
import { practiceKey } from '#play/practice/begun.ts'
import { drawnFrom, isEnough } from '#play/practice/drawn.ts'
import { dealtRound } from '#stores/dealt-round.ts'
import { dealOne } from '#games/deal-apart.ts'
import { PracticeDeal } from './practice-deal.ts'
import { isWordleOpen, wordlePool } from '#data/pools.ts'

/** Attributes of a footballer from the browser's search pack; undefined when it has none. */
export function clueFromPack(pack: Pack, id: string): Clue | undefined {
  return answerFromPack(pack, id)
}

function answerFromPack(pack: Pack, id: string): Answer | undefined {
  const named = pack.byId.get(id)
  return named?.clues ? answerOf(pack, named) : undefined
}

/** Possible answers of a level, best known first. */
export const packPool = (pack: Pack, level: Level): Answer[] =>
  wordlePool(level, pack.footballers).map((footballer) => answerOf(pack, footballer))

/** Levels with enough possible answers. */
export const openLevels = (pack: Pack, drawn?: Drawn): Level[] =>
  LEVELS.filter((level) => isWordleOpen(level, pack.footballers) && isEnough(packPool(pack, level), drawn))

function answerOf(pack: Pack, footballer: PackFootballer): Answer {
  const { id, name, nation, club, position, foot, number, clues } = footballer
  const confederation = pack.countries.get(nation)?.confederation ?? null
  return { id, name, nation, club, position, foot, number, confederation, ...clues, clubs: [...new Set(clues.clubs)] }
}

/** Rounds before an answer can repeat in a level. */
const RECENT = 100

/** Practice of a level in this browser; ages are those on the day of the deal. */
const practiceRound = (pack: Pack, level: Level, drawn?: () => Drawn | undefined) =>
  dealtRound({
    key: `${practiceKey('wordle')}${level}`,
    recent: RECENT,
    engine: wordle,
    deal: PracticeDeal,
    action: WordleAction,
    setupOf: ({ answer: id, day }) => {
      const answer = answerFromPack(pack, id)
      return answer ? { answer, day, hard: level === 'hard' } : null
    },
    resolve: (action): Action | null => {
      if (action.type !== 'guess') return action
      const clue = clueFromPack(pack, action.player)
      return clue ? { type: 'guess', clue } : null
    },
    next: (random, recent, day) => {
      const { id } = dealOne(drawnFrom(packPool(pack, level), drawn?.()), random, recent)
      return { deal: { answer: id, day }, asked: [id] }
    },
  })

const practice: PracticeGame<Level, State, View, WordleAction> = {
  levels: openLevels,
  round: practiceRound,
  outcome: outcomeOf,
  facts: (state, pack, level) => ({ left: playersLeft(state, packPool(pack, level)) }),
  pictures: ({ answer, hints }, pack) =>
    hints > 0 && pack.byId.get(answer.id)?.portrait ? [[pictureAddress(`portrait/${answer.id}.webp?px=16`)]] : [],
}

/**
 * Practice rules of a browser, once the pack contains everybody named in a run from before a reload: the run is
 * replayed from ids, and an unknown guess would be lost. Rejects when the pack cannot be loaded; the next call retries.
 */
export async function soloRules(packUrl: string): Promise<typeof practice> {
  const pack = await loadPack(packUrl)
  if (hasUnknownGuess(pack)) await loadLate(pack)
  if (lateState(pack).get() === 'failed' && hasUnknownGuess(pack)) throw new Error('the late pack did not load')
  return practice
}

const hasUnknownGuess = (pack: Pack): boolean =>
  LEVELS.flatMap((level) => practiceRound(pack, level).$round.get()?.actions ?? []).some((action) => {
    const { success, data } = WordleAction.safeParse(action)
    return success && data.type === 'guess' && !pack.byId.has(data.player)
  })
