import { useEffect, useRef, useState } from 'react'
import { fill, plural } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import type { KitProps, MatchRoom, RoomWords } from './game.ts'
import { LeaveButton } from './LeaveButton.tsx'
import styles from './lobby.module.css'
import { Seats } from './Seats.tsx'
import { useRefusal } from './use-moment.ts'
import '#styles/fields.css'
import { Dialog } from '#ui/Dialog.tsx'
import { GuestFields } from './GuestFields.tsx'
import sheetStyles from './sheet.module.css'
import { useGuest, useSitting } from './guest.ts'
import { Copy, Share2 } from 'lucide-react'
import { WORDMARK } from '#core/product.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { Choice } from '#ui/Choice.tsx'

type Props = KitProps & { code: string; onLeave: () => void }

/** Lobby before the kick-off: the code to share, the players, and the host's settings. */
export function Lobby(props: Props) {
  const { room, code, state, onLeave, locale, t: words } = props
  const t = words.rooms
  const [open, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // Restores the focus, which was lost with the previous screen.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.lobby}>
      <section className={`card ${styles.invite}`} aria-label={t.room}>
        <p className="muted sm">{t.codeLabel}</p>
        <p className={`num ${styles.code}`}>
          <span aria-hidden="true">{code}</span>
          <span className="vh">{fill(t.codeSays, { code: [...code].join(' ') })}</span>
        </p>
        <Invite code={code} t={t} />
      </section>
      <section className={styles.players} aria-label={t.players}>
        <div className={styles.title}>
          <h2 tabIndex={-1} ref={heading}>
            {t.players}
          </h2>
          <span className="sm muted n">{state.watching > 0 ? plural(locale, t.watching, state.watching) : ''}</span>
        </div>
        <Seats {...props} onOwn={() => setOpen(true)} />
      </section>
      <Settings {...props} />
      <LeaveRow t={t} onLeave={onLeave} />
      <div className={styles.dock}>
        <p className={styles.status} role="status">
          <Refusal room={room} t={words} otherwise={statusOf(props)} />
        </p>
        <Kickoff {...props} onSit={() => setOpen(true)} />
      </div>
      {open && <SeatSheet room={room} t={words} onClose={() => setOpen(false)} />}
    </div>
  )
}

const LeaveRow = ({ t, onLeave }: { t: Props['t']['rooms']; onLeave: () => void }) => (
  <div className={styles.leave}>
    <LeaveButton t={t} ask={t.leaveAsk} onLeave={onLeave} />
  </div>
)

function statusOf({ game, state, t: { rooms: t } }: Props): string {
  const { you, host, players } = state.view
  if (you === null) return players.length < game.seats.most ? t.youWatch : t.youWatchFull
  if (players.length < game.seats.least) return t.waitingOne
  if (you === host) return t.waitingYou
  return fill(t.waitingHost, { name: players.find(({ seat }) => seat === host)?.name ?? '' })
}

/** The primary action: kick off, be ready, or take a seat. */
function Kickoff({ game, room, state, onSit, t: { rooms: t } }: Props & { onSit: () => void }) {
  const { you, host, players } = state.view
  const me = players.find(({ seat }) => seat === you)
  if (!me) {
    if (players.length >= game.seats.most) return null
    return (
      <Button look="primary" size="large" onClick={onSit}>
        {t.takeSeat}
      </Button>
    )
  }
  if (you !== host) {
    return (
      <Button
        look={me.ready ? 'outline' : 'primary'}
        size="large"
        onClick={() => room.send({ type: 'ready', ready: !me.ready })}
      >
        {me.ready ? t.notReady : t.ready}
      </Button>
    )
  }
  const enough = players.length >= game.seats.least
  return (
    <Button
      look="primary"
      size="large"
      aria-disabled={!enough}
      onClick={() => enough && room.send({ type: 'kickOff' })}
    >
      {t.kickOff}
    </Button>
  )
}

type RefusalProps = { room: MatchRoom; t: RoomWords['t']; otherwise?: string }

/** The room's last refusal, or `otherwise` when there is none. */
function Refusal({ room, t, otherwise = '' }: RefusalProps) {
  const refused = useRefusal(room, t)
  return refused === null ? otherwise : <span role="alert">{refused}</span>
}

type SeatSheetProps = Pick<KitProps, 'room' | 't'> & { onClose: () => void }

/** Changes name or shirt, or takes a seat for a spectator. */
function SeatSheet({ room, t: { rooms: t }, onClose }: SeatSheetProps) {
  const guest = useGuest(t.nicknames)
  const [title] = useState(() => (room.$state.get()?.view.you === null ? t.comesOn : t.changeTitle))
  const { sit, busy, failed } = useSitting(room, guest, onClose)
  return (
    <Dialog title={title} closeLabel={t.close} onClose={onClose}>
      <form className={sheetStyles.fields} onSubmit={sit}>
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

type InviteProps = { code: string; t: Messages<'rooms'> }

/** Shares the room's link, by the system's share sheet where available. */
function Invite({ code, t }: InviteProps) {
  const [label, setLabel] = useState('')
  const link = () => `${location.origin}${location.pathname}?room=${code}`
  const shares = 'share' in navigator

  async function copy() {
    setLabel('')
    await navigator.clipboard.writeText(link()).then(
      () => setLabel(t.copied),
      () => setLabel(t.copyFailed),
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
        {label}
      </p>
    </>
  )
}

/** Settings of the match: editable by the host, read-only for the others. */
function Settings({ game, room, state, ...words }: KitProps) {
  const t = words.t.rooms
  const { settings, you, host } = state.view
  const choices = game.settings(settings, words)
  const mine = you !== null && you === host
  return (
    <section className={`card ${styles.settings}`} aria-label={t.settings}>
      <h2>{t.settings}</h2>
      {mine ? (
        choices.map(({ label, value, options }) => (
          <Choice
            key={label}
            label={label}
            value={value}
            options={options}
            onChange={(chosen) => {
              const option = options.find((one) => one.value === chosen)
              room.send({ type: 'settings', settings: option?.settings })
            }}
          />
        ))
      ) : (
        <dl className={styles.facts}>
          {choices.map(({ label, value, options }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{options.find((option) => option.value === value)?.label}</dd>
            </div>
          ))}
        </dl>
      )}
      {choices.map(
        ({ hint, label }) =>
          hint && (
            <p key={label} className="xs muted">
              {hint}
            </p>
          ),
      )}
    </section>
  )
}
