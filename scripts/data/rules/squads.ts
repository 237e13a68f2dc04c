import { fold } from '#core/fold.ts'
import type { Tournament } from '#data/types.ts'
import type { Row } from '../sheets.ts'
import type { Rule } from './problem.ts'

/** Year of the tournament, squad size, and the size from which a list is complete: Iran came to Qatar with 25. */
export const TOURNAMENT: Record<Tournament, { year: number; least: number; full: number; most: number }> = {
  wc2006: { year: 2006, least: 1, full: 23, most: 23 },
  wc2010: { year: 2010, least: 1, full: 23, most: 23 },
  wc2014: { year: 2014, least: 1, full: 23, most: 23 },
  wc2018: { year: 2018, least: 1, full: 23, most: 23 },
  wc2022: { year: 2022, least: 23, full: 23, most: 26 },
}

const AGE = { from: 16, to: 45 }
/** An older man of that name is more likely a namesake: Fred of 1983 and Fred of 1993. */
const USUAL_AGE = 38

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

const ageAt = (player: Row<'players'>, tournament: Tournament): number =>
  player.born === null ? AGE.from : TOURNAMENT[tournament].year - Number(player.born.slice(0, 4))

const isTooYoungOrOld = (player: Row<'players'>, tournament: Tournament): boolean =>
  ageAt(player, tournament) < AGE.from || ageAt(player, tournament) > AGE.to

/** Names alone match namesakes: nation and age distinguish them. */
const squadNation: Rule = {
  name: 'squad-nation',
  check(sheets, complain) {
    const players = new Map(sheets.players.map((player) => [player.id, player]))
    for (const row of sheets.squads) {
      const player = players.get(row.footballer ?? '')
      if (!player) continue
      const plays = player.nation === row.nation || player.second_nations.includes(row.nation)
      if (!plays) complain('squads', row, 'footballer', `"${player.id}" does not play for ${row.nation}`)
      else if (isTooYoungOrOld(player, row.tournament)) {
        complain('squads', row, 'footballer', `"${player.id}" was ${ageAt(player, row.tournament)}: a namesake?`)
      }
    }
  },
}

/** Footballers added later are linked in squads by id: a complete list excludes all others. */
const squadLinked: Rule = {
  name: 'squad-linked',
  check(sheets, complain) {
    const named = Map.groupBy(sheets.players, ({ name, nation }) => `${fold(name)} ${nation}`)
    for (const row of sheets.squads) {
      const player = row.footballer === null ? named.get(`${fold(row.name)} ${row.nation}`)?.[0] : undefined
      if (player && ageAt(player, row.tournament) >= AGE.from && ageAt(player, row.tournament) <= USUAL_AGE) {
        complain('squads', row, 'footballer', `"${player.id}" has that name`)
      }
    }
  },
}

export const SQUAD_RULES = [squadSize, squadPlaces, squadNation, squadLinked] as const
