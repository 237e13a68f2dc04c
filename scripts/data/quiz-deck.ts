import { createHash } from 'node:crypto'
import type { DeckFile } from '#games/quiz/deal/deck-file.ts'

const VERSION_LETTERS = 10

/**
 * Builds the quiz deck from the facts just written. Must be loaded after them, in a process that has not read older
 * ones.
 */
export async function quizDeck(): Promise<DeckFile> {
  const { makeDeck } = await import('#games/quiz/deal/deck.ts')
  const { encodeDeck } = await import('#games/quiz/deal/deck-file.ts')
  const { QUIZ_FACTS } = await import('#games/quiz/deal/sheets.ts')
  const { CRESTS, PORTRAITS } = await import('#pictures/index.ts')
  const { LOOKS } = await import('#pictures/portrait/portraits.ts')
  const { GROUND_LOOKS } = await import('#pictures/stadium/sheet.ts')
  const drawn = { portraits: PORTRAITS, crests: CRESTS, grounds: new Set(GROUND_LOOKS.keys()) }
  const skins = new Map([...LOOKS].map(([id, { skin }]) => [id, skin]))
  const questions = makeDeck(QUIZ_FACTS, { ...drawn, skins })
  const version = createHash('sha256').update(JSON.stringify(questions)).digest('hex').slice(0, VERSION_LETTERS)
  return encodeDeck({ version, questions }, drawn)
}
