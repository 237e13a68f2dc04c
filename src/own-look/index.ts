import { levelProgress } from '#core/levels.ts'
import { titleOf } from '#core/unlocks.ts'
import { localeOfPath, type Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { readProgress } from '#stores/page-progress.ts'
import { lookOf, ownShirt } from './shirt.ts'

const WORDS: Record<Locale, () => Promise<{ default: Messages<'looks'> }>> = {
  en: () => import('#i18n/messages/en/looks.json'),
  fr: () => import('#i18n/messages/fr/looks.json'),
  es: () => import('#i18n/messages/es/looks.json'),
}

/** The own shirt above the player's title; null without any chosen look. Rejects when the words do not load. */
export async function ownLook(display: string | undefined, points: number, locale: Locale) {
  const shirt = ownShirt(display)
  if (!shirt) return null
  const { default: t } = await WORDS[locale]()
  const look = document.createElement('p')
  look.className = 'own-look'
  const label = document.createElement('span')
  label.className = 'vh'
  label.textContent = `${t.titles} `
  look.append(shirt, label, t[`title-${titleOf(lookOf('title', display), levelProgress(points).level)}`])
  return look
}

let drawn = ''

/**
 * Draws the player's shirt in the header and at the gate of the quiz, and with the title on the home page's pitch, in
 * space reserved by src/styles/own-look.css. Runs on every update; removes the drawings when no look is chosen any
 * more.
 */
export async function drawOwnLook(): Promise<void> {
  const { display = '' } = document.documentElement.dataset
  const { points } = progress()
  const state = `${display} ${points}`
  // Runs again when the page has been parsed.
  if (state === drawn || document.readyState === 'loading') return
  drawn = state
  for (const link of document.querySelectorAll('.top [data-connect]:not(.new), [data-shirt]')) {
    link.querySelector('.own-shirt')?.remove()
    link.prepend(ownShirt(display) ?? '')
  }
  const pitch = document.querySelector('section:has(> ol [data-daily])')
  const look = pitch && (await ownLook(display, points, localeOfPath(location.pathname)).catch(() => null))
  if (!pitch || state !== drawn) return
  pitch.querySelector('.own-look')?.remove()
  pitch.append(look ?? '')
}

const progress = () => readProgress(read, document.cookie, Date.now(), -new Date().getTimezoneOffset())

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
