import { byFootballer } from '../group.ts'
import type { Rule } from './problem.ts'

/** Second teams and age groups; `Juniors` alone is no sign of one (Boca Juniors). */
const YOUTH = /\b(U-?\d\d|Under-?\d\d|II|III|B|C|Youth|Reserves?|Academy|Castilla|Primavera|Juvenil|Jong|Amateure)$/i

/** First teams that look like second ones: Willem II is named after a king. */
const FIRST_TEAMS = new Set(['Willem II'])

const noYouthTeams: Rule = {
  name: 'no-youth-teams',
  check(sheets, complain) {
    for (const row of sheets.clubs) {
      const looksYoung = YOUTH.test(row.name) || /^Jong\b/.test(row.name)
      if (looksYoung && !FIRST_TEAMS.has(row.name))
        complain('clubs', row, 'name', `"${row.name}" is a youth or second team`)
    }
  },
}

const joinedBeforeLeft: Rule = {
  name: 'joined-before-left',
  check(sheets, complain) {
    for (const row of sheets.spells) {
      if (row.joined !== null && row.left !== null && row.joined > row.left) {
        complain('spells', row, 'left', `left in ${row.left}, before he joined in ${row.joined}`)
      }
    }
  },
}

const openSpells: Rule = {
  name: 'one-open-spell',
  check(sheets, complain) {
    for (const rows of byFootballer(sheets.spells).values()) {
      const open = rows.filter((row) => row.ongoing)
      for (const row of open) if (row.left !== null) complain('spells', row, 'left', 'an ongoing spell has no end')
      for (const row of open.filter((row) => !row.on_loan).slice(1)) {
        complain('spells', row, 'ongoing', 'a second ongoing spell that is no loan')
      }
    }
  },
}

const inOrder: Rule = {
  name: 'in-order-of-joining',
  check(sheets, complain) {
    for (const rows of byFootballer(sheets.spells).values()) {
      let latest = 0
      for (const row of rows) {
        if (row.joined !== null && row.joined < latest)
          complain('spells', row, 'joined', `stands after a spell of ${latest}`)
        latest = Math.max(latest, row.joined ?? 0)
      }
    }
  },
}

/**
 * Detects duplicate stays with other years, from two sources or from an import and a correction. A loan before the
 * transfer is a separate stay.
 */
const toldOnce: Rule = {
  name: 'stay-told-once',
  check(sheets, complain) {
    const own = sheets.spells.filter((row) => !row.on_loan && row.joined !== null)
    for (const rows of Map.groupBy(own, (row) => `${row.footballer} ${row.club}`).values()) {
      let latest = rows[0]!
      for (const row of rows.slice(1)) {
        const isInside = row.joined === latest.joined || row.joined! < (latest.left ?? latest.joined!)
        if (isInside) complain('spells', row, 'joined', `was at ${row.club} since ${latest.joined} already`)
        latest = row
      }
    }
  },
}

/** A league match proves a stay: one without a spell is a loan that a source merged away. */
const seasonOfTheCareer: Rule = {
  name: 'season-of-the-career',
  check(sheets, complain) {
    const careers = byFootballer(sheets.spells)
    for (const row of sheets.seasons) {
      const career = careers.get(row.footballer)
      const began = Number(row.season.slice(0, 4))
      const wasThere = career?.some(
        ({ club, joined, left }) => club === row.club && (joined ?? 0) <= began + 1 && (left ?? began) >= began,
      )
      if (row.matches > 0 && wasThere === false)
        complain('seasons', row, 'club', `"${row.footballer}" was not at ${row.club} in ${row.season}`)
    }
  },
}

/** A season noted as idle must have a stay and no match. */
const idleSeason: Rule = {
  name: 'idle-season',
  check(sheets, complain) {
    const careers = byFootballer(sheets.spells)
    const played = new Set(sheets.seasons.map(({ footballer, season, club }) => `${footballer} ${season} ${club}`))
    for (const row of sheets['idle-seasons']) {
      const begin = Number(row.season.slice(0, 4))
      const stay = careers
        .get(row.footballer)
        ?.some(({ club, joined, left }) => club === row.club && (joined ?? 0) <= begin + 1 && (left ?? begin) >= begin)
      if (stay === false) complain('idle-seasons', row, 'club', `"${row.footballer}" was not there in ${row.season}`)
      if (played.has(`${row.footballer} ${row.season} ${row.club}`))
        complain('idle-seasons', row, 'season', `"${row.footballer}" has a row in seasons.csv`)
    }
  },
}

export const CAREER_RULES = [
  noYouthTeams,
  joinedBeforeLeft,
  openSpells,
  inOrder,
  toldOnce,
  seasonOfTheCareer,
  idleSeason,
] as const
