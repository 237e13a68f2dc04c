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
export function reduceMessage(known: QuizMatch | null, message: QuizMessage): QuizMatch | null {
  if (message.type === 'state') {
    const { name, from, lobby, question, chosen, rights, revealed, reveal, podium } = message
    const isSame = known !== null && matchOf(known) === (question ?? reveal ?? podium ?? lobby).match
    return {
      ...{ name, from, lobby, question, chosen, rights, revealed, reveal, podium },
      ...{ answered: isSame ? known.answered : null, rankBefore: null, recorded: known?.recorded ?? null },
    }
  }
  if (!known) return null
  switch (message.type) {
    case 'lobby': {
      const { type: _, ...lobby } = message
      // A seat of the previous match plays the next from its first question.
      return { ...known, lobby, from: known.from !== null && lobby.match > known.lobby.match ? 0 : known.from }
    }
    case 'question': {
      const { type: _, ...question } = message
      const fresh = question.round === 0 || matchOf(known) !== question.match
      return {
        ...known,
        question,
        chosen: null,
        answered: null,
        podium: fresh ? null : known.podium,
        ...(fresh && { rights: [], reveal: null, revealed: null }),
      }
    }
    case 'answered':
      return isAbout(known, message)
        ? { ...known, chosen: message.option, answered: { answered: message.answered, players: message.players } }
        : known
    case 'reveal': {
      const { type: _, ...reveal } = message
      const rankBefore = known.reveal?.match === reveal.match ? (known.reveal.own?.rank ?? null) : null
      const revealed = known.question && isOf(known.question, reveal) ? known.question : null
      return { ...known, reveal, revealed, rankBefore, rights: rightsWith(known.rights, reveal) }
    }
    case 'podium': {
      const { type: _, ...podium } = message
      return { ...known, podium }
    }
    case 'recorded':
      return { ...known, recorded: message.match }
    default:
      return known
  }
}

/** A reveal may arrive twice. */
const rightsWith = (rights: readonly number[], { round, right }: QuizReveal): number[] => [
  ...rights.slice(0, round),
  right,
]

const matchOf = ({ question, reveal, podium, lobby }: QuizMatch): number =>
  (question ?? reveal ?? podium ?? lobby).match

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
