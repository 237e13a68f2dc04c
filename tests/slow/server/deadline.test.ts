import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { backendFetch } from '#server/deadline.ts'
import { hostPicture } from '#server/images/image-host.ts'

afterEach(() => vi.unstubAllEnvs())

test('a call that the backend or the image host accepts but never answers times out', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  vi.stubEnv('IMAGE_HOST_URL', address)
  vi.stubEnv('IMAGE_HOST_KEY', 'key')
  await Promise.all([
    expect(backendFetch(address)).rejects.toMatchObject({ name: 'TimeoutError' }),
    expect(hostPicture(new Uint8Array(8))).rejects.toMatchObject({ code: 'unavailable' }),
  ])
  await expect(backendFetch(address, { signal: AbortSignal.abort(new Error('unwanted')) })).rejects.toThrow('unwanted')
  silent.close()
})
