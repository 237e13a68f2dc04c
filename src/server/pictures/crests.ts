import { CLUBS } from '#data/facts.ts'
import { crestsVersion } from '#pictures/crest/drawn.ts'
import { allOverrides } from './overrides.ts'

let known: string | null = null

/** The version of the crests in this build: the search pack names the same, so that browsers may keep what it leads to. */
export const currentCrests = (): string => (known ??= crestsVersion(CLUBS, replacedCrests()))

const replacedCrests = (): string[] =>
  allOverrides()
    .filter(({ kind }) => kind === 'crest')
    .map(({ id, bytes }) => `${id} ${Buffer.from(bytes).toString('base64')}`)
