import { Icon } from '#ui/Icon.tsx'
import type { LooksView, LooksWords } from './looks.ts'
import styles from './stage.module.css'

/** Wrong answers so far. */
export function Tried({ view, t }: { view: LooksView; t: LooksWords }) {
  return (
    <ul className={styles.chips} aria-label={t.tried} data-tried="">
      {view.tried.map(({ id, name }) => (
        <li key={id}>
          <Icon name="cross" />
          {name}
        </li>
      ))}
    </ul>
  )
}
