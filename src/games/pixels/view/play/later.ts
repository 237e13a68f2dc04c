// What is not in the first view: behind one door.
export { Answers } from './Answers.tsx'
export { Clues } from './Clues.tsx'
export { Note } from './Note.tsx'
