import type { CSSProperties } from 'react'
import { clubCode, isLongTile } from '#play/club-tile.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './clue-tile.module.css'
import type { Tile } from '../../rules/engine.ts'
import { tileLabel, tileText, type Words } from '../../words.ts'

const SIGNS = { ok: 'check', near: 'near', no: 'cross' } as const

type Props = {
  tile: Tile
  /** True in earlier rows: codes on one line. */
  compact: boolean
  /** Flips when it appears, one tile after the other. */
  flips: boolean
  order: number
  /** Tab stop of the board. */
  isEntry: boolean
  onPress: () => void
  words: Words
}

/** A clue as colour, icon and words. Pressing it explains the meaning. */
export function ClueTile({ tile, compact, flips, order, isEntry, onPress, words }: Props) {
  return (
    <div role="gridcell" className={styles.cell}>
      <button
        type="button"
        className={flips ? `${styles.tile} ${styles.flips}` : styles.tile}
        data-state={tile.state}
        data-compact={compact ? '' : undefined}
        style={{ '--order': order } as CSSProperties}
        tabIndex={isEntry ? 0 : -1}
        onClick={onPress}
      >
        <span className="vh">{tileLabel(tile, words)}</span>
        <span className={styles.shown} aria-hidden="true">
          <ClueFace tile={tile} compact={compact} words={words} />
        </span>
        <Icon name={SIGNS[tile.state]} className={styles.sign} />
      </button>
    </div>
  )
}

/** The tile without a button. */
export function PlainTile({ tile, words }: { tile: Tile; words: Words }) {
  return (
    <div role="cell" className={styles.tile} data-state={tile.state} data-plain="">
      <span className="vh">{tileLabel(tile, words)}</span>
      <span className={styles.shown} aria-hidden="true">
        <ClueFace tile={tile} compact={false} words={words} />
      </span>
      <Icon name={SIGNS[tile.state]} className={styles.sign} />
    </div>
  )
}

type FaceProps = { tile: Tile; compact: boolean; words: Words }

function ClueFace({ tile, compact, words }: FaceProps) {
  const { pack } = words
  const text = tileText(tile, words, compact)
  if (tile.kind === 'club') {
    const club = tile.value === null ? undefined : pack.clubs.get(tile.value)
    return (
      <span className={styles.face}>
        {club && <ClubCrest club={club} size={compact ? 17 : 22} />}
        <span className={styles.club} data-club="" data-long={isLongTile(text) ? '' : undefined}>
          {text}
        </span>
        {club && isLongTile(text) && <span className={styles.clubCode}>{clubCode(club)}</span>}
      </span>
    )
  }
  if (tile.kind === 'nation') {
    const flag = pack.countries.get(tile.value)?.flag
    return (
      <span className={styles.face}>
        <img className="flag" src={`/flags/${flag}.svg`} alt="" width={28} height={19} />
        <span>{text}</span>
      </span>
    )
  }
  if (tile.kind !== 'age') return <span className={styles.code}>{text}</span>
  return (
    <span className={styles.age}>
      <b className="num">{text}</b>
      {tile.arrow && <Icon name={tile.arrow} className="i i-s" />}
    </span>
  )
}
