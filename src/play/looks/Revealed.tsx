import type { CSSProperties, ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import { newest } from '../newest.ts'
import type { LooksDone, LooksWords } from './looks.ts'
import styles from './revealed.module.css'

/** Squares per side. */
const EDGE = 8

type ShardsProps = {
  /** Address of the step that breaks into pieces. */
  look: string
  /** Number of steps shown before. */
  after: number
}

/** The last step as squares that fly off and reveal the whole picture. */
const Shards = ({ look, after }: ShardsProps) => (
  <span className={styles.shards} style={{ '--after': after } as CSSProperties} aria-hidden="true">
    {Array.from({ length: EDGE * EDGE }, (_, nth) => (
      <i
        key={nth}
        style={{ '--x': nth % EDGE, '--y': Math.floor(nth / EDGE), backgroundImage: `url(${look})` } as CSSProperties}
      />
    ))}
  </span>
)

type Props = {
  done: LooksDone
  /** Addresses of all its steps, hardest first; none in text mode. */
  looks: readonly string[]
  draws: 'pixels' | 'blur'
  /** Address of the whole picture. */
  whole: string
  /** Facts below the name. */
  children: ReactNode
  /** Below the facts; replaces the small steps. */
  below?: ReactNode
  t: LooksWords
}

/** A finished picture: plays its remaining steps up to the whole picture. */
export function Revealed({ done, looks, draws, whole, children, below, t }: Props) {
  const { result, look, points, name } = done
  const left = looks.slice(look)
  return (
    <section className={styles.revealed} data-below={below ? '' : undefined} aria-label={name}>
      {!done.inWords && (
        <>
          <div className={styles.picture} data-draws={draws}>
            {left.map((address, nth) => (
              <img
                key={address}
                className={styles.look}
                src={address}
                alt=""
                style={{ '--nth': nth } as CSSProperties}
              />
            ))}
            <img className={styles.whole} src={whole} alt="" style={{ '--nth': left.length } as CSSProperties} />
            {draws === 'pixels' && result === 'found' && left.length > 0 && (
              <Shards look={left.at(-1)!} after={left.length} />
            )}
          </div>
          {!below && (
            <ol className={styles.film} aria-hidden="true">
              {looks.map((address, nth) => (
                <li
                  key={address}
                  data-is={nth === look && result === 'found' ? 'found' : nth > look ? 'left' : undefined}
                >
                  <img src={address} alt="" width={64} height={64} />
                </li>
              ))}
            </ol>
          )}
        </>
      )}
      <h2 className={styles.name} {...newest(true)}>
        {name}
      </h2>
      <p className={styles.says}>
        <b data-result={result}>{fill(result === 'found' ? t.found : t.lost, { n: look + 1, points, name })}</b>{' '}
        {children}
      </p>
      {below}
    </section>
  )
}
