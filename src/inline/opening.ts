import { dayAt } from '#core/days.ts'
import { namesLeagues } from '#core/display-word.ts'
import { root } from './fill.ts'

type Answer = { n: number; pictures?: string[][] }
type Opening = (body: string) => Promise<Response> | undefined

/** Maximum pictures shown before the game is loaded: all of a board, or the newest steps. */
const MOST_PICTURES = 6
/** After this time the game requests the picture itself. */
const PICTURE_MS = 2000

/** Loaded pictures of the run: address -> blob address in this page. */
const looks = new Map<string, string>()

/**
 * Starts the page's run early and shows its pictures while the page's scripts are still loading; src/stores/opening.ts
 * then takes over both. Only if the request is certain: the address has no parameters, this browser has default
 * settings, and there is no account. Resolves once the pictures are shown or have failed; undefined when it starts
 * nothing.
 */
export function openEarly(read: (key: string) => string | null, signedIn: boolean): Promise<void> | undefined {
  const opens = root.dataset['opens']
  if (!opens || location.search || signedIn || read('inWords') === 'true') return
  const { game, modes, part } = JSON.parse(opens) as { game: string; modes: string[]; part?: string }
  if ((read(`${game}-league`) ?? 'null') !== 'null' || read(`${game}-form`) === 'true') return
  // The request for practice would include the chosen leagues (src/play/practice/drawn.ts).
  if (!modes.includes('today') && namesLeagues(read('display'))) return
  const run = modes.includes('today') ? today(game) : { mode: levelOf(modes, read(`${game}-level`)) }
  if (!run) return
  const body = JSON.stringify({ game, ...run, part })
  const response = fetch('/api/runs', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const asked = response.then(async (reply) => (await reply.clone().json()) as Answer).then(askForLooks)
  const shown = asked.then(async (looks) => show(await Promise.all(looks), run.mode)).catch(() => {})
  let isTaken = false
  const opening: Opening = (request) => {
    if (isTaken || request !== body) return undefined
    isTaken = true
    return shown.then(() => response)
  }
  Object.assign(globalThis, { opening, looks })
  return shown
}

const levelOf = (modes: string[], kept: string | null) => modes.find((mode) => mode === kept) ?? modes[0]!

/** Request for today's run; null when this tab may continue a daily begun before midnight. */
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

/** Requests the pictures of a new run. A resumed run may still show the last answer in their place. */
function askForLooks({ n, pictures }: Answer): Promise<string>[] {
  const addresses = n === 0 && pictures ? pictures.flat().slice(-MOST_PICTURES) : []
  return addresses.map(async (address) => {
    const reply = await fetch(address, { signal: AbortSignal.timeout(PICTURE_MS) })
    if (!reply.ok) throw new Error(address)
    const look = URL.createObjectURL(await reply.blob())
    looks.set(address, look)
    // Decoded first, so that all pictures are painted in the same frame.
    await Object.assign(new Image(), { src: look }).decode()
    return look
  })
}

/**
 * Sets the newest picture as `--look-0` on the root, the one before it as `--look-1`, and so on. A game's style sheet
 * positions them until the game has rendered its own (`:root[data-looked]`, the mode).
 */
function show(shown: readonly string[], mode: string) {
  shown.toReversed().forEach((look, at) => root.style.setProperty(`--look-${at}`, `url(${look})`))
  if (shown.length > 0) root.dataset['looked'] = mode
}
