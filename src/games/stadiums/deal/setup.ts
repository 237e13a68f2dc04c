import { shuffled, type Random } from '#core/random.ts'
import type { HomeGround } from '#data/pools.ts'
import { cityName } from '#data/records.ts'
import type { Names } from '#data/types.ts'
import type { Dealt } from './deal.ts'
import type { Around, Card, Place, Setup } from '../rules/engine.ts'
import { GROUNDS } from './roster.ts'

/** Minimum size of a country's map, in degrees. */
const LEAST_DEGREES = 6
const HEX = 16
const TOKEN_RANGE = 2 ** 32

/** Turns a dealt board into a setup: shuffled, with meaningless tokens. */
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
    logos: clubs.map(({ id, shortName }) => ({ token: token(), club: id, name: shortName })),
  }
}

function cardOf(ground: HomeGround, token: string): Card {
  const { id, name, capacity, opened, latitude, longitude, nation, clubs } = ground
  return {
    ...{ token, name, capacity, opened },
    ground: id,
    city: citiesOf(ground),
    place: [near(latitude), near(longitude)],
    around: AROUND.get(nation)!,
    clubs: clubs.map((club) => club.id),
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
