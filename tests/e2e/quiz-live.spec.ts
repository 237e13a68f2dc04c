import type { Page } from '@playwright/test'
import { kickOffAt, matchAt, QUESTION_MS, roundAt, ROUNDS } from '#games/quiz/match/timetable.ts'
import { expect, test } from './fixtures.ts'
import { barriers } from './support/barriers.ts'
import { QuizWorld } from './support/quiz-world.ts'
import { layoutShift, watchShifts } from './support/layout-shift.ts'
import { QUIZ_WIRE } from '#contracts/quiz-room.ts'
import { enter, savedOf, sendAnswer, type Fan } from '#tests/support/quiz-shard.ts'

test.use({ viewport: { width: 390, height: 844 } })

const FAILED = /ERR_FAILED|WebSocket/

/** Collects what a screen reader announces: changes of live regions, and headings that get the focus. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = ((window as unknown as { said: string[] }).said = [])
    const texts = new WeakMap<Element, string>()
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live=polite]')) {
        const text = region.textContent.trim()
        if (text !== '' && texts.get(region) !== text) said.push(text)
        texts.set(region, text)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
    addEventListener('focusin', ({ target }) => {
      const { textContent, ariaDescribedByElements } = target as Element
      if ((target as Element).matches('h2'))
        said.push([textContent, ariaDescribedByElements?.[0]?.textContent].join('|'))
    })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0))
}

/** Replaces the sound; collects the frequencies of the tones in hertz. */
async function hearTones(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const tones: number[] = ((window as unknown as { tones: number[] }).tones = [])
    const node = { connect: (next: object) => next, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } }
    const fakeOscillator = () => {
      const frequency = { value: 0 }
      return { ...node, frequency, start: () => void tones.push(frequency.value), stop() {} }
    }
    Object.assign(window, {
      AudioContext: class {
        currentTime = 0
        createOscillator = fakeOscillator
        createGain = () => node
      },
    })
  })
  return () => page.evaluate(() => (window as unknown as { tones: number[] }).tones.splice(0))
}
const TONES = { kickOff: [880, 1175], locked: [520], right: [660, 990], podium: [523, 659, 784, 1047] }

