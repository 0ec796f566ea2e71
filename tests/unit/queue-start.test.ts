// Where a row of the team's first page leads.
import { expect, test } from 'vitest'
import { allQueues, queuePlaces, queueStart } from '~/domain/queues/queue-counts'

const only = (queue: (typeof allQueues)[number]) =>
  queueStart(queue, { waiting: 1, oneOfThem: 7, since: null })

test('the only item of a queue is opened at once, several as their list', () => {
  expect(only('applications')).toBe('/admin/pending-applications/7')
  expect(only('editRequests')).toBe('/admin/mentors/7/pending-edit-requests')
  expect(queueStart('applications', { waiting: 2, oneOfThem: 7, since: null })).toBe(queuePlaces.applications)
})

test('a queue whose items have no page of their own leads to its list', () => {
  expect(only('requestsDueSoon')).toBe(queuePlaces.requestsDueSoon)
  expect(queueStart('seminarsToPlan', { waiting: 1, oneOfThem: null, since: null })).toBe(
    '/admin/seminars/new',
  )
})
