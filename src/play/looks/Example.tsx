import styles from './example.module.css'

/** A sign of the first card: what a look is worth, a miss, words. */
export const Example = ({ text, is }: { text: string; is: 'now' | 'gone' | 'words' }) => (
  <span className={styles.example} data-is={is}>
    {text}
  </span>
)
