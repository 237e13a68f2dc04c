import { describe, expect, test } from 'vitest'
import type { Headline } from '#core/headlines.ts'
import { headlineText, shortText } from '#headlines/text.ts'
import { words as en } from '#headlines/words/en.ts'
import { words as es } from '#headlines/words/es.ts'
import { words as fr } from '#headlines/words/fr.ts'

const LINES: [Headline, string, string, string][] = [
  [
    { kind: 'place', place: 2, of: 4, name: 'Ada' },
    '2nd of 4 last week: Ada lifts the cup.',
    '2e sur 4, la coupe est pour Ada.',
    '2.º de 4: la copa es para Ada.',
  ],
  [
    { kind: 'missed', metal: 'bronze', by: 40 },
    '40 short of bronze last week.',
    'À 40 points du bronze la semaine dernière.',
    'A 40 puntos del bronce la semana pasada.',
  ],
  [
    { kind: 'leads', by: 1, name: 'Ada' },
    'You lead your league by 1.',
    'En tête de ta ligue, 1 point d’avance.',
    'Lideras tu liga por 1 punto.',
  ],
  [
    { kind: 'reached', metal: 'silver', points: 1_812 },
    'Silver cup won: 1,812 points.',
    'Coupe d’argent gagnée\u202f: 1\u202f812 points.',
    'Copa de plata ganada: 1812 puntos.',
  ],
  [
    { kind: 'next', id: 'bingo:fullCard', have: 15, need: 16 },
    'Full card (Bingo): 15 of 16.',
    'Seize sur seize (Bingo)\u202f: 15 sur 16.',
    'Cartón lleno (Bingo): 15 de 16.',
  ],
  [
    { kind: 'freeze', left: 2 },
    'Freeze earned: you have 2.',
    'Gel gagné\u202f: il t’en reste 2.',
    'Comodín ganado: tienes 2.',
  ],
]

describe('a headline', () => {
  test.each(LINES)('%j', (line, english, french, spanish) => {
    expect(headlineText(line, 'en', en)).toBe(english)
    expect(headlineText(line, 'fr', fr)).toBe(french)
    expect(headlineText(line, 'es', es)).toBe(spanish)
  })

  test('has a shorter form for the line of the day', () => {
    expect(shortText({ kind: 'cupYours' }, 'en', en)).toBe('The league cup is yours.')
    expect(shortText({ kind: 'place', place: 2, of: 4, name: 'Ada' }, 'en', en)).toBe('2nd of 4: Ada lifts the cup.')
    expect(shortText({ kind: 'missed', metal: 'bronze', by: 40 }, 'fr', fr)).toBe('À 40 points du bronze.')
    expect(shortText({ kind: 'freeze', left: 2 }, 'es', es)).toBe('Comodín ganado: tienes 2.')
  })

  test('names the game of an honour if it has one', () => {
    expect(headlineText({ kind: 'honour', id: 'age:five' }, 'en', en)).toBe('New honour: Run of five (Age).')
    expect(headlineText({ kind: 'honour', id: 'weeks:bronze' }, 'en', en)).toBe('New honour: Bronze cup.')
  })
})
