import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

// Files share a worker and its modules. One that mocks a module would get those that were loaded with the real one, and
// leave behind those loaded with the mock: it starts with none and leaves none.
const { testPath } = expect.getState()
if (/vi\.(m|doM)ock\(/.test(readFileSync(testPath!, 'utf8'))) {
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}
