import { pictureAddress } from '#core/picture-address.ts'
import { useStore } from '@nanostores/react'
import { useMemo, useSyncExternalStore } from 'react'
import type { GameWords, PlayWords } from '#play/game.ts'
import { Dealt, type DealtProps } from '#play/practice/Dealt.tsx'
import { LevelChoice } from '#play/practice/LevelChoice.tsx'
import { game } from '../play/game.tsx'
import styles from './leagues.module.css'
import { LEAGUES, type LeagueId } from '#data/types.ts'
import { persisted } from '#stores/persisted.ts'

const LEAGUE = {
  safeParse: (value: unknown): { data?: LeagueId | null } => {
    const league = LEAGUES.find((one) => one === value)
    return value === null ? { data: null } : league ? { data: league } : {}
  },
}

/** League of the practice; null: all of them. */
const $league = persisted<LeagueId | null>('stadiums-league', LEAGUE, null)

const MODES = ['easy', 'hard'] as const

const neverChanges = () => () => {}

/** Unlimited practice: with names or with pins, of one league or all. */
export default function StadiumsPractice(props: DealtProps<GameWords<'stadiums'>>) {
  const { t } = props
  const chosen = useStore($league)
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const league = isHydrated ? chosen : null
  // Memoized, because a new component type on each render would lose the focus.
  const Choice = useMemo<typeof LevelChoice>(
    () => (choice) => (
      <div className={styles.choice}>
        <LevelChoice {...choice} />
        <Leagues t={t} />
      </div>
    ),
    [t],
  )
  return (
    <Dealt
      game={game}
      modes={MODES}
      modeName={(mode) => t.own[mode]}
      Choice={Choice}
      {...(league !== null && { part: league })}
      {...props}
    />
  )
}

/** Choice of league: all, or one of five by its badge. */
function Leagues({ t: { own, football } }: { t: PlayWords<GameWords<'stadiums'>> }) {
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
          <img src={pictureAddress(`league/${league}.svg`)} alt="" width={28} height={28} fetchPriority="low" />
        </button>
      ))}
    </div>
  )
}
