import { expect, test } from 'vitest'
import { athensInstant, clocksElsewhere } from '~/i18n/clocks'

test.each([
  ['GB', '2026-12-07T16:30:00Z', '16:30'],
  ['PT', '2026-07-07T15:30:00Z', '16:30'],
  ['CH', '2026-07-07T15:30:00Z', '17:30'],
  ['AE', '2026-12-07T16:30:00Z', '20:30'],
  ['JP', '2026-12-07T16:30:00Z', '01:30 (+1)'],
  ['GB', '2026-12-06T23:30:00Z', '23:30 (−1)'],
  // Where clocks agree, or a country has several zones, nothing is said.
  ['CY', '2026-12-07T16:30:00Z', undefined],
  ['FI', '2026-12-07T16:30:00Z', undefined],
  ['US', '2026-12-07T16:30:00Z', undefined],
  ['XK', '2026-12-07T16:30:00Z', undefined],
])('clocks in %s at %s show %s', (country, at, clock) => {
  expect(clocksElsewhere([country])(at)).toEqual(clock ? [{ country, clock }] : [])
})

test('a time in Athens is its instant in winter and in summer', () => {
  expect(athensInstant('2026-12-07', '18:30').toISOString()).toBe('2026-12-07T16:30:00.000Z')
  expect(athensInstant('2027-03-28', '07:00').toISOString()).toBe('2027-03-28T04:00:00.000Z')
  expect(athensInstant('2026-10-25', '22:30').toISOString()).toBe('2026-10-25T20:30:00.000Z')
})
