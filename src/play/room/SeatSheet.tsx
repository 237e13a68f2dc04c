import { useState } from 'react'
import '#styles/fields.css'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { KitProps } from './game.ts'
import { GuestFields } from './GuestFields.tsx'
import styles from './sheet.module.css'
import { useGuest } from './use-guest.ts'
import { useSitting } from './use-sitting.ts'

type Props = Pick<KitProps, 'room' | 't'> & { onClose: () => void }

/** Another name or shirt, or a seat for who has watched so far. */
export function SeatSheet({ room, t: { rooms: t }, onClose }: Props) {
  const guest = useGuest(t.nicknames)
  const [title] = useState(() => (room.$state.get()?.view.you === null ? t.comesOn : t.changeTitle))
  const { sit, busy, failed } = useSitting(room, guest, onClose)
  return (
    <Dialog title={title} closeLabel={t.close} onClose={onClose}>
      <form className={styles.fields} onSubmit={sit}>
        <GuestFields guest={guest} t={t} />
        {failed && (
          <p className="msg-bad" role="alert">
            {t.sitFailed}
          </p>
        )}
        <Button type="submit" look="primary" size="large" busy={busy}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  )
}
