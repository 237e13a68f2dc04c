import type { Question } from './question.ts'

/** Available pictures, by id. */
export type Drawn = { portraits: ReadonlySet<string>; crests: ReadonlySet<string>; grounds: ReadonlySet<string> }

/** Pictures for who builds the deck: with the skin of each portrait, from 1 (fair) to 8 (dark). */
export type Drawing = Drawn & { skins: ReadonlyMap<string, number> }

/** `quiz-deck.json`: questions by template, `subject|right option, three others`, parts separated by commas. */
export type DeckFile = {
  version: string
  questions: Record<string, string[]>
  drawn: { portraits: string[]; crests: string[]; grounds: string[] }
}

/** `version` identifies the deck; another version deals other matches. */
export type Deck = { version: string; questions: readonly Question[] }

const PARTS = ','
const HALVES = '|'

export function encodeDeck({ version, questions }: Deck, { portraits, crests, grounds }: Drawn): DeckFile {
  const drawn = { portraits: [...portraits], crests: [...crests], grounds: [...grounds] }
  const file: DeckFile = { version, questions: {}, drawn }
  for (const { template, about, options } of questions)
    (file.questions[template] ??= []).push([about.join(PARTS), options.join(PARTS)].join(HALVES))
  return file
}

export const decodeDeck = ({ version, questions }: Pick<DeckFile, 'version' | 'questions'>): Deck => ({
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

export const decodeDrawn = ({ drawn: { portraits, crests, grounds } }: Pick<DeckFile, 'drawn'>): Drawn => ({
  portraits: new Set(portraits),
  crests: new Set(crests),
  grounds: new Set(grounds),
})
