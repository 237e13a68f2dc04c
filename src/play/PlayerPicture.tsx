import { initialsOf } from '#core/initials.ts'
import { pictureAddress } from '#core/picture-address.ts'
import type { Pack } from '#search/pack.ts'
import { ImageOr } from '#ui/ImageOr.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import styles from './player-picture.module.css'

type Props = {
  id: string
  /** Club of the shirt shown when there is no portrait. */
  club: string | null
  pack: Pack
  /** Omits gesture and prize, which would cover a neighbouring footballer. */
  isBare?: boolean
}

/** The portrait, or the club's shirt, or a neutral shirt with initials. Fills its container, which sets the size. */
export function PlayerPicture({ id, club, pack, isBare = false }: Props) {
  const player = pack.byId.get(id)
  const portrait = player?.portrait === true
  const known = club === null ? undefined : pack.clubs.get(club)
  const source = portrait
    ? pictureAddress(`portrait/${id}.svg?cut=${isBare ? 'bare' : '1'}`)
    : known?.crest
      ? pictureAddress(`kit/${known.id}.svg?cut=1`)
      : null
  return (
    <span className={styles.picture} data-kit={portrait ? undefined : ''}>
      <ImageOr source={source} width={254} height={203}>
        <Shirt number={player ? initialsOf(player.name).slice(0, 2).join('') : '?'} />
      </ImageOr>
    </span>
  )
}
