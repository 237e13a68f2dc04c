import type { Random } from '#core/random.ts'
import { dealOne } from '#games/deal-one.ts'

/** Who is asked for in each round, one draw each: nobody twice, and nobody that this room had lately. */
export function dealRace<Footballer extends { id: string }>(
  pool: readonly Footballer[],
  draws: readonly Random[],
  asked: readonly string[],
): Footballer[] {
  const answers: Footballer[] = []
  for (const random of draws) answers.push(dealOne(pool, random, [...asked, ...answers.map(({ id }) => id)]))
  return answers
}
