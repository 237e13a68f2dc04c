import type { Tournament } from '#data/types.ts'
import type { Rule } from './problem.ts'

/** Year of the tournament and how many a nation could name; Iran came to Qatar with 25. */
const TOURNAMENT: Record<Tournament, { year: number; least: number; most: number }> = {
  wc2022: { year: 2022, least: 23, most: 26 },
}

const AGE = { from: 16, to: 45 }

const squadSize: Rule = {
  name: 'squad-size',
  check(sheets, complain) {
    for (const rows of Map.groupBy(sheets.squads, (row) => `${row.tournament} ${row.nation}`).values()) {
      const first = rows[0]!
      const { least, most } = TOURNAMENT[first.tournament]
      if (rows.length < least || rows.length > most) {
        complain('squads', first, 'nation', `a squad of ${rows.length}, not of ${least} to ${most}`)
      }
    }
  },
}

const squadPlaces: Rule = {
  name: 'squad-places',
  check(sheets, complain) {
    const seen = new Set<string>()
    for (const row of sheets.squads) {
      if (row.footballer === null) continue
      const place = `${row.tournament} ${row.footballer}`
      if (seen.has(place)) complain('squads', row, 'footballer', `"${row.footballer}" has a place already`)
      seen.add(place)
    }
  },
}

/** A name alone finds namesakes: nation and age tell them apart. */
const squadNation: Rule = {
  name: 'squad-nation',
  check(sheets, complain) {
    const players = new Map(sheets.players.map((player) => [player.id, player]))
    for (const row of sheets.squads) {
      const player = players.get(row.footballer ?? '')
      if (!player) continue
      const age = player.born === null ? AGE.from : TOURNAMENT[row.tournament].year - Number(player.born.slice(0, 4))
      const plays = player.nation === row.nation || player.second_nations.includes(row.nation)
      if (!plays) complain('squads', row, 'footballer', `"${player.id}" does not play for ${row.nation}`)
      else if (age < AGE.from || age > AGE.to) {
        complain('squads', row, 'footballer', `"${player.id}" was ${age}: a namesake?`)
      }
    }
  },
}

export const SQUAD_RULES = [squadSize, squadPlaces, squadNation] as const
