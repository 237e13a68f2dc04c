import styles from './example.module.css'

/** A sign of the first card: what a look or a find is worth, a miss, words. */
export const Example = ({ text, is }: { text: string; is: 'now' | 'gone' | 'found' | 'words' }) => (
  <span className={styles.example} data-is={is}>
    {text}
  </span>
)
