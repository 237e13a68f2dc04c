import * as z from 'zod/mini'
import { PLAYER_NAME_MAX } from '#contracts/ticket.ts'
import { persisted } from '#stores/persisted.ts'

export { PLAYER_NAME_MAX }

/** How this browser's guest wants to be called; empty: a number. */
export const $guestName = persisted('guestName', z.string().check(z.maxLength(PLAYER_NAME_MAX)), '')
