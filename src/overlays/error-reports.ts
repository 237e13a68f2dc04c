import { $appError, type AppError } from '#stores/app-error.ts'
import { startTracing } from '#stores/trace.ts'

/** Maximum reports per page. */
const MAX_REPORTS = 5

/** Errors of the network, of extensions and of scripts of other origins, which are not reported. */
const NOISE =
  /^Script error|^ResizeObserver loop|Failed to fetch|NetworkError|Load failed|dynamically imported module|module script failed|connection was lost|AbortError|TimeoutError|-extension:\/\//

/** Starts tracing and reports uncaught errors and rejections. The client loads with the first of them. */
export function startErrorReports(): void {
  startTracing()
  if (Math.random() >= import.meta.env.REPORT_SAMPLE || hasObjected()) return
  const reported = new Set<string>()
  const report = (error: AppError) => {
    const { message, stack, name = '' } = error
    const key = [name, message, stack?.split('\n').find((line) => /:\d+/.test(line))].join('|')
    if (NOISE.test(message) || NOISE.test(`${name} ${stack}`) || reported.has(key) || reported.size >= MAX_REPORTS)
      return
    reported.add(key)
    import('./error-reporter.ts').then(({ sendReport }) => sendReport(error)).catch(() => {})
  }
  $appError.listen((error) => error && report(error))
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    const { name, message, stack } = reason instanceof Error ? reason : new Error(String(reason))
    report({ name, message, stack: stack ?? null, path: location.pathname, build: '', at: 0 })
  })
}

/** True when the player switched reports off under "Privacy choices" (src/consent). */
function hasObjected(): boolean {
  try {
    return (localStorage.getItem('consent') ?? '').includes('"reports":false')
  } catch {
    return false
  }
}
