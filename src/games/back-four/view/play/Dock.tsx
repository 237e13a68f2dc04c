import { fill } from '#i18n/format.ts'
import type { DockProps } from '#play/game.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import { Button } from '#ui/Button.tsx'
import { Stroke } from '#ui/Stroke.tsx'
import type { BackFourAction } from '../../rules/action.ts'
import type { View } from '../../rules/engine.ts'
import { GROUP_SIZE } from '../../rules/terms.ts'
import { askText, kitLetter, type Words } from '../../words.ts'
import styles from './play.module.css'
import { useBoard } from './use-board.ts'

const SHUFFLE = 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5'

/** The question with the hint below it, and the buttons to shuffle, clear and check. */
export function Dock(props: DockProps<View, BackFourAction, Words>) {
  const { view, busy, said, tools, locale } = props
  const { own } = props.t
  const { picked, open, clear, shuffle, submit } = useBoard(props)
  const count = picked.length
  const hint = view?.hint
  const note = hint && fill(own.hintSays, { kit: kitLetter(hint.kit), sentence: hint.sentence[locale] })
  return (
    <>
      <DockLine said={said} tools={tools} note={note}>
        {askText(view, picked, open.length, locale, own)}
      </DockLine>
      <div className={styles.buttons}>
        <Button look="quiet" aria-label={own.shuffle} onClick={shuffle}>
          <Stroke path={SHUFFLE} />
        </Button>
        <Button look="quiet" aria-disabled={count === 0 || undefined} onClick={clear}>
          {own.clear}
        </Button>
        <Button
          look="primary"
          size="large"
          busy={busy || !view}
          aria-disabled={count < GROUP_SIZE || undefined}
          onClick={submit}
          data-submit=""
        >
          {count === GROUP_SIZE ? own.check : count === 0 ? own.pickFour : fill(own.ofFour, { count })}
        </Button>
      </div>
    </>
  )
}
