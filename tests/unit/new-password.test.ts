import fs from 'node:fs'
import { expect, test } from 'vitest'
import { refuseGuessable } from '~/domain/accounts/new-password.server'
import { sourcesIn } from '../support/sources'

const her = { email: 'eleni.dimou@mail.example', name: 'Ελένη', surname: 'Δήμου' }
const ruleOf = async (password: string, who: Parameters<typeof refuseGuessable>[1] = her) => {
  try {
    await refuseGuessable(password, who)
    return 'taken'
  } catch (error) {
    return (error as { rule: string }).rule
  }
}

test.each([
  'password123',
  'qwerty12345',
  '1q2w3e4r5t',
  '123456789a',
  'aaaaaaaaaa',
  'iloveyou123',
  'letmein12345',
  'password1234',
  'thallo12345',
  'welcome123',
  '0987654321',
  'qwertyuiop1',
  'eleni.dimou@mail.example',
  '1234567890',
])('the password %s, common or made of what is known, is refused', async (password) => {
  expect(await ruleOf(password)).not.toBe('taken')
})

test.each([
  ['Password123!', 'password_common'],
  ['BUTTERFLY2026', 'password_common'],
  ['Θάλλω2026!!', 'password_site'],
  ['thallo-mentoring', 'password_site'],
  ['μεντόρισσα1', 'password_site'],
  ['Eleni.Dimou1990', 'password_yours'],
  ['ΕλένηΔήμου', 'password_yours'],
  ['δημουελενη7', 'password_yours'],
  ['Eleni.Dimou@mail.example', 'password_yours'],
  ['abcabcabcabc', 'password_pattern'],
  ['asdfghjkl;', 'password_pattern'],
  ['ςερτυθιοπ1', 'password_pattern'],
  ['1111112222', 'password_pattern'],
  ['1qaz2wsx3edc', 'password_pattern'],
])('the password %s is refused by %s', async (password, rule) => {
  expect(await ruleOf(password)).toBe(rule)
})

test.each([
  'μια ήσυχη θάλασσα',
  'τρεις γάτες στο μπαλκόνι',
  'correct horse battery',
  'Kx7#pQ2m!vT',
  'νέος κωδικός 12',
  'η Ελένη πίνει τσάι',
])('the password %s is accepted', async (password) => {
  expect(await ruleOf(password)).toBe('taken')
})

test('the list has three thousand common passwords of ten characters or more', () => {
  const listed = fs.readFileSync('app/domain/accounts/common-passwords.txt', 'utf8').trim().split('\n')
  expect(listed.filter((each) => each.length >= 10).length).toBeGreaterThanOrEqual(3000)
})

test('no other module of the app hashes a new password without this check', () => {
  const past = sourcesIn('app', '.ts', '.tsx').filter(
    ({ file, text }) => /\bhashPassword\b/.test(text) && !/(new-password|passwords)\.server\.ts$/.test(file),
  )
  expect(past.map(({ file }) => file)).toEqual([])
})
