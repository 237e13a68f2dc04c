import { openConnection } from '#stores/connection.ts'
import { startOverlays } from '#overlays/overlays.ts'

/** What a static page loads when a visitor reaches for the log-in: starts the overlays and opens the dialog. */
export function openConnectionDialog(options: Parameters<typeof openConnection>[0]) {
  startOverlays()
  openConnection(options)
}
