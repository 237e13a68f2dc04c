import { addDays, type Day } from '#core/days.ts'
import { total } from '#core/points.ts'
import { randomFrom, shuffled, type Random } from '#core/random.ts'
import { DOUBT, FITS, LOOSE, type Group } from '#games/back-four/deal/catalogue-file.ts'
import { roster } from '#games/back-four/deal/roster.ts'
import { backFour, outcomeOf, type Setup, type State } from '#games/back-four/rules/engine.ts'
import { GROUP_SIZE, GROUPS, TILES } from '#games/back-four/rules/terms.ts'
import { backFourRuns } from '#games/back-four/server.ts'
import type { Measure } from './measure.ts'
import { meanOf } from './normal.ts'

/** Knowledge of a simulated fan. The figures are assumed. */
type BackFourFan = {
  /** Probability of knowing what a footballer has done, by fame from 0. */
  knows: readonly number[]
  /** Share of that for facts few remember, and for careers that ended before 2000. */
  faint: number
  old: number
  /** Probability of seeing a group at once, for `base` 1 and 4. */
  sees: readonly [number, number]
  /** Probability of being tempted by a looser reading. */
  tempted: number
}

const BACK_FOUR_FANS: Record<'casual' | 'regular' | 'knowing', BackFourFan> = {
  casual: { knows: [0, 0, 0, 0.55, 0.82, 0.9], faint: 0.5, old: 0.75, sees: [0.95, 0.35], tempted: 0.45 },
  regular: { knows: [0, 0, 0, 0.75, 0.94, 0.98], faint: 0.65, old: 0.88, sees: [1, 0.6], tempted: 0.35 },
  knowing: { knows: [0, 0, 0, 0.92, 0.99, 1], faint: 0.88, old: 0.98, sees: [1, 0.85], tempted: 0.2 },
}

const byKey = (): Map<string, Group> => new Map(roster().groups.map((group) => [group.key, group]))

/** Cells that the fan believes to belong to each group, for groups that he has seen. */
function beliefsOf(
  { tiles, groups }: Setup,
  fan: BackFourFan,
  random: Random,
): { sees: boolean; cells: Set<number> }[] {
  const { men } = roster()
  const known = byKey()
  const places = tiles.map(({ id }) => men.findIndex((man) => man.id === id))
  return groups.map(({ key }) => {
    const group = known.get(key)!
    const share = (group.base - 1) / 3
    const sees = random() < fan.sees[0] + share * (fan.sees[1] - fan.sees[0])
    const isAboutNames = group.family === 'name'
    const cells = places.flatMap((place, cell) => {
      const man = men[place]!
      const knows = fan.knows[man.fame]! * (man.isRecent ? 1 : fan.old) * (group.faint[place] ? fan.faint : 1)
      const fit = group.fits[place]
      if (fit === FITS) return random() < (isAboutNames ? Math.max(knows, 0.8) : knows) ? cell : []
      return (fit === LOOSE || fit === DOUBT) && random() < fan.tempted * knows ? cell : []
    })
    return { sees, cells: new Set(cells) }
  })
}

