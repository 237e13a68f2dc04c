const root = document.documentElement

/** Media text of the sheets as they were sent, by rule. */
const sent = new Map<CSSMediaRule, string>()
const YES = '(min-width: 0px)'
const NO = '(max-width: 0px)'

/** The media query for a chosen motion: its conditions on motion hold or fail, the others stay. */
export function chosenMedia(media: string, motion: string | undefined): string {
  if (motion !== 'reduced' && motion !== 'full') return media
  return media.replace(/\(prefers-reduced-motion: (reduce|no-preference)\)/g, (_, wish) =>
    (wish === 'reduce') === (motion === 'reduced') ? YES : NO,
  )
}

function turn(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && (sent.has(rule) || rule.media.mediaText.includes('prefers-reduced-motion'))) {
      const media = sent.get(rule) ?? rule.media.mediaText
      sent.set(rule, media)
      rule.media.mediaText = chosenMedia(media, root.dataset['motion'])
    } else if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList)
  }
}

function turnAll() {
  for (const sheet of document.styleSheets) {
    try {
      turn(sheet.cssRules)
    } catch {
      // A sheet of another origin.
    }
  }
}

let isWatching = false

/** Makes the page's sheets, and those that load later, follow the player's choice of motion instead of the system's. */
export function followMotion() {
  if (!isWatching) {
    if (!root.dataset['motion']) return
    isWatching = true
    addEventListener('load', turnAll)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof HTMLStyleElement) turnAll()
          else if (node instanceof HTMLLinkElement) node.addEventListener('load', turnAll)
        }
      }
    }).observe(document.head, { childList: true })
  }
  turnAll()
}
