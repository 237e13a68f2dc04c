import { describe, expect, test } from 'vitest'
import { dealName } from '#components/deal-name.ts'
import { CATALOGUE } from '#games/catalogue.ts'
import { LEVELS } from '#games/career-path/deal/levels.ts'
import { LOCALES } from '#i18n/locales.ts'
import { DIFFICULTIES } from '#data/types.ts'

describe('dealName', () => {
  test.each([
    ['wordle', 'easy', null, 'Wordle · Easy'],
    ['age', 'normal', null, 'Age'],
    ['career-path', 'classic', 'stars', 'Career path · Classic · Stars'],
    ['career-path', 'hard', 'experts', 'Career path · Hard · Experts'],
    ['higherlower', 'normal', 'all', 'Higher lower · All leagues'],
    ['higherlower', 'normal', 'seriea', 'Higher lower · Serie A'],
    ['statistics', 'normal', 'any', 'Statistics · Any season'],
    ['bingo', 'normal', 'hard', 'Bingo · Hard'],
    ['bingo', 'timed', 'easy', 'Bingo · 10 s · Easy'],
    ['tictactoe', 'solo', null, 'Tic tac toe · Solo'],
    ['pixels', 'hard', null, 'Pixels · Hard'],
    ['pixels', 'themes', 'arsenal', 'Pixels · Themes · Arsenal'],
    ['blur', 'easy', null, 'Blur · Easy'],
    ['split', 'hard', 'hard', 'Split · Hard'],
    ['stadiums', 'easy', 'liga', 'Stadiums · Easy · La Liga'],
  ] as const)('%s, %s, %s', (game, mode, level, name) => expect(dealName('en', { game, mode, level })).toBe(name))

  test('returns a distinct name per level in every language', () => {
    for (const locale of LOCALES) {
      const career = (['classic', 'hard'] as const).flatMap((mode) =>
        LEVELS[mode].map((level) => dealName(locale, { game: 'career-path', mode, level })),
      )
      const bingo = (['normal', 'timed'] as const).flatMap((mode) =>
        DIFFICULTIES.map((level) => dealName(locale, { game: 'bingo', mode, level })),
      )
      expect(new Set([...career, ...bingo]).size).toBe(12)
      for (const name of [...career, ...bingo]) expect(name).not.toContain('undefined')
    }
  })

  test('includes the mode if the game has several practice modes', () => {
    const practiceModes = CATALOGUE.flatMap(({ id, modes }) => {
      const practice = modes.filter(({ counts }) => counts === 'practice')
      return practice.length > 1 ? practice.map(({ id: mode }) => ({ game: id, mode })) : []
    })
    const levelOf = ({ game }: { game: string }) => (game === 'bingo' ? 'normal' : null)
    for (const one of practiceModes.filter(({ mode }) => mode !== 'bot'))
      expect(dealName('en', { ...one, level: levelOf(one) })).toContain(' · ')
  })
})
