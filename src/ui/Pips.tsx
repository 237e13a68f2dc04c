import styles from './pips.module.css'

type Props = { used: number; max: number; over: boolean }

/** Guesses as dots: past ones grey, the current one ringed. Decorative: the number is next to it. */
export function Pips({ used, max, over }: Props) {
  const stepOf = (at: number) => (at < used ? 'past' : at === used && !over ? 'now' : undefined)
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: max }, (_, at) => (
        <i key={at} data-step={stepOf(at)} />
      ))}
    </span>
  )
}
