// Pages without an island lack what the refresh transform of the development server expects to find.
if (import.meta.env.DEV) Object.assign(globalThis, { $RefreshReg$() {}, $RefreshSig$: () => (type: unknown) => type })

/** Opens the connection dialog on a page that was sent without it. */
export async function connect(): Promise<void> {
  const { openConnectionDialog } = await import('../islands/connection-entry.tsx')
  openConnectionDialog({ redirect: null })
}

/** Draws the end of a day on the home page (src/full-time). */
export async function fullTime(...day: Parameters<typeof import('../full-time/index.ts').showFullTime>): Promise<void> {
  const { showFullTime } = await import('../full-time/index.ts')
  await showFullTime(...day)
}
