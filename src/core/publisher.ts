/** Facts of a legal notice in their order on the page, and the variable of each. */
const PUBLISHER_VARIABLES = {
  name: 'PUBLIC_PUBLISHER_NAME',
  address: 'PUBLIC_PUBLISHER_ADDRESS',
  phone: 'PUBLIC_PUBLISHER_PHONE',
  register: 'PUBLIC_PUBLISHER_REGISTER',
  director: 'PUBLIC_PUBLISHER_DIRECTOR',
  host: 'PUBLIC_PUBLISHER_HOST',
} as const
type Fact = keyof typeof PUBLISHER_VARIABLES

const FACTS = Object.keys(PUBLISHER_VARIABLES) as Fact[]
/** Required by law in every country of our players; the others depend on the publisher. */
const NEEDED = ['name', 'address', 'host'] as const satisfies Fact[]

export type Publisher = readonly { fact: Fact; text: string }[]
type Configured = Partial<Record<Fact, string | undefined>>

/** The configured facts of the publisher; null without the required ones, and then there is no legal notice. */
export function publisherOf(configured: Configured): Publisher | null {
  const facts = FACTS.flatMap((fact) => {
    const text = configured[fact]?.trim()
    return text ? [{ fact, text }] : []
  })
  return NEEDED.every((needed) => facts.some(({ fact }) => fact === needed)) ? facts : null
}

/** Missing variables of the legal notice; the build warns about them. */
export const missingFacts = (env: Readonly<Record<string, string | undefined>>): string[] =>
  NEEDED.map((fact) => PUBLISHER_VARIABLES[fact]).filter((name) => !env[name]?.trim())
