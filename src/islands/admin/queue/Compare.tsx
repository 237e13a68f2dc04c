import { useState } from 'react'
import type { Crop } from '#contracts/admin.ts'
import { Guides } from '#ui/Guides.tsx'
import type { Speech } from '../words.ts'
import { Preview } from './Preview.tsx'

type Props = { speech: Speech; footballer: string; image: HTMLImageElement | null; crop: Crop }

/** The current and the proposed picture side by side, each with the same captions. */
export function Compare({ speech, footballer, image, crop }: Props) {
  const { admin } = speech.t
  const [missing, setMissing] = useState(false)
  return (
    <div className="compare">
      <figure>
        <span className="drawing">
          {missing ? (
            <span className="muted xs">{admin.noDrawing}</span>
          ) : (
            <>
              <img src={`/img/portrait/${footballer}.webp?w=256`} alt="" onError={() => setMissing(true)} />
              <Guides />
            </>
          )}
        </span>
        <figcaption className="xs muted">{admin.shownNow}</figcaption>
      </figure>
      {image && (
        <figure>
          <Preview image={image} crop={crop} label={admin.preview} />
          <figcaption className="xs muted">{admin.preview}</figcaption>
        </figure>
      )}
    </div>
  )
}
