// Parts outside the first view, bundled in one lazy chunk.
export { Answers } from './Answers.tsx'
export { Clues } from './Clues.tsx'
export { Note } from './Note.tsx'
