import { fill } from '#i18n/format.ts'
import type { LooksDone, LooksView, LooksWords } from './looks.ts'
import { useDone } from './use-done.ts'
import styles from './slots.module.css'
import { Icon } from '#ui/Icon.tsx'
import stageStyles from './stage.module.css'

type Props = {
  runId: string
  view: LooksView
  /** Number of pictures. */
  of: number
  /** Address of a finished picture, small. */
  pictureOf: (id: string) => string
  t: LooksWords
}

/** The pictures of the run: finished ones with points, the current one, the remaining ones; and the total. */
export function Slots({ runId, view, of, pictureOf, t }: Props) {
  const { slot } = useDone(runId, view)
  const at = slot ?? view.at
  return (
    <>
      <p className={styles.step}>{fill(t.stepOf, { n: Math.min(at + 1, of), max: of })}</p>
      <p className={styles.sum} aria-hidden="true">
        {view.points}
      </p>
      <ol className={styles.slots} aria-label={t.slots}>
        {Array.from({ length: of }, (_, nth) => (
          <Slot
            key={nth}
            n={nth + 1}
            done={view.done[nth]}
            current={nth === at && !view.over}
            inWords={view.inWords}
            pictureOf={pictureOf}
            t={t}
          />
        ))}
      </ol>
    </>
  )
}

type SlotProps = Pick<Props, 'pictureOf' | 't'> & {
  n: number
  done: LooksDone | undefined
  current: boolean
  inWords: boolean
}

function Slot({ n, done, current, inWords, pictureOf, t }: SlotProps) {
  const values = { n, name: done?.name ?? '', points: done?.points ?? 0 }
  const label = fill(!done ? t.slotOpen : done.result === 'found' ? t.slotFound : t.slotLost, values)
  return (
    <li className={styles.slot} data-current={current ? '' : undefined} data-result={done?.result}>
      {done && !inWords ? (
        <img src={pictureOf(done.id)} alt="" width={64} height={64} />
      ) : (
        <span aria-hidden="true">{n}</span>
      )}
      {done && (
        <b className={styles.points} aria-hidden="true">
          {done.result === 'found' ? done.points : '×'}
        </b>
      )}
      <span className="vh">{label}</span>
    </li>
  )
}

/** Wrong answers so far. */
export function Tried({ view, t }: { view: LooksView; t: LooksWords }) {
  return (
    <ul className={stageStyles.chips} aria-label={t.tried} data-tried="">
      {view.tried.map(({ id, name }) => (
        <li key={id}>
          <Icon name="cross" />
          {name}
        </li>
      ))}
    </ul>
  )
}
