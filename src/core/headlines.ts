import { cupOfWeek, type Metal } from './week-cup.ts'

/** A player's place in a friends' league, for texts outside of it. */
export type LeagueFacts = {
  /** On Mondays: last week's place and cup winner: the player, the player with others, or a name. */
  last: { place: number; of: number; cup: 'yours' | 'shared' | { name: string } } | null
  /** Distance to the neighbour in the table of this week; null before the first point in it. */
  now: { kind: 'leads' | 'behind'; by: number; name: string } | { kind: 'level'; name: string } | null
}

/** An open honour with its figure. */
export type NextHonour = { id: string; have: number; need: number }

/** Facts about a player's week, from what the browser knows. */
export type Facts = {
  isMonday: boolean
  /** Points of the week before, of this week, and of today in it. */
  points: { before: number; week: number; today: number }
  league: LeagueFacts | null
  /** Freezes left, if today's play has earned one. */
  freezes: number | null
  /** Ids of the honours earned today. */
  honours: readonly string[]
  next: NextHonour | null
  /** Items that the albums have gained today. */
  grown: number
}

export type Headline =
  | { kind: 'cupYours' | 'cupShared' }
  | { kind: 'place'; place: number; of: number; name: string }
  | { kind: 'metal' | 'reached'; metal: Metal; points: number }
  | { kind: 'missed' | 'left'; metal: Metal; by: number }
  | { kind: 'last'; points: number }
  | { kind: 'honour'; id: string }
  | { kind: 'freeze'; left: number }
  | { kind: 'behind' | 'leads'; by: number; name: string }
  | { kind: 'level'; name: string }
  | ({ kind: 'next' } & NextHonour)
  | { kind: 'grown'; count: number }

/** A cup missed by more points than this makes no headline. */
const NEARLY = 400
/** Progress from which an honour counts as within reach. */
const IN_REACH = 0.8
const MOST = 4

/**
 * Headlines for a returning player, most important first: last week (on Mondays), what today has won, what is within
 * reach.
 */
export function headlinesOf(facts: Facts): Headline[] {
  const { isMonday, points, league, freezes, honours, next, grown } = facts
  const { won, next: metal } = cupOfWeek(points.week)
  const inReach = next !== null && (next.have / next.need >= IN_REACH || next.need - next.have === 1)
  const nextLine: Headline[] = next && next.have > 0 ? [{ kind: 'next', ...next }] : []
  const lines: Headline[] = [
    ...(isMonday ? [...leagueOver(league), ...weekOver(points.before)] : []),
    ...(won && cupOfWeek(points.week - points.today).won !== won
      ? [{ kind: 'reached', metal: won, points: points.week } as const]
      : []),
    ...honours.map((id) => ({ kind: 'honour', id }) as const),
    ...(freezes === null ? [] : [{ kind: 'freeze', left: freezes } as const]),
    ...(league?.now ? [league.now] : []),
    ...(inReach ? nextLine : []),
    ...(metal && points.week > 0 ? [{ kind: 'left', metal: metal.metal, by: metal.left } as const] : []),
    ...(grown > 0 ? [{ kind: 'grown', count: grown } as const] : []),
    ...(inReach ? [] : nextLine),
  ]
  return lines.slice(0, MOST)
}

function leagueOver(league: LeagueFacts | null): Headline[] {
  if (!league?.last) return []
  const { cup, ...rank } = league.last
  if (cup === 'yours') return [{ kind: 'cupYours' }]
  if (cup === 'shared') return [{ kind: 'cupShared' }]
  return [{ kind: 'place', ...rank, name: cup.name }]
}

/** The player's own cup of last week: won, narrowly missed, or its points. */
function weekOver(points: number): Headline[] {
  if (points === 0) return []
  const { won, next } = cupOfWeek(points)
  if (next && next.left <= NEARLY && !(won && next.left > NEARLY / 2)) {
    const missed: Headline = { kind: 'missed', metal: next.metal, by: next.left }
    return won ? [{ kind: 'metal', metal: won, points }, missed] : [missed]
  }
  return won ? [{ kind: 'metal', metal: won, points }] : [{ kind: 'last', points }]
}
