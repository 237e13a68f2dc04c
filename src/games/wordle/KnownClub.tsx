import type { Pack } from '#search/pack.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import type { View } from './engine/index.ts'
import { knowledgeOf } from './known.ts'

/** The crest of the club to find, once a tile has said it. */
export function KnownClub({ view, pack }: { view: View; pack: Pack }) {
  const { is } = knowledgeOf(view).club
  const club = is === null ? undefined : pack.clubs.get(is)
  return club && <ClubCrest club={club} size={22} />
}
