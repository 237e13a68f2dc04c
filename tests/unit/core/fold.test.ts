import { describe, expect, test } from 'vitest'
import { fold } from '#core/fold.ts'

describe('fold', () => {
  test.each([
    ['Kylian Mbappé', 'kylian mbappe'],
    ['Martin Ødegaard', 'martin odegaard'],
    ['Robert Lewandowski', 'robert lewandowski'],
    ['Wojciech Szczęsny', 'wojciech szczesny'],
    ['Łukasz Piszczek', 'lukasz piszczek'],
    ['Kevin Großkreutz', 'kevin grosskreutz'],
    ['Hakan Çalhanoğlu', 'hakan calhanoglu'],
    ['Arda Güler / Altıntop', 'arda guler altintop'],
    ['Luka Đorđević', 'luka dordevic'],
    ['Guðjohnsen', 'gudjohnsen'],
    ['Björn Þór', 'bjorn thor'],
    ['Son Heung-min', 'son heung min'],
    ["N'Golo Kanté", 'ngolo kante'],
    ['N’Golo Kanté', 'ngolo kante'],
    ['  J.  Cœur  ', 'j coeur'],
    ['İlkay', 'ilkay'],
  ])('%s', (name, folded) => expect(fold(name)).toBe(folded))

  test('is stable', () => expect(fold(fold('Þórður Æøß'))).toBe(fold('Þórður Æøß')))
})
