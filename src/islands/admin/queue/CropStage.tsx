import { useId, useRef, type RefObject } from 'react'
import type { Crop } from '#contracts/admin.ts'
import { fill } from '#i18n/format.ts'
import { Guides } from '#ui/Guides.tsx'
import { squareOf } from '../crop.ts'
import type { Speech } from '../words.ts'
import { useSquare } from './use-square.ts'

type Props = {
  speech: Speech
  address: string
  /** Null until the picture has loaded. */
  image: HTMLImageElement | null
  onLoad: (image: HTMLImageElement) => void
  onFail: () => void
  crop: Crop
  onCrop: (crop: Crop) => void
}

/** The whole picture with the crop square over it. */
export function CropStage({ speech, address, image, onLoad, onFail, crop, onCrop }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const hint = useId()
  return (
    <div className="stage">
      <div ref={stage} className="frame" data-ready={image ? '' : undefined}>
        <img
          src={address}
          alt={speech.t.admin.sentPicture}
          onLoad={(event) => onLoad(event.currentTarget)}
          onError={onFail}
          draggable={false}
        />
        {image && <Square {...{ speech, stage, image, crop, onCrop, hint }} />}
      </div>
      {image ? (
        <p id={hint} className="xs muted">
          {speech.t.admin.squareKeys}
        </p>
      ) : (
        <p role="status" className="muted">
          {speech.t.admin.loadingPicture}
        </p>
      )}
    </div>
  )
}

type SquareProps = Pick<Props, 'speech' | 'crop' | 'onCrop'> & {
  stage: RefObject<HTMLDivElement | null>
  image: HTMLImageElement
  /** Id of the text that explains the keys. */
  hint: string
}

function Square({ speech, stage, image, crop, onCrop, hint }: SquareProps) {
  const { admin } = speech.t
  const picture = { width: image.naturalWidth, height: image.naturalHeight }
  const { square, corner, keys } = useSquare({ stage, crop, picture, onCrop })
  const { left, top, side } = squareOf(crop, picture)
  const percent = (fraction: number) => `${100 * fraction}%`
  const place = { left: percent(crop.x), top: percent(crop.y), width: percent(crop.size) }
  return (
    <>
      <div
        className="square"
        style={place}
        // Makes screen readers forward arrow keys, + and -.
        role="application"
        tabIndex={0}
        aria-label={admin.square}
        aria-describedby={hint}
        {...square}
      >
        <Guides words={admin} />
        <span className="corner" {...corner} />
      </div>
      <span className="vh" aria-live="polite">
        {keys > 0 && fill(admin.squareAt, { left, top, side })}
      </span>
    </>
  )
}
