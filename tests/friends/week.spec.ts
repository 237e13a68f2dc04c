import type { BrowserContext, Page } from '@playwright/test'
import { addDays, dayAt, toIsoDate, type Day } from '#core/days.ts'
import { randomFrom } from '#core/random.ts'
import { weekday } from '#core/weekday.ts'
import type { GameId } from '#core/games.ts'
import type { Locale } from '#i18n/locales.ts'
import { readSecrets } from '#scripts/launcher/data-folder.ts'
import { printTable } from '#scripts/bench/table.ts'
import { watchConsole } from '#tests/e2e/console.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import type { Inbox } from '#tests/e2e/inbox.ts'
import { aPerson, ConnectionDialog, type Person } from '#tests/e2e/pages/connection.ts'
import { join } from '#tests/e2e/pages/join.ts'
import { ProfilePage } from '#tests/e2e/pages/profile.ts'
import { DATA_FOLDER, SITE } from '#tests/support/test-stack.ts'
import { moveStack, releaseStack } from './clock.ts'
import { earnedByResults, honoursIn, keptOf, withoutDays } from './honours.ts'
import { LeaguePage, outsiderReads } from './league-page.ts'
import { endDaily, giveUp, keptByBrowser, openDaily, playAge, playWordle, startDaily } from './play.ts'
import { cupsOf, leagueId, recount, resultIdsOf, seatsOf, winnersOf, type Counted } from './recount.ts'
import { withSecondTry } from './second-try.ts'
import { tablesWith } from './traces.ts'
import { within } from './within.ts'

/** Error in years and number of guesses of a friend without any skill. */
const MOST_OFF = 6
const MOST_GUESSES = 6
/** Dailies played by requests, besides the two played on their pages: three a day for an account, one for a visitor. */
const BY_REQUEST = ['pixels', 'career-path', 'split', 'statistics', 'blur', 'tictactoe', 'higherlower'] as const
const BY_REQUEST_A_DAY = 3
const WEEK_DAYS = 7
/** Console errors of guesses that the rules refuse, and of the link of a deleted league. */
const EXPECTED = [/status of 4(04|09|22)/]
const LANES = 4
const HOUR_MS = 3_600_000
const MORNING = 9
const SEED = 28
/** Time limit for each step of a friend, also on a busy machine. */
const STEP_SECONDS = 240

/** Days are counted from Monday, 0; the visitor becomes an account on the morning of day `signsUp`. */
type Plan = {
  name: string
  league: 0 | 1
  locale: Locale
  account: boolean
  skill: number
  joins: number
  misses?: number
  leaves?: number
  deletes?: number
  signsUp?: number
}

/** The first friend of each league founds it. */
const PLANS: readonly Plan[] = [
  { name: 'ana', league: 0, locale: 'en', account: true, skill: 0.9, joins: 0 },
  { name: 'bruno', league: 0, locale: 'fr', account: false, skill: 0.6, joins: 0, misses: 3 },
  { name: 'carla', league: 1, locale: 'fr', account: false, skill: 0.7, joins: 0, misses: 2 },
  { name: 'dan', league: 1, locale: 'fr', account: true, skill: 0.8, joins: 0, misses: 5 },
  { name: 'eve', league: 1, locale: 'en', account: false, skill: 0.5, joins: 0, leaves: 3 },
  { name: 'farid', league: 1, locale: 'en', account: true, skill: 1, joins: 0, deletes: 4 },
  // Plays on Monday, too, which does not count because she joins on Tuesday.
  { name: 'gaia', league: 1, locale: 'en', account: false, skill: 0.6, joins: 1, signsUp: 5 },
]
const TITLES = ['Two of us', 'Les cinq'] as const

type Friend = Plan & {
  context: BrowserContext
  page: Page
  watch: (page: Page) => void
  person: Person | null
  seat: number
  /** Owner of the seat: id of the account or hash of the visitor. */
  owner: string
  isMember: boolean
}
type Group = { title: string; league: number; link: string; code: string }

