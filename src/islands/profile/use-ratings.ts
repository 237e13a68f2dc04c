import { useEffect, useState } from 'react'
import { readOwnRatings } from '#stores/own-ratings.ts'

/** Ratings of the account by game; empty while loading and without any. */
export function useRatings(): ReadonlyMap<string, number> {
  const [ratings, setRatings] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    let isWanted = true
    void readOwnRatings().then((own) => isWanted && setRatings(new Map(own.map(({ game, rating }) => [game, rating]))))
    return () => void (isWanted = false)
  }, [])
  return ratings
}
