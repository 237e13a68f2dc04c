declare module '#data/generated/quiz-deck.json' {
  const file: import('./deck-file.ts').DeckFile
  export default file
}
