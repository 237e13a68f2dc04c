/** Interval at which an open page checks for a newer build. */
const CHECK_MS = 5 * 60_000
/** Minimum time between reloads, so that a broken build cannot cause a reload loop. */
const GUARD_MS = 10_000
const GUARD_KEY = 'reloaded'

type Page = {
  /** Build id of this page. */
  build: string
  /** Build id of the server; rejects when it cannot be read. */
  latest: () => Promise<string>
  reload: () => void
  now: () => number
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
}

/** Detects that the page is older than the server's build. `look` checks at most every five minutes unless `atOnce`. */
export function createNewBuild(page: Page) {
  let askedAt = page.now()
  let newer = false

  async function look(atOnce = false): Promise<boolean> {
    if (newer || (!atOnce && page.now() - askedAt < CHECK_MS)) return newer
    askedAt = page.now()
    newer = await page.latest().then(
      (latest) => latest !== page.build,
      () => false,
    )
    return newer
  }

  /** Returns false within the guard time, or without a storage for it. */
  function reloadOnce(): boolean {
    const last = Number(read(page.storage))
    if (page.now() - last < GUARD_MS || !write(page.storage, page.now())) return false
    page.reload()
    return true
  }

  return {
    look,
    /** After a chunk failed to load, reloads once if a newer build exists. Resolves to true if it reloads. */
    onMissingPart: async (): Promise<boolean> => (await look(true)) && reloadOnce(),
    /** Reloads an outdated page that is restored from the back-forward cache. */
    onComeBack: () => void (newer && reloadOnce()),
  }
}

export { CHECK_MS, GUARD_MS }

function read(storage: Page['storage']): string | null {
  try {
    return storage?.getItem(GUARD_KEY) ?? null
  } catch {
    return null
  }
}

function write(storage: Page['storage'], at: number): boolean {
  try {
    storage?.setItem(GUARD_KEY, String(at))
    return storage !== null
  } catch {
    return false
  }
}
