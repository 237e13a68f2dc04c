import { Share2 } from 'lucide-react'
import type { Day } from '#core/days.ts'
import { toShareCode } from '#core/share-code.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { Button } from '#ui/Button.tsx'
import { useSharing } from './sharing.ts'

type Props = {
  locale: Locale
  /** `monday` of its week; `place` and `of` are 0 for the player's own cup. */
  cup: { monday: Day; points: number; place: number; of: number }
  sentence: string
  label: string
  copied: string
  size?: 'large'
  className?: string | undefined
  textClassName?: string | undefined
}

/** Shares a won cup as a sentence with the address of its card, which has points and place or metal but no name. */
export function SendCup({ locale, cup, sentence, label, copied, size, className, textClassName }: Props) {
  const { monday, ...won } = cup
  const code = toShareCode({ kind: 'cup', day: monday, ...won, contrast: false })
  const text = `🏆 ${sentence}\n${new URL(localePath(locale, `/s/${code}`), location.origin).href}`
  const { done, byHand, share } = useSharing(text, text)
  return (
    <>
      <Button {...(size && { size })} look="outline" className={className} onClick={share}>
        <Share2 className="i" aria-hidden="true" />
        {label}
      </Button>
      <p className="sm" role="status">
        {done && copied}
      </p>
      {byHand !== null && (
        <textarea
          className={textClassName}
          aria-label={label}
          readOnly
          rows={3}
          value={byHand}
          onFocus={(event) => event.currentTarget.select()}
          autoFocus
        />
      )}
    </>
  )
}
