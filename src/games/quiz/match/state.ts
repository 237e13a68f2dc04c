/** `ms`: time that counts, from the start of the question. `option`: as the round showed them. */
export type Answer = { option: number; ms: number }

/** As everybody sees a player; `country` and `kit` are his choice. */
export type Card = { name: string; account: boolean; country?: string | undefined; kit?: string | undefined }

/** One player of a shard. `from`: the first round that he plays. */
export type Seat = Card & { from: number; answers: readonly (Answer | null)[] }

/** One match in one shard; what time does to it follows from the clock. */
export type MatchState = {
  match: number
  /** The place of the right option in each round: never in a view before that round is closed. */
  rights: readonly number[]
  /** By player. */
  seats: ReadonlyMap<string, Seat>
  ghosts: readonly Ghost[]
}

/** A replay of real answers, on no table. */
export type Ghost = { name: string; answers: readonly (Answer | null)[] }

export type Refusal = 'too-early' | 'too-late' | 'wrong-order' | 'no-seat' | 'full' | 'bad-option' | 'already-answered'

/** A player's match up to some round: what it is worth, and what decides between equals. */
export type Tally = {
  score: number
  /** Answer times added up, a round without an answer as its whole length. */
  ms: number
  right: number
  answered: number
  /** Right ones running, now and at best. */
  streak: number
  best: number
  /** Of the last round counted. */
  gain: number
}
