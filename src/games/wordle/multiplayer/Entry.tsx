import { useStore } from '@nanostores/react'
import { useId, useState, type FormEvent } from 'react'
import { PLAYER_NAME_MAX } from '#contracts/player-name.ts'
import { newRoomCode, readRoomCode } from '#contracts/room-code.ts'
import { $session } from '#stores/session.ts'
import { Button } from '#ui/Button.tsx'
import { $guestName } from './guest-name.ts'
import type { Words } from './words.ts'

type Props = Words & {
  /** The address has not been read yet. */
  waiting: boolean
  badLink: boolean
  onEnter: (code: string) => void
}

/** The way in: make a room, or enter one by its code. */
export function Entry({ t: { rooms: t }, waiting, badLink, onEnter }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  const [bad, setBad] = useState(false)

  function enter(event: FormEvent) {
    event.preventDefault()
    const code = readRoomCode(text)
    setBad(code === null)
    if (code) onEnter(code)
  }

  return (
    <div className="rm entry stack-l">
      <div className="stack">
        <h2 className="d big">{t.entryTitle}</h2>
        <p className="muted">{t.entryText}</p>
      </div>
      {badLink && (
        <p className="well b" role="alert">
          {t.linkBad}
        </p>
      )}
      <GuestName t={t} />
      <Button look="primary" size="large" busy={waiting} onClick={() => onEnter(newRoomCode(drawn))}>
        {t.create}
      </Button>
      <p className="or" aria-hidden="true">
        {t.or}
      </p>
      <form className="field" onSubmit={enter} noValidate>
        <label htmlFor={id}>{t.codeLabel}</label>
        <div className={bad ? 'input bad' : 'input'}>
          <input
            id={id}
            className="num code-in"
            value={text}
            maxLength={12}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-invalid={bad}
            aria-describedby={`${id}-says`}
            onChange={(event) => {
              setText(event.target.value.toUpperCase())
              setBad(false)
            }}
          />
          <Button type="submit" look="quiet" size="small" busy={waiting}>
            {t.enter}
          </Button>
        </div>
        <p id={`${id}-says`} className={bad ? 'msg-bad' : 'xs muted'} role={bad ? 'alert' : undefined}>
          {bad ? t.codeBad : t.codeHint}
        </p>
      </form>
    </div>
  )
}

/** An account plays under its own name. */
function GuestName({ t }: { t: Words['t']['rooms'] }) {
  const id = useId()
  const { status } = useStore($session)
  const name = useStore($guestName)
  if (status === 'signed-in') return null
  return (
    <div className="field">
      <label htmlFor={id}>{t.nameLabel}</label>
      <div className="input">
        <input
          id={id}
          value={name}
          maxLength={PLAYER_NAME_MAX}
          autoComplete="nickname"
          aria-describedby={`${id}-says`}
          onChange={(event) => $guestName.set(event.target.value)}
        />
      </div>
      <p id={`${id}-says`} className="xs muted">
        {t.nameHint}
      </p>
    </div>
  )
}

/** A code is no secret, but two rooms should not share one: a better draw than `Math.random`. */
const drawn = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32
