import { fill } from '#i18n/format.ts'
import type { PlayEnd, Palette, ShareText } from '#play/end/play-end.ts'
import { runEnding } from '#play/end/run-ending.ts'
import type { GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { CARDS } from '../../rules/terms.ts'
import { groundName } from '../../words.ts'
import { Best } from './Best.tsx'
import { Kept } from './Kept.tsx'
import { Where } from './Where.tsx'

/** Sign by the check at which a ground was right; 0: never. */
const SIGNS: Record<Palette, readonly [string, string, string, string]> = {
  usual: ['⬛', '🟩', '🟨', '🟧'],
  contrast: ['⬛', '🟦', '🟨', '🟧'],
}

/** Share text: six squares by check, with the same in sentences, without grounds or clubs. */
export function shareText(
  { cards, locked, gaveUp, hints }: View,
  palette: Palette,
  t: GameWords<'stadiums'>,
): ShareText {
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

type Own = GameWords<'stadiums'>

/** Points of a ground by the check at which it was right, as in the rules. */
const WORTH = [0, 8, 5, 2]

/** End screen of Stadiums. */
export const end: PlayEnd<View, Own> = {
  ending: (props) => {
    const { view, t } = props
    const voice = t.own[`voice-${view.locked as 0 | 1 | 2 | 3 | 4 | 5 | 6}`]
    const atOnce = view.locked === CARDS && view.cards.every(({ right }) => right?.check === 1)
    return runEnding(props, {
      isWon: view.locked === CARDS,
      shirt: String(view.locked),
      voice: atOnce ? t.own.voiceAtOnce : voice,
      fact: fill(t.own.fact, { count: view.locked, max: CARDS }),
    })
  },
  Figure: Best,
  Board: Kept,
  board: ({ t: { own } }) => ({ title: own.kept, note: own.keptNote }),
  Aha: Where,
  shareText: (view, palette, _, { own }) => shareText(view, palette, own),
  versus: ({ view, t: { own } }) =>
    view.cards.map((card, at) => ({
      about: groundName(card, at, own),
      says: card.right ? String(card.right.check) : '–',
      worth: WORTH[card.right?.check ?? 0]!,
    })),
  bars: {
    label: (bar) => String(bar),
    own: ({ locked }) => locked,
    order: (count) => Array.from({ length: count }, (_, at) => count - 1 - at),
  },
}
