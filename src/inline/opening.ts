import { dayAt } from '#core/days.ts'
import { root } from './fill.ts'

type Opening = (body: string) => Promise<Response> | undefined

/** So many pictures at most are asked for before the page shows them: those of a board, or the newest looks. */
const MOST_PICTURES = 6

/**
 * Opens the run that the page is about to open, and has its pictures fetched, while the page's scripts are still on
 * their way (src/stores/opening.ts takes it over). Only where it is certain what will be asked for: the address says
 * nothing more, this browser's choices are the usual ones, and no account has to be named.
 */
export function openEarly(read: (key: string) => string | null, signedIn: boolean) {
  const opens = root.dataset['opens']
  if (!opens || location.search || signedIn || read('inWords') === 'true') return
  const { game, modes, part } = JSON.parse(opens) as { game: string; modes: string[]; part?: string }
  if ((read(`${game}-league`) ?? 'null') !== 'null' || read(`${game}-form`) === 'true') return
  const asked = modes.includes('today') ? today(game) : { mode: levelOf(modes, read(`${game}-level`)) }
  if (!asked) return
  const body = JSON.stringify({ game, ...asked, part })
  const response = fetch('/api/runs', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  let isTaken = false
  ;(globalThis as { opening?: Opening }).opening = (request) => {
    if (isTaken || request !== body) return undefined
    isTaken = true
    return response
  }
  response.then(async (reply) => preload((await reply.clone().json()).pictures)).catch(() => {})
}

const levelOf = (modes: string[], kept: string | null) => modes.find((mode) => mode === kept) ?? modes[0]

/** Null where a day that was begun before midnight may be gone on with. */
function today(game: string) {
  const date = dayAt(Date.now(), -new Date().getTimezoneOffset())
  const begun = inThisTab(`${game}-today`)
  return begun && begun !== 'null' && begun !== `"${date}"` ? null : { mode: 'today', date }
}

function inThisTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function preload(pictures?: string[][]) {
  for (const href of pictures?.flat().slice(-MOST_PICTURES) ?? []) {
    const link = { rel: 'preload', as: 'image', fetchPriority: 'high', href }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
}
