import type { ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import { KeptRows } from '../../end/KeptRows.tsx'
import { signOf, type LooksDone, type LooksView, type LooksWords } from '../looks.ts'
import styles from './kept-five.module.css'

type Props = {
  view: LooksView
  /** Address of the whole picture. */
  pictureOf: (id: string) => string
  /** Content of an opened row. */
  more: (done: LooksDone, at: number) => ReactNode
  t: LooksWords
}

/** The five pictures with the step at which each was named; a row opens picture and facts. */
export function KeptFive({ view, pictureOf, more, t }: Props) {
  const rows = view.done.map((one, at) => {
    const { id, name, result, look, points } = one
    const isFound = result === 'found'
    return {
      key: id,
      name,
      label: `${name}, ${fill(isFound ? t.keptFound : t.keptLost, { n: look + 1, points })}`,
      signs: (
        <span className={styles.sign} data-sign={signOf(one)}>
          {isFound ? `+${points}` : '×'}
        </span>
      ),
      more: (
        <div className={styles.more}>
          {!one.inWords && <img src={pictureOf(id)} alt="" width={96} height={96} loading="lazy" />}
          <div>{more(one, at)}</div>
        </div>
      ),
    }
  })
  return <KeptRows rows={rows} columns="3.4em" />
}
