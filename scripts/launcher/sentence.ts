/** A failure that one sentence explains: shown without a stack, exit code 1. */
export class Sentence extends Error {
  override readonly name = 'Sentence'
}

/** Runs a script's main function; prints a `Sentence` as it is, any other error with its stack. */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Sentence ? error.message : error)
    process.exit(1)
  }
}
