// All database tests on a real PostgreSQL 17.
import { runTests } from './run-tests.ts'

export const databaseTests = (): Promise<void> =>
  runTests(['--project', 'whole', 'tests/db'], { TEST_DATABASE: 'postgres' }, 'Database tests failed on PostgreSQL 17.')
