import { fill } from '#i18n/format.ts'
import { mostFirst } from '#play/end/bars.ts'
import type { PlayEnd, Palette, ShareText } from '#play/end/play-end.ts'
import { runEnding } from '#play/end/run-ending.ts'
import type { GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { EACH_POINTS, THIRDS, GUESSES } from '../../rules/terms.ts'
import { Kept, foundIn, isClean, nameOf } from './Kept.tsx'
import { Team } from './Team.tsx'
import { Whose } from './Whose.tsx'

const FOUND: Record<Palette, string> = { usual: '🟩', contrast: '🟦' }

/** Share text: a sign per third, and the number of guesses, without names. */
function tell(view: View, palette: Palette, t: GameWords<'split'>): ShareText {
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

/** End screen of Split. */
export const end: PlayEnd<View, GameWords<'split'>> = {
  ending(props) {
    const { view, t } = props
    const count = foundIn(view).length as 0 | 1 | 2 | 3
    return runEnding(props, {
      isWon: count === THIRDS.length,
      shirt: String(count),
      voice: isClean(view) ? t.own['voice-clean'] : t.own[`voice-${count}`],
      fact: fill(t.own.fact, { count, max: THIRDS.length, points: view.points.sum }),
    })
  },
  Figure: Team,
  Board: Kept,
  board: ({ t: { own } }) => ({ title: own.kept, note: own.keptNote }),
  Aha: Whose,
  shareText: (view, palette, _, { own }) => tell(view, palette, own),
  versus: ({ view, t: { own } }) =>
    view.thirds.map(({ isFound }, at) => ({
      about: own[`third-${at as 0 | 1 | 2}`],
      says: nameOf(view, at)?.toString() ?? '–',
      signs: [isFound ? 'ok' : 'no'],
      worth: isFound ? EACH_POINTS : 0,
    })),
  bars: {
    // The column of three without a miss has a label of its own.
    label: (bar) => (bar > THIRDS.length ? `${THIRDS.length}★` : String(bar)),
    own: (view) => foundIn(view).length + (isClean(view) ? 1 : 0),
    order: mostFirst,
  },
}
