import styles from './lives.module.css'

type Props = {
  left: number
  of: number
  /** Number of the first shirt; absent: shirts without numbers. */
  from?: number
}

/** Lives left as shirts; lost ones are outlines. Decorative, because the text next to them says the same. */
const Shirts = ({ left, of, from }: Props) => (
  <span className={styles.lives} data-numbered={from === undefined ? undefined : ''} aria-hidden="true">
    {Array.from({ length: of }, (_, at) => (
      <span key={at} className="shirt" data-s={at < left ? 'done' : undefined} data-lost={at < left ? undefined : ''}>
        <svg viewBox="0 0 96 88">
          <use href="#shirt" />
        </svg>
        {from !== undefined && <b className="num">{at < left ? from + at : '×'}</b>}
      </span>
    ))}
  </span>
)

/** Lives left as a sentence and as shirts. */
export const Lives = ({ says, ...shirts }: Props & { says: string }) => (
  <div className={styles.left}>
    <p className="b n">{says}</p>
    <Shirts {...shirts} />
  </div>
)
