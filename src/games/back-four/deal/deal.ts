import { pick, type Random } from '#core/random.ts'
import { DOUBT, FITS, NOT, type Group } from './catalogue-file.ts'
import { demandsOf, FIRST_NAMES, MOST_UNPICTURED, WEIGHTS, WELL_KNOWN, WITTY, type Level } from './levels.ts'
import { countPartitions, hasOtherParting } from './partitions.ts'
import type { Roster } from './roster.ts'
import { themesOf } from './themes.ts'

/** Places in the pool, four for each group, from the easiest group to the hardest. */
type Cells = number[][]

export type Board = {
  groups: readonly Group[]
  cells: readonly (readonly number[])[]
}

/** Rests: groups, kinds of them, and ids of footballers. */
export type Avoid = { groups: ReadonlySet<string>; kinds: ReadonlySet<string>; men: ReadonlySet<string> }

/** Bounds of the search, of boards by step of the demands: a deal takes about 10 ms. */
const TRIES = { boards: [60, 240, 150], groups: 8, steps: 120 }
/** After so many steps, a board further from fair than this is left. */
const [HALF, FAR] = [12, 6]
const FOUR = 4
/** Chance beside fame in the order in which footballers come on a board. */
const NOISE = 12
/** Later in that order: those who seem to meet three groups, and each further group that is true of them. */
const [CROWD, DOUBLE] = [12, 8]
/** Least weight of fame in that order. */
const FEW_STARS = 3
/** Years of birth that tell two groups apart at a glance. */
const ERA_GAP = 6
/** Least groups that some tile of another group leads to. */
const LINKED = 3
/** Weight of faults that cannot be balanced by others. */
const HEAVY = 1.5
/** Four tiles with this in common are no group: too many have won it. */
const NO_TRAP = 'title:champions_league'
/** Too wide to catch the eye; they count only where they part the whole board. */
const isTrap = (reading: string): boolean => reading !== NO_TRAP && !/^(?:league|born):/.test(reading)
/** Most tiles with something in common that still look like a group. */
const MOST_SEEN = 6
/** Footballers with one reading of their group that make it only the reading: team-mates from one club, natives. */
const NARROW: Readonly<Record<string, number>> = { mates: FOUR, abroad: 3 }
/** Most footballers of the easiest group who have not played since 2000, or whose fact few remember. */
const UNCLEAR = 1

/** Deals a fair board of a level, or of the next easier demands where many tries find none; null without any. */
export function dealBoard(roster: Roster, level: Level, avoid: Avoid, random: Random): Board | null {
  const isFree = roster.men.map(({ id, tile }) => tile !== null && !avoid.men.has(id))
  for (const [step, demands] of demandsOf(level).entries()) {
    const kinds = kindsOf(roster, demands).map((some) => awake(some, avoid))
    for (let tries = 0; tries < TRIES.boards[step]!; tries++) {
      const chosen = chooseGroups(roster, demands, kinds, isFree, random)
      const board = chosen && fill(roster, demands, chosen, random)
      if (board) return board
    }
  }
  return null
}

type Chosen = { group: Group; candidates: readonly number[] }

