import { byFootballer } from '../group.ts'
import type { Row, Sheets } from '../sheets.ts'
import type { Rule } from './problem.ts'

const oneWinner: Rule = {
  name: 'one-winner',
  check(sheets, complain) {
    for (const row of sheets.winners) {
      const winners = [row.nation, row.club].filter((winner) => winner !== null)
      if (winners.length !== 1)
        complain('winners', row, 'nation', 'a nation or a club won it, not both and not neither')
    }
  },
}

/** A final has a winner on record, and a loser of the same kind. */
const finalOfTheWinner: Rule = {
  name: 'final-of-the-winner',
  check(sheets, complain) {
    const winners = new Map(sheets.winners.map((row) => [`${row.title} ${row.year}`, row]))
    for (const row of sheets.finals) {
      const winner = winners.get(`${row.title} ${row.year}`)
      if (!winner) complain('finals', row, 'year', 'winners.csv names no winner')
      else if ((winner.nation === null) !== (row.nation === null) || (winner.club === null) !== (row.club === null))
        complain('finals', row, 'nation', 'a nation lost to a nation, or a club to a club')
      else if (winner.nation === row.nation && winner.club === row.club)
        complain('finals', row, 'nation', 'winners.csv says that it won')
    }
  },
}

/** Sources credit titles to anyone who was ever at the club, or to a namesake. */
const honourOfTheWinner: Rule = {
  name: 'honour-of-the-winner',
  check(sheets, complain) {
    const winners = new Map(sheets.winners.map((row) => [`${row.title} ${row.year}`, row]))
    const players = new Map(sheets.players.map((row) => [row.id, row]))
    const careers = byFootballer(sheets.spells)
    for (const row of sheets.honours) {
      const winner = winners.get(`${row.title} ${row.year}`)
      const player = players.get(row.footballer)
      if (!winner || !player || couldWin(player, careers.get(player.id) ?? [], winner)) continue
      complain('honours', row, 'title', `"${player.id}" was not with the winner, ${winner.club ?? winner.nation}`)
    }
  },
}

function couldWin(player: Row<'players'>, career: Sheets['spells'], { nation, club, year }: Row<'winners'>): boolean {
  if (nation !== null) return player.nation === nation || player.second_nations.includes(nation)
  return career.some(
    (spell) => spell.club === club && (spell.joined ?? 0) <= year && (spell.left === null || spell.left >= year),
  )
}

export const HONOUR_RULES = [oneWinner, finalOfTheWinner, honourOfTheWinner] as const
