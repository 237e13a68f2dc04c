import type { ComponentType } from 'react'
import type { GameId } from '#core/games.ts'
import type { ChallengeProps } from '#play/challenge/challenge.ts'

type ChallengePage = ComponentType<ChallengeProps<never>>

/** Games with challenges, each with its page. */
export const CHALLENGED: Record<GameId, () => Promise<{ default: ChallengePage }>> = {
  wordle: () => import('./wordle/view/modes/Challenge.tsx'),
  higherlower: () => import('./higherlower/view/modes/Challenge.tsx'),
  statistics: () => import('./statistics/view/modes/Challenge.tsx'),
  pixels: () => import('./pixels/view/modes/Challenge.tsx'),
  blur: () => import('./blur/view/modes/Challenge.tsx'),
  split: () => import('./split/view/modes/Challenge.tsx'),
  stadiums: () => import('./stadiums/view/modes/Challenge.tsx'),
  age: () => import('./age/view/modes/Challenge.tsx'),
  'career-path': () => import('./career-path/view/modes/Challenge.tsx'),
  bingo: () => import('./bingo/view/modes/Challenge.tsx'),
  'back-four': () => import('./back-four/view/modes/Challenge.tsx'),
  tictactoe: () => import('./tictactoe/view/modes/Challenge.tsx'),
}
