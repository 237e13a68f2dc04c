// Requirements of setup.mjs, as pure functions (plain JavaScript: read by Node 20 too).

const OLDEST_NODE = 20
/** First Node version that runs TypeScript files without a flag. */
const TYPESCRIPT_NODE = [22, 18]

const numbers = (version) => version.replace(/^v/, '').split('.').map(Number)

/**
 * The sentence for a Node that cannot even install the packages, or null.
 * @param {string} version such as `v18.19.0`
 * @returns {string | null}
 */
export function tooOld(version) {
  if (numbers(version)[0] >= OLDEST_NODE) return null
  return `Node ${OLDEST_NODE} or later is needed; this is ${version}. Install one from nodejs.org and run this again.`
}

/**
 * @param {string} version such as `v20.20.2`
 * @returns {boolean}
 */
export function runsTypeScript(version) {
  const [major, minor] = numbers(version)
  return major > TYPESCRIPT_NODE[0] || (major === TYPESCRIPT_NODE[0] && minor >= TYPESCRIPT_NODE[1])
}

/**
 * True when every package that the lock file demands is there in its version; optional ones may be absent (they are
 * for other kinds of machine).
 * @typedef {{packages?: Record<string, {version?: string, optional?: boolean, devOptional?: boolean}>}} Lock
 * @param {Lock | null} wanted package-lock.json
 * @param {Lock | null} present node_modules/.package-lock.json
 * @returns {boolean}
 */
export function isInstalled(wanted, present) {
  if (!wanted?.packages || !present?.packages) return false
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '') return true
    const found = present.packages?.[path]
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional)
  })
}
