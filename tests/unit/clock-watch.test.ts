import { afterEach, expect, test, vi } from 'vitest'
import { log } from '~/log.server'
import { clockWatch } from '../../server/clock-watch'

afterEach(() => void vi.restoreAllMocks())

const [minute, hour] = [60_000, 3_600_000]
const start = Date.parse('2026-03-04T09:00:00Z')

/** A watch, and a database whose clock is off by so much; both go on by `later`. */
function watched() {
  const said: number[] = []
  vi.spyOn(log, 'warn').mockImplementation((about: unknown) => {
    said.push((about as { seconds: number }).seconds)
  })
  const inDoubt = clockWatch()
  let here = 0
  inDoubt(start, here)
  return {
    said,
    look(later: number, off: number) {
      here += later
      return inDoubt(start + here + off, here)
    },
  }
}

test('a clock that goes on as it should is believed, however long a round took', () => {
  const { look, said } = watched()
  expect([look(30_000, 0), look(40 * minute, 0), look(9 * hour, 20_000), said]).toEqual([
    false,
    false,
    false,
    [],
  ])
})

test('a leap of hours is doubted for half an hour, and then believed', () => {
  const { look, said } = watched()
  expect([look(minute, 27 * hour), look(minute, 27 * hour), look(28 * minute, 27 * hour)]).toEqual([
    true,
    true,
    true,
  ])
  expect(look(minute, 27 * hour)).toBe(false)
  expect(look(minute, 27 * hour)).toBe(false)
  expect(said).toEqual([97_200])
})

test('a clock that comes back is believed at once, and both ways are told', () => {
  const { look, said } = watched()
  expect([look(minute, 27 * hour), look(minute, 0), look(minute, 0)]).toEqual([true, false, false])
  expect(said).toEqual([97_200, -97_200])
  expect([look(minute, -5 * hour), look(minute, -5 * hour)]).toEqual([false, false])
})

test('a leap of minutes is told and believed; several that add up to hours are not', () => {
  const { look, said } = watched()
  expect([look(minute, 10 * minute), look(minute, 40 * minute), look(minute, 70 * minute)]).toEqual([
    false,
    false,
    true,
  ])
  expect(said).toEqual([600, 1800, 1800])
})
