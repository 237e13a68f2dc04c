/** What a search box needs once somebody types: one load for the way to look for names and the rows that show them. */
export { search } from '#search/search.ts'
export { PlayerOption } from './PlayerOption.tsx'
