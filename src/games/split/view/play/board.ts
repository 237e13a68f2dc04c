import { fill, plural } from '#i18n/format.ts'
import { clueSays } from '#play/face/says.ts'
import type { GameWords, PlayBoard, ShownProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { EACH_POINTS } from '../../rules/terms.ts'
import { Found, Pays } from './Panels.tsx'
import type { SplitAction } from '../../rules/action.ts'

type Words = Pick<ShownProps<View, SplitAction, GameWords<'split'>>, 'pack' | 'locale' | 't'>

/** What Split shows and says from the first sign of a player on. `Asking`, which loads it, goes on as its `Board`. */
export const board: Omit<PlayBoard<View, SplitAction, GameWords<'split'>>, 'Board'> = {
  Left: Pays,
  Right: Found,
  still: ({ view }) => ({
    cells: view.thirds.map(({ isFound }) => (isFound ? { is: 'known', text: '✓' } : { text: '?' })),
  }),
  news: (now, before, words) => [named(now, before, words), ...told(now, before, words)].filter(Boolean).join(' '),
}

/** Whom a name found, or that it was nobody, and how many are left. */
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

/** What is known of a third that was not before. */
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
              clue: clueSays(clue, { pack, locale, football }, own),
            }),
          ),
  )
