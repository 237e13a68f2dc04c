import { Suspense, type ReactNode } from 'react'
import { useWide } from './use-wide.ts'

/** Loads and renders its children on wide screens only; nothing in the HTML of the build. */
export const Wide = ({ children }: { children: ReactNode }) => useWide() && <Suspense>{children}</Suspense>
