import { randomFrom, type Seed } from '#core/random.ts'
import { deal } from '../deal.ts'

/** Who is asked for in each round: nobody twice, and nobody that this room had lately. */
export function dealRace<Footballer extends { id: string }>(
  pool: readonly Footballer[],
  rounds: number,
  seed: Seed,
  asked: readonly string[],
): Footballer[] {
  const random = randomFrom(seed)
  const answers: Footballer[] = []
  while (answers.length < rounds) {
    answers.push(deal(pool, random, [...asked, ...answers.map(({ id }) => id)]))
  }
  return answers
}
