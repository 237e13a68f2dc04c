// Pages without an island lack what the refresh transform of the development server expects to find.
if (import.meta.env.DEV) Object.assign(globalThis, { $RefreshReg$() {}, $RefreshSig$: () => (type: unknown) => type })

/** Opens the connection dialog on a page that was sent without it; after the login it goes to the path `redirect`, if it names one. */
export async function connect(redirect: string): Promise<void> {
  const { openConnectionDialog } = await import('../islands/connection-entry.tsx')
  openConnectionDialog({ redirect: redirect || null })
}