/** Plays as a fan: the groups that he sees, the surest first; then whatever is left. */
function playedBackFour(setup: Setup, fan: BackFourFan, random: Random): State {
  const beliefs = beliefsOf(setup, fan, random)
  let state: State = backFour.start(setup, 0, 0)
  /** Cells of a submission that was one away, with its group. */
  const near = new Map<number, Set<number>>()
  while (!backFour.isOver(state)) {
    const taken = new Set(backFour.view(state, 0).rows.flatMap(({ cells }) => cells))
    const found = new Set(backFour.view(state, 0).rows.map(({ kit }) => kit as number))
    const free = Array.from({ length: TILES }, (_, cell) => cell).filter((cell) => !taken.has(cell))
    const open = beliefs
      .map((belief, kit) => ({ kit, sees: belief.sees, cells: free.filter((cell) => belief.cells.has(cell)) }))
      .filter(({ kit, sees }) => !found.has(kit) && sees)
      .toSorted((one, other) => Math.abs(one.cells.length - GROUP_SIZE) - Math.abs(other.cells.length - GROUP_SIZE))
    const isTried = (cells: readonly number[]) =>
      state.tries.some((before) => before.join() === cells.toSorted((one, other) => one - other).join())
    const guess = (kit: number | null, cells: readonly number[]): readonly number[] => {
      const elsewhere = (cell: number) => beliefs.some((one, other) => other !== kit && one.sees && one.cells.has(cell))
      for (let nth = 0; nth < 40; nth++) {
        const sorted = shuffled(cells, random).toSorted(
          (one, other) => Number(elsewhere(one)) - Number(elsewhere(other)),
        )
        const base = (kit !== null && nth < 20 && near.get(kit)) || null
        const three = base
          ? shuffled(
              [...base].filter((cell) => free.includes(cell)),
              random,
            ).slice(0, GROUP_SIZE - 1)
          : []
        const own = nth < 10 ? sorted : shuffled(cells, random)
        const rest = shuffled(free, random).toSorted((one, other) => Number(elsewhere(one)) - Number(elsewhere(other)))
        const four = [...new Set([...three, ...own, ...(nth < 20 ? rest : shuffled(free, random))])].slice(
          0,
          GROUP_SIZE,
        )
        if (!isTried(four)) return four
      }
      return shuffled(free, random).slice(0, GROUP_SIZE)
    }
    const [best] = open
    const cells = best ? guess(best.kit, best.cells) : guess(null, [])
    const step = backFour.apply(state, { type: 'submit', cells: [...cells] }, 0, 0)
    if (!step.ok) continue
    state = step.state
    if (best && backFour.view(state, 0).tries.at(-1)!.is === 'away') near.set(best.kit, new Set(cells))
  }
  return state
}

/** Four at random until the end. */
function playedBlindly(setup: Setup, random: Random): State {
  let state: State = backFour.start(setup, 0, 0)
  while (!backFour.isOver(state)) {
    const taken = new Set(backFour.view(state, 0).rows.flatMap(({ cells }) => cells))
    const free = Array.from({ length: TILES }, (_, cell) => cell).filter((cell) => !taken.has(cell))
    const step = backFour.apply(state, { type: 'submit', cells: shuffled(free, random).slice(0, GROUP_SIZE) }, 0, 0)
    if (step.ok) state = step.state
  }
  return state
}

const A_MONDAY: Day = '2026-11-30'
const BOARDS = 300
const RUNS = 3
/** Fall of the regular fan's solve rate from Monday to Sunday; few boards leave it to chance. */
const FALL = 0.25
const FEW_LEEWAY = 0.1
/** Points of random play, at most. */
const MOST_BLIND = 1
const LEAST_FRIENDS = 4

/** Solve rates by weekday, random play, and what every board holds. Fixed seeds. */
export function backFourMeasures(part: number): Measure[] {
  const count = Math.round(BOARDS * part)
  const known = byKey()
  const setups = [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    Array.from({ length: count }, (_, week) => {
      const day = addDays(A_MONDAY, 7 * week + weekday)
      return backFourRuns.daily.deal(randomFrom(7 * week + weekday), [], day)!.setup as Setup
    }),
  )
  const solves = (fan: BackFourFan, weekday: number) =>
    meanOf(
      setups[weekday]!.flatMap((setup, week) =>
        Array.from({ length: RUNS }, (_, run) =>
          Number(outcomeOf(playedBackFour(setup, fan, randomFrom(1e6 * (run + 1) + week))).won),
        ),
      ),
    )
  const regular = setups.map((_, weekday) => solves(BACK_FOUR_FANS.regular, weekday))
  const all = setups.flat()
  const blind = all.map((setup, at) => total(outcomeOf(playedBlindly(setup, randomFrom(at))).lines))
  const namesLast = all.map(({ groups }) => Number(known.get(groups.at(-1)!.key)!.family === 'name'))
  const friends = all.map(friendsOf)
  return [
    {
      name: `regular fans who solve, ${regular.map((one) => Math.round(100 * one)).join(' ')}: fall`,
      measured: regular[0]! - regular[GROUPS + 2]!,
      least: FALL - (part < 1 ? FEW_LEEWAY : 0),
    },
    { name: 'casual fans who solve on Monday', measured: solves(BACK_FOUR_FANS.casual, 0) },
    { name: 'casual fans who solve on Sunday', measured: solves(BACK_FOUR_FANS.casual, 6) },
    { name: 'knowing fans who solve on Sunday', measured: solves(BACK_FOUR_FANS.knowing, 6), least: 0.15 },
    { name: 'points of random play', measured: meanOf(blind), most: MOST_BLIND },
    { name: 'last group about names', measured: meanOf(namesLast), most: 0.5 },
    { name: 'fewest false friends', measured: Math.min(...friends), least: LEAST_FRIENDS },
  ]

  function friendsOf({ tiles, groups }: Setup): number {
    const { men } = roster()
    return tiles.filter(({ id }, cell) => {
      const place = men.findIndex((man) => man.id === id)
      return groups.some(({ key, cells }) => !cells.includes(cell) && known.get(key)!.fits[place]! > 0)
    }).length
  }
}

