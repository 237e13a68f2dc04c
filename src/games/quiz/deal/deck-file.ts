import type { Question } from './question.ts'

/** `quiz-deck.json`: questions by template, `subject|right option, three others`, parts separated by commas. */
export type DeckFile = { version: string; questions: Record<string, string[]> }

/** `version` identifies the deck; another version deals other matches. */
export type Deck = { version: string; questions: readonly Question[] }

const PARTS = ','
const HALVES = '|'

export function encodeDeck({ version, questions }: Deck): DeckFile {
  const file: DeckFile = { version, questions: {} }
  for (const { template, about, options } of questions)
    (file.questions[template] ??= []).push([about.join(PARTS), options.join(PARTS)].join(HALVES))
  return file
}

export const decodeDeck = ({ version, questions }: DeckFile): Deck => ({
  version,
  questions: Object.entries(questions).flatMap(([template, lines]) =>
    lines.map((line) => {
      const [about, options] = line.split(HALVES)
      return {
        template,
        about: about === '' ? [] : about!.split(PARTS),
        options: options!.split(PARTS) as unknown as Question['options'],
      }
    }),
  ),
})
