import { afterEach, describe, expect, test } from 'vitest'
import { Children } from '#scripts/launcher/children.ts'
import { isRunning } from '#tests/support/processes.ts'

let children = new Children(false)
const task = (code: string) => ({ name: 'part', args: ['--eval', code], env: process.env })
afterEach(async () => {
  await children.stop()
  children = new Children(false)
})

describe('children of a launch', () => {
  test('a failing task rejects with its last output', async () => {
    await expect(children.finish(task(`console.error('offside'); process.exitCode = 1`))).rejects.toThrow(/offside/)
    await expect(children.finish(task(''))).resolves.toBeUndefined()
  })

  test('stop ends them with their descendants, and accepts no new ones', async () => {
    const grandchild = `import('node:child_process').then(({ spawn }) => {
      process.on('SIGTERM', () => process.exit(0))
      process.send(spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']).pid)
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
