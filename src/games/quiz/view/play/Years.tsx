import styles from './years.module.css'

/** A range of years with the punctuation after it. */
const SPAN = /(\d{4}–\S*)/

/** A line of a career; year ranges do not break across lines. */
export const Years = ({ line }: { line: string }) =>
  line.split(SPAN).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ),
  )
