import { useState, type KeyboardEvent } from 'react'
import '#styles/chips.css'
import type { WordleAction } from '../../rules/action.ts'
import { fill } from '#i18n/format.ts'
import type { GameWords, PlayWords, ShownProps } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import { useNames } from '#play/use-names.ts'
import type { View, Tile } from '../../rules/engine.ts'
import { ClueTile } from './ClueTile.tsx'
import styles from './guesses.module.css'
import { kindsOf } from './kinds.ts'
import { playerName, wordsOf, type Words, tileName } from '../../words.ts'

type Props = Pick<ShownProps<View, WordleAction, GameWords<'wordle'>>, 'view' | 'pack' | 'locale' | 'say'> & {
  t: Pick<PlayWords<GameWords<'wordle'>>, 'football' | 'own'>
}

/** Guesses: the newest large at the bottom, earlier ones as codes above. Pressing a tile announces its meaning. */
export function Guesses(props: Props) {
  const { rows, hard } = props.view
  const words = wordsOf(props)
  // Rows from before a reload appear without flipping.
  const [known] = useState(rows.length)
  useNames(
    props.pack,
    rows.map(({ player }) => player),
  )
  if (rows.length === 0) return null
  const kinds = kindsOf(hard)
  return (
    <div
      className={styles.board}
      role="grid"
      aria-label={words.t.board}
      onKeyDown={moveFocus}
      data-tiles={kinds.length}
    >
      <div className={styles.labels} role="row">
        <span className="vh" role="columnheader">
          {words.t.player}
        </span>
        {kinds.map((kind) => (
          <span key={kind} role="columnheader">
            {words.t[kind]}
          </span>
        ))}
      </div>
      {rows.map((row, at) => (
        <Guess
          key={row.player}
          row={row}
          n={rows.slice(0, at + 1).filter(({ twin }) => !twin).length}
          isNewest={at === rows.length - 1}
          flips={at >= known}
          onPress={props.say}
          hard={hard}
          words={words}
        />
      ))}
    </div>
  )
}

type GuessProps = {
  row: View['rows'][number]
  /** Number of the guess; a twin repeats the previous number. */
  n: number
  isNewest: boolean
  flips: boolean
  onPress: (sentence: string) => void
  hard: boolean
  words: Words
}

function Guess({ row, n, isNewest, flips, onPress, hard, words }: GuessProps) {
  return (
    <div
      className={styles.guess}
      role="row"
      data-guess=""
      data-compact={isNewest ? undefined : ''}
      {...newest(isNewest)}
    >
      <p className={styles.name} role="rowheader">
        <span>{playerName(row.player, words)}</span>
        {row.twin ? (
          <span className="chip chip-c">{words.t.twin}</span>
        ) : (
          isNewest && <small>{fill(words.t.guessNumber, { n })}</small>
        )}
      </p>
      <div className={styles.tiles} role="presentation">
        {row.tiles.map((tile, at) => (
          <ClueTile
            key={tile.kind}
            tile={tile}
            compact={!isNewest}
            flips={flips}
            order={at}
            isEntry={isNewest && at === 0}
            onPress={() => onPress(tileSentence(tile, hard, words))}
            words={words}
          />
        ))}
      </div>
    </div>
  )
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** One tab stop for all tiles; arrows move between them. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, target } = event
  const tiles = [...currentTarget.querySelectorAll('button')]
  const at = tiles.indexOf(target as HTMLButtonElement)
  const across = Number(currentTarget.dataset['tiles'])
  const steps: Record<string, number> = { ...STEPS, ArrowUp: -across, ArrowDown: across }
  const next = Object.hasOwn(steps, key) ? tiles[at + steps[key]!] : undefined
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

/** Sentence of a tapped tile: "Near. He was at Manchester City before, not now." */
function tileSentence(tile: Tile, hard: boolean, words: Words): string {
  return fill(words.t[keyOf(tile, hard)], { value: tileName(tile, words) })
}

type Key = Extract<keyof Words['t'], `tells-${string}`>

function keyOf(tile: Tile, hard: boolean): Key {
  if (tile.kind === 'club' && tile.value === null && tile.state === 'no') return 'tells-club-none'
  if (tile.kind === 'league' && tile.value === null) return 'tells-league-none'
  if (tile.kind === 'age') return ageKeyOf(tile)
  const state = tile.kind === 'league' && tile.state === 'near' ? 'no' : tile.state
  if (state === 'no' && hard && tile.kind !== 'league') return `tells-${tile.kind}-hard`
  return `tells-${tile.kind}-${state}` as Key
}

function ageKeyOf({ state, arrow }: Extract<Tile, { kind: 'age' }>): Key {
  if (state === 'ok') return 'tells-age-ok'
  return arrow ? `tells-age-${state}-${arrow}` : 'tells-age-unknown'
}
