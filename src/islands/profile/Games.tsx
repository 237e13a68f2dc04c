import { useState } from 'react'
import type { Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import type { Statistics } from '#contracts/results.ts'
import { gameOf } from '#games/catalogue.ts'
import { localePath } from '#i18n/locales.ts'
import { GameFigures } from './GameFigures.tsx'
import styles from './games.module.css'
import { Rail } from './Rail.tsx'
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

const mostPlayed = (statistics: Statistics): GameId => {
  const count = (game: GameId) => statistics[game]?.length ?? 0
  return GAME_IDS.reduce((most, game) => (count(game) > count(most) ? game : most))
}
