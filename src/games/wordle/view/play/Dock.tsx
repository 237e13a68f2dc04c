import { Suspense, useState } from 'react'
import type { WordleAction } from '../../rules/action.ts'
import type { DockProps, GameWords } from '#play/game.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import { aside } from '#ui/aside.ts'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import type { View } from '../../rules/engine.ts'
import { Knowledge } from './Knowledge.tsx'
import styles from './face.module.css'

/** Lazy import: no hint is available before the third miss. */
const HintNote = aside(async () => ({ default: (await import('./knowledge-cells.tsx')).HintNote }))

/** "He is ...", the clues so far, and the search box. */
export function Dock(props: DockProps<View, WordleAction, GameWords<'wordle'>>) {
  const { view, pack, busy, act, said, failed, onRetry, tools, pictures, locale, t } = props
  const [lost, setLost] = useState<string>()
  const hints = view?.hints ?? []
  const bought = hints.length > 0 ? pictures?.[0]?.[0] : undefined
  const face = bought === lost ? undefined : bought
  return (
    <>
      <DockLine
        picture={<Face address={face} label={t.own.face} onLost={() => setLost(bought)} />}
        said={said}
        note={
          hints.length > 0 &&
          pack && (
            <Suspense>
              <HintNote hints={hints} hasFace={face !== undefined} pack={pack} locale={locale} t={t} />
            </Suspense>
          )
        }
        tools={tools}
      >
        {t.own.heIs}
      </DockLine>
      <Knowledge view={view} pack={pack} locale={locale} t={t} />
      <PlayerSearch
        pack={pack}
        failed={failed}
        onRetry={onRetry}
        used={new Set(view?.rows.map(({ player }) => player))}
        onSubmit={(player) => act({ type: 'guess', player })}
        refusesOthers={t.own.notOne}
        submitLabel={t.search.guess}
        busy={busy}
        holds
        t={t.search}
        locale={locale}
      />
    </>
  )
}

type Props = {
  /** Undefined when not bought or not available. */
  address: string | undefined
  label: string
  onLost: () => void
}

/** Face of the answer: a question mark until the pixel hint is bought. */
function Face({ address, label, onLost }: Props) {
  return (
    <span className={styles.face}>
      {address ? (
        <img data-face="" src={address} alt={label} width={44} height={44} onError={onLost} />
      ) : (
        <span aria-hidden="true">?</span>
      )}
    </span>
  )
}
