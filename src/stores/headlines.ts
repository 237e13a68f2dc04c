import type { NextHonour } from '#core/headlines.ts'
import type { Day } from '#core/days.ts'
import { persisted, type Parser } from './persisted.ts'

/** News shown at the ends of a day's runs, stored for the home page, which reads no results. */
export type DayNews = { date: Day; honours: string[]; next: NextHonour | null; grown: number }

/** Accepts any object; the reader validates it. */
const AnyNews: Parser<DayNews | null> = {
  safeParse: (value) => (typeof value === 'object' && value !== null ? { data: value as DayNews } : {}),
}

const $news = persisted('headlines', AnyNews, null)

/** Stores the news of a run's end and adds its honours to those of the day. */
export function noteNews(news: DayNews): void {
  $news.update((known) => {
    const before = known?.date === news.date && Array.isArray(known.honours) ? known.honours : []
    return { ...news, honours: [...new Set([...before, ...news.honours])] }
  })
}

/** Clears the notes at sign-out, because the next user of this browser may be somebody else. */
export const forgetNews = (): void => $news.clear()
