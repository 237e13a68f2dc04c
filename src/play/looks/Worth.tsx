import { fill } from '#i18n/format.ts'
import type { LooksView, LooksWords } from './looks.ts'
import styles from './worth.module.css'

type Props = { view: LooksView | null; of: number; t: LooksWords }

/** What each look is worth, the present one large. */
export function Worth({ view, of, t }: Props) {
  const look = view?.look ?? 0
  const points = view?.worth[look] ?? ''
  return (
    <>
      <span className="vh">
        {fill(t.lookOf, { n: look + 1, max: of })}. {fill(t.worthNow, { points })}
      </span>
      <ol className={styles.worth} aria-hidden="true">
        {Array.from({ length: of }, (_, nth) => (
          <li
            key={nth}
            data-is={nth < look ? 'gone' : nth === look ? 'now' : undefined}
            data-newest={nth === look && view ? '' : undefined}
          >
            {view?.worth[nth] ?? '\u00a0'}
          </li>
        ))}
      </ol>
    </>
  )
}
