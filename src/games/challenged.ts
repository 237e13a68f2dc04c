import type { ComponentType } from 'react'
import type { GameId } from '#core/games.ts'
import type { ChallengeProps } from '#play/challenge/challenge.ts'

type Face = ComponentType<ChallengeProps<never>>

/** The games that friends can be challenged in, each with its face. */
export const CHALLENGED: Partial<Record<GameId, () => Promise<{ default: Face }>>> = {
  wordle: () => import('./wordle/Challenge.tsx'),
  higherlower: () => import('./higherlower/Challenge.tsx'),
  statistics: () => import('./statistics/Challenge.tsx'),
  pixels: () => import('./pixels/Challenge.tsx'),
  blur: () => import('./blur/Challenge.tsx'),
  split: () => import('./split/Challenge.tsx'),
  stadiums: () => import('./stadiums/Challenge.tsx'),
  age: () => import('./age/Challenge.tsx'),
  'career-path': () => import('./career-path/Challenge.tsx'),
  bingo: () => import('./bingo/Challenge.tsx'),
  tictactoe: () => import('./tictactoe/Challenge.tsx'),
}
