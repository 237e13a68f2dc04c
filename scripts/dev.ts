// `npm run dev`: the same as `npm start`, with Astro's server and its hot reload instead of a build. Same flags.
import { run } from './launcher/cli-error.ts'
import { session } from './launcher/session.ts'

await run(() => session('dev'))
