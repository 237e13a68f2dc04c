import { useState } from 'react'
import type { Crop } from '#contracts/admin.ts'
import { pictureTrouble, type Trouble } from '../api.ts'
import { firstCrop } from '../crop.ts'

const WHOLE: Crop = { x: 0, y: 0, size: 1 }

/** A submission's picture with its crop, or the reason it failed to load. */
export function usePicture(submission: string) {
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [crop, setCrop] = useState(WHOLE)
  const [failure, setFailure] = useState<Trouble | null>(null)
  const [attempt, setAttempt] = useState(0)
  return {
    image,
    crop,
    setCrop,
    failure,
    attempt,
    onLoad(loaded: HTMLImageElement) {
      setCrop(firstCrop({ width: loaded.naturalWidth, height: loaded.naturalHeight }))
      setImage(loaded)
    },
    onFail: () => void pictureTrouble(submission).then(setFailure),
    retry() {
      setFailure(null)
      setAttempt(attempt + 1)
    },
  }
}
