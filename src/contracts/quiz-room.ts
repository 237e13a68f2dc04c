/**
 * The protocol between a browser and a shard of the live quiz, at `/parties/quiz/{room}`. All times are ms since 1970
 * by the shard's clock; matches, rounds, options and places count from 0, ranks from 1.
 *
 * The page sends `join` once the socket is open. The answer `state` contains everything to show; later messages replace
 * parts of it. A match: `lobby` (at most once a second, on changes), then per round `question` a moment before it
 * opens, one `answered` for the player's own answer, and `reveal`; at the end `podium`, and `recorded` once the site
 * has stored the results. A round is thus at most three messages per player, plus one `progress` a second in rooms of
 * at most 50 people. With fewer than five people a round closes once all have answered, and later rounds start earlier.
 *
 * Clock and latency: after `state` the page sends three `ping`s in a row, each with the `token` of the last `pong`;
 * then one per HEARTBEAT_MS without a token.
 */

export * from './quiz-room/clock.ts'
export * from './quiz-room/messages.ts'
export * from './quiz-room/moves.ts'
export { LiveQuestion, MOST_LINES, MOST_NAMES, MOST_STAND, QuizLine, type QuizOwn } from './quiz-room/parts.ts'
export * from './quiz-room/site.ts'
