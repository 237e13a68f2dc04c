/** How often an open page asks whether there is a newer build. */
const CHECK_MS = 5 * 60_000
/** One reload, and no second one so soon: a build whose parts cannot be had must not reload for ever. */
const GUARD_MS = 10_000
const GUARD_KEY = 'reloaded'

type Page = {
  /** Of the build that this page came from. */
  build: string
  /** Of the build that the server has now; rejects when it cannot be asked. */
  latest: () => Promise<string>
  reload: () => void
  now: () => number
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
}

/** Knows whether the page is older than the server. `look` asks, at most every five minutes unless `atOnce`. */
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

  function reloadOnce() {
    const last = Number(read(page.storage))
    if (page.now() - last < GUARD_MS) return
    write(page.storage, page.now())
    page.reload()
  }

  return {
    look,
    /** A part of the page could not be loaded: when it is gone with the old build, a reload brings the new one. */
    onMissingPart: async () => void ((await look(true)) && reloadOnce()),
    /** The page is shown again as it was left: the next navigation of an old page is a reload. */
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

function write(storage: Page['storage'], at: number) {
  try {
    storage?.setItem(GUARD_KEY, String(at))
  } catch {
    // Without a storage there is no guard, and no reload before the next look.
  }
}
