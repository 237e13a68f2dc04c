import type { ReactNode } from 'react'
import { PlayerPicture } from '#play/PlayerPicture.tsx'
import type { Pack } from '#search/pack.ts'
import type { Axis } from '../../rules/grid.ts'
import styles from './taken.module.css'
import { shortName } from '../../sentences.ts'

type Props = {
  id: string
  /** Column, whose club's shirt replaces a missing portrait. */
  column: Axis
  pack: Pack
  /** Corner content: the share of the same answer. */
  chip?: ReactNode
  /** X or O in matches. */
  mark?: 'x' | 'o'
  isUnique?: boolean
}

/** Length of a name above which the font is smaller, so that it fits on a phone. */
const LONG = 8

/** A footballer in a cell: face, name and share of the same answer. */
export function Taken({ id, column: { criterion }, pack, chip, mark, isUnique }: Props) {
  const name = shortName(pack.byId.get(id)?.name ?? id)
  return (
    <>
      <span className={styles.face}>
        <PlayerPicture id={id} club={criterion.kind === 'club' ? criterion.club : null} pack={pack} />
      </span>
      {mark && (
        <svg viewBox="0 0 24 24" className={styles.mark} data-mark={mark} aria-hidden="true">
          <path d={mark === 'x' ? 'M5 5l14 14M19 5 5 19' : 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z'} />
        </svg>
      )}
      <span className={styles.name} data-mark={mark} data-long={name.length > LONG ? '' : undefined}>
        {name}
      </span>
      {chip && (
        <span className={styles.chip} data-unique={isUnique ? '' : undefined}>
          {chip}
        </span>
      )}
    </>
  )
}
