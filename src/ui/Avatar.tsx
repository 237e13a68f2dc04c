import { useState } from 'react'
import { FIRST_KIT, kitOf } from '#core/kits.ts'
import { photoAddress } from '#core/photo.ts'
import { Kit } from './Kit.tsx'

type Props = {
  /** Address on the image host, or null. */
  photo: string | null
  /** The preference `kit`, unchecked. */
  kit: unknown
}

/** A player's picture, else the shirt, in a circle. Decorative: the name is beside it. */
export function Avatar({ photo, kit }: Props) {
  const [missing, setMissing] = useState<string | null>(null)
  return (
    <span className="avatar">
      {photo && photo !== missing ? (
        <img src={photoAddress(photo, 128)} alt="" width="64" height="64" onError={() => setMissing(photo)} />
      ) : (
        <Kit kit={kitOf(kit) ?? FIRST_KIT} />
      )}
    </span>
  )
}
