import { expect, test } from 'vitest'
import { linesOf, textPath } from '~/domain/text-paths.server'

test.each(['Διευθύντρια προϊόντος', 'Führungskraft', 'Gestão de inovação', 'Żółć 20 € – ﷽'])(
  'every letter of «%s» becomes a path of numbers',
  (text) => {
    for (const weight of [400, 700] as const)
      for (let x = 0; x < 900; x += 37.7)
        expect(textPath(text, x, 300, 32, weight)).toMatch(/^([MLQCZ](-?\d+\.\d ?)*)+$/)
  },
)

test('a text is broken between words, and cut with an ellipsis when it does not fit', () => {
  expect(linesOf('Νοσηλεύτρια σε μεγάλο νοσοκομείο', 300, 3, 32, 400)).toEqual([
    'Νοσηλεύτρια σε',
    'μεγάλο νοσοκομείο',
  ])
  expect(linesOf('Νοσηλεύτρια σε μεγάλο νοσοκομείο', 300, 1, 32, 400)).toEqual(['Νοσηλεύτρια σε…'])
  expect(linesOf('Παπαδοπούλου-Αναγνωστοπούλου-Χατζή', 300, 2, 32, 700)[0]).toMatch(/^Παπαδοπούλου-.*…$/)
  expect(linesOf('', 300, 2, 32, 700)).toEqual([''])
})
