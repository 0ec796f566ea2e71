import { expect, test } from 'vitest'
import { wordsOf } from '~/http/kept-form'

test('of a kept form its sender reads what she wrote, long or short, and nothing that a page filled in', () => {
  const written = [
    'Άννα',
    'Maria',
    '6912345678',
    '+30 210 1234567',
    'a@b.example',
    'Δύο\nγραμμές',
    '[ναι]; όχι',
  ]
  const filledIn = [
    'menteeProfile',
    '17',
    '2026-11-26',
    'GR',
    'on',
    '',
    '{"name":"Άννα"}',
    '[15,17]',
    '18:30',
  ]
  const fields = [...written, ...filledIn].map((value): [string, string] => ['field', value])
  expect(wordsOf({ fields: [...fields, ['shown', 'Πριν'], ['return_to', '/Mentors']], files: [] })).toEqual(
    written,
  )
})
