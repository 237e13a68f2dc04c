import type { CapsBand } from '#data/types.ts'
import type { Rule } from './problem.ts'

/** Minimum age for a number of caps, from birth to the last stay. */
const YOUNGEST: Record<CapsBand, number> = { 0: 0, 1: 16, 25: 17, 50: 19, 100: 22 }
const THIS_YEAR = 2026

const cappedFootballer: Rule = {
  name: 'capped-footballer',
  check(sheets, complain) {
    const players = new Map(sheets.players.map((player) => [player.id, player]))
    for (const row of sheets.caps) {
      const player = players.get(row.footballer)
      if (!player) complain('caps', row, 'footballer', `"${row.footballer}" is not in players.csv`)
      else if (player.nation !== row.nation && !player.second_nations.includes(row.nation)) {
        complain('caps', row, 'nation', `"${player.id}" has no tie to ${row.nation} in players.csv`)
      }
    }
  },
}

const oneBandANation: Rule = {
  name: 'one-band-a-nation',
  check(sheets, complain) {
    const seen = new Set<string>()
    for (const row of sheets.caps) {
      const key = `${row.footballer} ${row.nation}`
      if (seen.has(key)) complain('caps', row, 'nation', `${key} is there twice`)
      seen.add(key)
    }
  },
}

/** Detects a namesake's father: more matches than years. */
const capsOfTheAge: Rule = {
  name: 'caps-of-the-age',
  check(sheets, complain) {
    const born = new Map(sheets.players.map((player) => [player.id, player.born]))
    for (const row of sheets.caps) {
      const birth = born.get(row.footballer)
      const age = birth ? THIS_YEAR - Number(birth.slice(0, 4)) : Infinity
      if (age < YOUNGEST[row.at_least])
        complain('caps', row, 'at_least', `${row.at_least} matches at ${age}: a namesake?`)
    }
  },
}

/** "None" for a nation must be certain, and must not contradict matches for it: 0 with confidence 2 says nothing. */
const noneIsCertain: Rule = {
  name: 'none-is-certain',
  check(sheets, complain) {
    for (const row of sheets.caps) {
      if (row.at_least === 0 && row.confidence < 3) complain('caps', row, 'confidence', 'at least none says nothing')
    }
  },
}

export const CAPS_RULES = [cappedFootballer, oneBandANation, capsOfTheAge, noneIsCertain] as const
