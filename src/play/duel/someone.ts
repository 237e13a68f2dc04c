/** Whom a card of a duel shows. `clubs` in the order of the season, two for who changed in winter; null: they are not told. */
export type Someone = { id: string; name: string; nation: string; clubs: readonly string[] | null }
