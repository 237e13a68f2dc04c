import type { Messages } from '#i18n/messages/index.ts'
import type { Run } from '#stores/run.ts'
import type { RunTrouble } from '#stores/run-api.ts'
import styles from '../daily/notices.module.css'

type Props = { run: Run<unknown>; refusal: RunTrouble | null; t: Messages<'ranked'> }

/** What the player should know about connection, tabs and the clock. */
export function RankedNotices({ run, refusal, t }: Props) {
  const trouble = run.status === 'open' ? run.trouble : null
  const says =
    trouble === 'offline'
      ? t.offline
      : trouble
        ? t.busy
        : refusal === 'too-late'
          ? t.tooLate
          : refusal === 'wrong-order' || refusal === 'already-over'
            ? t.otherTab
            : null
  return (
    <div className={styles.notices} role="status">
      {says && <p className={styles.notice}>{says}</p>}
    </div>
  )
}
