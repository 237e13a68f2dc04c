import { pick, shuffled, type Random } from '#core/random.ts'
import { DOUBT, FITS, NOT, type Group } from './catalogue-file.ts'
import { MOST_UNPICTURED, NAMES_LAST, relaxed, WEIGHTS, WELL_KNOWN, type Level } from './levels.ts'
import { countPartitions } from './partitions.ts'
import type { Roster } from './roster.ts'

/** Places in the pool, four for each group, from the easiest group to the hardest. */
type Cells = number[][]

export type Board = {
  groups: readonly Group[]
  cells: readonly (readonly number[])[]
  /** Number of tiles that also meet another group or a reading of it. */
  friends: number
}

/** Rests: groups, and ids of footballers. */
export type Avoid = { groups: ReadonlySet<string>; men: ReadonlySet<string> }

/** Bounds of the search: a deal takes about 10 ms. `last`: boards tried where the better ones were not found. */
const TRIES = { boards: 220, last: 220, groups: 8, steps: 120, good: 2, choosy: 30 }
/** After so many steps, a board further from fair than this is left. */
const [HALF, FAR] = [30, 3]
const FOUR = 4
/** Years of birth that tell two groups apart at a glance. */
const ERA_GAP = 6
/** Least groups that some tile of another group leads to. */
const LINKED = 3
/** Weight of faults that cannot be balanced by others. */
const HEAVY = 1.5
/** Four tiles with this in common are no group: too many have won it. */
const NO_TRAP = 'title:champions_league'

/** Deals a board of a level, or of a more and more relaxed one; null when none was found. */
export function dealBoard(roster: Roster, level: Level, avoid: Avoid, random: Random): Board | null {
  return (
    dealAt(roster, level, avoid, random, TRIES.boards) ??
    dealAt(roster, relaxed(level), avoid, random, TRIES.boards) ??
    dealAt(roster, { ...relaxed(level), circles: FOUR }, avoid, random, TRIES.last)
  )
}

function dealAt(roster: Roster, level: Level, avoid: Avoid, random: Random, most: number): Board | null {
  const { men } = roster
  const isFree = men.map(({ id, tile }) => tile !== null && !avoid.men.has(id))
  let best: Board | null = null
  let bestScore = -Infinity
  let good = 0
  for (let tries = 0; tries < most && good < (tries < TRIES.choosy ? TRIES.good : 1); tries++) {
    const chosen = chooseGroups(roster, level, isFree, avoid.groups, random)
    const board = chosen && fill(roster, level, chosen, random)
    if (!board) continue
    good++
    const score = appeal(roster, board)
    if (score > bestScore) [best, bestScore] = [board, score]
  }
  return best
}

type Chosen = { group: Group; candidates: readonly number[] }

/** Four groups that share false friends: the hardest first, each the best linked of a few. */
function chooseGroups(
  roster: Roster,
  { bases, fame }: Level,
  isFree: readonly boolean[],
  rested: ReadonlySet<string>,
  random: Random,
): Chosen[] | null {
  const chosen: Chosen[] = []
  const namesLast = random() < NAMES_LAST
  for (const kit of [3, 2, 1, 0] as const) {
    const [least, most] = bases[kit]
    const isInRange = ({ base }: Group) => base >= least && base <= most
    const isOpen = ({ kind, family }: Group) => {
      if (chosen.some(({ group }) => group.kind === kind)) return false
      if (kit === 3 && (family === 'name') !== namesLast) return false
      const same = chosen.filter(({ group }) => group.family === family).length
      return same < (family === 'name' ? 1 : 2)
    }
    const kinds = [...kindsOf(roster)].filter(([, groups]) => isOpen(groups[0]!) && groups.some(isInRange))
    if (kinds.length === 0) return null
    let best: Chosen | null = null
    let top = -1
    for (let tries = 0; tries < TRIES.groups; tries++) {
      const group = pick(weighted(kinds, random), random)
      if (!isInRange(group) || rested.has(group.key) || chosen.some((other) => haveOneSubject(other.group, group)))
        continue
      const candidates = group.holders.filter((at) => isFree[at] && roster.men[at]!.fame >= fame[kit])
      if (candidates.length < FOUR) continue
      const links = chosen.map((one) => Math.min(8, bridge(candidates, one.group) + bridge(one.candidates, group)))
      const score = links.reduce((sum, one) => sum + one, 0) + random() * 6
      if (score > top) [best, top] = [{ group, candidates }, score]
    }
    if (!best) return null
    chosen.unshift(best)
  }
  return chosen
}

const kindsByRoster = new WeakMap<Roster, Map<string, Group[]>>()

