import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { localDay } from '#stores/local-day.ts'
import { persisted } from '#stores/persisted.ts'
import { InstallParser, isDue, NEVER_ASKED, withDay, type WayIn } from './offer.ts'

const $install = persisted('install', InstallParser, NEVER_ASKED)

/**
 * Call it at the end of a run that was just played. Counts the day, and on the first days asks the browser for
 * persistent storage. Returns the offer to install the site once it is due; null before, when the site is installed,
 * and when it cannot be installed.
 */
export async function installHint(locale: Locale): Promise<ReactNode> {
  const counted = $install.reload().days.length
  const install = $install.update((before) => withDay(before, localDay()))
  if (install.days.length > counted) await navigator.storage?.persist?.().catch(() => false)
  const way = wayIn()
  if (!way || !isDue(install, Date.now())) return null
  const { installCard } = await import('./InstallCard.tsx')
  const onClose = () => void $install.update((before) => ({ ...before, closedAt: Date.now() }))
  return installCard({ way, locale, onClose })
}

function wayIn(): WayIn | null {
  if (matchMedia('(display-mode: standalone)').matches) return null
  const { standalone } = navigator as Navigator & { standalone?: boolean }
  return window.installPrompt ?? (standalone === false ? 'by-hand' : null)
}
