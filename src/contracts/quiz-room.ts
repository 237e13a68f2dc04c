/**
 * The protocol between a browser and a shard of the live quiz, at `/parties/quiz/{room}`. All times are ms since 1970 by
 * the shard's clock; matches, rounds, options and places count from 0, ranks from 1.
 *
 * In: `join` once the socket is open. It is answered by `state`, which holds all there is to show; what comes after
 * replaces parts of it. A match: `lobby` (at most once a second, when something changed), then per round `question` a
 * moment before it may be answered, one `answered` for one's own answer, `reveal`; in the end `podium`, and `recorded`
 * once the site has the results. So a round is at most three messages to each, and in rooms of at most 50 people one
 * `progress` a second. With fewer than five people a round closes once all have answered, and the rest moves forward.
 *
 * Clock and latency: the page sends `ping` and repeats the `token` of each `pong` in its next one, three in a row after
 * `state`, then one each HEARTBEAT_MS without a token.
 */

export * from './quiz-room/clock.ts'
export * from './quiz-room/messages.ts'
export * from './quiz-room/moves.ts'
export { LiveQuestion, MOST_LINES, MOST_NAMES, MOST_STAND, QuizLine, type QuizOwn } from './quiz-room/parts.ts'
export * from './quiz-room/site.ts'
