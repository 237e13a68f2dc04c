// `npm run bench`: all measurements, beside budgets and floors. `npm run bench -- NAME` runs one. Only this machine is
// addressed; every count is bounded.
import { run, Sentence } from './launcher/sentence.ts'

const COMMANDS = new Map<string, () => Promise<void>>([
  ['kills', async () => (await import('./bench/kills.ts')).kills()],
  ['fuzz-http', async () => (await import('./bench/fuzz-http.ts')).fuzzHttp()],
  ['fuzz-rooms', async () => (await import('./bench/fuzz-rooms.ts')).fuzzRooms()],
  ['fuzz-quiz', async () => (await import('./bench/fuzz-quiz.ts')).fuzzQuiz()],
  ['everything', async () => (await import('./bench/everything.ts')).everything()],
  ['endpoints', async () => (await import('./bench/endpoints.ts')).endpoints()],
  ['users', async () => (await import('./bench/users.ts')).users()],
  ['sign-in', async () => (await import('./bench/sign-in.ts')).signIn()],
  ['fuzz-backend', async () => (await import('./bench/fuzz-backend.ts')).fuzzBackend()],
  ['database', async () => (await import('./bench/database.ts')).database()],
  ['scale', async () => (await import('./bench/scale.ts')).scale()],
  ['postgres', async () => (await import('./bench/postgres.ts')).databaseTests()],
  ['fairness', async () => (await import('./bench/fairness.ts')).fairness()],
  ['search', async () => (await import('./bench/search.ts')).searchTimes()],
  ['first-look', async () => (await import('./bench/first-look.ts')).firstLook()],
  ['shifts', async () => (await import('./bench/shifts.ts')).shifts()],
  ['inp', async () => (await import('./bench/inp.ts')).interactions()],
  ['rooms', async () => (await import('./bench/quiz.ts')).quizLoad()],
  ['ten-shards', async () => (await import('./bench/quiz.ts')).tenShards()],
  ['pages', async () => (await import('./bench/lighthouse.ts')).pages()],
])

await run(async () => {
  const name = process.argv[2] ?? 'everything'
  const command = COMMANDS.get(name)
  if (!command) throw new Sentence(`There is no benchmark "${name}", only ${[...COMMANDS.keys()].join(', ')}.`)
  await command()
})
