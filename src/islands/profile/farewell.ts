import { $notifications, notify } from '#stores/notifications.ts'

const FAREWELL_MS = 3000

/** Says a last sentence; when it has been read or closed, the page goes on to `path`. */
export function farewell(description: string, path: string) {
  const id = notify({ color: 'green', description, timeout: FAREWELL_MS })
  const unsubscribe = $notifications.listen((shown) => {
    if (shown.some((notification) => notification.id === id)) return
    unsubscribe()
    location.assign(path)
  })
}
