import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from './Button.tsx'

type Props = {
  /** The result in squares, and in sentences. */
  text: string
  inWords: string
  t: { share: string; copyWords: string; copied: string; copyYourself: string }
}

type Done = 'text' | 'words' | null

/** Shares with the system's sheet where there is one, else copies; where copying is forbidden the text can be selected. */
export function ShareButtons({ text, inWords, t }: Props) {
  const [done, setDone] = useState<Done>(null)
  const [byHand, setByHand] = useState<string | null>(null)

  async function copy(what: string, as: Done) {
    try {
      await navigator.clipboard.writeText(what)
      setDone(as)
      setByHand(null)
    } catch {
      setByHand(what)
    }
  }

  async function share() {
    if (typeof navigator.share !== 'function' || !isTouch()) return copy(text, 'text')
    try {
      await navigator.share({ text })
    } catch (error) {
      // Whoever closes the sheet did not ask for a copy.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(text, 'text')
    }
  }

  return (
    <div className="shares">
      <Button size="small" onClick={() => void share()}>
        <Share2 className="i" aria-hidden="true" />
        {done === 'text' ? t.copied : t.share}
      </Button>
      <Button size="small" look="quiet" onClick={() => void copy(inWords, 'words')}>
        <Copy className="i" aria-hidden="true" />
        {done === 'words' ? t.copied : t.copyWords}
      </Button>
      <p className="vh" role="status">
        {done && t.copied}
      </p>
      {byHand !== null && (
        <label className="by-hand sm">
          {t.copyYourself}
          <textarea readOnly rows={4} value={byHand} onFocus={(event) => event.currentTarget.select()} autoFocus />
        </label>
      )}
    </div>
  )
}

/** Desktop browsers have the sheet too, but there it is a detour to the clipboard. */
const isTouch = () => matchMedia('(pointer: coarse)').matches
