// What each side can do about a session, in each of its states. The database decides; the page offers no more.
import { expect, test } from 'vitest'
import { actsOn } from '~/domain/mentorships/planning'

const now = new Date('2026-11-30T12:00:00Z')
const [before, after] = [new Date('2026-11-30T11:59:00Z'), new Date('2026-11-30T12:01:00Z')]
const running = { kind: 'mentoring', status: 'running' } as const
const stopped = { kind: 'mentoring', status: 'stopped' } as const
const coaching = { kind: 'coaching', status: 'completed' } as const
const planned = (startsAt: Date) => ({ status: 'planned', startsAt }) as const
const was = (status: 'held' | 'cancelled' | 'late_cancel' | 'no_show_mentee') => ({
  status,
  startsAt: before,
})

test.each([
  ['mentee', running, planned(after), ['move', 'cancel']],
  ['mentor', running, planned(after), ['move', 'cancel']],
  ['admin', running, planned(before), ['settle', 'move', 'cancel']],
  ['mentee', running, planned(now), ['settle', 'move', 'cancel']],
  ['mentor', running, planned(before), ['move', 'cancel']],
  ['mentee', stopped, planned(before), ['settle']],
  ['mentor', stopped, planned(before), []],
  ['admin', stopped, planned(after), []],
  ['admin', stopped, was('held'), ['remove']],
  ['mentee', running, was('held'), []],
  ['admin', running, was('cancelled'), []],
  ['admin', running, was('no_show_mentee'), []],
  ['admin', coaching, was('no_show_mentee'), ['remove']],
  ['admin', coaching, was('late_cancel'), ['remove']],
] as const)('%s, %o, %o: %o', (side, pair, session, acts) => {
  expect(actsOn(side, pair, session, now)).toEqual(acts)
})
