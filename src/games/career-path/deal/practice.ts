import { loadLate, lateState } from '#stores/late-pack.ts'
import { loadPack } from '#stores/open-pack.ts'
import { fetchPack } from '#stores/pack.ts'
import { isOfLevel, LEVELS, type PracticeMode, type Level } from './levels.ts'
import { careerPathPool, whoWasAt, type Pathed } from '#data/pools.ts'
import type { PracticeGame } from '#play/game.ts'
import { practiceKey } from '#play/practice/begun.ts'
import { drawnFrom, isEnough } from '#play/practice/drawn.ts'
import { decodeCareers } from '#search/careers-pack.ts'
import type { Pack } from '#search/pack.ts'
import { dealtRound } from '#stores/dealt-round.ts'
import { candidateOf, classicSetup, dealByFame, dealHard, hardSetup } from './deal.ts'
import {
  careerPath,
  leftAfter,
  outcomeOf,
  type Answer,
  type Candidate,
  type State,
  type View,
  type Facts,
} from '../rules/engine.ts'
import { PracticeDeal } from './practice-deal.ts'
import { CareerPathAction } from '../rules/action.ts'

/** Practice rules, once the pack has a name for every club. Rejects when loading fails; the next call retries. */
export async function practiceRules(
  mode: PracticeMode,
  packUrl: string,
  careersUrl: string,
): Promise<ReturnType<typeof practiceOf>> {
  const [pack, careers] = await Promise.all([loadPack(packUrl), fetchPack(careersUrl)])
  await loadLate(pack)
  if (lateState(pack).get() === 'failed') throw new Error('the late pack did not load')
  return practiceOf(mode, careers, pack)
}

/** Rounds of a mode before the same answer may come again. */
const RECENT = 200
/** Minimum of answers; a smaller pool is soon known by heart. */
const LEAST_ANSWERS = 60

/**
 * Practice of a mode from the whole pack, which names every club, and the careers file. Throws a TypeError when they
 * come from different builds.
 */
export function practiceOf(
  mode: PracticeMode,
  careers: unknown,
  pack: Pack,
): PracticeGame<Level, State, View, CareerPathAction> {
  const paths = decodeCareers(careers, pack)
  const byId = new Map(paths.map((path) => [path.id, path]))
  const wasAt = whoWasAt(paths)
  const shownClub = (id: string) => {
    const club = pack.clubs.get(id)
    return { name: club?.name ?? id, crest: club?.crest != null }
  }
  const pool = answersOf(mode, paths, pack)
  const levels: readonly Level[] = LEVELS[mode]
  const poolOf = (level: Level) => pool.filter(isOfLevel(level))
  return {
    levels: (_, drawn) =>
      levels.filter((level) => poolOf(level).length >= LEAST_ANSWERS && isEnough(poolOf(level), drawn)),
    round(_, level, drawn) {
      const answers = poolOf(level)
      return dealtRound({
        key: `${practiceKey('career-path')}${level}`,
        recent: RECENT,
        engine: careerPath,
        deal: PracticeDeal,
        action: CareerPathAction,
        setupOf({ answer: id, hard }) {
          const answer = answers.find((candidate) => candidate.id === id)
          if (!answer) return null
          return hard ? hardSetup(answer, hard, shownClub) : classicSetup(answer, shownClub)
        },
        resolve: (action) =>
          action.type === 'guess' ? { type: 'guess', player: candidateFrom(action.player, byId) } : action,
        next(random, recent) {
          const answer = dealByFame(drawnFrom(answers, drawn?.()), random, recent)
          const hard = mode === 'hard' ? dealHard(answer, wasAt, random) : null
          return { deal: { answer: answer.id, level, hard }, asked: [answer.id] }
        },
      })
    },
    outcome: outcomeOf,
    facts: ({ career }): Facts => ({ left: leftAfter(career, wasAt) }),
  }
}

/** Possible answers of a mode, among the footballers in the search pack. */
export function answersOf(mode: PracticeMode, paths: readonly Pathed[], { byId }: Pack): (Answer & Pathed)[] {
  return careerPathPool(mode, paths).flatMap((path) => {
    const named = byId.get(path.id)
    if (!named?.clues) return []
    const { name, nation, position, clues } = named
    return [{ ...path, name, nation, position, role: clues.role }]
  })
}

/** A browser knows no clubs of second-tier footballers, so it cannot judge them. */
function candidateFrom(id: string, byId: ReadonlyMap<string, Pathed>): Candidate {
  const path = byId.get(id)
  return path ? candidateOf(path) : { id, clubs: [], isSure: false }
}
