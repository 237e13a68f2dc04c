import { useState, type ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { hasSessionCookie } from '#stores/session-cookie.ts'
import { Button } from '#ui/Button.tsx'
import s from './install.module.css'
import type { WayIn } from './offer.ts'
import { WORDS, type Words } from './words/index.ts'

type Props = { way: WayIn; onClose: () => void; t: Words }

/** The card with its words, which are loaded first. */
export async function installCard({ locale, ...props }: Omit<Props, 't'> & { locale: Locale }): Promise<ReactNode> {
  const { words } = await WORDS[locale]()
  return <InstallCard {...props} t={words} />
}

function InstallCard({ way, onClose, t }: Props) {
  const [isOpen, setOpen] = useState(true)
  const [isAsking, setAsking] = useState(false)
  if (!isOpen) return null

  function close() {
    onClose()
    setOpen(false)
    // The pressed button is gone, so move the focus to the result without scrolling.
    document.querySelector<HTMLElement>('[data-result] h2')?.focus({ preventScroll: true })
  }

  async function install(prompt: InstallPrompt) {
    setAsking(true)
    // A browser asks once per event; on a second or refused call, only close the card.
    await prompt.prompt().catch(() => undefined)
    close()
  }

  return (
    <section className={`card ${s.card}`} data-install>
      <img src="/favicon.svg" alt="" width="48" height="48" />
      <div>
        <h2>{t.title}</h2>
        <p>
          {t.text}
          {way === 'by-hand' && !hasSessionCookie() && ` ${t.login}`}
        </p>
        {way === 'by-hand' && <p>{t.byHand}</p>}
      </div>
      <p className={s.buttons}>
        {way !== 'by-hand' && (
          <Button look="primary" busy={isAsking} onClick={() => void install(way)}>
            {t.install}
          </Button>
        )}
        <Button onClick={close}>{t.later}</Button>
      </p>
    </section>
  )
}
