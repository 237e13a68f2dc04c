import { useStore } from '@nanostores/react'
import { LEAGUES } from '#data/types.ts'
import type { GameWords, PlayWords } from '#play/game.ts'
import { $league } from './league.ts'
import styles from './leagues.module.css'

/** Of which league the grounds are: any, or one of five, by its roundel. */
export function Leagues({ t: { own, football } }: { t: PlayWords<GameWords<'stadiums'>> }) {
  const chosen = useStore($league)
  return (
    <div className={styles.leagues} role="group" aria-label={own.league}>
      <button type="button" aria-pressed={chosen === null} onClick={() => $league.set(null)}>
        {own.allLeagues}
      </button>
      {LEAGUES.map((league) => (
        <button
          key={league}
          type="button"
          aria-pressed={chosen === league}
          aria-label={football[`league-${league}`]}
          title={football[`league-${league}`]}
          onClick={() => $league.set(league)}
        >
          <img src={`/img/league/${league}.svg`} alt="" width={28} height={28} fetchPriority="low" />
        </button>
      ))}
    </div>
  )
}
