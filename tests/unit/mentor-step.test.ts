import { expect, test } from 'vitest'
import type { MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import type { OwnAvailability } from '~/domain/mentors/own-mentor.server'
import { mentorStepOf } from '~/domain/mentorships/mentor-step'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import type { Session } from '~/domain/mentorships/sessions.server'

const now = new Date('2026-03-10T12:00:00Z')
const availability = { status: 'active', awayUntil: null } as OwnAvailability
const current = {
  id: 2,
  status: 'running',
  completedSessions: 0,
  minimumSessions: 3,
  sessionCap: 4,
  endsOn: null,
} as Mentorship
const planned = (startsAt: string) => ({ status: 'planned', startsAt: new Date(startsAt) }) as Session

const stepOf = (state: Partial<Parameters<typeof mentorStepOf>[0]>) =>
  mentorStepOf({ availability, pending: [], sessions: [], now, ...state }).step

test('a mentor answers requests first', () => {
  const pending = [{ id: 1 }] as MentorshipRequest[]
  expect(stepOf({ pending })).toBe('answer')
  expect(stepOf({ pending, current })).toBe('answer')
})

test('a mentor in a mentorship meets, plans, or has held all sessions', () => {
  expect(stepOf({ current })).toBe('meet')
  expect(stepOf({ current: { ...current, completedSessions: 1 } })).toBe('goOn')
  expect(stepOf({ current: { ...current, completedSessions: 3 } })).toBe('enough')
  expect(stepOf({ current, sessions: [planned('2026-03-12T10:00:00Z')] })).toBe('meetOn')
  expect(stepOf({ current, sessions: [planned('2026-03-09T10:00:00Z')] })).toBe('settle')
  expect(stepOf({ current: { ...current, endsOn: '2026-03-20' } })).toBe('notice')
})

test('a mentor without a mentorship waits, unless inactive or away', () => {
  expect(stepOf({})).toBe('wait')
  expect(stepOf({ availability: { ...availability, status: 'inactive' } })).toBe('inactive')
  expect(stepOf({ availability: { ...availability, status: 'inactive', held: true } })).toBe('held')
  expect(stepOf({ availability: { ...availability, awayUntil: '2026-03-11' } })).toBe('away')
  // The day of the return.
  expect(stepOf({ availability: { ...availability, awayUntil: '2026-03-10' } })).toBe('wait')
})
