// Where a row of the team's first page leads.
import { expect, test } from 'vitest'
import { queuePlaces, queueStart } from '~/domain/queues/queue-counts'

test('the item that waits longest is opened at once, and its act returns to the first page', () => {
  const back = '?return_to=%2Fadmin%2Fdashboard'
  expect(queueStart('applications', { ids: [7] })).toBe(`/admin/pending-applications/7${back}`)
  expect(queueStart('editRequests', { ids: [7, 5] })).toBe(`/admin/mentors/7/pending-edit-requests${back}`)
})

test('several deposits are ticked in their list', () => {
  expect(queueStart('proofs', { ids: [7] })).toMatch(/^\/admin\/purchased-subscriptions\/7\/mark-as-paid\?/)
  expect(queueStart('proofs', { ids: [7, 5] })).toBe(queuePlaces.proofs)
})

test('a queue whose items have no page of their own leads to its list, as does one with only the viewer’s own', () => {
  expect(queueStart('requestsDueSoon', { ids: [7] })).toBe(queuePlaces.requestsDueSoon)
  expect(queueStart('seminarsToPlan', { ids: null })).toBe('/admin/seminars/new')
  expect(queueStart('applications', { ids: null })).toBe(queuePlaces.applications)
})
