import type { ReactNode } from 'react'
import type { Axis } from '../../rules/axis.ts'
import styles from './mark.module.css'

type Props = {
  axis: Axis
  /** Drawn for what has no picture. */
  sign?: ((axis: Axis) => ReactNode) | undefined
}

/** What stands over the name of an axis: crest, flag, mark of a league, or a sign. Says nothing by itself. */
export function Mark({ axis, sign }: Props) {
  const { criterion, flag } = axis
  const source =
    criterion.kind === 'club'
      ? `/img/crest/${criterion.club}.svg`
      : criterion.kind === 'leagueEver'
        ? `/img/league/${criterion.league}.svg`
        : flag && `/flags/${flag}.svg`
  if (source) return <img className={styles.mark} src={source} alt="" />
  return sign?.(axis)
}
