import type { APIRoute } from 'astro'
import { REMINDERS } from '#core/reminders.ts'
import { calendarFile } from '#core/calendar.ts'
import { dayAt } from '#core/days.ts'
import { LANGUAGE_TAGS, localePath, localePaths, type Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'

export const prerender = true

type Props = { locale: Locale; hour: number }

export const getStaticPaths = () =>
  Object.entries(REMINDERS).flatMap(([file, hour]) =>
    localePaths().map(({ params, props }) => ({ params: { ...params, file }, props: { ...props, hour } })),
  )

/** A daily reminder for the player's own calendar, without push messages or data. */
export const GET: APIRoute<Props> = ({ props: { locale, hour }, site }) => {
  const { reminderTitle: title, reminderText: text } = messages(locale, 'app')
  const url = new URL(localePath(locale, '/'), site).href
  const reminder = { id: `daily@${site!.host}`, from: dayAt(Date.now()), hour, title, text, url }
  const file = calendarFile({ ...reminder, language: LANGUAGE_TAGS[locale] })
  return new Response(file, { headers: { 'content-type': 'text/calendar; charset=utf-8' } })
}
