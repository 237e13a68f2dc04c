import { Search } from 'lucide-react'
import { useId, useMemo, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { fill, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { Pack, PackFootballer } from '#search/pack.ts'
import { search, type Hit } from '#search/search.ts'
import '#styles/search.css'
import { Button } from './Button.tsx'
import { PlayerOption } from './PlayerOption.tsx'

const SHOWN = 20
const MAX_LETTERS = 60
const OWN_FLAGS = '/flags'

type Props = {
  /** Null while it loads. */
  pack: Pack | null
  failed: boolean
  onRetry: () => void
  /** Ids that were named before: shown, marked, not to be picked again. */
  used: ReadonlySet<string>
  onSubmit: (id: string) => void
  submitLabel: string
  t: Messages<'search'>
  locale: Locale
  /** Instead of "Name a player". */
  placeholder?: string
  /** Where the flags come from, without a slash at the end; empty: the own host. */
  flagBase?: string
  /** The answer is on its way, or it is not this player's turn. */
  busy?: boolean
}

/**
 * The one way to name a footballer (a combobox as in ARIA 1.2). Only an entry of the list counts: Enter or a tap picks
 * one, the button or a second Enter submits it.
 */
export function PlayerSearch(props: Props) {
  const {
    pack,
    failed,
    onRetry,
    used,
    onSubmit,
    submitLabel,
    t,
    locale,
    placeholder = t.placeholder,
    busy = false,
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<PackFootballer | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [asked, setAsked] = useState(false)

  const hits = useMemo(() => (pack && !picked ? search(pack, text) : []), [pack, picked, text])
  const shown = hits.slice(0, SHOWN)
  const listed = open && shown.length > 0
  const optionId = (at: number) => `${id}-${shown[at]!.footballer.id}`
  const sentence = open && text.trim() !== '' && !picked ? sentenceOf() : null

  function sentenceOf(): string | null {
    if (failed) return null
    if (!pack) return t.loading
    return hits.length === 0 ? fill(t.noMatch, { text: text.trim() }) : null
  }

  function type(next: string) {
    setText(next)
    setPicked(null)
    setAsked(false)
    setOpen(true)
    setActive(0)
  }

  function pick(footballer: PackFootballer) {
    setText(footballer.name)
    setPicked(footballer)
    setAsked(false)
    setOpen(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    input.current?.focus()
    if (busy) return
    if (!picked || used.has(picked.id)) {
      setOpen(true)
      setAsked(true)
      return
    }
    onSubmit(picked.id)
    setText('')
    setPicked(null)
    setOpen(false)
    setAsked(false)
  }

  function move(to: number) {
    const at = (to + shown.length) % shown.length
    setActive(at)
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys of an input method (Japanese, Korean) are not ours.
    if (event.nativeEvent.isComposing) return
    const act = keyAction(event.key)
    if (!act) return
    event.preventDefault()
    act()
  }

  function keyAction(key: string): (() => void) | undefined {
    if (key === 'Escape' && (open || text !== '')) return () => (open && text !== '' ? setOpen(false) : type(''))
    if (!listed) return key === 'ArrowDown' || key === 'ArrowUp' ? () => setOpen(true) : undefined
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      Home: () => move(0),
      End: () => move(shown.length - 1),
      Enter: () => pickHit(shown[active]),
    }
    return keys[key]
  }

  const pickHit = (hit: Hit | undefined) => hit && !used.has(hit.footballer.id) && pick(hit.footballer)

  const count = pack && text.trim() !== '' && !picked ? plural(locale, t.matches, hits.length) : ''
  return (
    <form
      className="combo"
      onSubmit={submit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      {listed && (
        <ul className="list" id={`${id}-list`} role="listbox" aria-label={t.list}>
          {shown.map((hit, at) => (
            <PlayerOption
              key={hit.footballer.id}
              id={optionId(at)}
              hit={hit}
              pack={pack!}
              typed={text}
              active={at === active}
              used={used.has(hit.footballer.id)}
              onPick={pick}
              flagBase={props.flagBase || OWN_FLAGS}
              locale={locale}
              t={t}
            />
          ))}
        </ul>
      )}
      {sentence && <p className="list says">{sentence}</p>}
      {failed && (
        <p className="list says row between" role="alert">
          {t.failed}
          <Button size="small" onClick={onRetry}>
            {t.retry}
          </Button>
        </p>
      )}
      <div className="input">
        <Search className="i" aria-hidden="true" />
        <input
          ref={input}
          role="combobox"
          aria-label={placeholder}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? `${id}-list` : undefined}
          aria-activedescendant={listed ? optionId(active) : undefined}
          aria-describedby={`${id}-says`}
          placeholder={placeholder}
          value={text}
          maxLength={MAX_LETTERS}
          autoComplete="off"
          autoCapitalize="words"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(true)}
        />
        <span className="xs muted only-l" aria-hidden="true">
          {count}
        </span>
        <Button type="submit" look="primary" size="small" busy={busy}>
          {submitLabel}
        </Button>
      </div>
      <span id={`${id}-says`} className={asked ? 'xs muted asks' : 'vh'} aria-live="polite">
        {asked ? t.pickFirst : (sentence ?? count)}
      </span>
    </form>
  )
}
