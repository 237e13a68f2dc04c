import { lazy, type ComponentType } from 'react'

/** A lazily loaded optional part: renders nothing while loading and after a failure, such as offline. */
export const aside = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType<Props> })))
