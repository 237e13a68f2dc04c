import file from '#data/generated/quiz-deck.json' with { type: 'json' }
import { decodeDeck } from './deck-file.ts'
import { levelsOf } from './grade.ts'
import { idOf, type Question } from './question.ts'
import { QUIZ_FACTS } from './sheets.ts'

/** The deck of all matches. Server, rooms and tests only: it contains every answer. */
export const DECK = decodeDeck(file)

export const LEVELS_OF_DECK = levelsOf(DECK.questions, QUIZ_FACTS)

const byId = new Map(DECK.questions.map((question) => [idOf(question), question]))

/** The question with this id, as reports name it. */
export const questionById = (id: string): Question | undefined => byId.get(id)
