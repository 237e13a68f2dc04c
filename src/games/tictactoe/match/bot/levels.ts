import type { Strength } from './bot.ts'

/** Against the bot, by its percentage of known cells, and two people on one screen. */
export const LEVELS = ['bot-40', 'bot-60', 'bot-80', 'two'] as const
export type Level = (typeof LEVELS)[number]

const STRENGTH: Record<Level, Strength | null> = { 'bot-40': 40, 'bot-60': 60, 'bot-80': 80, two: null }

/** Null without a bot. */
export const strengthOf = (level: Level): Strength | null => STRENGTH[level]
