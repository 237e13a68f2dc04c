import type { ReactNode } from 'react'
import type { Axis } from '../../rules/axis.ts'
import styles from './nine.module.css'
import { axisName, type Said } from '../../words.ts'
import markStyles from './mark.module.css'

type Props = Said & {
  /** Absent before the grid is one. */
  role?: 'columnheader' | 'rowheader'
  /** Absent while it loads: its room. */
  axis: Axis | undefined
  sign?: ((axis: Axis) => ReactNode) | undefined
}

/** At the head of a row or a column: its mark over its name. */
export function Head({ role, axis, sign, ...said }: Props) {
  return (
    <div role={role} className={styles.head} data-axis={axis?.key}>
      {axis && <Mark axis={axis} sign={sign} />}
      <span>{axis && axisName(axis, said)}</span>
    </div>
  )
}

type MarkProps = {
  axis: Axis
  /** Drawn for what has no picture. */
  sign?: ((axis: Axis) => ReactNode) | undefined
}

/** What stands over the name of an axis: crest, flag, mark of a league, or a sign. Says nothing by itself. */
function Mark({ axis, sign }: MarkProps) {
  const { criterion, flag } = axis
  const source =
    criterion.kind === 'club'
      ? `/img/crest/${criterion.club}.svg`
      : criterion.kind === 'leagueEver'
        ? `/img/league/${criterion.league}.svg`
        : flag && `/flags/${flag}.svg`
  if (source) return <img className={markStyles.mark} src={source} alt="" />
  return sign?.(axis)
}
