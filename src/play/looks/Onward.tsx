import { fill } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import type { LooksView, LooksWords } from './looks.ts'
import styles from './onward.module.css'

type Props = {
  view: LooksView
  goOn: () => void
  /** As high as tools and search, so that nothing moves. */
  keepsRoom?: boolean
  t: LooksWords
}

/** In the place of the input while a truth stands: to the next picture, or to the result that is on its way. */
export function Onward({ view, goOn, keepsRoom = false, t }: Props) {
  function onward() {
    goOn()
    // Where fingers type, the keyboard would lie over the picture.
    if (matchMedia('(pointer: fine)').matches) requestAnimationFrame(focusInput)
  }
  return (
    <div className={styles.onward} data-room={keepsRoom ? '' : undefined}>
      <Button
        look="primary"
        size="large"
        busy={view.over}
        // The input that was in use has gone: whoever plays by keyboard goes on from here, and then back to it.
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