/** Holds the script of the quiz until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_astro/Quiz.*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('two play a whole match, with a reload and a lost connection in the middle', async ({
  page,
  visitor,
  expectConsoleError,
}) => {
  expectConsoleError(FAILED)
  const world = new QuizWorld()
  const ada = page
  const ben = await visitor()
  for (const [one, name] of [
    [ada, 'Ada'],
    [ben, 'Ben'],
  ] as const) {
    await watchShifts(one)
    await world.admit(one, name)
  }
  const match = matchAt(world.shard.now)
  const question = (round: number, ms = 1_000) =>
    world.passTo(roundAt(match, round, savedOf(world.shard).closes).startAt + ms)
  const reveal = (round: number) => question(round, QUESTION_MS + 500)
  const options = (one: Page) => one.getByRole('group').getByRole('button')
  const score = async (one: Page) => (await one.locator('[data-dock] .num').last().innerText()).trim()

  const eve = await visitor()
  await world.admit(eve, 'Eve')
  await eve.goto('/quiz')
  await eve.getByRole('link', { name: 'Watch' }).click()
  await world.until(eve.getByText('You are watching.'))

  await ada.goto('/quiz')
  await ada.getByRole('link', { name: 'Take your seat' }).click()
  await world.until(ada.getByText('Ada', { exact: true }))
  await ben.goto('/quiz/play')
  await ben.getByRole('button', { name: 'Take your seat' }).click()
  await world.until(ben.getByText('Ben', { exact: true }))
  await world.pass(1_500)
  await world.until(ada.getByRole('listitem').filter({ hasText: 'Ben' }))
  expect(await world.during(barriers(ada))).toEqual([])
  await world.passTo(kickOffAt(match) - 2_500)
  await expect(ada.getByRole('timer')).toHaveText('3')

  await question(0)
  for (const one of [ada, ben, eve]) await expect(options(one)).toHaveCount(4)
  // Answers of a spectator do not count.
  await options(eve).first().click()
  await expect(options(eve).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(eve.locator('[data-dock]').getByRole('button', { name: 'Take your seat' })).toBeVisible()
  await expect(ada.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(ada.locator('[data-dock]')).toContainText('2 players')
  const right = world.rightIn(0)
  await ada.keyboard.press(String(right + 1))
  await expect(ada.locator('[data-dock]')).toContainText('1 of 2 has answered')
  await expect(ben.getByRole('group')).not.toContainText('right answer')
  await options(ben)
    .nth((right + 1) % 4)
    .click()
  // The round closes, because all have answered.
  await world.pass(1_500)
  await expect(ada.locator('[data-dock]')).toContainText('1st of 2')
  await expect(ben.locator('[data-dock]')).toContainText('2nd of 2')
  await expect(ben.getByRole('button', { name: /right answer/ })).toContainText('1 answer')
  await expect(eve.getByRole('button', { name: /your answer/ })).toHaveCount(1)
  expect(await world.during(barriers(ada))).toEqual([])
  const earned = await score(ada)
  expect(Number(earned)).toBeGreaterThan(900)

  await question(1)
  const drains = () =>
    ada.evaluate(() =>
      document
        .getAnimations()
        .flatMap((one) => one.effect!.getTiming().delay ?? [])
        .filter((ms) => ms < 0),
    )
  const gone = await drains()
  expect(gone).toHaveLength(1)
  await world.pass(2_000)
  expect(await drains(), 'the bar is not restarted').toEqual(gone)
  await ada.keyboard.press(String(world.rightIn(1) + 1))
  await expect(options(ada).and(ada.locator('[aria-pressed=true]'))).toHaveCount(1)
  await ada.reload()
  await world.until(options(ada).and(ada.locator('[aria-pressed=true]')))
  await expect(ada.getByRole('listitem').filter({ hasText: 'Question 1: right' })).toBeVisible()
  await reveal(1)
  await world.pass(1_000)
  await expect(ada.locator('[data-dock]')).toContainText('2 in a row')

  await world.loseConnection(ben)
  const lost = ben.getByRole('alert').filter({ hasText: 'Reconnecting…' })
  await expect(lost).toBeVisible()
  await world.pass(500)
  await expect(lost).toBeVisible()
  world.findConnection(ben)
  await question(2)
  await world.until(ben.locator('main:not(:has([data-frozen])) [role=group]'))
  await expect(lost).toBeHidden()
  await options(ben).nth(world.rightIn(2)).click()
  await expect(ben.locator('[data-dock]')).toContainText('1 of 2 has answered')
  await reveal(2)
  await world.pass(1_000)
  await expect(ben.getByRole('button', { name: /right answer ?, your answer/ })).toBeVisible()

  await question(9)
  await ada.keyboard.press(String(world.rightIn(9) + 1))
  await expect(options(ada).and(ada.locator('[aria-pressed=true]'))).toHaveCount(1)
  await reveal(9)
  await world.pass(5_000)
  await world.until(ada.getByRole('heading', { name: /^Beat Ben by [\d,]+$/ }))
  await expect(ada.getByRole('heading', { name: /^Beat Ben/ })).toBeFocused()
  await world.until(ben.getByRole('heading', { name: /^[\d,]+ behind Ada$/ }))
  await expect(ada.getByText('3 of 10, best run 2')).toBeVisible()
  await expect(ada.getByRole('button', { name: /^Report an error: / })).toHaveCount(10)
  expect(await world.during(barriers(ada))).toEqual([])
  for (const one of [ada, ben]) expect(await world.during(layoutShift(one))).toBeLessThanOrEqual(0.01)

  await ben.getByRole('button', { name: 'Answers' }).click()
  await expect(ben.getByRole('heading', { name: 'The ten answers' })).toBeFocused()
  await ada.getByRole('button', { name: /^Stay/ }).click()
  await expect(ada.getByRole('paragraph').filter({ has: ada.getByRole('timer') })).toBeFocused()
  await world.passTo(roundAt(match + 1, 0).startAt + 1_000)
  await expect(options(ada)).toHaveCount(4)
  await expect(ben.getByRole('button', { name: 'The next match is on' })).toBeVisible()
})

test('a single player sees each answer at once, and races pace-setters to the end', async ({ page }) => {
  const world = new QuizWorld()
  await world.admit(page, 'Ada')
  const said = await listen(page)
  const tones = await hearTones(page)
  await page.goto('/quiz/play')
  await page.getByRole('button', { name: 'Take your seat' }).click()
  await world.until(page.getByText('Quiet stadium.'))
  const match = matchAt(world.shard.now)
  await expect(page.getByRole('listitem').filter({ hasText: 'knows 60%' })).toBeVisible()
  const times = (round: number) => roundAt(match, round, savedOf(world.shard).closes)
  // Also notices a table that is removed before a frame is painted.
  await page.evaluate(() =>
    new MutationObserver(() => {
      if (document.getElementById('half')) document.body.dataset['hadTable'] = ''
    }).observe(document.body, { childList: true, subtree: true }),
  )
  await said()
  for (let round = 0; round < ROUNDS; round++) {
    await world.passTo(times(round).startAt + 2_000 + 430 * (round % 4))
    await world.until(page.getByRole('group').getByRole('button').first())
    const options = await page.getByRole('group').getByRole('button').allInnerTexts()
    const right = options[world.rightIn(round)]!.replace(/^[A-D]\s+/, '')
    const isAnswered = round !== 7
    if (isAnswered) await page.keyboard.press(String(world.rightIn(round) + 1))
    else await world.passTo(times(round).closesAt + 300)
    await world.until(page.getByRole('button', { name: /right answer/ }))
    if (isAnswered) expect(times(round).closesAt - times(round).startAt).toBeLessThan(QUESTION_MS)
    await world.pass(500)
    const [question, ...rest] = await said()
    expect(question, 'the question, then its options').toMatch(/^.+\|A: .+\. B: .+\. C: .+\. D: .+$/)
    const reason = await page.locator('[data-told] p').last().innerText()
    const choice = rest.filter((line) => line === `${right}, your answer`)
    // For a single player the answer may arrive before the choice is shown.
    expect(choice.length).toBeLessThanOrEqual(Number(isAnswered))
    expect(rest.filter((line) => !choice.includes(line))).toEqual(
      isAnswered
        ? [expect.stringMatching(/^Right\. .+, \+[\d,]+\. .+/)]
        : ['Five seconds left.', `No answer. It was ${right}. ${reason}`],
    )
    if (round !== 4) continue
    await expect(page.locator('[data-had-table]'), 'the answer is shown before the table').toHaveCount(0)
    await world.pass(4_500)
    await expect(page.getByRole('heading', { name: 'Half-time' })).toBeFocused()
    await expect(page.getByRole('heading', { name: '5 of 5' })).toBeVisible()
    await expect(page.getByText('Question 5: right').first()).toBeAttached()
    expect((await said()).toSorted()).toEqual(['1st of 1', 'Half-time|'])
    expect(await world.during(barriers(page))).toEqual([])
  }
  expect(await tones(), 'sound is off until it is turned on').toEqual([])
  await world.passTo(times(ROUNDS - 1).endsAt + 1_000)
  await world.until(page.getByRole('heading', { name: 'You beat the 80% pace-setter' }))
  expect(await said()).toEqual(['You beat the 80% pace-setter|'])
  await expect(page.getByRole('listitem').filter({ hasText: 'Knows 60%' })).toBeVisible()
  await expect(page.locator('[data-steps]')).toHaveCount(0)
  expect(await world.during(barriers(page))).toEqual([])
})

// All other players are sockets without a browser; tests/walk uses a browser for each.
for (const people of [5, 40]) {
  test(`one player among ${people} plays full-length rounds to a podium of three`, async ({ page }) => {
    const world = new QuizWorld()
    // The match of five has sound, the match of forty reduced motion.
    const isLoud = people === 5
    const tones = await hearTones(page)
    if (!isLoud) await page.emulateMedia({ reducedMotion: 'reduce' })
    // Fading and colour changes are not motion.
    const moves = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((one) => !/opacity|color/.test((one as CSSTransition).transitionProperty ?? '')).length,
      )
    await world.admit(page, 'Ada')
    const match = matchAt(world.shard.now)
    await page.goto('/quiz/play')
    await page.getByRole('button', { name: 'Take your seat' }).click()
    await world.until(page.getByText('Ada', { exact: true }))
    const fans: Fan[] = []
    for (let at = 1; at < people; at++) fans.push(await enter(world.shard, `Fan ${at}`))
    await world.pass(1_500)
    await world.until(page.getByText(`${people} players`).first())
    await expect(page.getByText('knows 60%')).toHaveCount(0)
    if (isLoud) await page.getByRole('button', { name: 'Turn sound and vibration on' }).click()
    const times = (round: number) => roundAt(match, round, savedOf(world.shard).closes)
    const hears = async (cue: keyof typeof TONES, { after = false } = {}) => {
      const heard: number[] = []
      const last = async () => [heard.push(...(await tones())), heard.slice(after ? -TONES[cue].length : 0)][1]
      if (isLoud) await expect.poll(last).toEqual(TONES[cue])
    }
    for (let round = 0; round < ROUNDS; round++) {
      // Irregular times as people have, or the match would be held as played by scripts.
      await world.passTo(times(round).startAt + 1_100 + 370 * (round % 4))
      await world.until(page.getByRole('group').getByRole('button').first())
      // Turning sound on plays a tone before the first kick-off.
      await hears('kickOff', { after: round === 0 })
      if (!isLoud) expect(await moves(), 'nothing moves when a question is shown').toBe(0)
      const right = world.rightIn(round)
      await page.keyboard.press(String(right + 1))
      await expect(page.getByRole('group').locator('[aria-pressed=true]')).toHaveCount(1)
      await hears('locked')
      for (const [at, fan] of fans.entries()) {
        if (at % (people / 5) === 0) await world.pass(120 + ((round * 37 + at * 53) % 7) * 90)
        const knows = (round * 7 + at * 3) % people >= at / 2 + 1
        await sendAnswer(world.shard, fan, round, (right + Number(!knows)) % 4)
      }
      expect(savedOf(world.shard).closes[round] ?? null, 'nothing closes early').toBeNull()
      await world.passTo(times(round).closesAt + 500)
      await world.until(page.getByRole('button', { name: /right answer ?, your answer/ }))
      await expect(page.locator('[data-dock]')).toContainText(`1st of ${people}`)
      await hears('right')
      if (isLoud) continue
      expect(await moves(), 'nothing moves when an answer is shown').toBe(0)
      const gain = page.locator('[data-told] b.num:has([aria-hidden])')
      expect(await gain.locator('[aria-hidden]').innerText()).toBe(await gain.locator('.vh').innerText())
    }
    expect(await world.during(barriers(page))).toEqual([])
    await world.passTo(times(ROUNDS - 1).endsAt + 1_000)
    await world.until(page.locator('[data-steps="3"]'))
    await expect(page.locator('[data-steps] > li').first()).toContainText('You')
    await expect(page.getByRole('heading', { name: 'You win' })).toBeFocused()
    await hears('podium')
    if (!isLoud) expect(await moves(), 'the podium does not move').toBe(0)
    expect(await world.during(barriers(page))).toEqual([])
  })
}

test('a shared link shows its entry buttons before the script loads, and applies the last press', async ({
  page,
  visitor,
}) => {
  const world = new QuizWorld()
  await world.admit(page, 'Ada')
  const release = await holdScript(page)
  await page.goto('/quiz/play?from=a-friend')
  // The last press counts.
  await page.getByRole('button', { name: 'Take your seat' }).click()
  await page.getByRole('button', { name: 'Watch' }).click()
  await expect(page.getByText('The questions are on their way')).toBeHidden()
  release()
  await world.until(page.getByText('You are watching.'))
  await page.reload()
  await world.until(page.getByText('You are watching.'))
  await page.getByRole('button', { name: 'Take your seat' }).click()
  await world.until(page.getByText('Ada', { exact: true }))

  // Links within the site and practice skip the entry buttons, even before the script loads.
  const other = await visitor()
  await holdScript(other)
  await other.goto('/quiz/play?practice')
  await expect(other.getByText('The questions are on their way')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Watch' })).toBeHidden()
})

/** Brings Ada's page to the first question of a match of five; returns the times of the rounds. */
async function playAmongFive(world: QuizWorld, page: Page) {
  const match = matchAt(world.shard.now)
  await page.goto('/quiz/play')
  await page.getByRole('button', { name: 'Take your seat' }).click()
  await world.until(page.getByText('Ada', { exact: true }))
  for (const name of ['Ben', 'Cy', 'Dee', 'Eve']) await enter(world.shard, name)
  await world.pass(1_500)
  await world.until(page.getByText('5 players').first())
  const times = (round: number) => roundAt(match, round, savedOf(world.shard).closes)
  await world.passTo(times(0).startAt + 2_000)
  await world.until(page.getByRole('group').getByRole('button').first())
  return times
}

