import { afterEach, describe, expect, test } from 'vitest'
import { Children } from '#scripts/launcher/children.ts'
import { isRunning } from '#tests/support/processes.ts'

let children = new Children(false)
const task = (code: string) => ({ name: 'part', args: ['--eval', code], env: process.env })
/** Tells that it stands, then waits for ever. */
const WAITS = `process.send('up'); setInterval(() => {}, 1000)`

afterEach(async () => {
  await children.stop()
  children = new Children(false)
})

describe('children of a launch', () => {
  test('a server that leaves is reported with its code and its last words', async () => {
    children.serve(task(`console.error('no bread'); process.exitCode = 3`))
    expect(await children.death).toMatch(/^part ended with exit code 3\.\n\[part\] no bread/)
  })

  test('a server that is killed is reported with the signal', async () => {
    const child = children.serve(task(WAITS))
    child.process.once('message', () => child.process.kill('SIGKILL'))
    expect(await children.death).toMatch(/^part was killed \(SIGKILL\)/)
  })

  test('a task that fails rejects with its last words', async () => {
    await expect(children.finish(task(`console.error('offside'); process.exitCode = 1`))).rejects.toThrow(/offside/)
    await expect(children.finish(task(''))).resolves.toBeUndefined()
  })

  test('stop ends them and what they started, and takes no new ones', async () => {
    const grandchild = `import('node:child_process').then(({ spawn }) => {
      process.send(spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']).pid)
      process.on('SIGTERM', () => process.exit(0))
    })`
    const child = children.serve(task(grandchild))
    const pid = await new Promise<number>((resolve) =>
      child.process.once('message', (message) => resolve(Number(message))),
    )
    expect(isRunning(pid)).toBe(true)
    await children.stop()
    expect(child.process.exitCode).toBe(0)
    await expect.poll(() => isRunning(pid)).toBe(false)
    expect(() => children.serve(task(''))).toThrow('Stopped.')
  })
})
