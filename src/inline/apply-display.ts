import { hasWord } from '#core/display-word.ts'

const SHEET = '/display.css'
const YES = '(min-width: 0px)'
const NO = '(max-width: 0px)'

type Motion = 'reduced' | 'full' | null

const root = document.documentElement
const systemMatches = globalThis.matchMedia
/** Original media text of the style sheets, by rule. */
const sent = new Map<CSSMediaRule, string>()
let motion: Motion = null

/** Applies the display settings: the extra style sheet, and the motion queries in style sheets and scripts. */
export function applyDisplay() {
  if (isOff()) delete root.dataset['display']
  const { display } = root.dataset
  if (display && !document.querySelector(`link[href='${SHEET}']`)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: SHEET }))
  }
  const chosen = hasWord(display, 'reduced') ? 'reduced' : hasWord(display, 'full') ? 'full' : null
  if (chosen === motion) return
  if (motion === null && sent.size === 0) followSheets()
  motion = chosen
  turnSheets()
}

/** True when another tab has reset all settings; the inline script only adds the attribute. */
function isOff(): boolean {
  try {
    return localStorage.getItem('display') === null
  } catch {
    return false
  }
}

/** Replaces the motion conditions of a media query by the player's choice; other conditions stay. */
export function chosenMedia(media: string, chosen: Motion): string {
  if (!chosen) return media
  return media.replace(/\(prefers-reduced-motion: (reduce|no-preference)\)/g, (_, wish) =>
    (wish === 'reduce') === (chosen === 'reduced') ? YES : NO,
  )
}

function followSheets() {
  globalThis.matchMedia = (query) => systemMatches.call(globalThis, chosenMedia(query, motion))
  addEventListener('load', turnSheets)
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLStyleElement) turnSheets()
      else if (node instanceof HTMLLinkElement) node.addEventListener('load', turnSheets)
    }
  }).observe(document.head, { childList: true })
}

function turnSheets() {
  for (const sheet of document.styleSheets) {
    try {
      turn(sheet.cssRules)
    } catch {
      // A sheet of another origin.
    }
  }
}

function turn(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && (sent.has(rule) || rule.media.mediaText.includes('prefers-reduced-motion'))) {
      const media = sent.get(rule) ?? rule.media.mediaText
      sent.set(rule, media)
      rule.media.mediaText = chosenMedia(media, motion)
    } else if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList)
  }
}
