import { use, useState, type FormEvent } from 'react'
import '#styles/fields.css'
import { GuestFields } from '#play/room/GuestFields.tsx'
import { useGuest } from '#play/room/guest.ts'
import styles from '#play/room/sheet.module.css'
import type { QuizLive } from '#stores/quiz-live/types.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { Words } from '../play/words.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'

/** Changes the player's name and shirt. */
export default function NameSheet({ live, onClose, locale }: Words & { live: QuizLive; onClose: () => void }) {
  const t = use(roomWords(locale))
  const guest = useGuest(t.nicknames)
  const [state, setState] = useState<'free' | 'busy' | 'failed'>('free')

  async function save(event: FormEvent) {
    event.preventDefault()
    guest.keep()
    setState('busy')
    if (await live.sit()) return onClose()
    setState('failed')
  }

  return (
    <Dialog title={t.changeTitle} closeLabel={t.close} onClose={onClose}>
      <form className={styles.fields} onSubmit={(event) => void save(event)}>
        <GuestFields guest={guest} t={t} />
        {state === 'failed' && (
          <p className="msg-bad" role="alert">
            {t.sitFailed}
          </p>
        )}
        <Button type="submit" look="primary" size="large" busy={state === 'busy'}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  )
}

type RoomWords = Messages<'rooms'>

const FILES: Record<Locale, () => Promise<{ default: RoomWords }>> = {
  en: () => import('#i18n/messages/en/rooms.json', { with: { type: 'json' } }),
  fr: () => import('#i18n/messages/fr/rooms.json', { with: { type: 'json' } }),
  es: () => import('#i18n/messages/es/rooms.json', { with: { type: 'json' } }),
}

let held: Promise<RoomWords> | undefined

/** Words of rooms for React's `use`; loaded once, and again after a failure. */
function roomWords(locale: Locale): Promise<RoomWords> {
  held ??= FILES[locale]().then(({ default: words }) => words)
  held.catch(() => (held = undefined))
  return held
}
