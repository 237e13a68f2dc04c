import { ageOn } from '#core/age.ts'
import { estimateRules } from '#games/estimate/rules/rules.ts'
import { HINT_AGE, OLDEST, YOUNGEST } from './terms.ts'

/** Guess the ages of ten footballers (docs/games/age.md). */
export const rules = estimateRules({ id: 'age', rightOf: ageOn, hintFrom: HINT_AGE, from: YOUNGEST, to: OLDEST })
