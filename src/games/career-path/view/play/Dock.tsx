import { Suspense } from 'react'
import type { DockProps, GameWords } from '#play/game.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import { Button } from '#ui/Button.tsx'
import { aside } from '#ui/aside.ts'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import styles from './dock.module.css'
import type { View } from '../../rules/engine.ts'
import type { CareerPathAction } from '../../rules/action.ts'

const Note = aside(async () => ({ default: (await import('./Note.tsx')).Note }))

type Props = DockProps<View, CareerPathAction, GameWords<'career-path'>>

/** The question with its clues, the next row, and the search box. */
export function Dock(props: Props) {
  const { view, pack, busy, act, said, failed, onRetry, tools, locale, t } = props
  const { own, search } = t
  return (
    <>
      <DockLine
        picture={<i className={styles.who} />}
        said={said}
        note={
          view &&
          pack && (
            <Suspense>
              <Note {...{ view, pack, locale, t }} />
            </Suspense>
          )
        }
        tools={tools}
      >
        {own.whose}
      </DockLine>
      <div className={styles.answer}>
        <PlayerSearch
          pack={pack}
          failed={failed}
          onRetry={onRetry}
          used={new Set(view?.guesses.map(({ id }) => id))}
          onSubmit={(player) => act({ type: 'guess', player })}
          shows="name"
          submitLabel={search.guess}
          busy={busy}
          holds
          t={search}
          locale={locale}
          placeholder={own.nameHim}
        />
        <Button
          look="quiet"
          size="large"
          className={styles.next}
          // Once no row is hidden, a clue is free.
          busy={busy || !view?.canReveal || view.hidden === 0}
          onClick={() => act({ type: 'reveal' })}
        >
          {own.nextRow}
        </Button>
      </div>
    </>
  )
}
