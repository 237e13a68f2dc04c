// Parts outside the first view, bundled in one lazy chunk.
export { Answers } from './Answers.tsx'
export { board } from './board.ts'
export { Tried } from './Tried.tsx'
export { WordCards } from './WordCards.tsx'

export const end = async () => (await import('../end/end.ts')).end
