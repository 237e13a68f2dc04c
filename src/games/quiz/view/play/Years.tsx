import styles from './years.module.css'

/** From a year to a year, with whatever stands right behind it. */
const SPAN = /(\d{4}–\S*)/

/** A line of careers, in which no years are torn apart at the end of a line. */
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
