import { Icon } from '#ui/Icon.tsx'
import { KeptRows } from '#play/end/KeptRows.tsx'
import type { EndProps } from '#play/end/play-end.ts'
import { useNames } from '#play/use-names.ts'
import type { View } from '../../rules/engine.ts'
import { PlainTile } from '../play/ClueTile.tsx'
import { playerName, rowText, wordsOf } from '../../words.ts'
import styles from './kept.module.css'
import type { GameWords } from '#play/game.ts'

const SIGNS = { ok: 'check', near: 'near', no: 'cross' } as const

/** Guesses with names; a row opens its tiles. */
export function KeptBoard(props: EndProps<View, GameWords<'wordle'>>) {
  const words = wordsOf(props)
  useNames(
    props.pack,
    props.view.rows.map(({ player }) => player),
  )
  const rows = props.view.rows.map((row) => ({
    key: row.player,
    name: playerName(row.player, words),
    label: rowText(row, words),
    signs: row.tiles.map(({ kind, state }) => (
      <i key={kind} className={styles.sign} data-state={state}>
        <Icon name={SIGNS[state]} />
      </i>
    )),
    more: (
      <div role="table" aria-label={playerName(row.player, words)}>
        <div role="row" className={styles.tiles}>
          {row.tiles.map((tile) => (
            <PlainTile key={tile.kind} tile={tile} words={words} />
          ))}
        </div>
      </div>
    ),
  }))
  return <KeptRows rows={rows} columns="minmax(9.5rem, 52%)" />
}
