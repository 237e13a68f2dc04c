// Every npm script begins here: `node scripts/setup.mjs scripts/<name>.ts [arguments]`.
// Plain JavaScript on purpose: it runs on Node 20 and before anything is installed. It installs what the lock file
// names, then hands over to a Node that runs TypeScript (the one in node_modules where the system's is older).
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isInstalled, runsTypeScript, tooOld } from './launcher/requirements.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')

/** Prints a sentence and exits. */
function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

function install() {
  if (isInstalled(readJson(join(root, 'package-lock.json')), readJson(join(modules, '.package-lock.json')))) return
  console.error('Installing packages (once, about half a minute) ...')
  // Without node_modules/.bin: `npm ci` empties it, and must not run on the Node it removes.
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter)
  const npm = spawnSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH },
    stdio: ['ignore', process.stderr, process.stderr],
  })
  if (npm.error) stop('npm was not found: install it beside Node, then run this again.')
  if (npm.status !== 0) {
    stop(
      'The packages could not be installed (the reason is above); when the machine is offline, connect it and run this again.',
    )
  }
}

/** Runs the script on another Node, transparently: same terminal, signals and exit code. */
function handOver(node, script, args) {
  const child = spawn(node, [script, ...args], { stdio: 'inherit', env: withBinaries() })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

const withBinaries = () => ({ ...process.env, PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}` })

const refusal = tooOld(process.version)
if (refusal) stop(refusal)

const [name, ...args] = process.argv.slice(2)
if (!name) stop('Usage: node scripts/setup.mjs scripts/<name>.ts [arguments]')
install()

const script = resolve(root, name)
const bundled = join(modules, '.bin', 'node')
process.chdir(root)
if (runsTypeScript(process.version)) {
  Object.assign(process.env, withBinaries())
  process.argv.splice(1, 2, script)
  await import(pathToFileURL(script).href)
} else if (existsSync(bundled)) handOver(bundled, script, args)
else stop(`Node 22.18 or later is needed on this kind of machine; this is ${process.version}.`)
