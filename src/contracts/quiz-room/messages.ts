import * as z from 'zod/mini'
import { LiveQuestion, Lobby, Podium, Question, Reveal } from './parts.ts'

/** Messages of a shard. */
export const QuizMessage = z.discriminatedUnion('type', [
  /**
   * Answer to `join`: the current state. `question`: the open or next one; `chosen`: the player's answer to it;
   * `reveal`: from the close of a round on; `podium`: after the last round. `from`: the first round that the player's
   * seat plays (10: none of this match), null without a seat. The secret is sent once, to the seat's new owner.
   */
  z.object({
    type: z.literal('state'),
    now: z.number(),
    name: z.string(),
    from: z.nullable(z.int()),
    seatSecret: z.optional(z.string()),
    lobby: z.object(Lobby),
    question: z.nullable(LiveQuestion),
    chosen: z.nullable(z.int()),
    /** Right options of the closed rounds. */
    rights: z.array(z.int()),
    /** The question of the reveal. */
    revealed: z.nullable(LiveQuestion),
    reveal: z.nullable(z.object(Reveal)),
    podium: z.nullable(z.object(Podium)),
  }),
  z.object({ type: z.literal('lobby'), ...Lobby }),
  z.object({ type: z.literal('question'), ...Question }),
  /** The player's answer counts; progress of the round. */
  z.object({
    type: z.literal('answered'),
    match: z.int(),
    round: z.int(),
    option: z.int(),
    answered: z.int(),
    players: z.int(),
  }),
  /** Progress of the open round, at most once a second, in small rooms only. */
  z.object({
    type: z.literal('progress'),
    match: z.int(),
    round: z.int(),
    answered: z.int(),
    players: z.int(),
  }),
  z.object({ type: z.literal('reveal'), ...Reveal }),
  z.object({ type: z.literal('podium'), ...Podium }),
  /** The site has stored that match's results: boards and points are available. */
  z.object({ type: z.literal('recorded'), match: z.int() }),
  z.object({ type: z.literal('refused'), reason: z.string() }),
  z.object({ type: z.literal('pong'), sent: z.number(), now: z.number(), token: z.int() }),
  /** Another tab has taken this seat. */
  z.object({ type: z.literal('replaced') }),
  /** The page and the shard have different protocol versions. */
  z.object({ type: z.literal('reload') }),
])
export type QuizMessage = z.infer<typeof QuizMessage>
export type QuizState = Extract<QuizMessage, { type: 'state' }>
export type QuizLobby = Omit<Extract<QuizMessage, { type: 'lobby' }>, 'type'>
export type QuizReveal = Omit<Extract<QuizMessage, { type: 'reveal' }>, 'type'>
export type QuizPodium = Omit<Extract<QuizMessage, { type: 'podium' }>, 'type'>
