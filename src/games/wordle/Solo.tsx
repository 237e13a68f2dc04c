import { useCallback } from 'react'
import { Practice, type PracticeProps } from '#play/practice/Practice.tsx'
import { LEVELS, type Level } from './engine/limits.ts'
import { game } from './game.ts'
import type { GameWords } from '#play/game.ts'

/** Wordle without end: as many players as one likes, at three levels. */
export default function WordleSolo(props: PracticeProps<GameWords<'wordle'>>) {
  const { packUrl } = props
  const rules = useCallback(async () => (await import('./solo-rules.ts')).soloRules(packUrl), [packUrl])
  const levelName = (level: Level) => props.t.own[`level-${level}`]
  return <Practice game={game} rules={rules} levels={LEVELS} levelName={levelName} {...props} />
}
