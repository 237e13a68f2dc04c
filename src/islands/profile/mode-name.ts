import type { GameId } from '#core/games.ts'
import { ARCHIVE, CHALLENGE, gameOf, type ModeId } from '#games/catalogue.ts'
import type { Speech } from './words.ts'

/** Name of a result's mode; the id of a mode that no longer exists. */
export function modeName(t: Speech['t'], game: GameId, mode: string): string {
  const practice = gameOf(game).modes.filter(({ counts }) => counts === 'practice')
  // Names the level only where the game has several.
  if (practice.length === 1 && practice[0]!.id === mode) return t.modePractice
  const names: Record<ModeId | typeof ARCHIVE | typeof CHALLENGE, string> = {
    today: t.modeToday,
    easy: t.modeEasy,
    normal: t.modeNormal,
    hard: t.modeHard,
    solo: t.modeSolo,
    bot: t.modeBot,
    timed: t.modeTimed,
    themes: t.modeThemes,
    ranked: t.modeRanked,
    classic: t.modeClassic,
    multiplayer: t.modeMultiplayer,
    archive: t.modeArchive,
    challenge: t.modeChallenge,
  }
  return Object.hasOwn(names, mode) ? names[mode as keyof typeof names] : mode
}
