import { fill } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import type { LooksView, LooksWords } from './looks.ts'
import styles from './onward.module.css'

type Props = {
  view: LooksView
  goOn: () => void
  /** As high as tools and search, so that nothing shifts. */
  keepsRoom?: boolean
  t: LooksWords
}

/** Replaces the input during a reveal: to the next picture, or to the pending result. */
export function Onward({ view, goOn, keepsRoom = false, t }: Props) {
  function onward() {
    goOn()
    // On touch screens the keyboard would cover the picture.
    if (matchMedia('(pointer: fine)').matches) requestAnimationFrame(focusInput)
  }
  return (
    <div className={styles.onward} data-room={keepsRoom ? '' : undefined}>
      <Button
        look="primary"
        size="large"
        busy={view.over}
        // Keeps keyboard focus: the previous input has gone.
        autoFocus
        data-onward=""
        onClick={onward}
      >
        {view.over ? t.toEnd : fill(t.goOn, { n: view.at + 1 })}
      </Button>
    </div>
  )
}

const focusInput = () => document.querySelector<HTMLElement>('[data-dock] [data-answers], [data-dock] input')?.focus()
