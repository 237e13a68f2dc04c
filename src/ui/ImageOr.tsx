import { useState, type ReactNode } from 'react'

type Props = {
  source: string | null | undefined
  width: number
  height: number
  className?: string
  loading?: 'lazy'
  /** Shown without an image, and when it fails to load. */
  children: ReactNode
}

/** A decorative image with a fallback. */
export function ImageOr({ source, children, ...rest }: Props) {
  const [isLost, setLost] = useState(false)
  if (!source || isLost) return children
  return <img src={source} alt="" {...rest} onError={() => setLost(true)} />
}
