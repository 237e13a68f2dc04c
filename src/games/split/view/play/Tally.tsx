import { plural } from '#i18n/format.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import { WordsSwitch } from '#play/pictures/WordsSwitch.tsx'
import type { View } from '../../rules/engine.ts'
import { GUESSES } from '../../rules/terms.ts'
import styles from './tally.module.css'
import type { SplitAction } from '../../rules/action.ts'

type Props = Pick<BoardProps<View, SplitAction, GameWords<'split'>>, 'view' | 'busy' | 'act' | 'locale' | 't'>

/** Guesses left, and the result of each used one: green found a third. */
export function Tally({ view, busy, act, locale, t: { own } }: Props) {
  const tried = view?.tried ?? []
  const isOf = (at: number) => {
    const one = tried[at]
    return one ? (one.third === null ? 'past' : 'found') : at === tried.length && !view?.over ? 'now' : undefined
  }
  return (
    <div className={styles.tally}>
      <p className="b n">{plural(locale, own.left, view?.left ?? GUESSES)}</p>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: GUESSES }, (_, at) => (
          <i key={at} data-step={isOf(at)} />
        ))}
      </span>
      <WordsSwitch {...{ view, busy, act }} t={own} />
    </div>
  )
}
