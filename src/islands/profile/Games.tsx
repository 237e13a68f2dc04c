import { useState } from 'react'
import type { Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import type { Statistics } from '#contracts/results.ts'
import { gameOf } from '#games/catalogue.ts'
import { localePath } from '#i18n/locales.ts'
import { Shirt } from '#ui/Shirt.tsx'
import { GameFigures } from './GameFigures.tsx'
import styles from './games.module.css'
import type { Speech } from './words.ts'

type Props = Speech & { statistics: Statistics; today: Day; ratings?: ReadonlyMap<string, number> }

/** One game at a time, chosen by a rail of shirts; begins with the most played. */
export function Games({ statistics, today, ratings, ...speech }: Props) {
  const { locale, t, games } = speech
  const [chosen, choose] = useState<GameId>(() => mostPlayed(statistics))
  const records = statistics[chosen] ?? []
  const { number, path } = gameOf(chosen)
  const isDone = records.some(({ mode, date }) => mode === 'today' && date === today)
  return (
    <section className={`card ${styles.games}`}>
      <h2 id="games">{t.gameByGame}</h2>
      <Rail {...speech} chosen={chosen} onChoose={choose} />
      <div className={styles.panel} key={number}>
        <div className="row between">
          <h3>{games[chosen]}</h3>
          {isDone ? (
            <a className="lk sm" href={localePath(locale, path)}>
              {t.playPractice}
            </a>
          ) : (
            <a className="lk sm" href={localePath(locale, `${path}/today`)}>
              {t.playDaily}
            </a>
          )}
        </div>
        {records.length > 0 ? (
          <GameFigures {...{ locale, t, records, today }} game={chosen} rating={ratings?.get(chosen)} />
        ) : (
          <p className="muted">{t.notPlayedYet}</p>
        )}
      </div>
    </section>
  )
}

/** The card before the results are read: as large, with its shirts. */
export const EmptyGames = (speech: Speech) => (
  <section className={`card ${styles.games}`}>
    <h2>{speech.t.gameByGame}</h2>
    <Rail {...speech} />
    <div className={styles.panel} />
  </section>
)

type RailProps = Pick<Speech, 'games' | 't'> & { chosen?: GameId; onChoose?: (game: GameId) => void }

const Rail = ({ games, t, chosen, onChoose }: RailProps) => (
  <div className={styles.rail} role="group" aria-label={t.gameByGame}>
    {GAME_IDS.map((id) => (
      <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose?.(id)}>
        <span className="vh">{games[id]}</span>
        <Shirt number={gameOf(id).number} state={id === chosen ? 'kit' : undefined} />
      </button>
    ))}
  </div>
)

const mostPlayed = (statistics: Statistics): GameId => {
  const count = (game: GameId) => statistics[game]?.length ?? 0
  return GAME_IDS.reduce((most, game) => (count(game) > count(most) ? game : most))
}
