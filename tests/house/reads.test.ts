// What is read has one home in SQL: TypeScript asks views and functions of api, never the tables.
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

/** Files that still read tables; none may be added. */
const stillReadTables = [
  'app/domain/accounts/administrators.server.ts',
  'app/domain/applications/admin-applications.server.ts',
  'app/domain/dashboard/dashboard.server.ts',
  'app/domain/edit-requests/edit-requests.server.ts',
  'app/domain/mentorship-requests/mentorship-requests.server.ts',
  'app/domain/mentorships/feedback.server.ts',
  'app/domain/mentorships/mentorships.server.ts',
  'app/domain/mentorships/sessions.server.ts',
  'app/domain/payment-queue/flags.server.ts',
  'app/domain/payment-queue/payment-queue.server.ts',
  'app/domain/payment-queue/refund-case.server.ts',
  'app/domain/payment-queue/refunds.server.ts',
  'app/domain/payment-queue/requests.server.ts',
  'app/domain/payment-queue/surplus.server.ts',
  'app/domain/queues/queues.server.ts',
  'app/domain/scholarships/awards.server.ts',
  'app/domain/scholarships/scholarships.server.ts',
]

const namesTables = /\b(data|rules|private)\.[a-z_]+/

const statements = (text: string) =>
  [...text.matchAll(/\bsql(?:<[^`]*>)?`([^`]*)`/g)].map(([, statement]) => statement!)

test('TypeScript names only api', () => {
  const found = sourcesIn('app', '.ts', '.tsx')
    .filter(({ text }) => statements(text).some((statement) => namesTables.test(statement)))
    .map(({ file }) => file)
  expect(found.sort()).toEqual(stillReadTables)
})
