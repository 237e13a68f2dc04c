import { byFootballer } from '../assemble.ts'
import type { Rule } from './problem.ts'

/** Second teams and age groups; `Juniors` is no sign of one (Boca Juniors). */
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

export const CAREER_RULES = [noYouthTeams, joinedBeforeLeft, openSpells, inOrder] as const
