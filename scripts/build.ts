// `npm run build`: facts, then the site for Node (self-hosting, `npm start`), or for Vercel with DEPLOY_TARGET=vercel
// (understood on Vercel without it). BUILD_DIR names another folder than dist; PRECOMPRESS=0 leaves
// compression to the server.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { missingFacts } from '#core/publisher.ts'
import { droppedLinks } from '#components/social-links.ts'
import { missingForBuild } from '#server/env.ts'
import { siteVerification } from '#components/site-verification.ts'
import { thirdParties } from '#server/third-parties.ts'
import { loadEnvironmentFile } from './launcher/environment.ts'
import { fingerprint, markBuilt } from './launcher/fingerprint.ts'
import { moveSourceMaps } from './launcher/source-maps.ts'
import { precompress } from './launcher/precompress.ts'
import { CliError, run } from './launcher/cli-error.ts'
import { completeOutput } from './vercel/output.ts'

/** Overrides NODE_ENV, because another value would ship React's development build. */
const env = { ...process.env, NODE_ENV: 'production' }

function node(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}

await run(async () => {
  loadEnvironmentFile()
  const forVercel = process.env.DEPLOY_TARGET === 'vercel' || process.env.VERCEL !== undefined
  // Without them the build succeeds, and its pages reach no backend.
  const missing = forVercel ? missingForBuild() : null
  if (missing) throw new CliError(missing)
  try {
    thirdParties(process.env)
    siteVerification(process.env.PUBLIC_SITE_VERIFICATION)
  } catch (error) {
    throw new CliError((error as Error).message)
  }

  for (const address of droppedLinks(process.env.PUBLIC_SOCIAL_LINKS)) {
    console.warn(
      `PUBLIC_SOCIAL_LINKS: ${address} is left out (no https address of a known network, or its second one).`,
    )
  }
  if (process.env.PUBLIC_GOOGLE_LOGIN === '1' && !process.env.PUBLIC_GOOGLE_CLIENT_ID)
    console.warn(
      'PUBLIC_GOOGLE_LOGIN is 1 without PUBLIC_GOOGLE_CLIENT_ID: the button says that a client id is required.',
    )
  const unnamed = missingFacts(process.env)
  // A site that is served to the public needs the notice; one of a developer needs none.
  if (unnamed.length > 0 && (forVercel || process.env.PUBLIC_PUBLISHER_NAME))
    console.warn(`There is no legal notice without ${unnamed.join(', ')}.`)
  const folder = process.env.BUILD_DIR ?? 'dist'
  node('scripts/data.ts', 'build')
  const print = fingerprint(process.env)
  node(join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--outDir', folder)
  const output = forVercel ? [join('.vercel', 'output', 'static'), join('.vercel', 'output', 'functions')] : []
  moveSourceMaps([join(folder, 'client'), join(folder, 'server'), ...output], `${folder}-maps`)
  if (forVercel) await completeOutput(join('.vercel', 'output'))
  else if (process.env.PRECOMPRESS !== '0') await precompress(join(folder, 'client'))
  markBuilt(folder, print)
})
