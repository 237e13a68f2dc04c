import type { BoardPage, OwnStanding } from '#contracts/boards.ts'
import { fill } from '#i18n/format.ts'
import { all } from '../fill.ts'
import { progress } from '../page.ts'
import { drawFace, gapRow, rowOf, stepOf, tell } from './draw.ts'
import { emptyText, endsAndPlayers, figure, gapText, isNow, ordinal, periodName, type Words } from './words.ts'

const PODIUM = 3
/** "Among the best 80 %" is no praise. */
const HALF = 50
/** A page that was looked away from for longer asks again. */
const STALE_MS = 60_000

type Shown = { page: BoardPage; own: OwnStanding | null; at: number }

/** Fills the board of the page, follows its tabs and arrows, and the browser's way back through them. */
export function connectTable() {
  const root = document.querySelector<HTMLElement>('[data-table]')!
  const words = JSON.parse(root.dataset['words']!) as Words
  let shown: Shown | null = null
  let asked = 0

  async function show() {
    const mine = ++asked
    const query = queryOf(root, location.search)
    markPeriod(root, query)
    root.dataset['state'] ??= 'loading'
    root.ariaBusy = 'true'
    try {
      const [page, own] = await Promise.all([
        read<BoardPage>(`/api/table?${query}`),
        progress().signedIn ? read<OwnStanding>(`/api/table/own?${query}`).catch(unlessLoggedOut) : null,
      ])
      if (mine !== asked) return
      shown = { page, own, at: Date.now() }
      draw(root, words, shown)
    } catch (error) {
      if (mine !== asked) return
      shown = null
      root.dataset['state'] = 'failed'
      const code = error instanceof Refusal ? error.code : 'offline'
      tell(root, 'problem', code === 'offline' ? words.offline : (words.errors[code] ?? words.failed))
      clear(root)
    } finally {
      if (mine === asked) root.ariaBusy = 'false'
    }
  }

  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-period],[data-go]')
    const part = (event.target as Element).closest('[data-again],[data-own=standing]')
    if (part?.matches('[data-again]')) return void show()
    if (part) {
      event.preventDefault()
      return [...all('[data-mine]', root)].find((line) => line.offsetParent)?.scrollIntoView({ block: 'center' })
    }
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!link.href) return
    history.pushState(null, '', link.href)
    void show()
  })
  addEventListener('popstate', () => void show())
  // A login or a logout on this page.
  let signedIn = progress().signedIn
  addEventListener('progress', () => {
    if (progress().signedIn === signedIn) return
    signedIn = !signedIn
    void show()
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && shown && Date.now() - shown.at > STALE_MS) void show()
  })
  void show()
}

class Refusal extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

async function read<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address)
  if (response.ok) return (await response.json()) as Answer
  const { code = '' } = (await response.json().catch(() => ({}))) as { code?: string }
  throw new Refusal(code)
}

/** A session that ended elsewhere is a visitor's. */
function unlessLoggedOut(error: unknown): null {
  if (error instanceof Refusal && error.code === 'unauthorised') return null
  throw error
}

function queryOf(root: HTMLElement, search: string): URLSearchParams {
  const asked = new URLSearchParams(search)
  const query = new URLSearchParams({ board: root.dataset['table']!, period: asked.get('period') ?? 'week' })
  const of = asked.get('of')
  if (of !== null) query.set('of', of)
  return query
}

function markPeriod(root: HTMLElement, query: URLSearchParams) {
  for (const tab of all<HTMLAnchorElement>('[data-period]', root)) {
    if (tab.dataset['period'] === query.get('period')) tab.setAttribute('aria-current', 'page')
    else tab.removeAttribute('aria-current')
  }
  // The other boards open on the same kind of period.
  for (const link of all<HTMLAnchorElement>('[data-board]', root)) link.search = `period=${query.get('period')}`
}

const clear = (root: HTMLElement) => {
  root.querySelector('tbody')!.replaceChildren()
  root.querySelector('[data-podium]')!.replaceChildren()
  for (const part of all('[data-dock],[data-unnamed],[data-closes]', root)) part.hidden = true
}

