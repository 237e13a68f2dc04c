import { aside } from '#ui/aside.ts'
import { playIntent } from '#ui/intent.ts'

/** Loads the board at the first interaction, with the sentence of the ringed cell. */
export const playing = () => playIntent().then(() => import('./board.tsx'))

export const Ask = aside(async () => ({ default: (await playing()).Ask }))
