export type RoomsRuntime = {
  port: number
  /** Names of partykit.json: class and namespace of each party. */
  parties: readonly string[]
  /** The bundle, beside the configuration. */
  script: string
  /** Absolute path of the rooms' storage. */
  stateFolder: string
  /** The only address that rooms may call, for results. */
  siteUrl: string
}

/**
 * Variables of the rooms, by the name of an environment variable of the runtime; the last one for benchmarks only.
 * Shards of the quiz default to 1.
 */
export const ROOM_VARIABLES = [
  'ROOM_PUZZLE_SECRET',
  'ROOM_TICKET_SECRET',
  'ROOM_RESULT_SECRET',
  'PUBLIC_SITE_URL',
  'QUIZ_SHARDS',
  'RATE_LIMIT_FACTOR',
] as const

/** Not newer than the pinned runtime supports. */
export const COMPATIBILITY_DATE = '2026-10-01'

/**
 * Configuration of workerd for the rooms (Cap'n Proto text): a loopback listener, no debugger, no network but the site.
 * Contains no secrets.
 */
export function roomsConfig({ port, parties, script, stateFolder, siteUrl }: RoomsRuntime): string {
  const variables = ROOM_VARIABLES.map((name) => `(name = ${text(name)}, fromEnvironment = ${text(name)})`)
  const bindings = parties.map((name) => `(name = ${text(name)}, durableObjectNamespace = ${text(name)})`)
  const namespaces = parties.map((name) => `(className = ${text(name)}, uniqueKey = ${text(name)}, enableSql = true)`)
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "rooms", worker = (
      modules = [(name = "rooms.mjs", esModule = embed ${text(script)})],
      compatibilityDate = ${text(COMPATIBILITY_DATE)},
      bindings = [${[...variables, ...bindings].join(', ')}],
      durableObjectNamespaces = [${namespaces.join(', ')}],
      durableObjectStorage = (localDisk = "state"),
      globalOutbound = "site"
    )),
    (name = "state", disk = (path = ${text(stateFolder)}, writable = true)),
    (name = "site", external = ${external(new URL(siteUrl))})
  ],
  sockets = [(name = "rooms", address = ${text(`127.0.0.1:${port}`)}, http = (), service = "rooms")]
);
`
}

function external({ protocol, hostname, host, port }: URL): string {
  if (protocol !== 'https:') return `(address = ${text(port ? host : `${host}:80`)}, http = ())`
  const tls = `(trustBrowserCas = true)`
  return `(address = ${text(port ? host : `${host}:443`)}, https = (tlsOptions = ${tls}, certificateHost = ${text(hostname)}))`
}

const text = (value: string): string => JSON.stringify(value)
