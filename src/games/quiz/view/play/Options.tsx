import { Check, X } from 'lucide-react'
import { Fragment, useEffect } from 'react'
import { hasWord } from '#core/display-word.ts'
import { plural } from '#i18n/format.ts'
import { percent } from '#i18n/measures.ts'
import styles from './options.module.css'
import type { Words } from './words.ts'

/** Id of the text that names the four options, which describes the question's heading. */
export const optionsOf = (question: string): string => `${question}-options`

type Props = Words & {
  /** Id of the question's heading. */
  labelledBy: string
  options: readonly string[]
  /** Chosen option; null when none. */
  chosen: number | null
  /** Index of the right option after the round. */
  right: number | null
  /** Answers per option after the round; null without other players. */
  counts?: readonly number[] | null
  /** Choosing is closed: already chosen, too late or too early. */
  locked: boolean
  onChoose: (option: number) => void
}

/**
 * The four options as kits, each with a letter, a colour and a pattern. They are buttons rather than radio buttons,
 * because arrow keys must not choose an answer. Right and wrong have an icon and a word.
 */
export function Options(props: Props) {
  const { labelledBy, options, chosen, right, counts = null, locked, onChoose, locale, t } = props
  const given = counts?.reduce((sum, count) => sum + count, 0) ?? 0
  const isOff = hasWord(document.documentElement.dataset['display'], 'no-keys')
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles.options}>
      <span id={optionsOf(labelledBy)} hidden>
        {options.map((name, at) => `${LETTERS[at]}: ${name}`).join('. ')}
      </span>
      {options.map((name, at) => {
        const state = stateOf(at, chosen, right)
        const count = counts?.[at]
        return (
          <button
            key={at}
            type="button"
            className={styles.option}
            data-kit={at}
            data-is={state}
            data-long={name.split(/[ -]/).some((word) => word.length > LONG) || undefined}
            aria-disabled={locked}
            aria-pressed={chosen === at}
            aria-keyshortcuts={isOff ? undefined : `${at + 1} ${LETTERS[at]}`}
            onClick={() => !locked && onChoose(at)}
          >
            <span className={styles.pattern} aria-hidden="true">
              <b>{LETTERS[at]}</b>
              {(state === 'right' || state === 'wrong') && (
                <i>{state === 'right' ? <Check className="i" /> : <X className="i" />}</i>
              )}
            </span>
            <span className={styles.name}>
              <Name name={name} />
              {right === at && <span className="vh">, {t.rightAnswer}</span>}
              {chosen === at && <span className="vh">, {t.yourAnswer}</span>}
              {count !== undefined && <small>{shareOf(count, given, locale, t)}</small>}
            </span>
          </button>
        )
      })}
    </div>
  )
}

/**
 * Length above which a word does not fit a card in one line; it then breaks between its parts, as in
 * RheinEnergie-Stadion.
 */
const BREAK_ABOVE = 15
const PARTS = /(?<=\p{Ll})(?=\p{Lu})/u

const Name = ({ name }: { name: string }) =>
  name.split(' ').some(({ length }) => length > BREAK_ABOVE)
    ? name.split(PARTS).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))
    : name

/** Length of a word above which the name gets a smaller font. */
const LONG = 9
/** Number of answers from which shares are shown instead of counts. */
export const ENOUGH_FOR_SHARES = 20

const shareOf = (count: number, given: number, locale: Words['locale'], t: Words['t']): string =>
  given >= ENOUGH_FOR_SHARES ? percent(locale, count / given) : plural(locale, t.chosenBy, count)

function stateOf(at: number, chosen: number | null, right: number | null) {
  if (right === at) return 'right'
  if (chosen === at) return right === null ? 'chosen' : 'wrong'
  return right === null ? undefined : 'rest'
}

/** Option letters, as shown and as keys. */
const LETTERS = ['A', 'B', 'C', 'D'] as const

/** Option of a key: 1 to 4 or A to D; null for any other. */
export function optionOf(key: string): number | null {
  const letter = key.length === 1 ? LETTERS.findIndex((each) => each === key.toUpperCase()) : -1
  const place = letter === -1 ? Number.parseInt(key, 10) - 1 : letter
  return key.length === 1 && place >= 0 && place < LETTERS.length ? place : null
}

/**
 * Handles keys 1 to 4 and A to D regardless of focus, except in dialogs and text fields, and for players who turned
 * single keys off.
 */
export function useOptionKeys(choose: ((option: number) => void) | null) {
  useEffect(() => {
    if (!choose) return
    function onKey(event: KeyboardEvent) {
      const option = optionOf(event.key)
      if (option === null || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (
        document.querySelector('dialog[open],[data-display~=no-keys]') ||
        (event.target as Element).matches('input, textarea, select')
      )
        return
      event.preventDefault()
      choose!(option)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [choose])
}

/** Keyboard hints next to the question, on devices with a keyboard. */
export const KeysCard = ({ t }: Words) => (
  <section className="well stack" data-single-keys>
    <h3>{t.keys}</h3>
    <p className="sm muted">{t.keysText}</p>
  </section>
)
