import { useEffect, useState } from 'react'
import { fill } from '#i18n/format.ts'
import { Guides } from '#ui/Guides.tsx'
import type { Speech } from './words.ts'

/** Smallest side in pixels of the games' portraits. */
const MIN_EDGE = 256
/** Ratio up to which a picture counts as square. */
const ROUNDING = 0.02

/** Outline of a bust in the box of our portraits, to show the placement. */
const BUST =
  'M200 112c-40 0-62 30-62 76 0 58 26 104 62 104s62-46 62-104c0-46-22-76-62-76Z' +
  'M172 280c-8 24-44 28-66 40-18 10-26 26-28 44h244c-2-18-10-34-28-44-22-12-58-16-66-40-16 18-40 18-56 0Z'

type Size = { width: number; height: number }

type Props = Pick<Speech, 't'> & {
  /** Null while nothing is chosen. */
  file: File | null
  /** Called when the browser cannot decode the file. */
  onBroken: () => void
}

/** Chosen picture under the guide lines of our portraits, with advice on its shape that does not block sending. */
export function Frame({ t, file, onBroken }: Props) {
  const [measured, setMeasured] = useState<{ of: File; size: Size } | null>(null)
  const hint = file && measured?.of === file ? hintOf(measured.size, t) : null
  return (
    <div className="stack">
      <div className="frame">
        {file ? (
          <Picture
            key={`${file.name} ${file.lastModified} ${file.size}`}
            file={file}
            alt={t.preview}
            onShown={(size) => setMeasured({ of: file, size })}
            onBroken={onBroken}
          />
        ) : (
          <svg viewBox="42 46 316 316" role="img" aria-label={t.frame}>
            <path d={BUST} />
            <path className="face" d="M164 200h16M220 200h16M180 258q20 12 40 0" />
          </svg>
        )}
        <Guides words={t} />
      </div>
      <p className="xs muted" role="status">
        {hint}
      </p>
    </div>
  )
}

type PictureProps = { file: File; alt: string; onShown: (size: Size) => void; onBroken: () => void }

/** Renders a local file; its object URL lives as long as the component. */
function Picture({ file, alt, onShown, onBroken }: PictureProps) {
  const [address] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <img
      src={address}
      alt={alt}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onShown({ width, height })}
      onError={onBroken}
    />
  )
}

function hintOf({ width, height }: Size, t: Speech['t']): string | null {
  if (Math.min(width, height) < MIN_EDGE) return fill(t.hintSmall, { width, height })
  return Math.abs(width / height - 1) > ROUNDING ? fill(t.hintShape, { width, height }) : null
}
