import type { Row } from './sheets.ts'

/** Seasons by the year in which they begin, both ends included; empty when `to` is before `from`. */
export type Span = { from: number; to: number }

/** A stay at a club: its certain and its possible seasons. */
export type Stay = { club: string; loan: boolean; sure: Span; possible: Span }

export const FIRST_AGE = 15
const BEFORE_ALL = 1850

/** Confidence 3 has certain years; below it they may be off by one. */
const slackOf = (confidence: number): number => (confidence === 3 ? 0 : 1)

/** `2003/04` begins in 2003. */
export const beginOf = (season: string): number => Number(season.slice(0, 4))

/**
 * Years are calendar years: 2010 as year of joining means winter (2009/10) or summer, 2012 as year of leaving winter or
 * summer. So 2010 to 2012 contains 2010/11 and 2011/12 for certain, and possibly 2009/10 and 2012/13. `now`: season of
 * the facts.
 */
export function stayOf(spell: Row<'spells'>, player: Row<'players'>, now: number): Stay {
  const slack = slackOf(player.confidence)
  const { joined, left, ongoing, club, on_loan: loan } = spell
  const first = player.born === null ? BEFORE_ALL : Number(player.born.slice(0, 4)) + FIRST_AGE
  const end = ongoing ? now : left
  return {
    club,
    loan,
    sure: {
      from: joined === null ? Infinity : Math.min(joined + slack, ongoing ? now : Infinity),
      to: end === null ? -Infinity : ongoing ? now : end - 1 - slack,
    },
    possible: {
      from: joined === null ? first : joined - 1 - slack,
      to: Math.min(now, end === null ? now : ongoing ? now : end + slack),
    },
  }
}

/** The years of a span in order. */
export const yearsOf = ({ from, to }: Span): number[] =>
  Number.isFinite(from) && Number.isFinite(to)
    ? Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
    : []
