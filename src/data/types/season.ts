import type { LeagueId } from './club.ts'

/** League matches of one footballer for one club in one season (`2025/26`). */
export type Season = {
  footballer: string
  season: string
  league: LeagueId
  club: string
  matches: number
  minutes: number
  goals: number
  assists: number
  yellowCards: number
  redCards: number
}

/** Figures of a season by which two footballers are compared. */
export const STATISTICS = ['matches', 'minutes', 'goals', 'assists', 'yellowCards'] as const
export type Statistic = (typeof STATISTICS)[number]
