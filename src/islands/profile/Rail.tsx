import { GAME_IDS, type GameId } from '#core/games.ts'
import styles from './games.module.css'
import { Shirt } from '#ui/Shirt.tsx'
import type { Speech } from './words.ts'

/** Skeleton of the card in its final size, while the results load. */
export const EmptyGames = (speech: Speech) => (
  <section className={`card ${styles.games}`}>
    <h2>{speech.t.gameByGame}</h2>
    <Rail {...speech} />
    <div className={styles.panel} />
  </section>
)

type RailProps = Pick<Speech, 'games' | 't'> & { chosen?: GameId; onChoose?: (game: GameId) => void }

/** Shirts of all games; one is chosen. */
export const Rail = ({ games, t, chosen, onChoose }: RailProps) => (
  <div className={styles.rail} role="group" aria-label={t.gameByGame}>
    {GAME_IDS.map((id, at) => (
      <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose?.(id)}>
        <span className="vh">{games[id]}</span>
        <Shirt number={at + 1} state={id === chosen ? 'kit' : undefined} />
      </button>
    ))}
  </div>
)
