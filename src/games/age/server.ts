import { estimateRuns } from '#games/estimate/runs.ts'
import { rules } from './rules/engine.ts'

/** Server rules of Age. */
export const ageRuns = estimateRuns(rules)