test('a page that was hidden for half a minute shows the current question', async ({ page }) => {
  const world = new QuizWorld()
  await world.admit(page, 'Ada')
  await watchShifts(page)
  const times = await playAmongFive(world, page)
  const first = await page.locator('#question').innerText()
  await world.hide(page, times(2).startAt + 4_500 - world.shard.now)
  const subtitle = page.locator('[data-subtitle]')
  await expect(subtitle).toContainText('Question 3 of 10')
  await expect(page.locator('#question')).not.toHaveText(first)
  // 8 s, or less on a slow machine, where the match goes on until the page is visible.
  await expect(page.getByRole('timer')).toContainText(/[5-8]$/)
  await expect(page.locator('[data-told]')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Question 2: no answer' })).toBeAttached()
  await page.keyboard.press(String(world.rightIn(2) + 1))
  await expect(page.locator('[data-dock]')).toContainText('1 of 5 has answered')
  expect(await world.during(layoutShift(page))).toBeLessThanOrEqual(0.01)
})

test('a connection lost for a minute offers practice, and the match resumes by itself', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(FAILED)
  const world = new QuizWorld()
  await world.admit(page, 'Ada')
  const times = await playAmongFive(world, page)
  await page.keyboard.press(String(world.rightIn(0) + 1))
  await expect(page.getByRole('group').locator('[aria-pressed=true]')).toHaveCount(1)
  await world.loseConnection(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Your seat and score are kept' })).toBeVisible()
  await world.pass(14_000)
  await expect(page.getByRole('group')).toBeVisible()
  await world.pass(2_000)
  await expect(page.getByRole('alert').getByRole('link', { name: 'Practice' })).toBeVisible()
  await expect(page.getByRole('group')).toHaveCount(0)
  expect(await world.during(barriers(page))).toEqual([])
  await world.passTo(times(4).startAt - 9_000)
  world.findConnection(page)
  // The longest back-off.
  await world.pass(11_000)
  await world.until(page.getByRole('group').getByRole('button').first())
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Question 1: right' })).toBeAttached()
})

test('a page of another version plays to its podium, then loads the new one', async ({ page }) => {
  const world = new QuizWorld()
  await world.admit(page, 'Ada', { wire: QUIZ_WIRE - 1 })
  const match = matchAt(world.shard.now)
  await page.goto('/quiz/play')
  await page.getByRole('button', { name: 'Take your seat' }).click()
  await world.until(page.getByText('Quiet stadium.'))
  const times = (round: number) => roundAt(match, round, savedOf(world.shard).closes)
  await world.passTo(times(0).startAt + 2_000)
  await world.until(page.getByRole('group').getByRole('button').first())
  await page.keyboard.press(String(world.rightIn(0) + 1))
  await world.until(page.getByRole('button', { name: /right answer ?, your answer/ }))
  await world.passTo(times(ROUNDS - 1).endsAt + 1_000)
  await world.until(page.getByRole('heading', { name: 'The ten answers' }))
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: /^Stay/ }).click()
  await loaded
})
