import { optional } from './env.ts'

/** Id of this build. Pages carry it, and `/build.json` tells an open page that a newer one exists. */
export const BUILD_ID: string = optional('BUILD_ID') ?? optional('VERCEL_GIT_COMMIT_SHA') ?? Date.now().toString(36)
