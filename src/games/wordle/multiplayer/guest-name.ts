import { PLAYER_NAME_MAX } from '#contracts/player-name.ts'
import { persisted, type Parser } from '#stores/persisted.ts'

const Name: Parser<string> = {
  safeParse: (value) => ({ data: typeof value === 'string' && value.length <= PLAYER_NAME_MAX ? value : undefined }),
}

/** How this browser's guest wants to be called; empty: a number. */
export const $guestName = persisted('guestName', Name, '')
