import type { GameWords } from '#play/game.ts'
import { Icon } from '#ui/Icon.tsx'
import type { View } from '../../rules/engine.ts'
import styles from './stage.module.css'

/** The misses. */
export function Tried({ view, t }: { view: View; t: GameWords<'split'> }) {
  return (
    <ul className={styles.chips} aria-label={t.tried} data-tried="">
      {view.tried.map(
        ({ id, name, third }) =>
          third === null && (
            <li key={id}>
              <Icon name="cross" />
              {name}
            </li>
          ),
      )}
    </ul>
  )
}
