import { CLUBS } from '#data/facts.ts'
import { crestsVersion } from '#pictures/crest/drawn.ts'
import { allOverrides } from './overrides.ts'

let known: string | null = null

/** Version of the crests in this build, also named by the search pack, so that browsers may cache them. */
export const currentCrests = (): string => (known ??= crestsVersion(CLUBS, replacedCrests()))

/** Lasting address of a crest; pages write the same with `import.meta.env.CRESTS`. */
export const crestAddress = (club: string): string => `/img/crest/${club}.svg?v=${currentCrests()}`

const replacedCrests = (): string[] =>
  allOverrides()
    .filter(({ kind }) => kind === 'crest')
    .map(({ id, bytes }) => `${id} ${Buffer.from(bytes).toString('base64')}`)
