import { useCallback } from 'react'
import type { GameId } from '#core/games.ts'
import { number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { ordinal } from '#i18n/ordinal.ts'
import { hasSessionCookie } from '#stores/session-cookie.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import styles from './side-panel.module.css'
import { BoardPage, OwnStanding, type NearRow } from '#contracts/boards.ts'

type Props = { game: GameId; run: number; locale: Locale; t: Messages<'ranked'> }

/** Side panel: the week's longest runs, and the distance of this run to the next better one. */
export function WeekBoard({ game, run, locale, t }: Props) {
  const load = useCallback(() => readWeek(game, hasSessionCookie()), [game])
  const { loaded } = useLoaded(load)
  if (!loaded) return null
  return (
    <section className="card stack">
      <h2 className={styles.title}>{t.week}</h2>
      <ol className={styles.lines}>
        {linesOf(loaded).map(({ rank, score, username, kit, photo_url, own }, at) => (
          <li key={at} className={styles.line} data-own={own || undefined}>
            <b className="num n">{number(locale, rank)}</b>
            <Avatar photo={photo_url} kit={kit} />
            <span className={styles.name}>{own ? t.weekYou : (username ?? t.weekSomebody)}</span>
            <b className="n">{number(locale, score)}</b>
          </li>
        ))}
      </ol>
      <p className="sm muted">{gapLabel(loaded, run, locale, t)}</p>
    </section>
  )
}

function gapLabel(week: Week, run: number, locale: Locale, t: Props['t']): string {
  if (week.page.rows.length === 0) return t.weekNobody
  const ahead = aheadOf(week, run)
  return ahead ? plural(locale, t.weekAhead, ahead.more, { place: ordinal(locale, ahead.rank) }) : t.weekTop
}

/** A game's leaderboard of the week, and the player's standing; null for a visitor. */
export type Week = { page: BoardPage; own: OwnStanding | null }

type Line = Pick<NearRow, 'rank' | 'score' | 'username' | 'kit' | 'photo_url' | 'own'>

const SHOWN = 5
/** Lines above and below the player's own, when it is further down. */
const AROUND = 1

/** This week's board. Rejects when it cannot be read. */
export async function readWeek(game: GameId, signedIn: boolean): Promise<Week> {
  const query = `board=${game}&period=week`
  const [page, own] = await Promise.all([
    read(`/api/table?${query}`),
    signedIn ? read(`/api/table/own?${query}`).catch(() => null) : null,
  ])
  return { page: BoardPage.parse(page), own: own === null ? null : OwnStanding.parse(own) }
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

/** Five lines including the player's own: the first five, or the first two and three around it. */
export function linesOf({ page, own }: Week): Line[] {
  const place = own?.standing?.place ?? null
  const first = page.rows.map((row, at) => ({ ...row, own: place === at + 1 }))
  const mine = own?.near.findIndex((line) => line.own) ?? -1
  if (mine < 0 || (place !== null && place <= SHOWN)) return first.slice(0, SHOWN)
  const near = own!.near.slice(Math.max(0, mine - AROUND), mine + AROUND + 1)
  return [...first.slice(0, SHOWN - near.length), ...near]
}

/** Right answers missing to the next rank, and that rank; null when nobody has a longer run. */
export function aheadOf({ page, own }: Week, run: number): { more: number; rank: number } | null {
  const { score: best = 0, next = null } = own?.standing ?? {}
  const longer = page.rows
    .filter(({ score }) => score > Math.max(run, best))
    .map(({ score, rank }) => ({ score, rank }))
  const above = next && best + next.gap > run ? [{ score: best + next.gap, rank: next.rank }] : []
  const [nearest] = [...longer, ...above].sort((one, other) => one.score - other.score)
  return nearest ? { more: nearest.score - run, rank: nearest.rank } : null
}
