import { pick, shuffled, type Random } from '#core/random.ts'
import { clubShortName } from '#data/club-names.ts'
import type { HomeGround } from '#data/pools.ts'
import type { Club, Names } from '#data/types.ts'
import { dealApart, dealtOrNull } from '#games/deal-apart.ts'
import { CARDS, LOGOS } from '../rules/terms.ts'
import { cityName } from '#data/records.ts'
import type { Around, Card, Place, Setup } from '../rules/engine.ts'
import { GROUNDS, type Mix } from './roster.ts'

/** A ground with the one of its clubs that appears in the tray. */
type Pair = { ground: HomeGround; club: Club }

/** Contents of a board, not yet shuffled. */
type Dealt = { pairs: readonly Pair[]; decoys: readonly Club[] }

/**
 * Number of grounds of a mixed board in one country, which also provides the decoys; the others are in different
 * countries.
 */
const AT_HOME = 4
const DECOYS = LOGOS - CARDS
/**
 * Minimum of clubs for a country to provide the larger part of a mixed board; smaller countries provide single grounds.
 */
const LEAST_CLUBS = 8
/** Maxima of grounds in one city, tried in order until the pool allows a board. */
const MOST_PER_CITY = [1, 2, 3] as const

/**
 * Draws six grounds of a pool, none of them in `past`, nearest day last, and two decoys from `clubs`. Keeps the number
 * of grounds in one city as low as the pool allows. Throws a RangeError when the pool is too small.
 */
export function dealBoard(
  pool: readonly HomeGround[],
  clubs: readonly Club[],
  random: Random,
  past: readonly string[] = [],
): Dealt {
  const own = new Set(pool.map(({ id }) => id))
  const grounds = dealApart(
    (late) =>
      sixOf(
        pool.filter(({ id }) => !late.has(id)),
        random,
      ),
    past.filter((id) => own.has(id)),
    { pool: pool.length, step: CARDS },
  )
  return withDecoys(grounds, [clubs, clubs], random)
}

/**
 * Draws four grounds of one country, with decoys from it, and two from smaller countries. `found` grounds are used
 * last.
 */
export function dealMixed(
  world: readonly HomeGround[],
  clubsIn: (nation: string) => readonly Club[],
  random: Random,
  found: ReadonlySet<string>,
): Dealt {
  const isBig = ({ nation }: HomeGround) => clubsIn(nation).length >= LEAST_CLUBS
  const fresh = world.filter(({ id }) => !found.has(id))
  const [ours, all] = [fresh.filter(isBig), world.filter(isBig)]
  const { nation } = pick(ours.length > 0 ? ours : all, random)
  const home = freshFirst(
    all.filter((ground) => ground.nation === nation),
    random,
    found,
  )
  const away = freshFirst(
    world.filter((ground) => !isBig(ground)),
    random,
    found,
  )
  const apart = away.filter((ground, at) => away.findIndex((other) => other.nation === ground.nation) === at)
  const grounds = [...home.slice(0, AT_HOME), ...apart.slice(0, CARDS - AT_HOME)]
  return withDecoys(requireSix(grounds), [clubsIn(nation), clubsIn(nation)], random)
}

/** Grounds of each of the three kinds. */
const PER_KIND = 2
/** Index in the past of a ground that was not asked. */
const NEVER = -1

/**
 * Draws two grounds of the day's league, two well-known grounds of other countries, and two little-known grounds of one
 * country. Grounds in `past` (nearest day last) are used only when others are lacking, oldest first. The decoys are
 * from the league and from that country. Throws a RangeError when the pool is too small.
 */
export function dealDaily({ home, big, hard }: Mix, random: Random, past: readonly string[]): Dealt {
  const seen = new Map(past.map((id, at) => [id, at]))
  const seenAt = ({ id }: HomeGround) => seen.get(id) ?? NEVER
  const inOrder = (grounds: readonly HomeGround[]) =>
    shuffled(grounds, random).toSorted((one, other) => seenAt(one) - seenAt(other))
  /** `seen`: index in the past of the second ground to be drawn; `fresh`: number of grounds not asked yet. */
  const candidates = hard.flatMap(({ grounds, clubs }) => {
    const ordered = inOrder(grounds)
    const second = ordered[PER_KIND - 1]
    return second
      ? [{ clubs, ordered, seen: seenAt(second), fresh: ordered.filter((one) => seenAt(one) === NEVER).length }]
      : []
  })
  const [country] = shuffled(candidates, random).toSorted(
    (one, other) => one.seen - other.seen || other.fresh - one.fresh,
  )
  if (!country) throw new RangeError('too few to ask for')
  const away = inOrder(big).filter(
    ({ nation }, at, all) =>
      country.ordered.every((ground) => ground.nation !== nation) &&
      all.findIndex((other) => other.nation === nation) === at,
  )
  const grounds = [inOrder(home.grounds), away, country.ordered].flatMap((kind) => kind.slice(0, PER_KIND))
  return withDecoys(requireSix(grounds), [home.clubs, country.clubs], random)
}

