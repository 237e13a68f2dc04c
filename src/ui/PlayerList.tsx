import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { Named } from '#search/named.ts'
import type { Pack } from '#search/pack.ts'
import type { Hit } from '#search/search.ts'
import { Button } from './Button.tsx'
import styles from './player-search.module.css'
import { PlayerOption, type Shows } from './PlayerOption.tsx'

/** The part of the search box that the list shows. */
type Box = {
  id: string
  text: string
  late: string
  loadLate: () => void
  listed: boolean
  settled: boolean
  shown: readonly Hit[]
  active: number
  optionId: (at: number) => string
  name: (footballer: Named) => void
}

type Props = {
  box: Box
  pack: Pack
  used: ReadonlySet<string>
  refusesOthers?: string
  submitLabel: string
  shows?: Shows
  t: Messages<'search'>
  locale: Locale
}

/** The matches, and a note when the list may be incomplete. */
export function PlayerList({ box, pack, used, refusesOthers, submitLabel, shows = 'all', t, locale }: Props) {
  return (
    <>
      {box.late === 'failed' && (
        <p className={`${styles.says} row between`} role="alert">
          {t.lateFailed}
          <Button size="small" onClick={box.loadLate}>
            {t.retry}
          </Button>
        </p>
      )}
      {box.listed && (
        <ul id={`${box.id}-list`} role="listbox" aria-label={t.list} data-settled={box.settled ? '' : undefined}>
          {box.shown.map((hit, at) => {
            const { id, clues } = hit.footballer
            return (
              <PlayerOption
                key={id}
                id={box.optionId(at)}
                hit={hit}
                pack={pack}
                typed={box.text}
                active={at === box.active}
                refused={used.has(id) ? t.used : refusesOthers && !clues ? t.notHere : null}
                onPick={box.name}
                label={submitLabel}
                shows={shows}
                locale={locale}
                t={t}
              />
            )
          })}
        </ul>
      )}
    </>
  )
}
