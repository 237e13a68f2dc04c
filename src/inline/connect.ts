/** What the emitted module src/inline/on-demand.ts offers. */
type OnDemand = { connect(redirect: string): Promise<void> }

/**
 * The dialog's code is fetched when somebody reaches for it. Its address carries the build's id, which the page knows;
 * when it cannot be loaded, the link leads to the profile page, which asks for the login itself.
 */
export async function connect(link: HTMLAnchorElement) {
  try {
    const { connect } = (await import(/* @vite-ignore */ document.body.dataset['onDemand']!)) as OnDemand
    await connect(link.dataset['connect']!)
  } catch {
    location.assign(link.href)
  }
}