/** A Monday at least a week ahead of today. */
const MONDAY = addDays(dayAt(Date.now()), 14 - weekday(dayAt(Date.now())))
const ISO_MONDAY = toIsoDate(MONDAY)

const friends: Friend[] = []
const groups: Group[] = []
const lines: string[][] = []

test.afterAll(() => {
  releaseStack()
  printTable(
    `Friends over the week of ${ISO_MONDAY}, and the two days after`,
    ['league', 'day', 'members', 'results', 'points', 'compared', 'different'],
    lines,
  )
})

test('leagues of two and of five friends agree with a recount over a week', async ({
  browser,
  contextOptions,
  inbox,
}) => {
  const consoles: { name: string; failures: () => string[] }[] = []
  for (const plan of PLANS) {
    const locale = { en: 'en-US', fr: 'fr-FR', es: 'es-ES' }[plan.locale]
    const context = await browser.newContext({ ...contextOptions, locale, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const watch = (tab: Page) => void consoles.push({ name: plan.name, failures: watchConsole(tab, EXPECTED) })
    friends.push({ ...plan, context, page, watch, person: null, seat: 0, owner: '', isMember: false })
  }

  for (let at = 0; at < WEEK_DAYS; at++) {
    await test.step(`day ${at + 1}`, () => playDay(at, inbox))
  }
  await test.step('the Monday after', async () => {
    await begin(WEEK_DAYS)
    for (const group of groups) await limited(`Monday of ${group.title}`, () => compareMonday(group))
  })
  await test.step('the Tuesday after', async () => {
    await begin(WEEK_DAYS + 1)
    for (const group of groups) await limited(`the cup of ${group.title}`, () => compareCup(group))
    for (const friend of friends.filter(({ isMember }) => isMember)) {
      await limited(`honours of ${friend.name}`, () => compareHonours(friend))
    }
    await limited('traces of a deleted account', () =>
      compareTraces(friends.find(({ deletes }) => deletes !== undefined)!),
    )
    await limited('all leave', () => leaveTogether(groups[0]!))
  })
  for (const { name, failures } of consoles) expect.soft(failures(), `console of ${name}`).toEqual([])
})

async function playDay(at: number, inbox: Inbox): Promise<void> {
  const day = await begin(at)
  for (const friend of friends) {
    if (at === 0 ? friend.account : friend.signsUp === at) {
      await limited(`sign-up of ${friend.name}`, () => signUp(friend, inbox))
    }
  }
  if (at === 0) for (const [league, title] of TITLES.entries()) await limited(`founding ${title}`, () => found(league))
  for (const friend of friends) {
    if (friend.joins === at && !friend.isMember) await limited(`${friend.name} joins`, () => joinInTwoTaps(friend))
  }

  const games = Array.from(
    { length: BY_REQUEST_A_DAY },
    (_, nth) => BY_REQUEST[(at * BY_REQUEST_A_DAY + nth) % BY_REQUEST.length]!,
  )
  const answers = new Map<GameId, Awaited<ReturnType<typeof giveUp>>>()
  for (const game of [...games, 'wordle'] as const) {
    answers.set(game, await limited(`answers of ${game}`, () => giveUp(game, day)))
  }
  const playing = friends.filter((friend) => (friend.isMember || friend.joins > at) && friend.misses !== at)
  await inLanes(playing, (friend) => limited(`day ${at + 1} of ${friend.name}`, () => play(friend, at, day, answers)))

  for (const friend of friends) {
    if (friend.leaves === at) await limited(`${friend.name} leaves`, () => leave(friend))
    if (friend.deletes === at) await limited(`${friend.name} deletes the account`, () => deleteAccount(friend))
  }
  for (const group of groups) {
    await limited(`table of ${group.title}, day ${at + 1}`, () => compareWeek(group, `day ${at + 1}`))
  }
  console.log(`Day ${at + 1} of ${WEEK_DAYS} played.`)
}

/** Moves the clocks of the stack and of all browsers to the morning of a day, and runs the night's upkeep. */
async function begin(at: number): Promise<Day> {
  const day = addDays(MONDAY, at)
  const morning = Date.parse(toIsoDate(day)) + MORNING * HOUR_MS
  moveStack(morning)
  for (const friend of friends) {
    await limited(`morning of day ${at + 1} for ${friend.name}`, () => openTab(friend, at === 0, morning))
  }
  const { CRON_SECRET } = readSecrets(DATA_FOLDER, process.env)
  await limited(`upkeep before day ${at + 1}`, async () => {
    const upkeep = await fetch(`${SITE}/api/upkeep`, { headers: { authorization: `Bearer ${CRON_SECRET}` } })
    expect(upkeep.status, await upkeep.text()).toBe(200)
  })
  return day
}

/** Opens a new tab each day, because no open page may see the clock jump. */
async function openTab(friend: Friend, isFirst: boolean, morning: number): Promise<void> {
  const { context, page, watch } = friend
  await page.close()
  if (isFirst) await context.clock.install({ time: morning })
  else await context.clock.setSystemTime(morning)
  friend.page = withSecondTry(await context.newPage())
  watch(friend.page)
}

const limited = <Result>(what: string, work: () => Promise<Result>) => within(STEP_SECONDS, what, work)

async function signUp(friend: Friend, inbox: Inbox): Promise<void> {
  friend.person = aPerson(friend.name)
  await join(friend.page, friend.person, inbox)
  if (!friend.isMember) return
  const owner = async () => (await seatOf(friend))?.user_id
  await expect.poll(owner).toBeTruthy()
  friend.owner = (await owner())!
}

async function found(league: number): Promise<void> {
  const friend = friends.find((one) => one.league === league)!
  await friend.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const title = TITLES[league]!
  const link = await new LeaguePage(friend.page, friend.locale).found(title, friend.name)
  groups.push({ title, league, link, code: new URL(link).hash.slice(1) })
  await seatTaken(friend)
}

async function joinInTwoTaps(friend: Friend): Promise<void> {
  await new LeaguePage(friend.page, friend.locale).join(groups[friend.league]!.link)
  await seatTaken(friend)
}

async function seatTaken(friend: Friend): Promise<void> {
  const { seat, user_id, visitor } = (await seatsOf(groups[friend.league]!.code)).at(-1)!
  friend.seat = seat
  friend.owner = (user_id ?? visitor)!
  friend.isMember = true
}

const seatOf = async ({ league, seat }: Friend) =>
  (await seatsOf(groups[league]!.code)).find((member) => member.seat === seat)

/** Starts games by requests, plays two on their pages, then ends the first: people have several games open. */
async function play(
  friend: Friend,
  at: number,
  day: Day,
  answersByGame: ReadonlyMap<GameId, Awaited<ReturnType<typeof giveUp>>>,
) {
  const { page, locale, person, skill } = friend
  const random = randomFrom(SEED + 100 * friends.indexOf(friend) + at)
  await page.goto(SITE)
  const games = [...answersByGame].slice(0, person ? BY_REQUEST_A_DAY : 1)
  const begun: Awaited<ReturnType<typeof startDaily>>[] = []
  for (const [game] of games) begun.push(await startDaily(page, game, day))
  const luck = () => (1 - skill) * random()
  await playWordle(page, locale, answersByGame.get('wordle')!, Math.floor(MOST_GUESSES * luck()))
  if (!person) await keptByBrowser(page, 'wordle', day)
  await playAge(page, locale, () => Math.round(MOST_OFF * luck()))
  if (!person) await keptByBrowser(page, 'age', day)
  for (const [nth, [game, answers]] of games.entries()) {
    await endDaily(page, game, begun[nth]!, answers, skill, random)
    // A visitor's browser stores a result when its page shows it.
    if (person) continue
    await openDaily(page, game, locale)
    await keptByBrowser(page, game, day)
  }
}

async function leave(friend: Friend): Promise<void> {
  await new LeaguePage(friend.page, friend.locale).leave(groups[friend.league]!.link)
  friend.isMember = false
}

async function deleteAccount(friend: Friend): Promise<void> {
  const profile = new ProfilePage(friend.page)
  await profile.open()
  const dialog = await profile.openDeletion()
  await dialog.getByLabel('Your password').fill(friend.person!.password)
  await friend.page.keyboard.press('Enter')
  await expect(new ConnectionDialog(friend.page).toast('Your account has been deleted')).toBeVisible()
  friend.isMember = false
}

const membersOf = ({ league }: Group) => friends.filter((friend) => friend.league === league && friend.isMember)

/** Compares every member's table and answer, and an outsider's answer, with the recount. */
async function compareWeek(group: Group, label: string): Promise<void> {
  const counted = await recount(group.code, ISO_MONDAY)
  const compared = comparison()
  compared.add(counted.held, 0, `${group.title}, ${label}: held results`)
  const seats = membersOf(group).map(({ seat }) => seat)
  compared.add(counted.members.map(({ seat }) => seat).sort(), seats.sort(), `${group.title}, ${label}: members`)
  await inLanes(membersOf(group), async ({ name, page, locale, seat }) => {
    const league = new LeaguePage(page, locale)
    await league.open(group.link)
    const what = `${group.title}, ${label}, ${name}`
    compared.add(await league.shownTable(), league.expectedTable(counted.members, seat), `table of ${what}`)
    const answer = await league.read(group.code)
    compared.add(answer.you, seat, `seat of ${what}`)
    compared.add(daysIn(answer.week), daysIn(counted.members), `days of ${what}`)
    compared.add(gamesIn(answer.week), gamesIn(counted.members), `games of ${what}`)
  })
  const outside = await outsiderReads(group.code)
  compared.add(daysIn(outside.week), daysIn(counted.members), `${group.title}, ${label}: days for an outsider`)
  compared.add([outside.you, gamesIn(outside.week), outside.today], [null, {}, []], 'the rest for an outsider')
  note(group, label, counted, compared)
}

/** Compares Monday's ceremony, its line and the new table with the recount of last week. */
async function compareMonday(group: Group): Promise<void> {
  const counted = await recount(group.code, ISO_MONDAY)
  const compared = comparison()
  for (const { name, page, locale, seat } of membersOf(group)) {
    const league = new LeaguePage(page, locale)
    await league.open(group.link)
    compared.add(await league.shownCeremony(), league.expectedCeremony(counted.members, seat), `ceremony of ${name}`)
    const emptied = counted.members.map((member) => ({ ...member, sum: 0, place: 1 })).sort((a, b) => a.seat - b.seat)
    compared.add(await league.shownTable(), league.expectedTable(emptied, seat), `new table of ${name}`)
    const answer = await league.read(group.code)
    compared.add(daysIn(answer.last), daysIn(counted.members), `last week of ${name}`)
  }
  compared.add(await cupsOf(group.code), [], 'cups before Tuesday')
  note(group, 'Monday', counted, compared)
}

/** Compares the stored cup and the shelf that shows it with the recount. */
async function compareCup(group: Group): Promise<void> {
  const counted = await recount(group.code, ISO_MONDAY)
  const compared = comparison()
  const cup = winnersOf(counted.members)
  for (const { name, page, locale, seat } of membersOf(group)) {
    const league = new LeaguePage(page, locale)
    await league.open(group.link)
    compared.add(
      await league.shownShelf(),
      [league.winners(counted.members, cup.winners, seat).join(', ')],
      `shelf of ${name}`,
    )
  }
  compared.add(await cupsOf(group.code), [{ week: ISO_MONDAY, ...cup }], `${group.title}: stored cup`)
  note(group, 'Tuesday', counted, compared)
}

/** Compares stored honours with those computed from all results; ignores the day of honours that no result dates. */
async function compareHonours({ name, page, league, person, owner, seat }: Friend): Promise<void> {
  const { code } = groups[league]!
  const won = (await cupsOf(code)).filter(({ winners }) => winners.includes(seat)).length
  const today = addDays(MONDAY, WEEK_DAYS + 1)
  const friends = { leagues: 1, cups: won }
  await page.goto('/profile')
  const compared = comparison()
  if (person) {
    const earned = withoutDays(await earnedByResults(owner, friends, today))
    await expect.poll(async () => Object.keys(await keptOf(owner)).length).toBe(Object.keys(earned).length)
    compared.add(withoutDays(await keptOf(owner)), earned, `honours of ${name}`)
    lines.push([
      TITLES[league]!,
      `honours of ${name}`,
      '',
      '',
      String(Object.keys(earned).length),
      ...compared.figures(),
    ])
    return
  }
  await expect.poll(async () => Object.keys((await honoursIn(page, friends, today)).kept)).toContain('friends:league')
  const { kept, earned, ids } = await honoursIn(page, friends, today)
  compared.add(withoutDays(kept), withoutDays(earned), `honours of ${name}`)
  compared.add(ids, await resultIdsOf(owner), `results in the browser of ${name}`)
  lines.push([TITLES[league]!, `honours of ${name}`, '', '', String(Object.keys(kept).length), ...compared.figures()])
}

/** Expects that no row of any table contains a deleted member. */
async function compareTraces({ name, owner, person, league }: Friend): Promise<void> {
  const compared = comparison()
  const other = friends.find(({ person, isMember }) => person && isMember)!
  compared.add((await tablesWith([other.owner])).length > 0, true, 'rows of an account that stays')
  compared.add(await tablesWith([owner, person!.email, person!.name]), [], `rows of ${name}`)
  lines.push([TITLES[league]!, `traces of ${name}`, '', '', '', ...compared.figures()])
}

/** Expects that the league is deleted with its last member and its link is unknown. */
async function leaveTogether(group: Group): Promise<void> {
  const compared = comparison()
  const [first, last] = membersOf(group) as [Friend, Friend]
  const kept = await keptOf(first.owner)
  for (const friend of [last, first]) await leave(friend)
  compared.add(await leagueId(group.code), null, 'league without members')
  compared.add(await keptOf(first.owner), kept, 'honours after leaving')
  await new LeaguePage(first.page, first.locale).expectGone(group.link)
  lines.push([group.title, 'all leave', '', '', '', ...compared.figures()])
}

/** Compares with soft assertions, so that every difference is listed. */
function comparison() {
  let [all, different] = [0, 0]
  return {
    add(actual: unknown, expected: unknown, what: string) {
      const failures = test.info().errors.length
      expect.soft(actual, what).toEqual(expected)
      all++
      if (test.info().errors.length > failures) different++
    },
    figures: () => [String(all), String(different)],
  }
}

function note(
  group: Group,
  label: string,
  { members, results }: { members: readonly Counted[]; results: number },
  compared: ReturnType<typeof comparison>,
) {
  const sums = members.map(({ sum }) => sum).join(', ')
  lines.push([group.title, label, String(members.length), String(results), sums, ...compared.figures()])
}

type Week = readonly { seat: number; days: Readonly<Record<string, number>>; games: Readonly<Record<string, number>> }[]

/** Points by seat and day, for seats with results. */
const daysIn = (week: Week) =>
  Object.fromEntries(week.flatMap(({ seat, days }) => (Object.keys(days).length > 0 ? [[seat, days]] : [])))
const gamesIn = (week: Week) =>
  Object.fromEntries(week.flatMap(({ seat, games }) => (Object.keys(games).length > 0 ? [[seat, games]] : [])))

/** Runs the work for a few friends at once, each in its own browser. */
async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values()
  const lane = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
