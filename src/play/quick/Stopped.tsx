import type { Locale } from '#i18n/locales.ts'
import { localePath } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import entry from '#play/room/entry.module.css'
import { Button } from '#ui/Button.tsx'
import type { Meanwhile } from './Searching.tsx'

type Props = {
  status: 'replaced' | 'full' | 'lost'
  meanwhile: Meanwhile
  onRetry: () => void
  onBack: () => void
  locale: Locale
  t: Messages<'rooms'>
}

/** Nobody can be looked for from here: why, and what can be done instead. */
export function Stopped({ status, meanwhile, onRetry, onBack, locale, t }: Props) {
  const words = {
    replaced: [t.quickElsewhere, t.replacedText],
    full: [t.quickFull, t.downText],
    lost: [t.downTitle, t.downText],
  } as const
  const [title, text] = words[status]
  return (
    <section className={entry.entry} role="alert">
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      <Button look="primary" size="large" onClick={onRetry}>
        {status === 'replaced' ? t.playHere : t.tryNow}
      </Button>
      <a className="btn" href={localePath(locale, meanwhile.path)}>
        {meanwhile.label}
      </a>
      <Button look="quiet" onClick={onBack}>
        {t.quickCancel}
      </Button>
    </section>
  )
}
