import type { League } from '#contracts/leagues.ts'
import { toIsoDate } from '#core/days.ts'
import type { LeagueFacts } from '#core/headlines.ts'
import { cupOf, placeOf, tableOf } from '#core/league.ts'
import { $league, forgetLeague } from './kept-league.ts'
import { readLeague } from './leagues.ts'
import { localDay } from './local-day.ts'

/** Friends play meanwhile; more readings than this say little new. */
const FRESH_MS = 600_000

/** Keeps the league that a member looks at, for the home page. */
export function noteLeague(league: League, now = Date.now()): void {
  const facts = factsOf(league)
  if (facts) $league.set({ code: league.code, date: toIsoDate(localDay()), at: now, own: ownPoints(league), facts })
}

/** Link, and facts as they were last known; null without a league. A Monday's ceremony is over on Tuesday. */
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
    // The league's day is that of UTC; without this, points of another day would ask again on every page.
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