const DAYS_OF_A_YEAR = 365
const SENTENCE_DAYS = 30
const MAN_DAYS = 7
/** Processor time of nearly every deal, in ms: other programs of the machine do not count. */
const MOST_MS = 50
const NEARLY_ALL = 0.95

/** Consecutive days as the server draws them: solutions, doubts, repeats and times. */
export function backFourYear(part: number): Measure[] {
  const fits = new Map([...byKey()].map(([key, group]) => [key, group.fits]))
  const placeOf = new Map(roster().men.map(({ id }, place) => [id, place]))
  const days: { setup: Setup; used: readonly string[] }[] = []
  const times: number[] = []
  let [closed, unsolved, doubts, sentences, men] = [0, 0, 0, 0, 0]
  for (let at = 0; at < Math.round(DAYS_OF_A_YEAR * part); at++) {
    const past = days.slice(-SENTENCE_DAYS)
    const keys = past.flatMap(({ used }) => used)
    const began = process.cpuUsage()
    const deal = backFourRuns.daily.deal(randomFrom(at), keys, addDays(A_MONDAY, at))
    const { user, system } = process.cpuUsage(began)
    times.push((user + system) / 1000)
    if (!deal) {
      closed++
      continue
    }
    const setup = deal.setup as Setup
    const verdicts = setup.tiles.map(({ id }) => setup.groups.map(({ key }) => fits.get(key)![placeOf.get(id)!]))
    if (solutionsOf(verdicts.map((row) => row.map((fit) => fit === FITS))) !== 1) unsolved++
    doubts += verdicts.flat().filter((fit) => fit === DOUBT).length
    const [asked, askedMen] = [new Set(past.flatMap(keysOf)), new Set(past.slice(-MAN_DAYS).flatMap(idsOf))]
    sentences += keysOf({ setup }).filter((key) => asked.has(key)).length
    men += idsOf({ setup }).filter((id) => askedMen.has(id)).length
    days.push({ setup, used: deal.used })
  }
  const sorted = times.toSorted((one, other) => one - other)
  return [
    { name: 'days without a board', measured: closed, most: 0 },
    { name: 'boards without exactly one solution', measured: unsolved, most: 0 },
    { name: 'verdicts in doubt on a board', measured: doubts, most: 0 },
    { name: `sentences back within ${SENTENCE_DAYS} days`, measured: sentences, most: 0 },
    { name: `footballers back within ${MAN_DAYS} days`, measured: men, most: 0 },
    {
      name: 'processor milliseconds of 95 % of the deals',
      measured: sorted[Math.ceil(NEARLY_ALL * sorted.length) - 1] ?? 0,
      ...(part < 1 ? {} : { most: MOST_MS }),
    },
  ]
}

const keysOf = ({ setup }: { setup: Setup }) => setup.groups.map(({ key }) => key)
const idsOf = ({ setup }: { setup: Setup }) => setup.tiles.map(({ id }) => id)

/** Number of ways to give each tile one of its groups, four to each: counted over filled places, unlike the dealer. */
function solutionsOf(open: readonly (readonly boolean[])[]): number {
  const full = GROUP_SIZE.toString().repeat(GROUPS)
  let ways = new Map([['0'.repeat(GROUPS), 1]])
  for (const row of open) {
    const next = new Map<string, number>()
    for (const [filled, count] of ways)
      row.forEach((isOpen, group) => {
        const places = Number(filled[group]) + 1
        if (!isOpen || places > GROUP_SIZE) return
        const then = filled.slice(0, group) + places + filled.slice(group + 1)
        next.set(then, (next.get(then) ?? 0) + count)
      })
    ways = next
  }
  return ways.get(full) ?? 0
}
