import { Suspense } from 'react'
import { fill } from '#i18n/format.ts'
import { aside } from '#ui/aside.ts'
import type { LooksView, LooksWords } from './looks.ts'
import styles from './slots.module.css'

const Slots = aside(async () => ({ default: (await import('./later.ts')).Slots }))

type Props = {
  runId: string
  view: LooksView | null
  /** Address of a picture that is done, small. */
  pictureOf: (id: string) => string
  t: LooksWords
}

/** Pictures of a run. */
const ITEMS = 5

/** The pictures of the run: until the first is done, their numbers alone. */
export function Tally(props: Props) {
  const open = (
    <div className={styles.tally}>
      <p className={styles.step}>{fill(props.t.stepOf, { n: 1, max: ITEMS })}</p>
      <p className={styles.sum} aria-hidden="true">
        0
      </p>
      <ol className={styles.slots} aria-hidden="true">
        {Array.from({ length: ITEMS }, (_, nth) => (
          <li key={nth} className={styles.slot} data-current={nth === 0 ? '' : undefined}>
            {nth + 1}
          </li>
        ))}
      </ol>
    </div>
  )
  return props.view?.done.length ? (
    <Suspense fallback={open}>
      <Slots {...props} view={props.view} of={ITEMS} />
    </Suspense>
  ) : (
    open
  )
}
