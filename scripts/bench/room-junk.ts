import fc from 'fast-check'
import { MAX_MESSAGE_BYTES, REACTIONS } from '#contracts/rooms.ts'
import { BEST_OF, STEALS, TURN_SECONDS } from '#contracts/tictactoe-room.ts'
import { DIFFICULTIES, ROUND_CHOICES } from '#contracts/wordle-room.ts'

const someone = fc.oneof(
  fc.constantFrom('lionel-messi', 'erling-haaland', 'zinedine-zidane', 'andrea-pirlo', 'kylian-mbappe'),
  fc.constantFrom('', '__proto__', 'nobody-of-that-name', 'x'.repeat(90)),
  fc.string(),
)

/** Invalid input: any JSON, any text, and oversized messages. */
const anything = fc.oneof(
  { weight: 4, arbitrary: fc.json() },
  { weight: 4, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.constant('x'.repeat(MAX_MESSAGE_BYTES + 1)) },
)

/** Common messages of all rooms, and lookalikes. */
const common = fc.oneof(
  fc.record({ type: fc.constantFrom('ready', 'rematch', 'pass', 'timeUp', 'forfeit', 'quick', 'typing') }),
  fc.record({ type: fc.constant('ready'), ready: fc.oneof(fc.boolean(), fc.anything()) }),
  fc.record({ type: fc.constant('react'), reaction: fc.constantFrom(...REACTIONS, '__proto__') }),
  fc.record({ type: fc.constant('ping'), sent: fc.oneof(fc.integer(), fc.anything()) }),
  fc.record(
    {
      type: fc.constantFrom('join', 'leave'),
      ticket: fc.anything(),
      seatSecret: fc.anything(),
      watch: fc.anything(),
      version: fc.anything(),
    },
    { requiredKeys: ['type'] },
  ),
)

const kickOff = fc.constant({ type: 'kickOff' })

/** About half nearly valid, so that matches are played and left. */
const junkOf = (moves: fc.Arbitrary<object>, settings: fc.Arbitrary<object>) =>
  fc.oneof(
    { weight: 4, arbitrary: anything },
    { weight: 6, arbitrary: common },
    { weight: 1, arbitrary: kickOff },
    { weight: 8, arbitrary: moves },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('settings'), settings }) },
  )

/** Messages to a room of tic tac toe. */
export const gridJunk = junkOf(
  fc.record({ type: fc.constant('place'), cell: fc.integer({ min: -2, max: 11 }), player: someone }),
  fc.record({
    bestOf: fc.constantFrom(...BEST_OF, 2),
    steals: fc.constantFrom(...STEALS, 9),
    seconds: fc.constantFrom(...TURN_SECONDS, -1),
  }),
)

/** Messages to a room of Wordle. */
export const raceJunk = junkOf(
  fc.record({ type: fc.constantFrom('guess', 'pass'), player: someone }),
  fc.record({
    rounds: fc.constantFrom(...ROUND_CHOICES, 4),
    difficulty: fc.constantFrom(...DIFFICULTIES, 'hard'),
    hideColours: fc.boolean(),
  }),
)

/** Messages to a lobby. */
export const lobbyJunk = fc.oneof(anything, common, fc.record({ type: fc.constant('ping'), sent: fc.integer() }))
