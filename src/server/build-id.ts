import { optional } from './env.ts'

/** Names this build: pages know it, and `/build.json` tells an open page that there is a newer one. */
export const BUILD_ID: string = optional('BUILD_ID') ?? optional('VERCEL_GIT_COMMIT_SHA') ?? Date.now().toString(36)
