import { ask, type RunReply } from './run-api.ts'

/** One of the player's own runs as it stands; begins none. Never rejects. */
export const readRun = <View, Facts>(id: string): Promise<RunReply<View, Facts>> =>
  ask(`/api/runs/${encodeURIComponent(id)}`, {})
