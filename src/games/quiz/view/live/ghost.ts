import { persisted } from '#stores/persisted.ts'

const Score = { safeParse: (value: unknown) => ({ data: Number.isSafeInteger(value) ? (value as number) : undefined }) }

/** Score of the player's last live match on this device, shown as a rival in the next one; 0 before the first. */
export const $ghost = persisted('quiz-ghost', Score, 0)