function kindsOf(roster: Roster): Map<string, Group[]> {
  const known = kindsByRoster.get(roster) ?? Map.groupBy(roster.groups, ({ kind }) => kind)
  kindsByRoster.set(roster, known)
  return known
}

function weighted(kinds: readonly (readonly [string, readonly Group[]])[], random: Random): readonly Group[] {
  const weight = (kind: string) => WEIGHTS[kind] ?? 1
  let left = random() * kinds.reduce((sum, [kind]) => sum + weight(kind), 0)
  return (kinds.find(([kind]) => (left -= weight(kind)) <= 0) ?? kinds.at(-1)!)[1]
}

/** How well some footballers lead to a group: twice for members, once for its readings. */
function bridge(some: readonly number[], { fits }: Group): number {
  let sum = 0
  for (const at of some) if (fits[at] !== DOUBT) sum += fits[at]!
  return sum
}

/** True for two groups about the same club, nation or title, or about how many leagues. */
function haveOneSubject(one: Group, other: Group): boolean {
  const others = subjectsOf(other)
  return subjectsOf(one).some((subject) => others.includes(subject))
}

const subjects = new WeakMap<Group, readonly string[]>()

function subjectsOf(group: Group): readonly string[] {
  const known = subjects.get(group)
  if (known) return known
  const { key, kind, loose } = group
  const made = [key, ...loose].filter((one) => {
    const [about] = one.split(':')
    if (about === 'club' || about === 'nation') return kind !== 'mates' && kind !== 'titleYear'
    return about === 'leagues' || (about === 'title' && one !== NO_TRAP)
  })
  subjects.set(group, made)
  return made
}

/** Swaps candidates until the board meets its level; null when it does not get there. */
function fill(roster: Roster, level: Level, chosen: readonly Chosen[], random: Random): Board | null {
  const groups = chosen.map(({ group }) => group)
  const pools = chosen.map(({ candidates }) =>
    shuffled(
      candidates.filter((at) => groups.every(({ fits }) => fits[at] !== DOUBT)),
      random,
    ),
  )
  const taken = new Set<number>()
  const cells = pools.map((pool) =>
    pool
      .filter((at) => !taken.has(at))
      .slice(0, FOUR)
      .map((at) => (taken.add(at), at)),
  )
  if (taken.size < FOUR * FOUR) return null
  let sum = faultsOf(roster, level, groups, cells, Infinity)
  for (let step = 0; step < TRIES.steps && sum > 0; step++) {
    if (step === HALF && sum > FAR) return null
    const [own, cell] = [Math.floor(random() * FOUR), Math.floor(random() * FOUR)]
    const [before, next] = [cells[own]![cell]!, pick(pools[own]!, random)]
    if (taken.has(next)) continue
    cells[own]![cell] = next
    const then = faultsOf(roster, level, groups, cells, sum)
    if (then > sum) cells[own]![cell] = before
    else {
      taken.delete(before)
      taken.add(next)
      sum = then
    }
  }
  if (sum > 0 || new Set(cells.flat().map((at) => roster.men[at]!.stem)).size < FOUR * FOUR) return null
  const open = cells.flat().map((at) => groups.flatMap(({ fits }, group) => (fits[at] === FITS ? [group] : [])))
  return countPartitions(open) === 1 ? { groups, cells, friends: friendsIn(groups, cells) } : null
}

/** Groups other than his own that a footballer seems to meet. */
const elsewhere = (groups: readonly Group[], own: number, at: number): number[] =>
  groups.flatMap(({ fits }, other) => (other !== own && fits[at] !== NOT ? [other] : []))

const friendsIn = (groups: readonly Group[], cells: Cells): number =>
  cells.reduce((sum, four, own) => sum + four.filter((at) => elsewhere(groups, own, at).length > 0).length, 0)

