import { Suspense } from 'react'
import { fill } from '#i18n/format.ts'
import { aside } from '#ui/aside.ts'
import type { wordsAction } from '../pictures/words.ts'
import { WordsSwitch } from '../pictures/WordsSwitch.tsx'
import type { LooksView, LooksWords } from './looks.ts'
import { loadLazyParts } from './on-demand.ts'
import styles from './slots.module.css'

const Slots = aside(async () => ({ default: (await loadLazyParts()).Slots }))

type Props = {
  runId: string
  view: LooksView | null
  busy: boolean
  act: (action: ReturnType<typeof wordsAction>) => void
  /** Address of a finished picture, small. */
  pictureOf: (id: string) => string
  t: LooksWords
}

/** Pictures per run. */
const ITEMS = 5

/** Progress over the pictures (only numbers until the first is finished), and the switch to the text version. */
export function Progress({ busy, act, ...props }: Props) {
  const { view, t } = props
  const open = (
    <>
      <p className={styles.step}>{fill(t.stepOf, { n: 1, max: ITEMS })}</p>
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
    </>
  )
  return (
    <div className={styles.tally}>
      {view?.done.length ? (
        <Suspense fallback={open}>
          <Slots {...props} view={view} of={ITEMS} />
        </Suspense>
      ) : (
        open
      )}
      <WordsSwitch {...{ view, busy, act, t }} className={styles.turn} />
    </div>
  )
}
