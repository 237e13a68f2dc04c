import { pictureAddress } from '#core/picture-address.ts'
import type { ReactNode } from 'react'
import type { Axis } from '../../rules/grid.ts'
import styles from './nine.module.css'
import { axisName, type Said } from '../../words.ts'
import markStyles from './mark.module.css'

type Props = Said & {
  /** Absent outside a table. */
  role?: 'columnheader' | 'rowheader'
  /** Absent while loading. */
  axis: Axis | undefined
  sign?: ((axis: Axis) => ReactNode) | undefined
}

/** Head of a row or column: mark above name. */
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
  /** Icon for axes without a picture. */
  sign?: ((axis: Axis) => ReactNode) | undefined
}

/** Mark of an axis: crest, flag, league mark or icon; decorative. */
function Mark({ axis, sign }: MarkProps) {
  const { criterion, flag } = axis
  const source =
    criterion.kind === 'club'
      ? pictureAddress(`crest/${criterion.club}.svg`)
      : criterion.kind === 'leagueEver'
        ? pictureAddress(`league/${criterion.league}.svg`)
        : flag && `/flags/${flag}.svg`
  if (source) return <img className={markStyles.mark} src={source} alt="" />
  return sign?.(axis)
}
