import { ClubCrest } from '#ui/ClubCrest.tsx'
import { Sign } from '#ui/Sign.tsx'
import type { Tile } from './engine/index.ts'
import { tileText, type Words } from './words.ts'

/** What stands on a tile: crest and name, flag and name, a short word, or an age with its arrow. */
export function TileFace({ tile, words }: { tile: Tile; words: Words }) {
  const { pack } = words
  const text = tileText(tile, words)
  if (tile.kind === 'club') {
    const club = tile.value === null ? undefined : pack.clubs.get(tile.value)
    return (
      <>
        {club && <ClubCrest club={club} size={24} />}
        <span className="nm">{text}</span>
      </>
    )
  }
  if (tile.kind === 'nation') {
    const flag = pack.countries.get(tile.value)?.flag
    return (
      <>
        <img className="flag" src={`/flags/${flag}.svg`} alt="" width={28} height={19} />
        {text}
      </>
    )
  }
  if (tile.kind !== 'age') return <span className="ab">{text}</span>
  return (
    <span className="age">
      <b className="num">{text}</b>
      {tile.arrow && <Sign name={tile.arrow} className="i i-s" />}
    </span>
  )
}
