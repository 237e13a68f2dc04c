import { useState } from 'react'
import { FIRST_KIT, kitOf, type Kit as Colours } from '#core/kits.ts'
import type { NumberStyle } from '#core/unlocks.ts'
import { photoAddress } from '#core/photo.ts'
import { Kit } from './Kit.tsx'
import { OwnShirt } from './OwnShirt.tsx'

type Props = {
  /** Address on the image host, or null. */
  photo: string | null
  /** The preference `kit`, unchecked. */
  kit: unknown
  /** Style of the number on the shirt; absent: no number. */
  numbers?: NumberStyle
}

/** A player's picture, else the shirt, in a circle. Decorative: the name is beside it. */
export function Avatar({ photo, kit, numbers }: Props) {
  const [missing, setMissing] = useState<string | null>(null)
  return (
    <span className="avatar">
      {photo && photo !== missing ? (
        <img src={photoAddress(photo, 128)} alt="" width="64" height="64" onError={() => setMissing(photo)} />
      ) : (
        <Worn kit={kitOf(kit) ?? FIRST_KIT} numbers={numbers} />
      )}
    </span>
  )
}

const Worn = ({ kit, numbers }: { kit: Colours; numbers: NumberStyle | undefined }) =>
  numbers ? <OwnShirt kit={kit} numbers={numbers} /> : <Kit kit={kit} />
