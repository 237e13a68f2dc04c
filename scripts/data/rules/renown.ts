import { fameOf } from '../renown.ts'
import type { Rule } from './problem.ts'

/** The row order ranks fame; three contradicting grades are a slip in one or the other. */
const orderOfRenown: Rule = {
  name: 'order-of-renown',
  check({ renown }, complain) {
    let least = 5
    for (const row of renown) {
      const fame = fameOf(row)
      if (fame > least) complain('renown', row, 'footballer', `of fame ${fame}, below somebody of fame ${least}`)
      least = Math.min(least, fame)
    }
  },
}

export const RENOWN_RULES = [orderOfRenown] as const
