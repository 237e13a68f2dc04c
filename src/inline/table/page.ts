import type { BoardPage, OwnStanding } from '#contracts/boards.ts'
import { all } from '../fill.ts'
import { progress } from '../page.ts'
import { clear, drawBoard, type Shown } from './board.ts'
import { setText } from './draw.ts'
import { read, Refusal, unlessLoggedOut } from './read.ts'
import type { Words } from './words.ts'

/** After this time a page refetches when it becomes visible. */
const STALE_MS = 60_000

/** Fills the board, and handles its tabs, arrows and the browser's back button. */
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
      drawBoard(root, words, shown)
    } catch (error) {
      if (mine !== asked) return
      shown = null
      root.dataset['state'] = 'failed'
      const code = error instanceof Refusal ? error.code : 'offline'
      setText(root, 'problem', code === 'offline' ? words.offline : (words.errors[code] ?? words.failed))
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
  // Tracks a login or logout on this page.
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
  // Links to other boards keep the kind of period.
  for (const link of all<HTMLAnchorElement>('[data-board]', root)) link.search = `period=${query.get('period')}`
}
