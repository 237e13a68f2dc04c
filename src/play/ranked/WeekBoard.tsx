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
import { aheadOf, linesOf, readWeek, type Week } from './week.ts'

type Props = { game: GameId; run: number; locale: Locale; t: Messages<'ranked'> }

/** Side panel: the week's longest runs, and this one's distance from the next. */
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
      <p className="sm muted">{gapSays(loaded, run, locale, t)}</p>
    </section>
  )
}

function gapSays(week: Week, run: number, locale: Locale, t: Props['t']): string {
  if (week.page.rows.length === 0) return t.weekNobody
  const ahead = aheadOf(week, run)
  return ahead ? plural(locale, t.weekAhead, ahead.more, { place: ordinal(locale, ahead.rank) }) : t.weekTop
}
