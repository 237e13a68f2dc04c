import { useRef, type FormEvent } from 'react'
import { fill, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { Pack } from '#search/pack.ts'
import '#styles/search.css'
import { Button } from './Button.tsx'
import { Sign } from './Sign.tsx'
import { usePlayerSearch } from './use-player-search.ts'

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
  const { pack, used, t, locale, placeholder = t.placeholder, busy = false } = props
  const box = usePlayerSearch({ pack, used, busy, onSubmit: props.onSubmit })
  const { id, listed, finder } = box
  const failed = props.failed || box.finderFailed
  const ready = pack !== null && finder !== null
  const input = useRef<HTMLInputElement>(null)

  const count = ready && box.searching ? plural(locale, t.matches, box.hits.length) : ''
  const sentence = box.open && box.searching && !failed ? sentenceOf() : null

  function sentenceOf(): string | null {
    if (!ready) return t.loading
    return box.hits.length === 0 ? fill(t.noMatch, { text: box.text.trim() }) : null
  }

  function retry() {
    if (props.failed) props.onRetry()
    if (box.finderFailed) box.retryFinder()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    input.current?.focus()
    box.submit()
  }

  return (
    <form
      className="combo"
      onSubmit={submit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && box.setOpen(false)}
    >
      {listed && finder && (
        <ul className="list" id={`${id}-list`} role="listbox" aria-label={t.list}>
          {box.shown.map((hit, at) => (
            <finder.PlayerOption
              key={hit.footballer.id}
              id={box.optionId(at)}
              hit={hit}
              pack={pack!}
              typed={box.text}
              active={at === box.active}
              used={used.has(hit.footballer.id)}
              onPick={box.pick}
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
          <Button size="small" onClick={retry}>
            {t.retry}
          </Button>
        </p>
      )}
      <div className="input">
        <Sign name="search" />
        <input
          ref={input}
          role="combobox"
          aria-label={placeholder}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? `${id}-list` : undefined}
          aria-activedescendant={listed ? box.optionId(box.active) : undefined}
          placeholder={placeholder}
          value={box.text}
          maxLength={MAX_LETTERS}
          autoComplete="off"
          autoCapitalize="words"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={box.onKeyDown}
          onClick={() => box.setOpen(true)}
        />
        <span className="xs muted only-l" aria-hidden="true">
          {count}
        </span>
        <Button type="submit" look="primary" size="small" busy={busy}>
          {props.submitLabel}
        </Button>
      </div>
      <span className={box.unpicked ? 'xs muted asks' : 'vh'} aria-live="polite">
        {box.unpicked ? t.pickFirst : (sentence ?? count)}
      </span>
    </form>
  )
}
