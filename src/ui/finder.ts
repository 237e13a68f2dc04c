/** What a search box needs once somebody types: one load for the way to look for names and the rows that show them. */
export { lateState, loadLate } from '#stores/late-pack.ts'
export { search } from '#search/search.ts'
export { PlayerList } from './PlayerList.tsx'
