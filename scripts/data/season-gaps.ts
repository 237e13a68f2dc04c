import { LEAGUES } from '#data/types.ts'
import { byFootballer } from './group.ts'
import { leagueSeasons, type WasInLeague } from './league-seasons.ts'
import type { Row, Sheets } from './sheets.ts'
import { beginOf } from './stays.ts'

/** A season that a footballer certainly spent at a club of the five leagues, by the year in which it begins. */
export type WholeSeason = { footballer: string; club: string; begin: number }

type Spell = Row<'spells'>
type Needed = Pick<Sheets, 'players' | 'spells' | 'seasons' | 'clubs' | 'league-seasons' | 'idle-seasons' | 'excluded'>

/**
 * Seasons that `seasons.csv` should have a row for, and those it lacks. Expected are whole seasons within one stay at a
 * club then in one of the five leagues: without a loan, not divided between two clubs of the leagues (a transfer or
 * loan of that summer may come after the first matches), and not listed in `idle-seasons.csv`. Unread careers
 * (confidence 0) have no reliable years.
 */
export function seasonGaps(sheets: Needed): { expected: number; gaps: WholeSeason[] } {
  const rows = new Set(sheets.seasons.map(({ footballer, season }) => `${footballer} ${season.slice(0, 4)}`))
  const idle = new Set(sheets['idle-seasons'].map(({ footballer, season }) => `${footballer} ${season.slice(0, 4)}`))
  const whole = wholeSeasons(sheets).filter(({ footballer, begin }) => !idle.has(`${footballer} ${begin}`))
  return { expected: whole.length, gaps: whole.filter(({ footballer, begin }) => !rows.has(`${footballer} ${begin}`)) }
}

function wholeSeasons(sheets: Needed): WholeSeason[] {
  const { wasInLeague: wasIn } = leagueSeasons(sheets)
  const begins = [...new Set(sheets.seasons.map(({ season }) => beginOf(season)))].sort((one, other) => one - other)
  const careers = byFootballer(sheets.spells)
  const excluded = new Set(sheets.excluded.map(({ footballer }) => footballer))
  return sheets.players
    .filter(({ id, confidence }) => confidence > 0 && !excluded.has(id))
    .flatMap(({ id }) => {
      const career = careers.get(id) ?? []
      return begins.flatMap((begin) => {
        const stay = career.find((spell) => isWhole(spell, career, begin, wasIn))
        return stay ? [{ footballer: id, club: stay.club, begin }] : []
      })
    })
}

function isWhole(stay: Spell, career: readonly Spell[], begin: number, wasIn: WasInLeague): boolean {
  const plays = (club: string) => LEAGUES.some((league) => wasIn(league, club, begin))
  if (stay.joined === null || stay.joined > begin || endOf(stay) <= begin || !plays(stay.club)) return false
  return !career.some((other) => {
    if (other === stay || other.joined === null) return false
    if (other.on_loan && !stay.on_loan && isDuring(other, begin)) return true
    const cameFrom = stay.joined === begin && (other.left === begin || (stay.on_loan && isDuring(other, begin)))
    const wentTo = other.joined === begin + 1 && stay.left === begin + 1
    return (cameFrom || wentTo) && plays(other.club)
  })
}

/** A calendar year spans two half seasons: a stay of one year alone may be in either. */
const isDuring = (other: Spell, begin: number): boolean =>
  other.joined! <= begin + 1 && (endOf(other) > begin || other.joined === begin)

const endOf = ({ left, joined, ongoing }: Spell): number => (ongoing ? Infinity : (left ?? joined ?? 0))
