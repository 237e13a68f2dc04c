import type { Rule } from './problem.ts'

const MOST_LETTERS = 120

/** A club with known colours has a crest, and every crest has a reason. */
const reasonOfTheEmblem: Rule = {
  name: 'reason-of-the-emblem',
  check({ clubs, emblems }, complain) {
    const explained = new Set(emblems.map(({ club }) => club))
    const crested = new Set(clubs.flatMap(({ id, first_colour }) => (first_colour ? [id] : [])))
    for (const club of clubs) {
      if (crested.has(club.id) && !explained.has(club.id))
        complain('clubs', club, 'id', 'has a crest of which emblems.csv says nothing')
    }
    for (const row of emblems) {
      if (!crested.has(row.club)) complain('emblems', row, 'club', 'has no crest: its colours are not known')
    }
  },
}

/** The reason is shown beside the crest at the end of a game: it must be short and unique. */
const shortReason: Rule = {
  name: 'short-reason',
  check({ emblems }, complain) {
    for (const language of ['en', 'fr', 'es'] as const) {
      const said = new Set<string>()
      for (const row of emblems) {
        const line = row[language]
        if (line.length > MOST_LETTERS) complain('emblems', row, language, `longer than ${MOST_LETTERS} letters`)
        if (said.has(line)) complain('emblems', row, language, 'says what another line says')
        if (!/[.!?]$/.test(line)) complain('emblems', row, language, 'is no whole sentence')
        said.add(line)
      }
    }
  },
}

export const EMBLEM_RULES = [reasonOfTheEmblem, shortReason] as const
