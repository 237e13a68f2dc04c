/** Declared by hand, because inferred types would have a megabyte, and a fresh clone lacks the generated files. */
declare module '#data/generated/records.json' {
  const file: import('./records-file.ts').RecordsFile
  export default file
}
declare module '#data/generated/others.json' {
  const file: import('./types.ts').Other[]
  export default file
}
declare module '#data/generated/facts.json' {
  const file: import('./facts-file.ts').FactsFile
  export default file
}
declare module '#data/generated/evidence.json' {
  const file: import('./evidence-file.ts').EvidenceFile
  export default file
}
declare module '#data/generated/grammar.json' {
  const file: import('./grammar-file.ts').GrammarFile
  export default file
}
declare module '#data/generated/history.json' {
  const file: import('./history-file.ts').HistoryFile
  export default file
}
