import * as z from 'zod/mini'

/** What every match between seats of a room understands, besides the messages of any room and a game's own moves. */
export const MatchMove = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ type: z.literal('kickOff') }),
  z.strictObject({ type: z.literal('rematch') }),
])
export type MatchMove = z.infer<typeof MatchMove>

/** The host's choice of a game's settings. */
export type SettingsMove<Settings> = { type: 'settings'; settings: Settings }