/** Four groups that share false friends: the hardest first, each the best linked of a few. */
function chooseGroups(
  roster: Roster,
  level: Level,
  kinds: readonly Kinds[],
  isFree: readonly boolean[],
  random: Random,
): Chosen[] | null {
  const chosen: Chosen[] = []
  const namesLast = random() < level.namesLast
  for (const kit of [3, 2, 1, 0] as const) {
    const isOpen = ({ kind, family }: Group) => {
      if (chosen.some(({ group }) => group.kind === kind)) return false
      if (kit === 2 && level.isWitty && !WITTY.has(chosen[0]!.group.kind) && !WITTY.has(kind)) return false
      if (kit === 3 && (family === 'name') !== namesLast) return false
      const same = chosen.filter(({ group }) => group.family === family).length
      return same < (family === 'name' ? 1 : 2)
    }
    const open = kinds[kit]!.filter(([, groups]) => isOpen(groups[0]!))
    if (open.length === 0) return null
    let best: Chosen | null = null
    let top = -1
    for (let tries = 0; tries < TRIES.groups; tries++) {
      const group = pick(weighted(open, random), random)
      if (chosen.some((other) => haveOneSubject(other.group, group))) continue
      const isClear = level.faint[1] > 0 ? () => true : (at: number) => !group.faint[at]
      const candidates = group.holders.filter(
        (at) => isFree[at] && roster.men[at]!.fame >= level.fame[kit] && isClear(at),
      )
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

type Kinds = readonly (readonly [kind: string, groups: readonly Group[]])[]
const kindsByLevel = new WeakMap<Level, readonly [Kinds, Kinds, Kinds, Kinds]>()

/** For each kit the groups that a level allows, by kind. */
function kindsOf({ men, groups }: Roster, level: Level): readonly [Kinds, Kinds, Kinds, Kinds] {
  const known = kindsByLevel.get(level)
  if (known) return known
  const of = (kit: 0 | 1 | 2 | 3): Kinds => {
    const [least, most] = level.bases[kit]
    const isAllowed = ({ kind, base, holders }: Group) =>
      !level.bars.has(kind) &&
      (kind !== FIRST_NAMES || level.isWitty) &&
      base >= least &&
      base <= most &&
      holders.filter((at) => men[at]!.fame >= level.fame[kit]).length >= FOUR
    return [...Map.groupBy(groups.filter(isAllowed), ({ kind }) => kind)]
  }
  const made = [of(0), of(1), of(2), of(3)] as const
  kindsByLevel.set(level, made)
  return made
}

/** Kinds without what rests. */
const awake = (kinds: Kinds, avoid: Avoid): Kinds =>
  kinds.flatMap(([kind, groups]) => {
    const left = avoid.kinds.has(kind) ? [] : groups.filter(({ key }) => !avoid.groups.has(key))
    return left.length > 0 ? [[kind, left] as const] : []
  })

function weighted(kinds: Kinds, random: Random): readonly Group[] {
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

/** True for two groups about the same club, nation or title. */
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
    if (about === 'club' || about === 'nation') return kind !== 'titleYear' && !key.startsWith('mates:')
    return about === 'title' && one !== NO_TRAP
  })
  subjects.set(group, made)
  return made
}

/** Swaps candidates until the board meets its level; null when it does not get there. */
function fill(roster: Roster, level: Level, chosen: readonly Chosen[], random: Random): Board | null {
  const groups = chosen.map(({ group }) => group)
  // The more stars and recent footballers a level wants, the more of them begin on the board; most are pictured.
  const order = new Map<number, number>()
  const certain = chosen.map(({ candidates }) =>
    candidates.filter((at) => groups.every(({ fits }) => fits[at] !== DOUBT)),
  )
  if (certain.some((sure) => sure.length < FOUR)) return null
  for (const at of certain.flat()) {
    const { fame, isPictured, isRecent } = roster.men[at]!
    const asWanted = Math.max(FEW_STARS, level.stars) * fame + level.recent * Number(isRecent) * 0.3
    const meets = groups.filter(({ fits }) => fits[at] !== NOT).length
    const belongs = groups.filter(({ fits }) => fits[at] === FITS).length
    order.set(
      at,
      asWanted + NOISE * (random() + Number(isPictured)) - CROWD * Math.max(0, meets - 2) - DOUBLE * (belongs - 1),
    )
  }
  const taken = new Set<number>()
  const cells = certain.map((sure) => Array.from({ length: FOUR }, () => takeFirst(sure, order, taken)))
  if (taken.has(NOBODY)) return null
  let sum = faultsOf(roster, level, groups, cells, Infinity)
  let isNew = true
  for (let step = 0; step < TRIES.steps; step++) {
    if (isNew && sum === 0 && isClosed(roster, groups, cells)) return { groups, cells }
    isNew = false
    if (step === HALF && sum > FAR) return null
    const [own, cell] = [Math.floor(random() * FOUR), Math.floor(random() * FOUR)]
    const [before, next] = [cells[own]![cell]!, pick(certain[own]!, random)]
    if (taken.has(next)) continue
    cells[own]![cell] = next
    const then = faultsOf(roster, level, groups, cells, sum)
    if (then > sum) cells[own]![cell] = before
    else {
      taken.delete(before)
      taken.add(next)
      sum = then
      isNew = true
    }
  }
  return null
}

const NOBODY = -1

/** The first in the order who is not taken, and takes him. */
function takeFirst(some: readonly number[], order: ReadonlyMap<number, number>, taken: Set<number>): number {
  let first = NOBODY
  for (const at of some) if (!taken.has(at) && (first === NOBODY || order.get(at)! > order.get(first)!)) first = at
  taken.add(first)
  return first
}

/** True where no surname comes twice, and neither groups nor other themes part the tiles in another way. */
function isClosed(roster: Roster, groups: readonly Group[], cells: Cells): boolean {
  const tiles = cells.flat()
  if (new Set(tiles.map((at) => roster.men[at]!.stem)).size < FOUR * FOUR) return false
  const meets = groups.map(({ fits }) => tiles.map((at) => fits[at] === FITS))
  const open = tiles.map((_, tile) => meets.flatMap((one, group) => (one[tile] ? [group] : [])))
  if (countPartitions(open) !== 1) return false
  const own = cells.flatMap((four, group) => four.map(() => group))
  return !hasOtherParting([...new Set([...meets.map(bitsOf), ...themesOf(roster, tiles)])], own)
}

const bitsOf = (flags: readonly boolean[]): number => flags.reduce((bits, isSet, at) => bits | (Number(isSet) << at), 0)

/** Distance from a fair board of the level: 0 for one. Traps are counted only below `limit`. */
function faultsOf(
  { men, ...roster }: Roster,
  level: Level,
  groups: readonly Group[],
  cells: Cells,
  limit: number,
): number {
  let [friends, doubles, torn, stars, unknown, faint, recent, unpictured, unclear] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
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
      if (man.fame > WELL_KNOWN) stars++
      if (man.isRecent) recent++
      if (!man.isPictured) unpictured++
      faint += groups[own]!.faint[at]!
      if (own === 0 && (groups[0]!.faint[at] || !man.isRecent)) unclear++
    }
  const linked = into.filter((count) => count > 0).length
  const cheap =
    outside(friends, level.friends) +
    outside(doubles, level.doubles) +
    outside(faint, level.faint) +
    Math.max(0, torn - level.torn) +
    Math.max(0, level.stars - stars) +
    Math.max(0, unknown - level.unknown) +
    Math.max(0, level.recent - recent) +
    Math.max(0, unpictured - MOST_UNPICTURED) +
    Math.max(0, unclear - UNCLEAR) +
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

/**
 * Clubs of four to six tiles, nations, awards and goals in finals of four that no group is about, and titles of four, at
 * most two of one group: they look like a group and are none.
 */
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
    const key = list[reading]!
    let [sum, most] = [0, 0]
    for (let own = 0; own < FOUR; own++) {
      const count = counts[FOUR * reading + own]!
      sum += count
      if (count > most) most = count
      if (groups[own]!.loose.includes(key) && count >= (NARROW[groups[own]!.kind] ?? Infinity)) traps++
      // Also keeps the reading from being counted again.
      counts[FOUR * reading + own] = 0
    }
    if (isAbout(groups, key)) continue
    if (sum === FOUR && (most <= 2 || !isOpenTitle(key))) traps++
    else if (sum > FOUR && sum <= MOST_SEEN && isClub(key)) traps++
  }
  return traps
}

const isClub = (reading: string): boolean => reading.startsWith('club:')
/** Titles that several footballers of most boards have won. */
const isOpenTitle = (reading: string): boolean => reading.startsWith('title:')
/** True where a group is about a reading; team-mates of somebody point to none of his clubs. */
const isAbout = (groups: readonly Group[], reading: string): boolean =>
  groups.some(({ key, kind, loose }) => key === reading || (kind !== 'mates' && loose.includes(reading)))

/** `counts`: four a reading, all 0 between two calls of `trapsIn`, because a map for each step took most of a deal. */
type ReadingIndex = { list: string[]; of: number[][]; counts: Uint8Array }
const readingIndexes = new WeakMap<Roster['readings'], ReadingIndex>()

/** Readings of each footballer, by place. */
function readingsOf({ readings }: Pick<Roster, 'readings'>): ReadingIndex {
  const known = readingIndexes.get(readings)
  if (known) return known
  const list = [...readings.keys()].filter(isTrap)
  const made: ReadingIndex = { list, of: [], counts: new Uint8Array(FOUR * list.length) }
  list.forEach((key, reading) => {
    for (const at of readings.get(key)!) (made.of[at] ??= []).push(reading)
  })
  readingIndexes.set(readings, made)
  return made
}
