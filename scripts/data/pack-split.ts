import { brotliCompressSync } from 'node:zlib'
import { agePool, seasonPool, seasonTotals, valuePool, wordlePool, type PoolFacts } from '#data/pools.ts'
import { LEAGUES, type Footballer } from '#data/types.ts'

/** Maximum size of the first pack, with some bytes to spare for what a build adds. */
const FIRST_BYTES = 59_900

/** The search for the largest pack ends this close to the limit. */
const NEAR_ENOUGH_BYTES = 150
const MOST_TRIES = 6

export type AskedFacts = Pick<PoolFacts, 'footballers' | 'values' | 'seasons' | 'died' | 'day'>

/** Everyone that a browser mode may ask for, or whose picture and club it shows. */
export function askedInBrowsers({ footballers, values, seasons, died, day }: AskedFacts): Set<Footballer> {
  const wordle = (['easy', 'normal', 'hard', 'today'] as const).flatMap((mode) => wordlePool(mode, footballers))
  const ages = (['normal', 'today'] as const).flatMap((mode) => agePool(mode, footballers, died, day))
  const valued = [null, ...LEAGUES].flatMap((league) => valuePool(footballers, values, league))
  const totals = [...seasonPool('any', seasonTotals(footballers, seasons)).values()].flat()
  const compared = [...valued, ...totals].map(({ footballer }) => footballer)
  return new Set([...wordle, ...ages, ...compared])
}

/**
 * The footballers of the first pack in fact order: all of `asked`, and as many of the best known others as fit. Size
 * grows almost linearly, so a few attempts suffice.
 */
export function firstOf(
  footballers: readonly Footballer[],
  asked: ReadonlySet<Footballer>,
  encode: (first: readonly Footballer[]) => object,
): Footballer[] {
  const line = [...asked, ...footballers.filter((footballer) => !asked.has(footballer))]
  const upTo = (count: number) => {
    const taken = new Set(line.slice(0, count))
    return footballers.filter((footballer) => taken.has(footballer))
  }
  const bytesOf = (count: number) => brotliCompressSync(JSON.stringify(encode(upTo(count)))).length
  let least = { count: asked.size, bytes: bytesOf(asked.size) }
  let most = { count: line.length, bytes: bytesOf(line.length) }
  if (most.bytes <= FIRST_BYTES) return [...footballers]
  for (let tries = 0; tries < MOST_TRIES && FIRST_BYTES - least.bytes > NEAR_ENOUGH_BYTES; tries++) {
    const share = (FIRST_BYTES - NEAR_ENOUGH_BYTES / 2 - least.bytes) / (most.bytes - least.bytes)
    const count = least.count + Math.round(share * (most.count - least.count))
    if (count <= least.count || count >= most.count) break
    const tried = { count, bytes: bytesOf(count) }
    if (tried.bytes <= FIRST_BYTES) least = tried
    else most = tried
  }
  return upTo(least.count)
}
