import { useEffect, useMemo, useState, type CSSProperties } from 'react'
import { randomFrom } from '#core/random.ts'
import { addressesOf, EDGE, isCutOut, pixelsOf, squaresOf, type Pixels, type Square } from './squares.ts'
import styles from './arrival.module.css'

type Props = {
  /** Address without extension: `/img/portrait/pedri`. */
  picture: string
  /** Empty: decorative. */
  alt: string
  /** Flying squares mark a win. */
  won: boolean
  /** Just ended: plays the animation once. */
  fresh: boolean
  onLost: () => void
}

/** A cut-out picture that emerges from its sixteen by sixteen pixels. */
export function Arrival({ picture, alt, won, fresh, onLost }: Props) {
  const [whole, reduced] = addressesOf(picture)
  const pixels = usePixels(reduced)
  const [loaded, setLoaded] = useState(false)
  const squares = useMemo(
    () => (won && pixels && isCutOut(pixels) ? squaresOf(pixels, randomFrom(EDGE)) : []),
    [won, pixels],
  )
  const ready = loaded && pixels !== undefined
  return (
    <div className={styles.arrival} data-arrives={fresh ? (ready ? 'now' : 'waits') : 'before'}>
      {fresh && <img className={styles.pixels} src={reduced} alt="" />}
      <img
        className={pixels && !isCutOut(pixels) ? `${styles.picture} ${styles.photograph}` : styles.picture}
        src={whole}
        alt={alt}
        onLoad={() => setLoaded(true)}
        onError={onLost}
      />
      {ready && squares.map((square, at) => <i key={at} className={styles.square} style={placeOf(square)} />)}
    </div>
  )
}

const placeOf = ({ x, y, size, opacity, colour, fromX, fromY }: Square) =>
  ({
    '--x': x,
    '--y': y,
    '--size': size,
    '--opacity': opacity,
    '--from-x': (fromX - x) / size,
    '--from-y': (fromY - y) / size,
    background: colour,
  }) as CSSProperties

/** Undefined while loading, null when there is none. */
function usePixels(address: string): Pixels | null | undefined {
  const [read, setRead] = useState<{ address: string; pixels: Pixels | null }>()
  useEffect(() => {
    const image = new Image()
    image.onload = () => setRead({ address, pixels: read16(image) })
    image.onerror = () => setRead({ address, pixels: null })
    image.src = address
    return () => {
      image.onload = image.onerror = null
    }
  }, [address])
  return read?.address === address ? read.pixels : undefined
}

function read16(image: HTMLImageElement): Pixels | null {
  const context = Object.assign(document.createElement('canvas'), { width: EDGE, height: EDGE }).getContext('2d')
  if (!context) return null
  context.drawImage(image, 0, 0)
  return pixelsOf(context.getImageData(0, 0, EDGE, EDGE).data)
}
