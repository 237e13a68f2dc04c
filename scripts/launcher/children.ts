import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { descendantsOf } from './descendants.ts'
import { CliError } from './cli-error.ts'

const LEASH = new URL('./leash.ts', import.meta.url).href
/** Time until a child that ignores SIGTERM is killed. */
const GRACE_MS = 5000
const KEPT_LINES = 20

export type Task = { name: string; args: readonly string[]; env: NodeJS.ProcessEnv }
export type Child = {
  name: string
  process: ChildProcess
  /** Its last lines, shown when it dies. */
  lines: string[]
  /** Processes that it started; they are ended with it. */
  family: number[]
}

/** The processes of a launch: in the launcher's process group, with prefixed output, stopped together. */
export class Children {
  readonly #all = new Set<Child>()
  readonly #verbose: boolean
  readonly #death = Promise.withResolvers<string>()
  readonly #stopped = new AbortController()
  #stopping: Promise<void> | null = null

  constructor(verbose: boolean) {
    this.#verbose = verbose
  }

  /** Resolves with the reason when a server is given up. */
  get death(): Promise<string> {
    return this.#death.promise
  }

  get isStopping(): boolean {
    return this.#stopping !== null
  }

  /** Aborts with `stop`. */
  get stopped(): AbortSignal {
    return this.#stopped.signal
  }

  /** Starts a server, `node <args>`, that runs until `stop`. */
  serve(task: Task): Child {
    return this.#spawn(task)
  }

  /** Reports that a server cannot be kept running, and why. */
  giveUp(reason: string): void {
    if (!this.isStopping) this.#death.resolve(reason)
  }

  /** Runs `node <args>` to its end; rejects with a `CliError` unless the exit code is 0. */
  async finish(task: Task): Promise<void> {
    const child = this.#spawn(task)
    await once(child.process, 'exit')
    if (child.process.exitCode !== 0) throw new CliError(describeExit(child))
  }

  /** Records processes that a server has started, such as the rooms' runtime. */
  async noteFamily(child: Child): Promise<void> {
    if (child.process.pid !== undefined) child.family = await descendantsOf(child.process.pid)
  }

  /** Ends every child; resolves when none is left. */
  stop(): Promise<void> {
    this.#stopped.abort()
    this.#stopping ??= Promise.all([...this.#all].map((child) => this.#end(child))).then(() => undefined)
    return this.#stopping
  }

  #spawn({ name, args, env }: Task): Child {
    if (this.#stopping) throw new CliError('Stopped.')
    const started = spawn(process.execPath, ['--import', LEASH, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const child: Child = { name, process: started, lines: [], family: [] }
    this.#all.add(child)
    this.#listen(child)
    started.once('exit', () => {
      this.#all.delete(child)
      endAll(child.family)
    })
    return child
  }

  async #end(child: Child): Promise<void> {
    if (!hasLeft(child.process)) await this.noteFamily(child)
    if (hasLeft(child.process)) return endAll(child.family)
    const gone = once(child.process, 'exit')
    child.process.kill('SIGTERM')
    const timer = setTimeout(() => child.process.kill('SIGKILL'), GRACE_MS)
    await gone
    clearTimeout(timer)
  }

  #listen(child: Child): void {
    const print = (shown: boolean, terminal: NodeJS.WriteStream) => (line: string) => {
      if (line.trim() === '') return
      child.lines.push(line)
      if (child.lines.length > KEPT_LINES) child.lines.shift()
      if (shown) terminal.write(`[${child.name}] ${line}\n`)
    }
    const { stdout, stderr } = child.process
    if (stdout) createInterface(stdout).on('line', print(this.#verbose, process.stdout))
    if (stderr) createInterface(stderr).on('line', print(this.#verbose, process.stderr))
  }
}

export const hasLeft = (process: ChildProcess) => process.exitCode !== null || process.signalCode !== null

/** How a child ended, with its last lines. */
export function describeExit({ name, process: { exitCode, signalCode }, lines }: Child): string {
  const how = signalCode ? `was killed (${signalCode})` : `ended with exit code ${exitCode}`
  return [`${name} ${how}.`, ...lines.map((line) => `[${name}] ${line}`)].join('\n')
}

function endAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Already gone, which is what was wanted.
    }
  }
}
