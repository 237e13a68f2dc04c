// Points and ranks that each known way of cheating reaches.
import { runTests } from './run-tests.ts'

export const cheats = (): Promise<void> =>
  runTests(
    ['tests/api/cheats.test.ts', '--disableConsoleIntercept'],
    { ALL_CHEATS: '1' },
    'A way to cheat failed its test, or reached a board that it must not reach.',
  )
