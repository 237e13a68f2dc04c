/** What was answered to a question that everybody has, and what is right. Null: nothing; many answers are. */
export type Picked = { picked: string | null; right: string | null }

/** How often an answer to a question was given, of all who are counted. */
export type PickCount = { question: number; choice: string; plays: number }

/** The question of a day, from 0, that most people missed, and how many percent. */
export type Hardest = { question: number; missed: number }
