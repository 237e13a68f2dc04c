import type { LiveQuestion, QuizLobby, QuizMessage, QuizPodium, QuizReveal } from '#contracts/quiz-room.ts'

/** State of the match, from the shard's messages. */
export type QuizMatch = {
  /** The player's name in the shard. */
  name: string
  /** The first round that the player's seat plays; null without a seat. */
  from: number | null
  lobby: QuizLobby
  question: LiveQuestion | null
  /** The player's answer, once acknowledged. */
  chosen: number | null
  /** Answered and present players; null before. */
  answered: { answered: number; players: number } | null
  reveal: QuizReveal | null
  /** The question of the reveal; the next one arrives while it is shown. */
  revealed: LiveQuestion | null
  podium: QuizPodium | null
  /** Right options of the match's closed rounds. */
  rights: readonly number[]
  /** Ranks before and after the last reveal. */
  rankBefore: number | null
  /** The last match whose results the site has stored. */
  recorded: number | null
}

/** Reducer of shard messages; null before the first `state`. Connection messages change nothing. */
export function reduceMessage(state: QuizMatch | null, message: QuizMessage): QuizMatch | null {
  if (message.type === 'state') return reduceState(state, message)
  if (!state) return null
  switch (message.type) {
    case 'lobby':
      return reduceLobby(state, message)
    case 'question':
      return reduceQuestion(state, message)
    case 'answered':
      return isAbout(state, message)
        ? { ...state, chosen: message.option, answered: { answered: message.answered, players: message.players } }
        : state
    case 'progress':
      return isAbout(state, message)
        ? { ...state, answered: { answered: message.answered, players: message.players } }
        : state
    case 'reveal':
      return reduceReveal(state, message)
    case 'podium': {
      const { type: _, ...podium } = message
      return { ...state, podium }
    }
    case 'recorded':
      return { ...state, recorded: message.match }
    default:
      return state
  }
}

type Message<Type extends QuizMessage['type']> = Extract<QuizMessage, { type: Type }>

/** Replaces everything but the answer count of the same match and the last recorded match. */
function reduceState(state: QuizMatch | null, message: Message<'state'>): QuizMatch {
  const { name, from, lobby, question, chosen, rights, revealed, reveal, podium } = message
  const isSame = state !== null && matchOf(state) === matchOf(message)
  return {
    ...{ name, from, lobby, question, chosen, rights, revealed, reveal, podium },
    ...{ answered: isSame ? state.answered : null, rankBefore: null, recorded: state?.recorded ?? null },
  }
}

/** A seat of the previous match plays the next from its first question. */
function reduceLobby(state: QuizMatch, { type: _, ...lobby }: Message<'lobby'>): QuizMatch {
  return { ...state, lobby, from: state.from !== null && lobby.match > state.lobby.match ? 0 : state.from }
}

function reduceQuestion(state: QuizMatch, { type: _, ...question }: Message<'question'>): QuizMatch {
  const isNewMatch = question.round === 0 || matchOf(state) !== question.match
  return {
    ...{ ...state, question, chosen: null, answered: null },
    ...(isNewMatch && { podium: null, rights: [], reveal: null, revealed: null }),
  }
}

function reduceReveal(state: QuizMatch, { type: _, ...reveal }: Message<'reveal'>): QuizMatch {
  const rankBefore = state.reveal?.match === reveal.match ? (state.reveal.own?.rank ?? null) : null
  const revealed = state.question && isOf(state.question, reveal) ? state.question : null
  return { ...state, reveal, revealed, rankBefore, rights: rightsWith(state.rights, reveal) }
}

/** A reveal may arrive twice. */
const rightsWith = (rights: readonly number[], { round, right }: QuizReveal): number[] => [
  ...rights.slice(0, round),
  right,
]

const matchOf = ({ question, reveal, podium, lobby }: Shown): number => (question ?? reveal ?? podium ?? lobby).match

type Shown = Pick<QuizMatch, 'question' | 'reveal' | 'podium' | 'lobby'>
type Asked = { match: number; round: number }

const isOf = (one: Asked, other: Asked): boolean => one.match === other.match && one.round === other.round
const isAbout = ({ question }: QuizMatch, asked: Asked): boolean => question !== null && isOf(question, asked)

/** The scene on the screen at `now`, ms by the shard's clock. */
export type Scene = 'lobby' | 'question' | 'reveal' | 'podium'

/** A question arrives early; the previous scene stays until it starts. */
export function sceneAt({ lobby, question, reveal, podium }: QuizMatch, now: number): Scene {
  const latest = Math.max(question?.match ?? -1, reveal?.match ?? -1, podium?.match ?? -1)
  if (question && question.match === latest && now >= question.startAt) {
    const isClosed = reveal?.match === question.match && reveal.round >= question.round
    if (!isClosed) return 'question'
  }
  if (podium && podium.match === latest) return 'podium'
  if (reveal && reveal.match === latest) return 'reveal'
  return latest >= lobby.match && question && now >= question.startAt ? 'question' : 'lobby'
}
