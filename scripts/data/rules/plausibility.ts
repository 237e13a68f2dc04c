import type { Position, Role } from '#data/types.ts'
import type { Rule } from './problem.ts'

/** Role and position must agree: a grid asks for the role, a hint shows the position. */
const LINES: Record<Role, readonly Position[]> = {
  Goalkeeper: ['Goalkeeper'],
  Defender: ['Centre-Back', 'Left-Back', 'Right-Back'],
  Midfielder: ['Defensive Midfield', 'Central Midfield', 'Attacking Midfield', 'Left Midfield', 'Right Midfield'],
  Attacker: ['Left Winger', 'Right Winger', 'Second Striker', 'Centre-Forward'],
}

const positionOfTheRole: Rule = {
  name: 'position-of-the-role',
  check(sheets, complain) {
    for (const row of sheets.players) {
      if (row.position !== null && !LINES[row.role].includes(row.position))
        complain('players', row, 'position', `${row.position} is no place of a ${row.role}`)
    }
  },
}

const endedByDeath: Rule = {
  name: 'ended-by-death',
  check(sheets, complain) {
    const died = new Map(sheets.players.map((player) => [player.id, player.died]))
    for (const row of sheets.spells) {
      const year = died.get(row.footballer) ?? null
      if (year !== null && (row.ongoing || (row.left ?? row.joined ?? 0) > year))
        complain('spells', row, 'left', `he died in ${year}`)
    }
  },
}

/** Estimates begin in 2004: the first one of a man of 29 or more is not his peak. */
const FIRST_ESTIMATES = { until: '2006', oldest: 28 }

const peakOfBestYears: Rule = {
  name: 'peak-of-best-years',
  check(sheets, complain) {
    const births = new Map(sheets.players.map((player) => [player.id, player.born]))
    for (const row of sheets.values) {
      const born = births.get(row.footballer)
      if (row.kind !== 'peak' || !born || row.estimated_on >= FIRST_ESTIMATES.until) continue
      const age = completedYears(born, row.estimated_on)
      if (age > FIRST_ESTIMATES.oldest) complain('values', row, 'euros', `no peak: the first estimates, at ${age}`)
    }
  },
}

/** Between two ISO dates; the second may be a month alone. */
function completedYears(born: string, then: string): number {
  const years = Number(then.slice(0, 4)) - Number(born.slice(0, 4))
  return then.slice(5) < born.slice(5, then.length) ? years - 1 : years
}

export const PLAUSIBILITY_RULES = [positionOfTheRole, endedByDeath, peakOfBestYears] as const
