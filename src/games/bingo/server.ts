import { clubShortName } from '#data/club-names.ts'
import { countryByCode, footballerById } from '#data/facts.ts'
import type { Criterion, Difficulty } from '#data/types.ts'
import { onDay, type OfTheWeek } from '#games/week.ts'
import { challengeRules } from '#games/challenge-rules.ts'
import { setupOf, cardKey, dealCard } from './deal/deal.ts'
import { bingo, fillers, outcomeOf, type CardNames, type Setup, type State, type Facts } from './rules/engine.ts'
import { cardOf, PracticeDeal } from './deal/practice-deal.ts'
import { bandOf, bestKnownAt, bestKnownFirst, fullCard, nameOf, verdictNow } from './deal/roster.ts'
import { inRows } from '#games/marks.ts'
import { scoreBars } from '#games/outcome.ts'
import { runRules } from '#games/run-rules.ts'
import { CELLS, ROW } from './rules/terms.ts'
import { BingoAction } from './rules/action.ts'

/** Rules of Bingo challenges: a practice deal that the level's generator could have dealt. */
export const challenge = challengeRules({
  deal: PracticeDeal,
  setup(deal, mode): Setup | null {
    if (mode !== (deal.timed ? 'timed' : 'normal')) return null
    const band = bandOf(deal.level)
    const card = cardOf(band, deal)
    return card && setupOf(band, card, deal.timed, nameOf)
  },
  level: ({ level }) => level,
  stands: ({ players }) => players.every(({ id }) => footballerById(id) !== undefined),
})

/** Maximum of draws for a daily card that is new and has no player of another game's daily. */
const REDRAWS = 60

const LEVELS_OF_THE_WEEK: OfTheWeek<Difficulty> = ['easy', 'easy', 'normal', 'normal', 'normal', 'hard', 'hard']

/** Footballers dealt per weekday: the fewer there are, the more of them must be placed to fill the card. */
const PLAYERS_OF_THE_WEEK: OfTheWeek<number> = [40, 38, 32, 28, 24, 21, 18]

const MARKS = { filled: 'good', wild: 'fair', open: 'closed' } as const

/** Columns of the distribution: 0 to 16 filled cells. */
const BARS = CELLS + 1

/** Server rules of the Bingo daily. */
export const bingoRuns = runRules({
  engine: bingo,
  action: BingoAction,
  resolve(wire, state) {
    const now = (cell: number) => verdictNow(state.cells[cell]!, state.players[state.turns.length]!.id)
    if (bingo.isOver(state)) return 'already-over'
    if (wire.type === 'place') return { ...wire, today: now(wire.cell) }
    if (wire.type !== 'wildcard') return wire
    return { ...wire, today: [...state.cells.keys()].filter((cell) => now(cell) === 'yes') }
  },
  refusals: { 'not-offered': 'bad-request' },
  outcome: outcomeOf,
  marks: ({ cells }) =>
    inRows(
      cells.map(({ state }) => MARKS[state]),
      ROW,
    ),
  isAnswered: (state) => state.turns.some(({ cells }) => cells.length > 0),
  distribution: scoreBars(BARS),
  about: ({ players, turns }) => players.slice(0, turns.length).map(({ id }) => id),
  hiddenValues: (state) => (bingo.isOver(state) ? [] : comingIn(state)),
  facts: (state): Facts => ({
    valid: fillers(state.turns).map((turn, cell) =>
      turn === null ? bestKnownAt(state.cells[cell]!, state.level) : [],
    ),
  }),
  challenge,
  // No side panel: the game asks for criteria, so there is no footballer to show.
  sidePanel: null,
  daily: {
    deal(random, past, day, taken = new Set()) {
      const band = bandOf(onDay(LEVELS_OF_THE_WEEK, day))
      const asked = new Set(past)
      const away = new Set(band.footballers.flatMap(({ id }) => (taken.has(nameOf(id)) ? [id] : [])))
      for (let drawn = 0; drawn < REDRAWS; drawn++) {
        const card = dealCard(band, random, away, onDay(PLAYERS_OF_THE_WEEK, day))
        if (!card) return null
        const key = cardKey(card)
        // A cell may have no other candidate; then draw another card.
        if (asked.has(key) || card.players.some((id) => away.has(id))) continue
        const dealt = setupOf(band, { ...card, players: bestKnownFirst(card.players) }, false, nameOf)
        const setup = { ...dealt, names: cardNames(dealt.cells) }
        return { setup, used: [key], names: setup.players.map(({ name }) => name) }
      }
      return null
    },
    keep: 'forever',
    answers: (setup) => fullCard(setup).map((id) => ({ kind: 'portrait', id })),
    // The first footballer is well known and has a portrait; one in a cell may have none.
    drawing: ({ players: [first] }) => ({ kind: 'portrait', id: first!.id }),
  },
})

/** Players still to come, quoted because "Pedro" is part of other names. */
const comingIn = ({ players, turns }: State): string[] =>
  players.slice(turns.length + 1).flatMap(({ id, name }) => [`"${id}"`, `"${name}"`])

/** Names that the labels of a card need. */
export const cardNames = (cells: readonly Criterion[]): CardNames =>
  Object.fromEntries(
    cells.flatMap((criterion) => [
      ...clubsIn(criterion).map((club) => {
        const { name, local } = clubShortName(club)
        return [club, local ?? name] as const
      }),
      ...('nation' in criterion
        ? [[criterion.nation, countryByCode(criterion.nation)?.names ?? criterion.nation] as const]
        : []),
    ]),
  )

const clubsIn = (criterion: Criterion): readonly string[] =>
  'club' in criterion ? [criterion.club] : 'clubs' in criterion ? criterion.clubs : []
