import { openConnection } from '#stores/connection.ts'
import { startOverlays } from '#overlays/overlays.ts'

/** Lazy entry of static pages: starts the overlays and opens the login dialog. */
export function openConnectionDialog(options: Parameters<typeof openConnection>[0]) {
  startOverlays()
  openConnection(options)
}
