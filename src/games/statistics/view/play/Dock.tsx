import { useEffect, useRef } from 'react'
import { plural } from '#i18n/format.ts'
import { useDuelReveal } from '#play/duel/reveal.ts'
import { useKeys } from '#play/duel/use-keys.ts'
import type { DockProps, GameWords } from '#play/game.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import { Button } from '#ui/Button.tsx'
import type { Choice, View } from '../../rules/engine.ts'
import type { StatisticsAction } from '../../rules/action.ts'

type Props = DockProps<View, StatisticsAction, GameWords<'statistics'>>

/** The instruction; after an answer the number of right ones and the button to go on. */
export function Dock({ runId, view, busy, act, said, tools, failed, onRetry, locale, t }: Props) {
  const { revealed, counting, press } = useDuelReveal(runId, view?.at ?? null, view?.hint != null)
  const { own, play } = t
  const pick = (side: Choice) => () => view && press(String(side), () => !busy && act({ type: 'pick', side }))
  useKeys(
    new Map([
      ['ArrowLeft', pick(0)],
      ['ArrowRight', pick(1)],
    ]),
  )
  const showsNext = revealed && view !== null && view.terms !== 'ranked'
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The focus was lost when the lanes replaced the pressed card.
    if (showsNext && document.activeElement === document.body) next.current?.focus({ preventScroll: true })
  }, [showsNext])
  return (
    <>
      <DockLine
        said={failed ? play.packFailed : said}
        note={view?.hint && own.hintTold}
        tools={
          failed ? (
            <Button size="small" onClick={onRetry}>
              {play.tryAgain}
            </Button>
          ) : (
            view?.terms !== 'ranked' && !showsNext && tools
          )
        }
      >
        {showsNext
          ? plural(locale, own.rightCount, view.run - (counting && view.done[view.at - 1]?.hit ? 1 : 0))
          : own.tapMore}
      </DockLine>
      {showsNext && (
        <Button ref={next} look="primary" size="large" data-next="" onClick={() => press('next', () => {})}>
          {view?.over ? own.last : own.next}
        </Button>
      )}
    </>
  )
}
