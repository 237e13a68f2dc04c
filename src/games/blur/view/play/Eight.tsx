import { useEffect, useRef } from 'react'
import type { BoardProps, GameWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import styles from './eight.module.css'
import type { BlurAction } from '../../rules/action.ts'

type Props = Pick<BoardProps<View, BlurAction, GameWords<'blur'>>, 'view' | 'busy' | 'act' | 't'>

/** Taps within this time after a new crest are ignored: they belong to the previous one. */
const IGNORE_TAPS_MS = 300

const UNKNOWN = [...'12345678'].map((id) => ({ id, name: '\u00a0' }))

/** The options, with wrong taps struck out. Their space is reserved until they are loaded. */
export function Eight({ view, busy, act, t }: Props) {
  const at = view?.at
  const since = useRef(0)
  useEffect(() => {
    if (at) since.current = performance.now()
  }, [at])
  return (
    <div className={styles.eight} role="group" aria-label={t.own.choices} data-eight={view ? '' : undefined}>
      {(view?.options ?? UNKNOWN).map(({ id, name }, nth) => {
        const isTried = view?.tried.some((one) => one.id === id)
        return (
          <button
            key={id}
            type="button"
            className="btn"
            data-answers={nth === 0 ? '' : undefined}
            data-tried={isTried ? '' : undefined}
            aria-disabled={busy || !view || isTried}
            onClick={() => {
              if (busy || !view || isTried || performance.now() - since.current < IGNORE_TAPS_MS) return
              act({ type: 'guess', club: id })
            }}
          >
            {name}
            {isTried && <span className="vh">, {t.own.notIt}</span>}
          </button>
        )
      })}
    </div>
  )
}