/** Distance from a fair board of the level: 0 for one. Traps are counted only below `limit`. */
function faultsOf(
  { men, ...roster }: Roster,
  level: Level,
  groups: readonly Group[],
  cells: Cells,
  limit: number,
): number {
  let [friends, doubles, torn, unknown, faint, recent, unpictured] = [0, 0, 0, 0, 0, 0, 0]
  const into = [0, 0, 0, 0]
  /** For each group, those that its tiles lead to, as bits. */
  const leads = [0, 0, 0, 0]
  for (let own = 0; own < FOUR; own++)
    for (const at of cells[own]!) {
      let [isFriend, isDouble, isTorn] = [0, 0, 0]
      for (let other = 0; other < FOUR; other++) {
        const fit = other === own ? NOT : groups[other]!.fits[at]!
        if (fit === NOT) continue
        if (isFriend) isTorn = 1
        isFriend = 1
        into[other]!++
        leads[own]! |= 1 << other
        if (fit === FITS) isDouble = 1
      }
      const man = men[at]!
      friends += isFriend
      doubles += isDouble
      torn += isTorn
      if (man.fame < WELL_KNOWN) unknown++
      if (man.isRecent) recent++
      if (!man.isPictured) unpictured++
      faint += groups[own]!.faint[at]!
    }
  const linked = into.filter((count) => count > 0).length
  const cheap =
    outside(friends, level.friends) +
    outside(doubles, level.doubles) +
    outside(faint, level.faint) +
    Math.max(0, torn - level.torn) +
    Math.max(0, unknown - level.unknown) +
    Math.max(0, level.recent - recent) +
    Math.max(0, unpictured - MOST_UNPICTURED) +
    Math.max(0, LINKED - linked) +
    HEAVY * tellTales(men, cells)
  if (cheap > limit) return cheap
  return cheap + Math.max(0, inCircles(leads) - (level.circles ?? 0)) + HEAVY * trapsIn(roster, groups, cells)
}

/**
 * Groups that lead to themselves through others. Their tiles could change places in a circle, and by the names alone
 * nobody could tell which way is right.
 */
function inCircles(leads: readonly number[]): number {
  const reached = [...leads]
  for (let through = 0; through < FOUR; through++)
    for (let from = 0; from < FOUR; from++) if (reached[from]! & (1 << through)) reached[from]! |= reached[through]!
  return reached.filter((groups, own) => groups & (1 << own)).length
}

const outside = (value: number, [from, to]: readonly [number, number]): number => Math.max(0, from - value, value - to)

/** Pairs of groups that nation or era alone tells apart. */
function tellTales(men: Roster['men'], cells: Cells): number {
  const nations = cells.map((four) => {
    const { nation } = men[four[0]!]!
    return four.every((at) => men[at]!.nation === nation) ? nation : null
  })
  const years = cells.map((four) => four.map((at) => men[at]!.born))
  const [first, last] = [years.map((four) => Math.min(...four)), years.map((four) => Math.max(...four))]
  let sum = 0
  for (let one = 0; one < FOUR; one++) {
    const nation = nations[one]
    if (nation && !cells.some((four, other) => other !== one && four.some((at) => men[at]!.nation === nation))) sum++
    for (let other = one + 1; other < FOUR; other++) {
      if (nation && nations[other]) sum++
      if (Math.max(first[one]! - last[other]!, first[other]! - last[one]!) > ERA_GAP) sum++
    }
  }
  return sum
}

/** Readings that exactly four tiles share, at most two of one group: they look like a group and are none. */
function trapsIn(roster: Pick<Roster, 'readings'>, groups: readonly Group[], cells: Cells): number {
  const { list, of, counts } = readingsOf(roster)
  const met: number[] = []
  cells.forEach((four, own) => {
    for (const at of four)
      for (const reading of of[at] ?? []) {
        met.push(reading)
        counts[FOUR * reading + own]!++
      }
  })
  let traps = 0
  for (const reading of met) {
    let [sum, most] = [0, 0]
    for (let at = FOUR * reading; at < FOUR * (reading + 1); at++) {
      sum += counts[at]!
      if (counts[at]! > most) most = counts[at]!
      // Also keeps the reading from being counted again.
      counts[at] = 0
    }
    if (sum !== FOUR || most > 2) continue
    const key = list[reading]!
    if (key !== NO_TRAP && !groups.some((group) => group.key === key)) traps++
  }
  return traps
}

/** `counts`: four a reading, all 0 between two calls of `trapsIn`, because a map for each step took most of a deal. */
type ReadingIndex = { list: string[]; of: number[][]; counts: Uint8Array }
const readingIndexes = new WeakMap<Roster['readings'], ReadingIndex>()

/** Readings of each footballer, by place. */
function readingsOf({ readings }: Pick<Roster, 'readings'>): ReadingIndex {
  const known = readingIndexes.get(readings)
  if (known) return known
  const made: ReadingIndex = { list: [...readings.keys()], of: [], counts: new Uint8Array(FOUR * readings.size) }
  ;[...readings.values()].forEach((places, reading) => {
    for (const at of places) (made.of[at] ??= []).push(reading)
  })
  readingIndexes.set(readings, made)
  return made
}

/** Score of a fair board: better known footballers and more nations count for it. */
function appeal({ men }: Roster, { cells }: Board): number {
  const all = cells.flat().map((at) => men[at]!)
  return all.reduce((sum, { fame }) => sum + fame, 0) + new Set(all.map(({ nation }) => nation)).size / 4
}
