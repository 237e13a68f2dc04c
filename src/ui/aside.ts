import { lazy, type ComponentType } from 'react'

/** A part that nobody waits for: where it cannot be loaded, such as without connection, nothing stands in its place. */
export const aside = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType<Props> })))