/** Draws from cities with many grounds first, so that a round does not end with a board from one city. */
function sixOf(fresh: readonly HomeGround[], random: Random): HomeGround[] {
  const cities = [...Map.groupBy(shuffled(fresh, random), ({ id, city }) => city ?? id).values()]
  const inOrder = cities.toSorted((one, other) => other.length - one.length)
  for (const most of MOST_PER_CITY) {
    const grounds = Array.from({ length: most }, (_, nth) => inOrder.flatMap((ofOne) => ofOne[nth] ?? [])).flat()
    const dealt = dealtOrNull(() => requireSix(grounds.slice(0, CARDS)))
    if (dealt) return dealt
  }
  throw new RangeError('too few to ask for')
}

/** Adds a decoy from each list of `from`. A shared ground appears with only one of its clubs. */
function withDecoys(grounds: readonly HomeGround[], from: readonly (readonly Club[])[], random: Random): Dealt {
  const known = new Set(from.flat())
  const pairs = grounds.map((ground) => {
    const ofThese = ground.clubs.filter((club) => known.has(club))
    return { ground, club: pick(ofThese.length > 0 ? ofThese : ground.clubs, random) }
  })
  const atHome = new Set(grounds.flatMap((ground) => ground.clubs))
  const decoys = from.reduce<Club[]>((taken, clubs) => {
    const free = clubs.filter((club) => !atHome.has(club) && !taken.includes(club))
    return free.length === 0 ? taken : [...taken, pick(free, random)]
  }, [])
  if (decoys.length < DECOYS) throw new RangeError('too few clubs')
  return { pairs: shuffled(pairs, random), decoys }
}

const freshFirst = (pool: readonly HomeGround[], random: Random, found: ReadonlySet<string>): HomeGround[] =>
  shuffled(pool, random).toSorted((one, other) => Number(found.has(one.id)) - Number(found.has(other.id)))

function requireSix(grounds: HomeGround[]): HomeGround[] {
  if (grounds.length < CARDS) throw new RangeError('too few to ask for')
  return grounds
}

/** Minimum size of a country's map, in degrees. */
const LEAST_DEGREES = 6
const HEX = 16
const TOKEN_RANGE = 2 ** 32

/** Turns a dealt board into a setup: shuffled, with random tokens as ids. */
export function setupOf(
  { pairs, decoys }: Dealt,
  { named, league }: Pick<Setup, 'named' | 'league'>,
  random: Random,
): Setup {
  const token = () => Math.floor(random() * TOKEN_RANGE).toString(HEX)
  const clubs = shuffled([...pairs.map(({ club }) => club), ...decoys], random)
  return {
    ...{ named, league },
    cards: pairs.map(({ ground }) => cardOf(ground, token())),
    logos: clubs.map(({ id }) => ({ token: token(), club: id, ...clubShortName(id) })),
  }
}

function cardOf(ground: HomeGround, token: string): Card {
  const { id, name, capacity, opened, latitude, longitude, nation, clubs, meanwhile } = ground
  return {
    ...{ token, name, capacity, opened },
    ground: id,
    city: citiesOf(ground),
    place: [near(latitude), near(longitude)],
    around: AROUND.get(nation)!,
    clubs: clubs.map((club) => club.id),
    ...(meanwhile !== null && { meanwhile }),
  }
}

function citiesOf(ground: HomeGround): Names | null {
  const [en, fr, es] = (['en', 'fr', 'es'] as const).map((locale) => cityName(ground, locale))
  return en && fr && es ? { en, fr, es } : null
}

/** Rounds to a fifth of a degree, about twenty kilometres. */
const near = (degrees: number): number => Math.round(degrees * 5) / 5

/** Bounding box of each country's known grounds. */
const AROUND: ReadonlyMap<string, Around> = new Map(
  [...Map.groupBy(GROUNDS, ({ nation }) => nation)].map(([nation, grounds]) => {
    const places = grounds.map(({ latitude, longitude }): Place => [near(latitude), near(longitude)])
    const [south, north] = wide(places.map(([latitude]) => latitude))
    const [west, east] = wide(places.map(([, longitude]) => longitude))
    return [nation, [south, west, north, east]]
  }),
)

function wide(degrees: readonly number[]): [from: number, to: number] {
  const [least, most] = [Math.min(...degrees), Math.max(...degrees)]
  const missing = Math.max(0, LEAST_DEGREES - (most - least)) / 2
  return [near(least - missing), near(most + missing)]
}
