import { useCallback } from 'react'
import careersUrl from '#data/generated/careers-pack.json?url'
import { Practice, type PracticeProps } from '#play/practice/Practice.tsx'
import type { GameWords } from '#play/game.ts'
import { game } from '../play/game.tsx'
import { hard } from './hard-game.ts'
import { LEVELS, type Level, type PracticeMode } from '../../deal/levels.ts'

type Props = PracticeProps<GameWords<'career-path'>> & { mode: PracticeMode }

/** Unlimited practice, row by row or by three clubs. */
export default function CareerPathPractice(props: Props) {
  const { mode, packUrl, t } = props
  const rules = useCallback(
    async () => (await import('../../deal/practice.ts')).practiceRules(mode, packUrl, careersUrl),
    [mode, packUrl],
  )
  return (
    <Practice
      game={mode === 'hard' ? hard : game}
      rules={rules}
      levels={LEVELS[mode] as readonly Level[]}
      levelName={(level) => t.own[`level-${level}`]}
      {...props}
    />
  )
}
