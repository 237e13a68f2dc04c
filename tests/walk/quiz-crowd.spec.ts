import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { kickOffAt, matchAt, QUESTION_MS, roundAt, ROUNDS } from '#games/quiz/match/timetable.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { QuizWorld } from '#tests/e2e/support/quiz-world.ts'
import { savedOf } from '#tests/support/quiz-shard.ts'

const FOLDER = join('.screenshots', 'walk')
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 320, height: 568 },
]

// Whole matches with a browser for each player, in rooms of five and more, which keep the full clock.
for (const people of [5, 40]) {
  test(`quiz with ${people} people, from the tunnel to the podium`, async ({ visitor }) => {
    test.setTimeout(1_200_000)
    const world = new QuizWorld()
    const pages: Page[] = []
    for (let at = 0; at < people; at++) {
      const page = await visitor()
      await page.setViewportSize(SIZES[at % SIZES.length]!)
      await world.admit(page, `Fan${at + 1}`)
      pages.push(page)
    }
    for (const page of pages) {
      await page.goto('/quiz/play')
      await page.getByRole('button', { name: 'Take your seat' }).click()
    }
    /** Advances the clocks until all pages show the element; waiting for one page after another would take too long. */
    const everywhere = async (part: (page: Page) => Locator) => {
      for (let tried = 0; tried < 60; tried++) {
        const there = await Promise.all(pages.map((page) => part(page).isVisible()))
        if (there.every(Boolean)) return
        await world.pass(100)
      }
      throw new Error(`not everywhere: ${part(pages[0]!)}`)
    }
    const shoot = (stage: string) =>
      Promise.all(
        pages.slice(0, SIZES.length).map((page) => {
          const { width } = page.viewportSize()!
          return page.screenshot({ path: join(FOLDER, `quiz-${people}-${stage}-${width}.png`) })
        }),
      )
    await everywhere((page) => page.getByRole('timer'))
    await world.pass(2_000)
    const match = matchAt(world.shard.now)
    await shoot('tunnel')
    await world.passTo(kickOffAt(match) + 500)

    const times = (round: number) => roundAt(match, round, savedOf(world.shard).closes)
    for (let round = 0; round < ROUNDS; round++) {
      await world.passTo(times(round).startAt + 1_500)
      await everywhere((page) => page.getByRole('group').getByRole('button').first())
      for (const [at, page] of pages.entries()) {
        // Irregular times as people have, or the match would be held as played by scripts.
        if (at % (people / 5) === 0) await world.pass(120 + ((round * 37 + at * 53) % 7) * 90)
        // The first player is always right and first; the others miss more and more.
        const knows = (round * 7 + at * 3) % people >= at / 2
        await page.keyboard.press(String(((world.rightIn(round) + Number(!knows)) % 4) + 1))
        await expect(page.getByRole('group').locator('[aria-pressed=true]')).toHaveCount(1)
      }
      if (round === 0) await shoot('locked')
      await world.passTo(times(round).startAt + QUESTION_MS + 500)
      await world.pass(1_000)
      if (round === 4) {
        await shoot('reveal')
        await world.pass(4_000)
        await shoot('half-time')
      }
    }
    await world.passTo(times(ROUNDS - 1).endsAt + 1_500)
    await everywhere((page) => page.locator('[data-steps="3"]'))
    for (const page of pages) {
      await expect(page.locator('[data-steps] > li').first()).toContainText(page === pages[0] ? 'You' : 'Fan1')
    }
    await shoot('podium')
  })
}
