import styles from './example.module.css'

/** An example on the first-visit card: the worth of a step or of an answer, a miss, the text version. */
export const Example = ({ text, is }: { text: string; is: 'now' | 'gone' | 'found' | 'words' }) => (
  <span className={styles.example} data-is={is}>
    {text}
  </span>
)
