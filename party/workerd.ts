// The rooms without PartyKit's service: a worker with one Durable Object class per party, named as in partykit.json.
// `npm start` runs it in workerd, and wrangler deploys it (docs/deploy.md).
import type * as Party from 'partykit/server'
import { durable, serve, type PartyClass } from './room/durable.ts'
import Lobby from './lobby.ts'
import QuizShard from './quiz.ts'
import QuizTable from './quiztable.ts'
import TictactoeRoom from './tictactoe.ts'
import WordleRoom from './wordle.ts'

const PARTIES: ReadonlyMap<string, PartyClass> = new Map<string, PartyClass>([
  ['lobby', Lobby],
  ['quiz', QuizShard],
  ['quiztable', QuizTable],
  ['tictactoe', TictactoeRoom],
  ['wordle', WordleRoom],
])

export const lobby = durable(Lobby)
export const quiz = durable(QuizShard)
export const quiztable = durable(QuizTable)
export const tictactoe = durable(TictactoeRoom)
export const wordle = durable(WordleRoom)

export default {
  fetch: (request: Party.Request, env: Record<string, unknown>) => serve(request, env, PARTIES),
}
