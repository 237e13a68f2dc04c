import type { CatalogueFile } from '#games/back-four/deal/catalogue-file.ts'

/**
 * Builds the groups of Back four from the facts just written. Must be loaded after them, in a process that has not read
 * older ones.
 */
export async function backFourGroups(): Promise<CatalogueFile> {
  const { catalogueFile } = await import('#games/back-four/deal/catalogue/index.ts')
  return catalogueFile()
}
