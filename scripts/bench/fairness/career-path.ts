import { randomFrom, type Random } from '#core/random.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { clubsOf } from '#data/pools.ts'
import { isRead } from '#data/trust.ts'
import { dealOne } from '#games/deal-apart.ts'
import { candidateOf, classicSetup, dealHard, hardSetup } from '#games/career-path/deal/deal.ts'
import { careerPath, clubsShown, outcomeOf, type Setup, type State } from '#games/career-path/rules/engine.ts'
import { answerPool, shownClub, wasAt } from '#games/career-path/deal/roster.ts'
import type { Measure } from './measure.ts'

const SEEDS = 1_000
/** Dailies of a hundred solved by a fan who knows a share of careers. */
const WANTED = [
  { knows: 0.5, solves: 0.4 },
  { knows: 0.75, solves: 0.65 },
  { knows: 0.95, solves: 0.9 },
]
const LEEWAY = 0.08

type Career = { id: string; clubs: ReadonlySet<string>; order: number }

const CAREERS: readonly Career[] = FOOTBALLERS.filter(isRead).map((one, order) => ({
  id: one.id,
  clubs: clubsOf(one),
  order,
}))
const BY_ID = new Map(FOOTBALLERS.map((one) => [one.id, one]))

/** Career path's deals: `part` of a thousand days per mode, fixed seeds. */
export function careerPathMeasures(part: number): Measure[] {
  const seeds = Array.from({ length: SEEDS * part }, (_, seed) => seed)
  const today = answerPool('today')
  const daily = (seed: number) => classicSetup(dealOne(today, randomFrom(seed)), shownClub)
  const hard = answerPool('hard')
  const ofHard = (seed: number) => {
    const random = randomFrom(seed)
    const answer = dealOne(hard, random)
    return hardSetup(answer, dealHard(answer, wasAt, random)!, shownClub)
  }
  const played = WANTED.map(({ knows, solves }) => ({
    knows,
    solves,
    today: seeds.map((seed) => playedCareer(knows, daily(seed), randomFrom(seed + SEEDS))),
    hard: seeds.map((seed) => playedCareer(knows, ofHard(seed), randomFrom(seed + SEEDS))),
  }))
  const share = (states: readonly State[]) => states.filter((state) => outcomeOf(state).won).length / states.length
  return [
    { name: 'dailies', measured: seeds.length },
    {
      name: 'dailies whose clubs are somebody else’s too',
      measured: seeds.filter((seed) => wasAt(daily(seed).career.map(({ club }) => club)).length !== 1).length,
      most: 0,
    },
    {
      name: 'hard deals whose first clubs are somebody else’s too',
      measured: seeds.map(ofHard).filter(({ hard }) => wasAt(hard!.clubs.slice(0, hard!.first)).length !== 1).length,
      most: 0,
    },
    ...played.map(({ knows, solves, today }) => ({
      name: `a fan who knows ${knows * 100} % of the careers solves the daily`,
      measured: share(today),
      least: solves - LEEWAY,
      most: solves + LEEWAY,
    })),
    ...played.map(({ knows, today }) => ({
      name: `rows open when he solves it (${knows * 100} %), median`,
      measured: median(today.filter((state) => outcomeOf(state).won).map(({ rows }) => rows)),
    })),
    ...played.map(({ knows, hard }) => ({ name: `he solves hard (${knows * 100} %)`, measured: share(hard) })),
  ]
}

/**
 * A fan knows a career or does not, and remembers most of its clubs. He names the best known man who fits most of the
 * shown clubs; without one he opens the next row.
 */
export function playedCareer(knows: number, setup: Setup, random: Random): State {
  const remembered = memory(knows, random)
  let state = careerPath.start(setup, 0, 0)
  while (!careerPath.isOver(state)) {
    const id = bestOf(remembered(clubsShown(state)), new Set(state.turns.map(({ player }) => player)))
    const named =
      id === null ? null : careerPath.apply(state, { type: 'guess', player: candidateOf(BY_ID.get(id)!) }, 0, 0)
    const step = named?.ok ? named : careerPath.apply(state, { type: 'reveal' }, 0, 0)
    if (!step.ok) return state
    state = step.state
  }
  return state
}

/** Share of a known career's clubs that a fan remembers, fitted to the expected solve rates of the three fans. */
const REMEMBERS = 0.65
/** Minimum matching clubs for a guess. */
const LEAST_CLUBS = 2

type Idea = { career: Career; clubs: number }

/** Candidates that a fan recalls for some clubs; deterministic. */
function memory(knows: number, random: Random): (clubs: readonly string[]) => Idea[] {
  const known = CAREERS.map(() => random() < knows)
  const clubs = new Map<string, Set<number>>()
  for (const career of CAREERS) {
    if (!known[career.order]) continue
    for (const club of career.clubs) {
      if (random() >= REMEMBERS) continue
      const there = clubs.get(club) ?? new Set()
      clubs.set(club, there.add(career.order))
    }
  }
  return (shown) => {
    const counts = new Map<number, number>()
    for (const club of shown) for (const order of clubs.get(club) ?? []) counts.set(order, (counts.get(order) ?? 0) + 1)
    return [...counts].map(([order, count]) => ({ career: CAREERS[order]!, clubs: count }))
  }
}

function bestOf(ideas: readonly Idea[], tried: ReadonlySet<string | null>): string | null {
  const [best] = ideas
    .filter(({ career, clubs }) => clubs >= LEAST_CLUBS && !tried.has(career.id))
    .sort((one, other) => other.clubs - one.clubs || one.career.order - other.career.order)
  return best?.career.id ?? null
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
