import { expect, type Page } from '@playwright/test'
import { League } from '#contracts/leagues.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { messages, type Messages } from '#i18n/messages/index.ts'
import { placeAlone } from '#i18n/ordinal.ts'
import { dateText } from '#i18n/date.ts'
import { SITE } from '#tests/support/test-stack.ts'
import { winnersOf, type Counted } from './recount.ts'

type Line = { place: string; name: string; points: string; gap: string }

/** A league as one of its members sees it. */
export class LeaguePage {
  readonly page: Page
  readonly locale: Locale
  readonly t: Messages<'league'>

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.locale = locale
    this.t = messages(locale, 'league')
  }

  /** Founds a league and returns its link. */
  async found(title: string, player: string): Promise<string> {
    const { page, t } = this
    await page.goto(localePath(this.locale, '/league'))
    await page.getByLabel(t.nameLabel).fill(title)
    await page.getByLabel(t.playerLabel).fill(player)
    await page.getByRole('button', { name: t.start }).click()
    await expect(page.getByRole('heading', { name: t.sendTitle })).toBeVisible()
    await page.getByRole('button', { name: t.copy }).click()
    await expect(page.getByText(t.copied)).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }

  /** Joins in two taps: the link in a chat, then the button; name and shirt are prefilled. */
  async join(link: string): Promise<void> {
    await this.page.goto(link)
    await this.page.getByRole('button', { name: this.t.join }).click()
    await expect(this.page.getByRole('heading', { name: this.t.tableTitle })).toBeVisible()
  }

  async open(link: string): Promise<void> {
    await this.load(link)
    await expect(this.page.getByRole('heading', { name: this.t.tableTitle })).toBeVisible()
  }

  async leave(link: string): Promise<void> {
    await this.open(link)
    await this.page.getByText(this.t.manage, { exact: true }).click()
    await this.page.getByRole('button', { name: this.t.leave }).click()
    await this.page.getByRole('button', { name: this.t.leaveSure }).click()
    await expect(this.page.getByRole('heading', { name: this.t.startTitle })).toBeVisible()
  }

  async expectGone(link: string): Promise<void> {
    await this.load(link)
    await expect(this.page.getByRole('heading', { name: this.t.goneTitle })).toBeVisible()
  }

  /** Loads the page of a link, also when only the fragment of its address changes. */
  private async load(link: string): Promise<void> {
    if ((await this.page.goto(link)) === null) await this.page.reload()
  }

  /** Texts of the rows of the table. */
  shownTable(): Promise<Line[]> {
    const rows = this.page.getByRole('main').getByRole('list').first().locator('> li:not([data-ghost])')
    return rows.evaluateAll((items) =>
      items.map(({ children: [place, , who, sum] }) => ({
        place: place!.textContent!,
        name: who!.querySelector('b')!.textContent!,
        points: sum!.querySelector('b')!.textContent!,
        gap: sum!.querySelector('span')!.textContent!,
      })),
    )
  }

  /** Expected rows of the table for the member with `seat`; `members` in the order of the table. */
  expectedTable(members: readonly Counted[], seat: number): Line[] {
    return members.map((member, at) => ({
      place: String(member.place),
      name: this.nameFor(member, seat),
      points: number(this.locale, member.sum),
      gap: this.gapOf(members, at, seat),
    }))
  }

  private gapOf(members: readonly Counted[], at: number, seat: number): string {
    const { t, locale } = this
    const [own, other] = [members[at]!, members[at === 0 ? 1 : at - 1]]
    if (!other) return t.firstLast
    const n = number(locale, Math.abs(other.sum - own.sum))
    const isYou = other.seat === seat
    if (other.sum === own.sum) return isYou ? t.levelYou : fill(t.level, { name: other.name })
    if (at === 0) return fill(t.leads, { n })
    return isYou ? fill(t.behindYou, { n }) : fill(t.behind, { n, name: other.name })
  }

  private nameFor(member: Counted, seat: number): string {
    return member.seat === seat ? this.t.you : member.name
  }

  /** Names of the winners as shown to a member. */
  winners(members: readonly Counted[], winners: readonly number[], seat: number): string[] {
    return winners.map((one) =>
      this.nameFor(
        members.find((member) => member.seat === one)!,
        seat,
      ),
    )
  }

  /** Monday's lines below the week's number: winner of the cup, own place, best day. */
  async shownCeremony(): Promise<string[]> {
    const section = this.page
      .getByRole('main')
      .locator('section')
      .filter({ hasText: this.t.bestDay.split('{')[0]! })
    const texts = await section.first().locator('h2, p').allTextContents()
    return texts.filter((text) => text !== '').slice(1)
  }

  expectedCeremony(members: readonly Counted[], seat: number): string[] {
    const { t, locale } = this
    const { winners, points } = winnersOf(members)
    const played = members.filter(({ sum }) => sum > 0)
    const own = members.find((member) => member.seat === seat)!
    const [first, second] = members as [Counted, Counted]
    const best = members
      .flatMap((member) => Object.entries(member.days).map(([date, sum]) => ({ member, date, sum })))
      .sort(
        (one, other) =>
          other.sum - one.sum || one.date.localeCompare(other.date) || one.member.seat - other.member.seat,
      )[0]!
    const title =
      winners.length > 1
        ? fill(t.cupShared, { names: new Intl.ListFormat(locale).format(this.winners(members, winners, seat)) })
        : first.seat === seat
          ? t.cupYours
          : fill(t.cupOf, { name: first.name })
    const isAhead = winners.length === 1 && second && second.sum > 0 && second.seat !== seat
    const ahead = { points: plural(locale, t.points, points), n: number(locale, first.sum - (second?.sum ?? 0)) }
    return [
      title,
      ...(isAhead ? [fill(t.cupAhead, { ...ahead, name: second.name })] : []),
      ...(own.sum > 0
        ? [fill(t.placeLast, { rank: placeAlone(locale, own.place), of: number(locale, played.length) })]
        : []),
      fill(t.bestDay, {
        name: this.nameFor(best.member, seat),
        day: dateText(locale, best.date, { weekday: 'long' }),
        points: number(locale, best.sum),
      }),
    ]
  }

  /** Winners on the shelf, newest cup first. */
  shownShelf(): Promise<string[]> {
    return this.page.getByRole('list', { name: this.t.shelf }).locator('li > span:last-child').allTextContents()
  }

  /** The answer that the page receives. */
  async read(code: string): Promise<League> {
    const answer = await this.page.evaluate(async (code) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch('/api/leagues/read', { method: 'POST', headers, body: JSON.stringify({ code }) })
      return (await response.json()) as unknown
    }, code)
    return League.parse(answer)
  }
}

/** The league as a reader without a seat receives it. */
export async function outsiderReads(code: string): Promise<League> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${SITE}/api/leagues/read`, { method: 'POST', headers, body: JSON.stringify({ code }) })
  return League.parse(await response.json())
}
