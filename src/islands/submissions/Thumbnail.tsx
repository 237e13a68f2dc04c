import { ImageOff, Link2 } from 'lucide-react'
import { useState } from 'react'
import type { Sent } from '#stores/read-submissions.ts'

/** Stored picture as a thumbnail; an icon for a link or a deleted file. Decorative: the name is next to it. */
export function Thumbnail({ file_type, picture }: Sent) {
  const [gone, setGone] = useState(false)
  const Icon = file_type === 'link' ? Link2 : ImageOff
  if (picture && !gone) {
    return (
      <img className="thumb" src={picture} alt="" width="64" height="64" loading="lazy" onError={() => setGone(true)} />
    )
  }
  return (
    <span className="thumb muted">
      <Icon className="i" aria-hidden="true" />
    </span>
  )
}
