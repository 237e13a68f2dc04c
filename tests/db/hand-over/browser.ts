import { FakeStorage, openTab } from '#tests/support/tab.ts'
import { aResult } from '#tests/unit/stores/results.ts'

/** Storage of one tab; writes of a closed tab never reach the disk. */
class TabStorage extends FakeStorage {
  readonly #shared: FakeStorage
  /** Removals until the tab closes. */
  removalsLeft = Infinity

  constructor(shared: FakeStorage) {
    super()
    this.#shared = shared
  }

  override getItem(key: string): string | null {
    return this.#shared.getItem(key)
  }

  override setItem(key: string, text: string): void {
    if (this.removalsLeft > 0) this.#shared.setItem(key, text)
  }

  override removeItem(key: string): void {
    if (this.removalsLeft-- > 0) this.#shared.removeItem(key)
  }
}

/** A tab over the browser's storage, with newly loaded real stores. */
export async function openPage(shared: FakeStorage) {
  const storage = new TabStorage(shared)
  openTab(storage)
  const [{ keepLocally }, { handOver }] = await Promise.all([
    import('#stores/local-progress.ts'),
    import('#stores/hand-over.ts'),
  ])
  return {
    /** A finished practice run; returns its id. */
    play(): string {
      const record = aResult()
      keepLocally('wordle', record)
      return record.id
    },
    handOver,
    /** Closes the tab in the middle of its work, after a number of further removals. */
    dieAfter: (removals: number) => void (storage.removalsLeft = removals),
    isAlive: () => storage.removalsLeft > 0,
  }
}

export type Page = Awaited<ReturnType<typeof openPage>>
