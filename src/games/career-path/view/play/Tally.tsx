import { fill } from '#i18n/format.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import styles from './tally.module.css'
import type { CareerPathAction } from '../../rules/action.ts'

type Props = Pick<BoardProps<View, CareerPathAction, GameWords<'career-path'>>, 'runId' | 'view' | 'locale' | 't'>

/** Number of the guess, and the points for finding him now and later. The dock has the same figure in words. */
export function Tally({ view, t: { own } }: Props) {
  return (
    <>
      <p className="b n" data-left={view?.left}>
        {view && fill(own.stepOf, { n: Math.min(view.turns.length + 1, view.of), max: view.of })}
      </p>
      <span className={styles.ladder} aria-hidden="true">
        {view?.rungs.map((points, at) => (
          <b key={at} className="n" data-off={at - view.rung}>
            {points}
          </b>
        ))}
      </span>
    </>
  )
}
