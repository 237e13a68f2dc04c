import { useStore } from '@nanostores/react'
import { useMemo, useSyncExternalStore } from 'react'
import type { GameWords } from '#play/game.ts'
import { Dealt, type DealtProps } from '#play/practice/Dealt.tsx'
import { LevelChoice } from '#play/practice/LevelChoice.tsx'
import { game } from '../play/game.ts'
import { $league } from './league.ts'
import { Leagues } from './Leagues.tsx'
import styles from './leagues.module.css'

const MODES = ['easy', 'hard'] as const

const never = () => () => {}

/** Another board, as often as one likes: with names or with pins, of one league or of any. */
export default function StadiumsPractice(props: DealtProps<GameWords<'stadiums'>>) {
  const { t } = props
  const chosen = useStore($league)
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const league = isHere ? chosen : null
  // The same one from render to render: a fresh component would lose the focus.
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
