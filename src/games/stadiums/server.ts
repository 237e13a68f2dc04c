import { pick } from '#core/random.ts'
import { clubById } from '#data/facts.ts'
import { heldChallenge } from '#games/challenge-rules.ts'
import { stadiums, rightAt, outcomeOf, type Setup, type Action, type State, type Facts } from './rules/engine.ts'
import { GROUNDS, clubsOf, DAYS_APART, groundsOf, mixOn, namedOf, worldFrom } from './deal/roster.ts'
import { LEAGUES, type LeagueId } from '#data/types.ts'
import { dealtOrNull } from '#games/deal-apart.ts'
import { onDay, type OfTheWeek } from '#games/week.ts'
import { scoreBars } from '#games/outcome.ts'
import { runRules } from '#games/run-rules.ts'
import { dealBoard, dealDaily, dealMixed, setupOf } from './deal/deal.ts'
import { CARDS } from './rules/terms.ts'
import { StadiumsAction } from './rules/action.ts'

/** Rules of Stadiums challenges: a run dealt by the server stays valid while its clubs still play at their grounds. */
const challenge = heldChallenge<Setup>(
  ({ cards, logos }) =>
    cards.every(({ ground }) => GROUNDS.some(({ id }) => id === ground)) &&
    logos.every(({ club }) => clubById(club) !== undefined),
  ({ league }) => league,
)

/**
 * Values that no response may contain yet: ground and city of open cards, and in hard their names. The tray shows club
 * names, so these values include the field name.
 */
const hiddenValuesOf = (state: State): string[] =>
  stadiums.isOver(state)
    ? []
    : state.cards.flatMap(({ ground, name, city, clubs }, at) => [
        `"ground":"${ground}"`,
        `"clubs":${JSON.stringify(clubs)}`,
        ...(rightAt(state, at) || state.hinted.includes(at) || !city ? [] : [`"city":${JSON.stringify(city)}`]),
        ...(rightAt(state, at) || state.named ? [] : [`"${name}"`]),
      ])

/** Per weekday: true when cards show names; at the weekend they show positions instead. */
const NAMED: OfTheWeek<boolean> = [true, true, true, true, true, false, false]

const isLeague = (part: string): part is LeagueId => LEAGUES.some((league) => league === part)

/**
 * Server rules of Stadiums, for the daily and for practice, which is dealt here because its pictures would reveal the
 * answer.
 */
export const stadiumsRuns = runRules({
  engine: stadiums,
  action: StadiumsAction,
  resolve: (wire): Action => wire,
  refusals: { 'not-offered': 'bad-request' },
  outcome: outcomeOf,
  marks: ({ cards }) => [cards.map(({ right }) => (!right ? 'closed' : right.check === 1 ? 'good' : 'fair'))],
  isAnswered: (state) => state.checks.length > 0,
  distribution: scoreBars(CARDS + 1),
  hiddenValues: hiddenValuesOf,
  facts: (): Facts => ({ grounds: GROUNDS.length }),
  pictures: ({ cards }) => cards.map(({ ground }) => ({ kind: 'ground' as const, id: ground, opened: 1 })),
  challenge,
  practice: {
    collects: true,
    parts: () => ({ all: LEAGUES, wanted: false }),
    deal: (random, { mode, part, found, leagues }) =>
      dealtOrNull(() => {
        const named = mode !== 'hard'
        // A mixed board needs grounds outside the five leagues; without them, deal a board of one league.
        if (!named && part === undefined && (leagues?.includes('other') ?? true)) {
          const world = worldFrom(leagues)
          return setupOf(dealMixed(world.grounds, world.clubsIn, random, found), { named, league: null }, random)
        }
        const choice = LEAGUES.filter((league) => leagues?.includes(league) ?? true)
        if (choice.length === 0) return null
        const asked = part !== undefined && isLeague(part) ? part : pick(choice, random)
        const pool = named ? namedOf(asked) : groundsOf(asked)
        // Treats collected grounds as seen, so that grounds not collected yet come first.
        const seen = pool.filter(({ id }) => found.has(id)).map(({ id }) => id)
        return setupOf(dealBoard(pool, clubsOf(asked), random, seen), { named, league: asked }, random)
      }),
    setupOf: ({ named, league, cards, logos }) => ({ named, league, cards, logos }),
  },
  sidePanel: { names: true },
  daily: {
    deal: (random, past, day) =>
      dealtOrNull(() => {
        const named = onDay(NAMED, day)
        const setup = setupOf(dealDaily(mixOn(day, named), random, past), { named, league: null }, random)
        return {
          setup,
          used: setup.cards.map(({ ground }) => ground),
          names: setup.cards.map(({ name }) => name),
        }
      }),
    keep: { days: DAYS_APART },
    answers: ({ cards }) => cards.map(({ ground }) => ({ kind: 'ground', id: ground })),
  },
})
