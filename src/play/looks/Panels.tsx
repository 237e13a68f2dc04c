import type { LooksView, LooksWords } from './looks.ts'
import { useDone } from './use-done.ts'
import styles from './panels.module.css'
import { Panel } from '#ui/Panel.tsx'

type RunProps = { view: LooksView; pictureOf: (id: string) => string; t: LooksWords }

/** Pictures asked so far, with their points. */
export function ThisRun({ view, pictureOf, t }: RunProps) {
  if (view.done.length === 0) return null
  return (
    <Panel title={t.slots}>
      <ul className={styles.run}>
        {view.done.map(({ id, name, result, points, inWords }) => (
          <li key={id} data-result={result}>
            {!inWords && <img src={pictureOf(id)} alt="" width={44} height={44} />}
            <span>{name}</span>
            <b>{result === 'found' ? `+${points}` : '×'}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type LooksProps = {
  runId: string
  view: LooksView
  pictures: readonly (readonly string[])[] | undefined
  draws: 'pixels' | 'blur'
  t: LooksWords
}

/** The opened steps, and the worth of each of the six. Nothing in text mode. */
export function SixLooks({ runId, view, pictures, draws, t }: LooksProps) {
  const { slot } = useDone(runId, view)
  if (view.inWords || view.over) return null
  const open = pictures?.[slot ?? view.at] ?? []
  return (
    <Panel title={t.looks}>
      <ol className={styles.looks} data-draws={draws} aria-hidden="true">
        {view.worth.map((points, nth) => (
          <li key={nth} data-now={slot === null && nth === view.look ? '' : undefined}>
            <span>{open[nth] && <img src={open[nth]} alt="" width={64} height={64} />}</span>
            {points}
          </li>
        ))}
      </ol>
      <p className="muted">{t.looksNote}</p>
    </Panel>
  )
}
