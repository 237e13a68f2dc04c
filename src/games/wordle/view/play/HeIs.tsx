import type { WordleAction } from '../../rules/action.ts'
import type { GameWords, ShownProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import styles from './he-is.module.css'
import { kindsOf } from './kinds.ts'
import { cellsOf } from './knowledge-cells.tsx'
import { wordsOf } from '../../words.ts'

/** Side panel on wide screens: the clues in sentences, and the face once bought. */
export function HeIs(props: ShownProps<View, WordleAction, GameWords<'wordle'>>) {
  const { view, pictures, t } = props
  const cellOf = cellsOf(view, wordsOf(props))
  const told = kindsOf(view.hard).map((kind) => ({ kind, ...cellOf(kind) }))
  const face = view.hints.length > 0 && pictures?.[0]?.[0]
  if (!face && told.every(({ says }) => says === '')) return null
  return (
    <section className={`card ${styles.card}`}>
      {face && <img className={styles.face} src={face} alt={t.own.face} width={254} height={203} />}
      <h2>{t.own.heIs}</h2>
      <dl className={styles.told}>
        {told
          .filter(({ says }) => says)
          .map(({ kind, state, says }) => (
            <div key={kind} data-state={state}>
              <dt>{t.own[kind]}</dt>
              <dd>{says}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
