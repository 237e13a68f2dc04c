import type { PlayWords } from './game.ts'
import styles from './daily/notices.module.css'

type Props = {
  /** An error code of the server, or a reason of the rules. */
  code: string
  play: PlayWords['play']
}

/** Explains why an action was refused. */
export function Refusal({ code, play }: Props) {
  const own = (play as Record<string, string>)[`refused-${code}`]
  const moved: Record<string, string> = {
    'wrong-order': play.otherTab,
    'already-over': play.otherTab,
    'date-not-open': play.closed,
  }
  return <p className={styles.notice}>{own ?? (Object.hasOwn(moved, code) ? moved[code] : play.refused)}</p>
}
