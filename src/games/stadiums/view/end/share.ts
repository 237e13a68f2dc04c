import { fill } from '#i18n/format.ts'
import type { Palette, Told } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { CARDS } from '../../rules/terms.ts'

/** By the check a ground was right at; 0: never. */
const SIGNS: Record<Palette, readonly [string, string, string, string]> = {
  usual: ['⬛', '🟩', '🟨', '🟧'],
  contrast: ['⬛', '🟦', '🟨', '🟧'],
}

/** Six squares by check, and the same in sentences. Nothing says which ground or club that was. */
export function tell({ cards, locked, gaveUp, hints }: View, palette: Palette, t: GameWords<'stadiums'>): Told {
  return {
    score: `${locked}/${CARDS}`,
    marks: [...Array<string>(hints).fill('💡'), ...(gaveUp ? ['🏳️'] : [])].join(''),
    rows: [cards.map(({ right }) => SIGNS[palette][(right?.check ?? 0) as 0 | 1 | 2 | 3]).join('')],
    inWords: [
      fill(t.shareSum, { count: locked, max: CARDS }),
      ...cards.map(({ right }, at) =>
        right ? fill(t.shareNth, { n: at + 1, check: right.check }) : fill(t.shareNthNever, { n: at + 1 }),
      ),
      ...(hints > 0 ? [fill(t.shareHints, { count: hints })] : []),
    ],
  }
}
