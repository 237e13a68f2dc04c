import { createServer, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { requireFree } from '#scripts/launcher/ports.ts'

const server = createServer()

afterEach(() => new Promise((resolve) => server.close(resolve)))

describe('ports', () => {
  test('a taken one gives one message, a free one none', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const wanted = { name: 'site', port, host: '127.0.0.1', flag: '--port' }
    await expect(requireFree([wanted])).rejects.toThrow(
      `Port ${port} (site) is already in use: stop what runs there, or choose another with --port.`,
    )
    await new Promise((resolve) => server.close(resolve))
    await expect(requireFree([wanted])).resolves.toBeUndefined()
  })
})
