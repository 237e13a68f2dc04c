import { X } from 'lucide-react'
import { useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react'
import '#styles/dialog.css'

type Props = {
  title: string
  closeLabel: string
  onClose: () => void
  /** Prevents closing: Escape and a click outside only shake the dialog. */
  prevented?: boolean
  onPrevented?: () => void
  /** Called with the open dialog, so that other parts can move into it. */
  dialogRef?: RefObject<HTMLDialogElement | null>
  children: ReactNode
}

/** The browser's modal dialog, which traps and restores the focus. Open while rendered. */
export function Dialog({ title, closeLabel, onClose, prevented = false, onPrevented, dialogRef, children }: Props) {
  const own = useRef<HTMLDialogElement>(null)
  const ref = dialogRef ?? own
  // Ignores a press that began inside, such as a text selection.
  const pressedOutside = useRef(false)

  // Closes before the element is removed: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current!
    dialog.showModal()
    return () => dialog.close()
  }, [ref])

  function ask() {
    if (!prevented) return onClose()
    nudge(ref.current!)
    onPrevented?.()
  }

  return (
    <dialog
      ref={ref}
      className="dlg"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        ask()
      }}
      onCancel={(event) => {
        event.preventDefault()
        ask()
      }}
      onPointerDown={(event) => (pressedOutside.current = isOutside(event))}
      onClick={(event) => pressedOutside.current && isOutside(event) && ask()}
    >
      <div className="row between">
        <h2 className="d">{title}</h2>
        <button type="button" className="ib" aria-label={closeLabel} onClick={ask}>
          <X className="i" aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  )
}

function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Shakes the dialog to show that it cannot be closed. */
function nudge(dialog: HTMLDialogElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  dialog.animate([{ transform: 'none' }, { transform: 'scale(1.02)' }, { transform: 'none' }], { duration: 240 })
}
