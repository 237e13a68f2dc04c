import { $notifications, notify } from '#stores/notifications.ts'

const FAREWELL_MS = 3000

/** Shows a last message and opens `path` once it is closed or has expired. */
export function farewell(description: string, path: string) {
  const id = notify({ color: 'green', description, timeout: FAREWELL_MS })
  const unsubscribe = $notifications.listen((shown) => {
    if (shown.some((notification) => notification.id === id)) return
    unsubscribe()
    location.assign(path)
  })
}
