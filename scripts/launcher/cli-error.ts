/** A failure that its message explains: shown without a stack, exit code 1. */
export class CliError extends Error {
  override readonly name = 'CliError'
}

/** Runs a script's main function; prints a `CliError` as it is, any other error with its stack. */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error)
    process.exit(1)
  }
}
