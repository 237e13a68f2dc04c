declare module '#data/generated/back-four.json' {
  const file: import('./catalogue-file.ts').CatalogueFile
  export default file
}
