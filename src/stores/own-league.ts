import type { League } from '#contracts/leagues.ts'
import { toIsoDate } from '#core/days.ts'
import type { LeagueFacts } from '#core/headlines.ts'
import { cupOf, placeOf, tableOf } from '#core/league.ts'
import { $league, forgetLeague } from './kept-league.ts'
import { readLeague } from './leagues.ts'
import { localDay } from './local-day.ts'

/** Lifetime of the stored facts; they change only when friends play. */
const FRESH_MS = 600_000

/** Stores the league that a member opens, for the home page. */
export function noteLeague(league: League, now = Date.now()): void {
  const facts = factsOf(league)
  if (facts) $league.set({ code: league.code, date: toIsoDate(localDay()), at: now, own: ownPoints(league), facts })
}

/** Link and last known facts; null without a league. Facts of another day are dropped. */
export function knownLeague(): { code: string; facts: LeagueFacts } | null {
  const kept = $league.get()
  if (!kept?.facts) return null
  const isToday = kept.date === toIsoDate(localDay())
  return { code: kept.code, facts: isToday ? kept.facts : { last: null, now: null } }
}

/**
 * Reads the league again unless that was done within ten minutes and the player has earned nothing since; `own`: the
 * player's points of today. True if the facts may have changed. Never rejects.
 */
export async function renewLeague(own: number, now = Date.now()): Promise<boolean> {
  const kept = $league.get()
  if (!kept) return false
  const isFresh = kept.date === toIsoDate(localDay()) && now - kept.at < FRESH_MS && kept.own >= own
  if (isFresh) return false
  const reply = await readLeague(kept.code)
  if (reply.ok && reply.answer.you !== null) {
    noteLeague(reply.answer, now)
    // The league uses UTC days; near midnight its points would stay below `own` and every page would refetch.
    $league.update((noted) => noted && { ...noted, own: Math.max(noted.own, own) })
  } else if (reply.ok || reply.code === 'unknown-league') forgetLeague()
  else return false
  return true
}

const ownPoints = ({ week, you, now }: League): number => week.find(({ seat }) => seat === you)?.days[now] ?? 0

/** A member's own facts; null for others. */
export function factsOf(league: League): LeagueFacts | null {
  const { you, seats, week, last, monday, now } = league
  if (you === null) return null
  const nameOf = (seat: number) => seats.find((member) => member.seat === seat)?.name ?? ''
  const cup = now === monday ? cupOf(last) : null
  const place = placeOf(last, you)
  const isWinner = cup?.winners.includes(you)
  const winners = (cup?.winners ?? []).map(nameOf).filter(Boolean)
  const row = tableOf(
    seats.map(({ seat }) => seat),
    week,
    monday,
  ).find(({ seat }) => seat === you)
  return {
    last:
      cup && place && (isWinner || winners.length > 0)
        ? { ...place, cup: isWinner ? (winners.length > 1 ? 'shared' : 'yours') : { name: winners.join(', ') } }
        : null,
    now: gapOf(),
  }

  function gapOf(): LeagueFacts['now'] {
    if (!row || row.gap.kind === 'alone') return null
    const { gap } = row
    if (gap.kind === 'level') return row.points > 0 ? { kind: 'level', name: nameOf(gap.seat) } : null
    if (gap.kind === 'behind') return { kind: 'behind', by: gap.by, name: nameOf(gap.seat) }
    return { kind: 'leads', by: gap.by, name: '' }
  }
}
