import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { WORDMARK } from '#core/product.ts'
import { fill } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { Button } from '#ui/Button.tsx'
import styles from './lobby.module.css'

type Props = { code: string; t: Messages<'rooms'> }

/** Hands the room's link on: the device's own way first where it has one. */
export function Invite({ code, t }: Props) {
  const [says, setSays] = useState('')
  const link = () => `${location.origin}${location.pathname}?room=${code}`
  const shares = 'share' in navigator

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
      <div className={styles.ways}>
        {shares && (
          <Button onClick={() => void share()}>
            <Share2 className="i" aria-hidden="true" />
            {t.share}
          </Button>
        )}
        <Button look={shares ? 'quiet' : 'outline'} onClick={() => void copy()}>
          <Copy className="i" aria-hidden="true" />
          {t.copyLink}
        </Button>
      </div>
      <p className={styles.says} role="status">
        {says}
      </p>
    </>
  )
}
