import { ask, type RunReply } from './run-api.ts'

/** Reads one of the player's own runs without starting one. Never rejects. */
export const readRun = <View, Facts>(id: string): Promise<RunReply<View, Facts>> =>
  ask(`/api/runs/${encodeURIComponent(id)}`, {})
