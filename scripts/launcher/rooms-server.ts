// The rooms in their own process: `node scripts/launcher/rooms-server.ts <folder> <port> [--watch]`, with variables in
// the environment. Exits with its runtime and ends it on exit.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { BuildOptions } from 'esbuild'
import { ROOM_VARIABLES, roomsConfig } from './rooms-config.ts'
import { DAMAGE_LOGGED, damagedRooms, moveDamagedRooms, removeEmptyRooms } from './rooms-state.ts'

const SCRIPT = 'rooms.mjs'
const GRACE_MS = 1000

/** The package exports its binary's path but has no types. */
const { default: workerd } = createRequire(import.meta.url)('workerd') as { default: string }

const [folder = '', port = '', watch] = process.argv.slice(2)
const stateFolder = resolve(folder, 'objects')
mkdirSync(stateFolder, { recursive: true })
// A restart within a launch skips building and cleaning, because players wait.
const launch = process.env['ROOMS_LAUNCH']
const built = join(folder, 'launch')
const isAgain = launch !== undefined && !watch && existsSync(built) && readFileSync(built, 'utf8') === launch
const damagedFolder = resolve(folder, 'damaged', new Date().toISOString().replaceAll(':', '-'))
for (const name of moveDamagedRooms(stateFolder, damagedFolder)) {
  console.error(`The room file ${name} was damaged and is now in ${damagedFolder}; its room begins anew.`)
}
if (!isAgain) removeEmptyRooms(stateFolder)
// Earlier versions left the rooms' secrets there, and state that only their runtime could read.
for (const old of ['partykit.json', 'state']) rmSync(join(folder, old), { recursive: true, force: true })

const options: BuildOptions = {
  entryPoints: ['party/workerd.ts'],
  outfile: join(folder, SCRIPT),
  bundle: true,
  format: 'esm',
  target: 'es2024',
  logLevel: 'warning',
}
if (!isAgain) {
  const { build, context, stop } = await import('esbuild')
  await build(options)
  if (watch) await (await context(options)).watch()
  else await stop()
  if (launch) writeFileSync(built, launch)
}

const { parties } = JSON.parse(readFileSync('partykit.json', 'utf8')) as { parties: Record<string, string> }
const variables = Object.fromEntries(ROOM_VARIABLES.map((name) => [name, process.env[name]]))
const config = join(folder, 'workerd.capnp')
writeFileSync(
  config,
  roomsConfig({
    port: Number(port),
    parties: Object.keys(parties),
    script: SCRIPT,
    stateFolder,
    siteUrl: variables['PUBLIC_SITE_URL']!,
  }),
)

// No inspector: it would expose every secret.
const runtime = spawn(workerd, ['serve', config, ...(watch ? ['--watch'] : [])], {
  env: variables,
  stdio: ['ignore', 'inherit', 'pipe'],
})
// A database damaged while the rooms run fails for ever; the next start moves it aside.
createInterface(runtime.stderr).on('line', (line) => {
  console.error(line)
  if (DAMAGE_LOGGED.test(line) && damagedRooms(stateFolder).length > 0) runtime.kill('SIGKILL')
})

let stopping = false
runtime.once('error', (error) => {
  console.error(`The rooms' runtime could not be started: ${error.message}`)
  process.exit(1)
})
runtime.once('exit', (code, signal) => {
  if (!stopping) console.error(`The rooms' runtime has ended (${signal ?? code}).`)
  process.exit(stopping ? 0 : 1)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping = true
    runtime.kill('SIGTERM')
    // It would wait for the last socket; everything acknowledged is on disk.
    setTimeout(() => runtime.kill('SIGKILL'), GRACE_MS)
  })
}
