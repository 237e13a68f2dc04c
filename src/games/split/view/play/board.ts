import { fill, plural } from '#i18n/format.ts'
import { clueText } from '#play/face/texts.ts'
import type { GameWords, PlayBoard, ShownProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { EACH_POINTS } from '../../rules/terms.ts'
import { Found, Pays } from './Panels.tsx'
import type { SplitAction } from '../../rules/action.ts'

type Words = Pick<ShownProps<View, SplitAction, GameWords<'split'>>, 'pack' | 'locale' | 't'>

/** Board of Split. `Asking`, which loads it, stays mounted as its `Board`. */
export const board: Omit<PlayBoard<View, SplitAction, GameWords<'split'>>, 'Board'> = {
  Left: Pays,
  Right: Found,
  still: ({ view }) => ({
    cells: view.thirds.map(({ isFound }) => (isFound ? { is: 'known', text: '✓' } : { text: '?' })),
  }),
  news: (now, before, words) => [named(now, before, words), ...told(now, before, words)].filter(Boolean).join(' '),
}

/** Announces the third that a guess found, or the miss, and the guesses left. */
function named(now: View, before: View, { locale, t: { own } }: Words): string {
  const one = now.tried[before.tried.length]
  if (!one) return ''
  const { third, name } = one
  const said =
    third === null
      ? fill(own.notSays, { name })
      : fill(own.foundSays, { name, third: own[`third-${third}`], points: EACH_POINTS })
  return now.over ? said : `${said} ${plural(locale, own.left, now.left)}.`
}

/** Clues that the last step added. */
const told = (now: View, before: View, { pack, locale, t: { own, football } }: Words): string[] =>
  now.thirds.flatMap(({ clues, who }, at) =>
    who !== null
      ? []
      : clues
          .filter(({ kind }) => !before.thirds[at]!.clues.some((one) => one.kind === kind))
          .map((clue) =>
            fill(own.clueSays, {
              third: own[`third-${at as 0 | 1 | 2}`],
              name: own[`clue-${clue.kind}`],
              clue: clueText(clue, { pack, locale, football }, own),
            }),
          ),
  )
