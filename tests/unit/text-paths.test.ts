import { expect, test } from 'vitest'
import { drawable, fitted, hasOwnScript, textPath } from '~/domain/text-paths.server'

test.each(['Διευθύντρια προϊόντος', 'Führungskraft', 'Gestão de inovação', 'Żółć 20 € – ﷽'])(
  'every letter of «%s» becomes a path of numbers',
  (text) => {
    for (const weight of [400, 700] as const)
      for (let x = 0; x < 900; x += 37.7)
        expect(textPath(text, x, 300, 32, weight)).toMatch(/^([MLQCZ](-?\d+\.\d ?)*)+$/)
  },
)

test.each([
  ['Олена Коваль', 'Олена Коваль'],
  ['Їжакевич Ґалаґан', 'Їжакевич Ґалаґан'],
  ['Łuczak-Đorđević', 'Łuczak-Đorđević'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['Α\u0301ννα', 'Άννα'],
  ['Ἀσπασία Καλλιρρόη Ὁδὸς ᾠδῆς', 'Ασπασία Καλλιρρόη Οδός ωδής'],
  ['ნინო ბერიძე', 'Nino Beridze'],
  ['Անի Պետրոսյան', 'Ani Petrosyan'],
  ['李娜', 'LiNa'],
  ['فاطمة Ahmad', 'Ahmad'],
  ['Σύμβουλος 👩🏽‍💻 καριέρας ✨', 'Σύμβουλος καριέρας'],
  ['✨', ''],
])('%s is drawn as «%s»', (text, shown) => expect(drawable(text)).toBe(shown))

test('only names in scripts without letters in the font are not drawn in their own', () => {
  expect(['Олена', 'Ἀσπασία', 'Άννα 🌿'].every(hasOwnScript)).toBe(true)
  expect(['ნინო', 'فاطمة', '李娜'].some(hasOwnScript)).toBe(false)
})

const name = (text: string) => fitted(text, 450, 3, [58, 52, 46, 40, 34, 28], 700)

test('a name gets smaller before a surname is on two lines, and no letter of it is lost', () => {
  expect(name('Άννα Λύρα')).toEqual({ size: 58, lines: ['Άννα Λύρα'] })
  expect(name('Μαρία Κωνσταντινίδου').lines).toEqual(['Μαρία', 'Κωνσταντινίδου'])
  expect(name('Ewa Łuczak-Đorđević').lines).toEqual(['Ewa', 'Łuczak-Đorđević'])
  expect(name('Ελένη Κωνσταντινίδου-Παπαχριστοδουλοπούλου').lines).toEqual([
    'Ελένη Κωνσταντινίδου-',
    'Παπαχριστοδουλοπούλου',
  ])
  const long = `${'Μαρία '.repeat(13)}${'Παπα'.repeat(20)}`
  const { size, lines } = name(long)
  expect([size, lines.join('').replaceAll(' ', '')]).toEqual([28, long.replaceAll(' ', '')])
  expect(lines.length).toBeLessThan(10)
  expect(name('')).toEqual({ size: 58, lines: [''] })
})

test('the longest title fits', () => {
  const title = 'Υπεύθυνη στρατηγικού σχεδιασμού και ανάπτυξης ανθρώπινου δυναμικού '.repeat(2).slice(0, 120)
  expect(fitted(title, 450, 4, [32, 28, 24], 400).lines.length).toBeLessThanOrEqual(4)
})