function draw(root: HTMLElement, words: Words, { page, own, at }: Shown) {
  clear(root)
  const name = periodName(page, words, at)
  tell(root, 'period', name)
  tell(root, 'caption', name)
  tell(root, 'ends', endsAndPlayers(page, words, at))
  for (const arrow of all<HTMLAnchorElement>('[data-go]', root)) {
    const of = page[arrow.dataset['go'] as 'next' | 'previous']
    if (of === null) arrow.removeAttribute('href')
    else arrow.href = `?period=${page.period}&of=${of}`
    arrow.ariaDisabled = of === null ? 'true' : null
    // Without an address it is no link any more, unless it says so.
    arrow.role = of === null ? 'link' : null
  }
  root.dataset['state'] = page.rows.length > 0 ? 'shown' : 'empty'
  tell(root, 'empty', emptyText(page, words))
  tell(root, 'first', isNow(page, at) ? words.first : '')
  for (const link of all('[data-start]', root)) link.hidden = !isNow(page, at)
  drawRows(root, words, page, own)
  drawOwn(root, words, page, own, at)
}

function drawRows(root: HTMLElement, words: Words, page: BoardPage, own: OwnStanding | null) {
  const place = own?.standing?.place
  const isOwn = (at: number) => place === at + 1 && page.rows[at]!.score === own?.standing?.score
  const moves = page.rows.some(({ before }) => before !== null)
  const rows = page.rows.map((line, at) => rowOf(root, line, words, isOwn(at), moves))
  const steps = page.rows
    .slice(0, PODIUM)
    .map((line, at) => stepOf(root, line, words, isOwn(at), ordinal(words, line.rank)))
  const last = page.rows.at(-1)
  const near = own?.standing && place === null && last ? own.near : []
  if (near.length > 0 && near[0]!.rank > last!.rank + 1) {
    const between = { from: figure(last!.rank + 1), to: figure(near[0]!.rank - 1) }
    rows.push(gapRow(root, fill(words.between, between)))
  }
  rows.push(...near.map((line) => rowOf(root, line, words, line.own, false)))
  root.querySelector('tbody')!.replaceChildren(...rows)
  root.querySelector('[data-podium]')!.replaceChildren(...steps)
}

function drawOwn(root: HTMLElement, words: Words, page: BoardPage, own: OwnStanding | null, at: number) {
  const standing = own?.standing
  const dock = root.querySelector<HTMLElement>('[data-dock]')!
  const which = !progress().signedIn ? 'visitor' : standing ? 'standing' : 'none'
  for (const part of all('[data-own]', dock)) part.hidden = part.dataset['own'] !== which
  dock.hidden = false
  tell(dock, 'own-none', isNow(page, at) ? words.notYet : words.notThen)
  root.querySelector<HTMLElement>('[data-unnamed]')!.hidden = !(own?.standing && !own.named)
  if (!own || !standing) return
  tell(dock, 'own-rank', figure(standing.rank))
  tell(dock, 'own-gap', gapText(standing, words))
  tell(dock, 'own-score', figure(standing.score))
  const mine = own.near.find((line) => line.own)
  if (mine) drawFace(dock, mine)
  const closes = root.querySelector<HTMLElement>('[data-closes]')
  if (closes) {
    closes.hidden = !isNow(page, at)
    tell(closes, 'gap', gapText(standing, words))
    tell(
      closes,
      'percent',
      standing.percent === null || standing.percent > HALF
        ? ''
        : fill(words.percent, { count: figure(standing.percent) }),
    )
  }
  hideWhileSeen(root, dock)
}

let watching: IntersectionObserver | undefined

/** The docked line goes while the own one is in view. */
function hideWhileSeen(root: HTMLElement, dock: HTMLElement) {
  watching?.disconnect()
  const seen = new Set<Element>()
  const look: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
    dock.toggleAttribute('data-away', seen.size > 0)
  }
  // What the tab bar covers is not seen.
  watching = new IntersectionObserver(look, { rootMargin: '0px 0px -64px' })
  dock.removeAttribute('data-away')
  for (const line of all('[data-mine]', root)) watching.observe(line)
}
