import { fill } from '#i18n/format.ts'
import { leagueName, listOf, nationName, type Names } from '#play/football-words.ts'
import type { GameWords } from '#play/game.ts'
import type { Clue, Done } from './rules/engine.ts'

/** "Italy, founded in 1926". */
export function aboutText({ nation, founded }: Done, names: Names, t: GameWords<'blur'>): string {
  const year = founded === null ? null : fill(t.foundedIn, { year: founded })
  return `${[nationName(nation, names), year].filter((part) => part !== null).join(', ')}.`
}

/** Text of a clue, without its label. */
export function clueText(clue: Clue, names: Names, t: GameWords<'blur'>): string {
  switch (clue.kind) {
    case 'founded':
      return clue.year === null ? t.unknown : String(clue.year)
    case 'nation':
      return nationName(clue.nation, names)
    case 'league':
      return leagueName(clue.league, names)
    case 'colours':
      return listOf(
        clue.colours.map((colour) => t[`colour-${colour}`]),
        names.locale,
        'conjunction',
      )
    default:
      return clue.text ?? t.unknown
  }
}
