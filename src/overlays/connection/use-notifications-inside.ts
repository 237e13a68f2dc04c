import { useLayoutEffect, type RefObject } from 'react'

/**
 * Moves the notification area into the open dialog: a modal dialog hides everything outside from pointer, keyboard and
 * screen readers, toasts included.
 */
export function useNotificationsInside(dialog: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const area = document.querySelector('#notification, #progressionNotification')
    const home = area?.parentElement
    if (!area || !home) return
    dialog.current?.append(area)
    return () => home.append(area)
  }, [dialog])
}
