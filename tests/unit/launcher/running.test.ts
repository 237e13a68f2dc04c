import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetRunning, noteRunning, readRunning } from '#scripts/launcher/running.ts'

const ACCESS = { url: 'http://127.0.0.1:1', inboxUrl: 'http://127.0.0.1:2', publishableKey: 'p', secretKey: 's' }
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'running-'))
})

describe('the launch of a data folder', () => {
  test('is recorded until its launcher removes the file', () => {
    noteRunning(folder, { ...ACCESS, launcher: process.pid })
    expect(readRunning(folder)).toMatchObject(ACCESS)
    forgetRunning(folder)
    expect(readRunning(folder)).toBeNull()
  })

  test('stays recorded when another launch fails', () => {
    noteRunning(folder, { ...ACCESS, launcher: process.ppid })
    forgetRunning(folder)
    expect(readRunning(folder)).toMatchObject(ACCESS)
  })

  test('is unknown if the file is truncated', () => {
    writeFileSync(join(folder, 'running.json'), '{"url":')
    expect(readRunning(folder)).toBeNull()
  })
})
