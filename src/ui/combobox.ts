/** Parts that a search box needs once somebody types, in one lazy module. */
export { lateState, loadLate } from '#stores/late-pack.ts'
export { search } from '#search/search.ts'
export { PlayerList } from './PlayerList.tsx'
