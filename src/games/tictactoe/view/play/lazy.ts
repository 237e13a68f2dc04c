import { aside } from '#ui/aside.ts'
import { playIntent } from '#ui/intent.ts'

/** Loads board, question and dots at the first interaction. */
export const playing = () => playIntent().then(() => import('./board.tsx'))

export const Ask = aside(async () => ({ default: (await playing()).Ask }))
export const FullProgress = aside(async () => ({ default: (await playing()).FullProgress }))
