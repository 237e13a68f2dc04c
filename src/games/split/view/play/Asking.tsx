import { Suspense } from 'react'
import type { BoardProps, GameWords } from '#play/game.ts'
import { useWords } from '#play/pictures/use-words.ts'
import { aside } from '#ui/aside.ts'
import { useChosen } from './chosen.ts'
import type { View } from '../../rules/engine.ts'
import { Slots } from './Slots.tsx'
import { Strips } from './Strips.tsx'
import styles from './stage.module.css'
import type { SplitAction } from '../../rules/action.ts'

const later = () => import('./lazy.ts')
const Tried = aside(async () => ({ default: (await later()).Tried }))
const WordCards = aside(async () => ({ default: (await later()).WordCards }))

/** The face of three, or its text version; below it the thirds found and the misses. It stays until the end. */
export function Asking(props: BoardProps<View, SplitAction, GameWords<'split'>>) {
  const { runId, view, pictures, act, t } = props
  const { own } = t
  const inWords = useWords(view, act)
  const [chosen, choose] = useChosen(runId, view)
  const misses = view?.tried.filter(({ third }) => third === null).length ?? 0
  const isMissed = view?.tried.at(-1)?.third === null
  return (
    <section className={styles.stage} data-words={inWords ? '' : undefined} aria-label={own.thirds}>
      {/* By turns under two names: the same animation would not run twice. */}
      <div className={styles.face} data-missed={isMissed ? misses % 2 : undefined}>
        {inWords ? (
          <Suspense>
            <WordCards {...props} chosen={chosen} choose={choose} />
          </Suspense>
        ) : (
          <Strips view={view} addresses={pictures?.[0]} chosen={chosen} choose={choose} t={own} />
        )}
      </div>
      {!inWords && <Slots {...props} chosen={chosen} choose={choose} />}
      {/* Its room is kept. */}
      <Suspense fallback={<div className={styles.chips} />}>
        {view && misses > 0 ? <Tried view={view} t={own} /> : <div className={styles.chips} />}
      </Suspense>
    </section>
  )
}
