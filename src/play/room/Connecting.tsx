import type { EntryWords } from './entry-words.ts'
import styles from './entry.module.css'

export const Connecting = ({ t }: { t: Pick<EntryWords, 'connecting'> }) => (
  <p className={styles.entry} role="status">
    {t.connecting}
  </p>
)
