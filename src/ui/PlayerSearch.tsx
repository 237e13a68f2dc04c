import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import '#styles/fields.css'
import { fill, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { Pack } from '#search/pack.ts'
import { Button } from './Button.tsx'
import styles from './player-search.module.css'
import type { Shows } from './PlayerOption.tsx'
import { Icon } from './Icon.tsx'
import { usePlayerSearch } from './use-player-search.ts'

const MAX_LETTERS = 60

type Props = {
  /** Null while it loads. */
  pack: Pack | null
  failed: boolean
  onRetry: () => void
  /** Ids named before: shown as marked, and rejected. */
  used: ReadonlySet<string>
  onSubmit: (id: string) => void
  /** Message that rejects footballers of the second tier, with a placeholder `name`; absent: they are accepted. */
  refusesOthers?: string
  /** Label of the marked row, and of the button if there is one. */
  submitLabel: string
  t: Messages<'search'>
  locale: Locale
  /** Instead of "Name a player". */
  placeholder?: string
  /** Details shown in a row; default: all. */
  shows?: Shows
  /** An answer is pending, or it is another player's turn. */
  busy?: boolean
  /** Queues a name entered while busy, such as before the run has started. */
  holds?: boolean
}

/**
 * The search box for footballers (a combobox as in ARIA 1.2). Accepts list entries only, by tap or by Enter on the
 * marked one.
 */
export function PlayerSearch(props: Props) {
  const { pack, used, t, locale, placeholder = t.placeholder, busy = false, holds = false } = props
  const { refusesOthers, onSubmit } = props
  const box = usePlayerSearch({ pack, used, refusesOthers, busy, holds, onSubmit, t })
  const { id, listed, combobox } = box
  const failed = props.failed || box.comboboxFailed
  const isAsking = box.open && box.searching
  const lateFailed = box.late === 'failed' && isAsking
  const ready = pack !== null && combobox !== null
  const input = useRef<HTMLInputElement>(null)
  const [opensDown, setOpensDown] = useState(false)

  const sentence = box.refusal ?? (isAsking && !failed ? searchNews(box, ready, t) : null)
  const count = countOf(box, ready, locale, t)

  // Text typed before hydration stays in the input without a change event.
  useLayoutEffect(() => {
    const { value } = input.current!
    if (value !== box.text) type(value)
  })

  function retry() {
    if (props.failed) props.onRetry()
    if (box.comboboxFailed) box.retryCombobox()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    input.current?.focus()
    box.submit()
  }

  function type(text: string) {
    setOpensDown(hasRoomBelow(input.current!))
    box.type(text)
  }

  return (
    <form
      className={styles.box}
      data-down={opensDown ? '' : undefined}
      onSubmit={submit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && box.setOpen(false)}
    >
      {(listed || sentence || failed || lateFailed) && (
        <Found {...props} box={box} sentence={sentence} onRetry={failed ? retry : null} />
      )}
      <div className="input">
        <Icon name="search" />
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
          onChange={(event) => type(event.target.value)}
          onKeyDown={box.onKeyDown}
          onClick={() => box.setOpen(true)}
          onFocus={box.want}
        />
        <span className="xs muted only-l" aria-hidden="true">
          {count}
        </span>
        <Button type="submit" look="primary" size="small" busy={busy} className={styles.button}>
          {props.submitLabel}
        </Button>
      </div>
      <span className="vh" aria-live="polite">
        {sentence ?? count}
      </span>
    </form>
  )
}

type Box = ReturnType<typeof usePlayerSearch>

/** The matches, or why there are none; `onRetry` is null unless the names could not be loaded. */
function Found(props: Omit<Props, 'onRetry'> & { box: Box; sentence: string | null; onRetry: (() => void) | null }) {
  const { pack, box, sentence, onRetry, t } = props
  const { combobox } = box
  return (
    <div className={styles.list}>
      {combobox && pack && box.open && <combobox.PlayerList {...props} box={box} pack={pack} />}
      {sentence && <p className={styles.says}>{sentence}</p>}
      {onRetry && (
        <p className={`${styles.says} row between`} role="alert">
          {t.failed}
          <Button size="small" onClick={onRetry}>
            {t.retry}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Why the list is empty; null when it has entries or shows its failure. */
function searchNews({ hits, late, text }: Box, ready: boolean, t: Messages<'search'>): string | null {
  if (!ready) return t.loading
  if (hits.length > 0 || late === 'failed') return null
  return late === 'here' ? fill(t.noMatch, { text: text.trim() }) : t.loading
}

function countOf({ hits, late, searching }: Box, ready: boolean, locale: Locale, t: Messages<'search'>): string {
  if (!ready || !searching) return ''
  return late === 'loading' ? t.loading : plural(locale, t.matches, hits.length)
}

/** Opens the list on the side with more space. */
const hasRoomBelow = (input: HTMLElement): boolean =>
  input.getBoundingClientRect().bottom < document.documentElement.clientHeight / 2
