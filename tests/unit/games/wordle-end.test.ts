import { describe, expect, test } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { LOCALES, type Locale } from '#i18n/locales.ts'
import { footballWords } from '#components/play-words.ts'
import { wordle, type Action, type View } from '#games/wordle/rules/engine.ts'
import { endingOf, shareText, leftOf } from '#games/wordle/view/end/end.tsx'
import type { Pack } from '#search/pack.ts'
import { game, guess, hakimi, misses, play, somebody } from './wordle-cast.ts'

const saka = somebody('saka', { role: 'Attacker', born: '2001-09-05' })
const valverde = somebody('valverde', {
  club: 'realmadrid',
  league: 'liga',
  nation: 'UY',
  confederation: 'CONMEBOL',
  role: 'Midfielder',
  born: '1998-07-22',
})
const viewOf = (...actions: Action[]): View => wordle.view(play(game(), ...actions), 0)

const won = viewOf(guess(saka), guess(valverde), ...misses(1), { type: 'hint' }, guess(hakimi))
const gaveUp = viewOf(guess(saka), { type: 'giveUp' })

describe('the share text of a Wordle', () => {
  const t = messages('en', 'wordle')

  test('has squares, arrows and hints, but no name', () => {
    expect(shareText(won, 'usual', 'en', t)).toMatchObject({
      score: '4/8',
      marks: '💡',
      rows: ['⬛⬛⬛⬛⬛⬆️', '🟨⬛⬛🟨🟩', '⬛⬛⬛🟨⬛⬇️', '🟩🟩🟩🟩🟩'],
    })
  })

  test('uses blue and orange for the high-contrast palette', () => {
    expect(shareText(won, 'contrast', 'en', t).rows[1]).toBe('🟧⬛⬛🟧🟦')
  })

  test('shows X for a miss, and a sign for giving up', () => {
    expect(shareText(gaveUp, 'usual', 'en', t)).toMatchObject({ score: 'X/8', marks: '🏳️', rows: ['⬛⬛⬛⬛⬛⬆️'] })
  })

  test('marks a wrong guess whose tiles all match', () => {
    const { rows, inWords: textLines } = shareText(
      viewOf(guess({ ...hakimi, id: 'twin' }), guess(hakimi)),
      'usual',
      'en',
      t,
    )
    expect(rows[0]).toBe('🟩🟩🟩🟩🟩👥')
    expect(textLines[1]).toBe('Guess 1: same tiles, another player.')
  })

  test('has a text form', () => {
    expect(shareText(won, 'usual', 'en', t).inWords.slice(0, 3)).toEqual([
      'solved on guess 4 of 8, 1 hint',
      'Guess 1: club no, nation no, league no, position no, age no (older).',
      'Guess 2: club near, nation no, league no, position near, age right.',
    ])
  })
})

describe.each(LOCALES)('how a Wordle ends in %s', (locale: Locale) => {
  const own = messages(locale, 'wordle')
  const end = messages(locale, 'end')
  const endingIn = (view: View, isPractice = false) =>
    endingOf({
      view,
      isPractice,
      facts: null,
      pack: {} as Pack,
      locale,
      t: {
        play: messages(locale, 'play'),
        search: messages(locale, 'search'),
        football: footballWords(locale),
        own,
        end,
      },
    })
  const wins = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => endingIn(viewOf(...misses(at - 1), guess(hakimi))))

  test('shows the number of guesses on the shirt of a win, each with a distinct closing line', () => {
    expect(wins.map(({ result, shirt }) => `${result} ${shirt}`)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `won ${n}`),
    )
    expect(new Set(wins.map(({ voice }) => voice)).size).toBe(8)
    expect(new Set(wins.map(({ fact }) => fact)).size).toBe(8)
  })

  test('shows × for a loss; after giving up, shows no shirt and states the number of guesses', () => {
    expect(endingIn(viewOf(...misses(8)))).toMatchObject({ result: 'lost', shirt: '×', voice: end.voiceLost })
    const given = endingIn(gaveUp)
    expect(given).toMatchObject({ result: 'gaveUp', shirt: null, voice: end.voiceGaveUp })
    expect(given.over).toContain('1')
    expect(endingIn(viewOf({ type: 'giveUp' })).over).toBe(own.subbedOffAtOnce)
  })

  test('practice does not refer to tomorrow', () => {
    expect(endingIn(gaveUp, true).voice).toBe(end.voiceGaveUpPractice)
  })
})

describe('parsing of the remaining candidate counts', () => {
  test.each([
    [{ left: [450, 61, 1] }, [450, 61, 1]],
    [null, []],
    [{ left: 'many' }, []],
  ])('maps %j to %j', (facts, left) => {
    expect(leftOf(facts)).toEqual(left)
  })
})
