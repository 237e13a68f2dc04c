import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import { WORDMARK } from '#core/product.ts'
import { Button } from '#ui/Button.tsx'
import type { Words } from './words.ts'

/** Hands the room's link on. */
export function Invite({ code, t }: { code: string; t: Words['t']['rooms'] }) {
  const [says, setSays] = useState('')
  const link = () => `${location.origin}${location.pathname}?room=${code}`

  async function copy() {
    setSays('')
    await navigator.clipboard.writeText(link()).then(
      () => setSays(t.copied),
      () => setSays(t.copyFailed),
    )
  }

  const share = () =>
    navigator.share({ text: fill(t.shareText, { product: WORDMARK, code }), url: link() }).catch(() => undefined)

  return (
    <>
      <div className="two">
        <Button onClick={() => void copy()}>
          <Copy className="i" aria-hidden="true" />
          {t.copyLink}
        </Button>
        {'share' in navigator && (
          <Button look="quiet" onClick={() => void share()}>
            <Share2 className="i" aria-hidden="true" />
            {t.share}
          </Button>
        )}
      </div>
      <p className="sm muted" role="status">
        {says}
      </p>
    </>
  )
}
