type Bench = {
  readonly name: string
  /** As in docs/operations.md, which lists the same. */
  readonly measures: string
  readonly run: () => Promise<void>
}

/** Commands of `npm run bench -- NAME`; without a name the first one. */
export const BENCHES: readonly Bench[] = [
  {
    name: 'everything',
    measures: 'start times, page weights, endpoints and rooms, beside their budgets',
    run: async () => (await import('./everything.ts')).everything(),
  },
  {
    name: 'pages',
    measures: 'Lighthouse for each page',
    run: async () => (await import('./lighthouse.ts')).pages(),
  },
  {
    name: 'routes',
    measures: 'Lighthouse without performance for every address of the sitemap',
    run: async () => (await import('./lighthouse.ts')).routes(),
  },
  {
    name: 'first-look',
    measures: 'first pictures on a slow line',
    run: async () => (await import('./first-look.ts')).firstLook(),
  },
  {
    name: 'shifts',
    measures: 'layout shifts of every page when fonts and scripts arrive late',
    run: async () => (await import('./shifts.ts')).shifts(),
  },
  {
    name: 'inp',
    measures: 'reactions to presses on a slow processor',
    run: async () => (await import('./inp.ts')).interactions(),
  },
  {
    name: 'endpoints',
    measures: 'latencies beside a bare floor',
    run: async () => (await import('./endpoints.ts')).endpoints(),
  },
  {
    name: 'users',
    measures: 'requests beside the largest accepted hand-over',
    run: async () => (await import('./users.ts')).users(),
  },
  {
    name: 'sign-in',
    measures: 'sign-ins beside sixty guesses at passwords (embedded backend)',
    run: async () => (await import('./sign-in.ts')).signIn(),
  },
  {
    name: 'database',
    measures: 'leaderboards of a million players',
    run: async () => (await import('./database.ts')).database(),
  },
  {
    name: 'scale',
    measures: 'ends of runs, boards and `kill -9` on PostgreSQL 17 with a million results (`--rows 100000`: smaller)',
    run: async () => (await import('./scale.ts')).scale(),
  },
  {
    name: 'postgres',
    measures: 'all database tests on PostgreSQL 17 (`npm test` runs a tenth of them there)',
    run: async () => (await import('./postgres.ts')).databaseTests(),
  },
  {
    name: 'search',
    measures: 'time of the player search for each key',
    run: async () => (await import('./search.ts')).searchTimes(),
  },
  {
    name: 'rooms',
    measures: 'one shard of the live quiz under load, with `kill -9`',
    run: async () => (await import('./quiz.ts')).quizLoad(),
  },
  {
    name: 'ten-shards',
    measures: 'ten shards of the live quiz under load',
    run: async () => (await import('./quiz.ts')).tenShards(),
  },
  {
    name: 'fairness',
    measures: 'how fairly every game deals',
    run: async () => (await import('./fairness.ts')).fairness(),
  },
  {
    name: 'friends',
    measures: 'two leagues of friends over a simulated week in real browsers, beside a recount',
    run: async () => (await import('./friends.ts')).friends(),
  },
  {
    name: 'cheats',
    measures: 'points and ranks that ways to cheat reach (`npm test` plays a few)',
    run: async () => (await import('./cheats.ts')).cheats(),
  },
  {
    name: 'kills',
    measures: 'backend and rooms killed twenty times during play',
    run: async () => (await import('./kills.ts')).kills(),
  },
  {
    name: 'fuzz-http',
    measures: 'raw and generated requests to the site',
    run: async () => (await import('./fuzz-http.ts')).fuzzHttp(),
  },
  {
    name: 'fuzz-backend',
    measures: 'generated calls to the backend',
    run: async () => (await import('./fuzz-backend.ts')).fuzzBackend(),
  },
  {
    name: 'fuzz-rooms',
    measures: 'generated messages to the rooms of matches',
    run: async () => (await import('./fuzz-rooms.ts')).fuzzRooms(),
  },
  {
    name: 'fuzz-quiz',
    measures: 'generated messages to the live quiz',
    run: async () => (await import('./fuzz-quiz.ts')).fuzzQuiz(),
  },
]
