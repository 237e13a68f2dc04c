import { practiceOf } from '#games/estimate/deal/practice.ts'
import { rules } from '../rules/engine.ts'

export const practice = practiceOf(rules)
