import { useCallback } from 'react'
import { Practice, type PracticeProps } from '#play/practice/Practice.tsx'
import { LEVELS, type Level } from '../../rules/terms.ts'
import { game } from '../play/game.ts'
import type { GameWords } from '#play/game.ts'

/** Endless Wordle at three levels. */
export default function WordleSolo(props: PracticeProps<GameWords<'wordle'>>) {
  const { packUrl } = props
  const rules = useCallback(async () => (await import('../../deal/practice-rules.ts')).soloRules(packUrl), [packUrl])
  const levelName = (level: Level) => props.t.own[`level-${level}`]
  return <Practice game={game} rules={rules} levels={LEVELS} levelName={levelName} {...props} />
}
