/** `ms`: counted time since the start of the question. `option`: index as shown in the round. */
export type Answer = { option: number; ms: number }

/** Public view of a player; `country` and `kit` are the player's choice. */
export type Card = { name: string; account: boolean; country?: string | undefined; kit?: string | undefined }

/** A player of a shard. `from`: first round played. */
export type Seat = Card & { from: number; answers: readonly (Answer | null)[] }

/** One match in one shard; its phase follows from the clock. */
export type MatchState = {
  match: number
  /** Index of the right option in each round; never in a view before the round closes. */
  rights: readonly number[]
  /** By player id. */
  seats: ReadonlyMap<string, Seat>
  pace: readonly PaceSetter[]
  /** When rounds closed early; null or absent for a round that closes by the clock. */
  closes: Closes
}

/** When rounds closed early, ms since 1970, by round. */
export type Closes = readonly (number | null)[]

/** Percentage of the questions that a pace-setter knows. */
export type Knows = 40 | 60 | 80

/** A simulated opponent; never listed in a table. */
export type PaceSetter = { knows: Knows; answers: readonly Answer[] }

export type Refusal = 'too-early' | 'too-late' | 'wrong-order' | 'no-seat' | 'full' | 'bad-option' | 'already-answered'

/** A player's match so far: score and tie-breakers. */
export type Tally = {
  score: number
  /** Sum of answer times; a round without an answer counts in full. */
  ms: number
  right: number
  answered: number
  /** Right answers in a row, current and best. */
  streak: number
  best: number
  /** Score of the last counted round. */
  gain: number
}
