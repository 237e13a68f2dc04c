import { Sign } from '#ui/Sign.tsx'
import type { Messages } from '#i18n/messages/index.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { View } from '../engine/index.ts'
import { PlainTile } from '../ClueTile.tsx'
import { playerName, rowSays, type Words } from '../words.ts'
import styles from './kept.module.css'

const SIGNS = { ok: 'check', near: 'near', no: 'cross' } as const

/** The guesses with their names; a row opens its tiles. */
export function KeptBoard({ view, pack, locale, t }: EndProps<View, Messages<'wordle'>>) {
  const words: Words = { pack, locale, football: t.football, t: t.own }
  return (
    <div className={styles.rows}>
      {view.rows.map((row) => (
        <details key={row.player} name="kept-row">
          <summary className={styles.row} aria-label={rowSays(row, words)}>
            <span className={styles.name}>{playerName(row.player, words)}</span>
            <span className={styles.signs}>
              {row.tiles.map(({ kind, state }) => (
                <i key={kind} data-state={state}>
                  <Sign name={SIGNS[state]} />
                </i>
              ))}
            </span>
          </summary>
          <div className={styles.tiles} role="table" aria-label={playerName(row.player, words)}>
            <div role="row" className={styles.tileRow}>
              {row.tiles.map((tile) => (
                <PlainTile key={tile.kind} tile={tile} words={words} />
              ))}
            </div>
          </div>
        </details>
      ))}
    </div>
  )
}
