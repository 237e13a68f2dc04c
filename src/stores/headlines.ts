import type { NextHonour } from '#core/headlines.ts'
import type { Day } from '#core/days.ts'
import { persisted, type Parser } from './persisted.ts'

/** News that the ends of a day's runs have shown, kept for the home page, which reads no results. */
export type DayNews = { date: Day; honours: string[]; next: NextHonour | null; grown: number }

/** Accepts any object; the reader validates it. */
const AnyNews: Parser<DayNews | null> = {
  safeParse: (value) => (typeof value === 'object' && value !== null ? { data: value as DayNews } : {}),
}

const $news = persisted('headlines', AnyNews, null)

/** Call at the end of a run: adds the honours it has earned to those of its day. */
export function noteNews(news: DayNews): void {
  $news.update((known) => {
    const before = known?.date === news.date && Array.isArray(known.honours) ? known.honours : []
    return { ...news, honours: [...new Set([...before, ...news.honours])] }
  })
}

/** The next user of this browser may be somebody else. */
export const forgetNews = (): void => $news.clear()
