/** What was answered to a question that has few answers, and what is right. `picked` null: nothing. */
export type Picked = { picked: string | null; right: string }

/** The question of a day, from 0, that most people missed, and how many percent. */
export type Hardest = { question: number; missed: number }
