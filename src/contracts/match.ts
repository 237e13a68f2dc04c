import * as z from 'zod/mini'

/** Messages of every match between seats, besides those of any room and a game's own moves. */
export const MatchMove = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ type: z.literal('kickOff') }),
  z.strictObject({ type: z.literal('rematch') }),
])
export type MatchMove = z.infer<typeof MatchMove>

/** The host's settings of a game. */
export type SettingsMove<Settings> = { type: 'settings'; settings: Settings }
