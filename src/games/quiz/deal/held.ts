import file from '#data/generated/quiz-deck.json' with { type: 'json' }
import { decodeDeck, decodeDrawn, type Deck } from './deck-file.ts'
import { levelsOf, type Level } from './grade.ts'
import { idOf, type Question } from './question.ts'
import { QUIZ_FACTS } from './sheets.ts'

/** The deck. Server, rooms and tests only: it contains every answer. */
export const DECK = decodeDeck(file)

/** Pictures that this build can draw. */
export const DRAWN = decodeDrawn(file)

export const LEVELS_OF_DECK = levelsOf(DECK.questions, QUIZ_FACTS)

/** Every tenth question is for practice alone: asking for practice all day teaches no answer of a match. */
const EACH_FOR_PRACTICE = 10

export const LIVE = partOf('live', (place) => place % EACH_FOR_PRACTICE !== 0)
export const PRACTICE = partOf('practice', (place) => place % EACH_FOR_PRACTICE === 0)

function partOf(name: string, isIn: (place: number) => boolean): { deck: Deck; levels: Level[] } {
  return {
    deck: { version: `${DECK.version}-${name}`, questions: DECK.questions.filter((_, place) => isIn(place)) },
    levels: LEVELS_OF_DECK.filter((_, place) => isIn(place)),
  }
}

const byId = new Map(DECK.questions.map((question) => [idOf(question), question]))

/** The question with this id, as reports name it. */
export const questionById = (id: string): Question | undefined => byId.get(id)
