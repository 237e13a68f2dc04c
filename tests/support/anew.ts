import { vi } from 'vitest'

// Files that share a worker share its compiled database and libraries, but none of the product's caches and counters.
vi.resetModules()
