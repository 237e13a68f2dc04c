import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { League } from '#contracts/leagues.ts'
import { WORDMARK } from '#core/product.ts'
import { fill } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import type { Speech } from './words.ts'

type Props = { speech: Speech; league: League; look?: 'white' }

/** Sends the league's link: by the share sheet on phones, else to the clipboard. */
export function Invite({ speech: { t }, league, look }: Props) {
  const [said, setSaid] = useState('')
  // Without a language, so that each friend reads the page in their own.
  const link = () => `${location.origin}/league#${league.code}`

  async function copy() {
    setSaid('')
    await navigator.clipboard.writeText(link()).then(
      () => setSaid(t.copied),
      () => setSaid(`${t.copyFailed} ${link()}`),
    )
  }

  async function send() {
    if (typeof navigator.share !== 'function' || !matchMedia('(pointer: coarse)').matches) return copy()
    const text = fill(t.shareText, { league: league.name, product: WORDMARK })
    await navigator.share({ text, url: link() }).catch(() => undefined)
  }

  return (
    <>
      <Button
        size="large"
        look={look ? 'outline' : 'primary'}
        className={look ? 'btn-w' : undefined}
        onClick={() => void send()}
      >
        <Share2 className="i" aria-hidden="true" />
        {look ? t.bringOne : t.send}
      </Button>
      {!look && (
        <Button onClick={() => void copy()}>
          <Copy className="i" aria-hidden="true" />
          {t.copy}
        </Button>
      )}
      <p className="sm" role="status">
        {said}
      </p>
    </>
  )
}
