import { CACHES, type KeepRequest } from '#core/offline.ts'
import { all, root, say } from './fill.ts'
import { read, start } from './page.ts'

/** True for the offline page's own address; false when the worker shows it in place of another page. */
const isItself = () => location.pathname.endsWith('/offline')

/** Marks the stored practice pages; offline, the others cannot be opened. */
async function fillPractice() {
  root.toggleAttribute('data-online', navigator.onLine)
  say('waiting', waiting())
  root.toggleAttribute('data-waiting', waiting() > 0)
  const pages = await caches.open(CACHES.pages)
  for (const link of all<HTMLAnchorElement>('[data-practice]')) {
    const isKept =
      (await pages.match(link.dataset['practice']!, { ignoreSearch: true, ignoreVary: true })) !== undefined
    link.toggleAttribute('data-kept', isKept)
    if (isKept || navigator.onLine) link.href = link.dataset['practice']!
    else link.removeAttribute('href')
  }
}

/** Results of an account that are still on this device (src/stores/unsent.ts). */
function waiting(): number {
  try {
    return (JSON.parse(read('unsentResults')!) as unknown[] | null)?.length ?? 0
  } catch {
    return 0
  }
}

/** Makes the worker store all practice pages of this language. */
async function keepAll(button: HTMLButtonElement) {
  const { serviceWorker } = navigator
  const { keeping = '', failed = '' } = button.dataset
  const status = all('[data-keep-status]')[0]!
  button.disabled = true
  try {
    await serviceWorker.register('/sw.js')
    const { active } = await serviceWorker.ready
    const path = all<HTMLElement>('[data-practice]')[0]!.dataset['practice']!
    await new Promise<void>((resolve, reject) => {
      serviceWorker.onmessage = ({ data: { kept, of } }) => {
        status.textContent = keeping.replace('{count}', kept).replace('{of}', of)
        if (kept === null) reject(new Error())
        if (kept === of) resolve()
      }
      active!.postMessage({ build: document.body.dataset['build']!, path, all: true } satisfies KeepRequest)
    })
  } catch {
    status.textContent = failed
  }
  button.disabled = false
  await fillPractice()
}

/** Opens the requested page if it answers, because the event `online` does not prove that the site is reachable. */
const openWanted = () =>
  void fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => {},
  )

start()
const fill = () => void fillPractice().catch(() => {})
addEventListener('DOMContentLoaded', fill)
addEventListener('pageshow', fill)
addEventListener('offline', fill)
addEventListener('online', () => (isItself() ? fill() : openWanted()))
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('[data-retry],[data-keep]')
  if (button?.matches('[data-retry]')) location.reload()
  else if (button) void keepAll(button)
})
