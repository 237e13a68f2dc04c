import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import '#styles/fields.css'
import { newRoomCode, readRoomCode } from '#contracts/room-code.ts'
import { fill } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import type { EntryWords } from './entry-words.ts'
import styles from './entry.module.css'
import { GuestFields } from './GuestFields.tsx'
import { useGuest } from './guest.ts'

/** Maximum of letters shown of an invalid code. */
const SHOWN_LETTERS = 12

type Props = {
  t: EntryWords
  /** Title and description of the game. */
  children: ReactNode
  /** True after coming back from a later step. */
  returned: boolean
  /** True until the address has been read. */
  waiting: boolean
  /** Invalid code of the link; null: none. */
  badCode: string | null
  onEnter: (code: string) => void
  /** Searches for an opponent. */
  onSeek: () => void
}

/** Entry: a quick match, a new room, or joining by code. */
export function Entry({ t, children, returned, waiting, badCode, onEnter, onSeek }: Props) {
  const id = useId()
  const guest = useGuest(t.nicknames)
  const entry = useRef<HTMLDivElement>(null)
  // Restores the focus, which was lost with the back button.
  useEffect(() => {
    if (returned) entry.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [returned])

  function enter(code: string) {
    guest.keep()
    onEnter(code)
  }

  function seek() {
    guest.keep()
    onSeek()
  }

  return (
    <div ref={entry} className={styles.entry}>
      {children}
      {badCode !== null && (
        <p className="well b" role="alert">
          {fill(t.linkBad, { code: badCode.slice(0, SHOWN_LETTERS) })}
        </p>
      )}
      <GuestFields guest={guest} t={t} />
      <div className={styles.quick}>
        <Button look="primary" size="large" busy={waiting} onClick={seek} aria-describedby={`${id}-quick`}>
          {t.quick}
        </Button>
        <p id={`${id}-quick`} className="xs muted">
          {t.quickSays}
        </p>
      </div>
      <p className={styles.or} aria-hidden="true">
        {t.or}
      </p>
      <Button size="large" busy={waiting} onClick={() => enter(newRoomCode(drawn))}>
        {t.create}
      </Button>
      <CodeForm t={t} waiting={waiting} onEnter={enter} />
    </div>
  )
}

function CodeForm({ t, waiting, onEnter }: Pick<Props, 't' | 'waiting' | 'onEnter'>) {
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
    <form className="field" onSubmit={enter} noValidate>
      <label htmlFor={id}>{t.codeLabel}</label>
      <div className={bad ? 'input bad' : 'input'}>
        <input
          id={id}
          className={`num ${styles.code}`}
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
  )
}

/** Codes are not secret but should not collide, so use a better source than `Math.random`. */
const drawn = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32
