import type { Random } from '#core/random.ts'
import { dealOne } from '#games/deal-apart.ts'

/** Answers of all rounds, one draw each: no repeats within the match or from the room's recent ones. */
export function dealRace<Footballer extends { id: string }>(
  pool: readonly Footballer[],
  draws: readonly Random[],
  asked: readonly string[],
): Footballer[] {
  const answers: Footballer[] = []
  for (const random of draws) answers.push(dealOne(pool, random, [...asked, ...answers.map(({ id }) => id)]))
  return answers
}
