import * as z from 'zod/mini'
import { SidePanel } from '#contracts/side-panel.ts'
import { PastAnswer } from '#contracts/today.ts'
import { addDays } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { localDay } from './local-day.ts'

const Answers = z.object({ answers: z.array(PastAnswer) })

/** Answer of a past daily; `isYesterday` in local time, because a day may end later elsewhere. */
export type Past = { answer: PastAnswer; isYesterday: boolean }

/** Cache by address, because both side panels of a stage need the same file. */
const files = new Map<string, Promise<SidePanel>>()

/** Loads a game's side panel. Throws offline. */
export function loadSidePanel(game: GameId, locale: string): Promise<SidePanel> {
  const address = `/beside/${game}/${locale}.json`
  const file = files.get(address) ?? read(address)
  files.set(address, file)
  return file
}

async function read(address: string): Promise<SidePanel> {
  try {
    const response = await fetch(address)
    return SidePanel.parse(await response.json())
  } catch (error) {
    files.delete(address)
    throw error
  }
}

/** The last public answers of a game; null while there are none or the server is down. */
export async function loadPast(game: GameId): Promise<Past | null> {
  const today = localDay()
  try {
    const response = await fetch(`/api/today?date=${today}`)
    const answer = Answers.parse(await response.json()).answers.find((one) => one.game === game)
    return answer ? { answer, isYesterday: answer.date === addDays(today, -1) } : null
  } catch {
    return null
  }
}
