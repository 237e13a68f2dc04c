import type { CSSProperties } from 'react'
import type { Pack } from '#search/pack.ts'
import { SmallFace } from './SmallFace.tsx'
import styles from './run-bars.module.css'

export type Bar = {
  id: string
  /** Short figure above the bar. */
  figure: string
  /** Height relative to the highest bar, 0 to 1. */
  height: number
  /** Null: no question about him. */
  hit: boolean | null
  /** The bar as a sentence. */
  says: string
}

/** A run as bars with faces, in order of play; misses are grey. */
export function RunBars({ bars, pack }: { bars: readonly Bar[]; pack: Pack }) {
  return (
    <ol className={styles.bars}>
      {bars.map(({ id, figure, height, hit, says }) => (
        <li key={id} data-missed={hit === false || undefined}>
          <span className="vh">{says}</span>
          <b className="num n" aria-hidden="true">
            {figure}
          </b>
          <i style={{ '--height': height } as CSSProperties} aria-hidden="true" />
          <SmallFace id={id} pack={pack} size={25} />
        </li>
      ))}
    </ol>
  )
}
