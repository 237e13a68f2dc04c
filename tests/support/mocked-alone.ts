import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

// Test files share a worker and its modules. A file that mocks a module would get modules that were loaded with the real
// one, and leave modules loaded with the mock for later files, so modules are reset before and after it.
const { testPath } = expect.getState()
if (/vi\.(m|doM)ock\(/.test(readFileSync(testPath!, 'utf8'))) {
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}
