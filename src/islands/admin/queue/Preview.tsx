import { useEffect, useRef } from 'react'
import type { Crop } from '#contracts/admin.ts'
import { squareOf } from '../crop.ts'

/** Twice the 64 px shown, for high-density screens. */
const DOTS = 128

type Props = { image: HTMLImageElement; crop: Crop; label: string }

/** The crop at the 64 px of the games' lists. */
export function Preview({ image, crop, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { left, top, side } = squareOf(crop, { width: image.naturalWidth, height: image.naturalHeight })
    const pen = canvas.current!.getContext('2d')!
    pen.imageSmoothingQuality = 'high'
    pen.clearRect(0, 0, DOTS, DOTS)
    pen.drawImage(image, left, top, side, side, 0, 0, DOTS, DOTS)
  }, [image, crop])
  return <canvas ref={canvas} className="preview" width={DOTS} height={DOTS} role="img" aria-label={label} />
}
