import { careerPathPool, whoWasAt, type Pathed } from '#data/pools.ts'
import type { PracticeGame } from '#play/game.ts'
import { practiceKey } from '#play/practice/begun.ts'
import { decodeCareers } from '#search/careers-pack.ts'
import type { Pack } from '#search/pack.ts'
import { dealOne } from '#games/deal-one.ts'
import { dealtRound } from '#stores/dealt-round.ts'
import { candidateOf, classicSetup, dealHard, hardSetup } from './deal.ts'
import { careerPath, type Answer, type Candidate, type State, type View } from './engine/index.ts'
import type { Facts } from './facts.ts'
import { leftAfter } from './left.ts'
import { outcomeOf } from './outcome.ts'
import { PracticeDeal } from './practice-deal.ts'
import { CareerPathAction } from './wire.ts'

export type Level = 'classic' | 'hard'

/** No answer comes again within so many rounds of a mode. */
const RECENT = 200
/** Fewer are known by heart too soon. */
const LEAST_ANSWERS = 100

/** Practice from the whole pack, which has a name for every club, and the careers beside it. Throws a TypeError for those of another build. */
export function practiceOf(careers: unknown, pack: Pack): PracticeGame<Level, State, View, CareerPathAction> {
  const paths = decodeCareers(careers, pack)
  const byId = new Map(paths.map((path) => [path.id, path]))
  const wasAt = whoWasAt(paths)
  const nameOf = (club: string) => pack.clubs.get(club)?.name ?? club
  const pools = { classic: answersOf('classic', paths, pack), hard: answersOf('hard', paths, pack) }
  return {
    levels: () => (['classic', 'hard'] as const).filter((level) => pools[level].length >= LEAST_ANSWERS),
    round: (_, level) =>
      dealtRound({
        key: `${practiceKey('career-path')}${level}`,
        recent: RECENT,
        engine: careerPath,
        deal: PracticeDeal,
        action: CareerPathAction,
        setupOf({ answer: id, hard }) {
          const answer = pools[level].find((candidate) => candidate.id === id)
          if (!answer) return null
          return hard ? hardSetup(answer, hard, nameOf) : classicSetup(answer, nameOf)
        },
        resolve: (action) =>
          action.type === 'guess' ? { type: 'guess', player: candidateFrom(action.player, byId) } : action,
        next(random, recent) {
          const answer = dealOne(pools[level], random, recent)
          const hard = level === 'hard' ? dealHard(answer, wasAt, random) : null
          return { deal: { answer: answer.id, hard }, asked: [answer.id] }
        },
      }),
    outcome: outcomeOf,
    facts: ({ career }): Pick<Facts, 'left'> => ({ left: leftAfter(career, wasAt) }),
  }
}

/** Whom a mode may ask for, of those whom the search pack tells of. */
export function answersOf(level: Level, paths: readonly Pathed[], { byId }: Pack): (Answer & Pathed)[] {
  return careerPathPool(level, paths).flatMap((path) => {
    const named = byId.get(path.id)
    if (!named?.clues) return []
    const { name, nation, position, clues } = named
    return [{ ...path, name, nation, position, role: clues.role }]
  })
}

/** Of the second tier a browser knows no clubs: it cannot tell. */
function candidateFrom(id: string, byId: ReadonlyMap<string, Pathed>): Candidate {
  const path = byId.get(id)
  return path ? candidateOf(path) : { id, clubs: [], isSure: false }
}
