/** A footballer on a duel's card. `clubs`: in order of the season, two after a winter transfer; null: hidden. */
export type Someone = { id: string; name: string; nation: string; clubs: readonly string[] | null }
