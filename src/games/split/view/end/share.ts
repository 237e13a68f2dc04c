import { fill } from '#i18n/format.ts'
import type { Palette, Told } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { GUESSES, THIRDS } from '../../rules/terms.ts'
import { foundIn } from './found.ts'

const FOUND: Record<Palette, string> = { usual: '🟩', contrast: '🟦' }

/** A sign for each third, and how many names it took. Nothing says who they were. */
export function tell(view: View, palette: Palette, t: GameWords<'split'>): Told {
  const { thirds, tried, usedWords, gaveUp, points } = view
  const hints = thirds.some((third) => third.hints > 0)
  const used = tried.length
  return {
    score: `${used}/${GUESSES}`,
    marks: [...(hints ? ['💡'] : []), ...(usedWords ? ['📝'] : []), ...(gaveUp ? ['🏳️'] : [])].join(' '),
    rows: [thirds.map(({ isFound }) => (isFound ? FOUND[palette] : '⬛')).join('')],
    inWords: [
      fill(t.shareSum, { count: foundIn(view).length, max: THIRDS.length, used, most: GUESSES, points: points.sum }),
      ...(hints ? [t.shareHint] : []),
      ...(usedWords ? [t.shareWords] : []),
      ...thirds.map(({ isFound }, at) =>
        fill(isFound ? t.shareFound : t.shareMissed, { third: t[`third-${at as 0 | 1 | 2}`] }),
      ),
    ],
  }
}
