import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMPATIBILITY_DATE } from '#scripts/launcher/rooms-config.ts'
import * as worker from '#party/workerd.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

test('PartyKit, workerd and wrangler have the same parties', () => {
  const { parties } = read('partykit.json') as { parties: Record<string, string> }
  const names = Object.keys(parties).sort()
  expect(
    Object.keys(worker)
      .filter((name) => name !== 'default')
      .sort(),
  ).toEqual(names)
  const wrangler = read('wrangler.json') as { migrations: { new_sqlite_classes: string[] }[] }
  expect(wrangler.migrations.flatMap(({ new_sqlite_classes: classes }) => classes).sort()).toEqual(names)
  expect(wrangler).toMatchObject({
    main: 'party/workerd.ts',
    compatibility_date: COMPATIBILITY_DATE,
    durable_objects: { bindings: names.map((name) => ({ name, class_name: name })) },
  })
})
