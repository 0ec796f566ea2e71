// What is read has one home in SQL: TypeScript asks views and functions of api, never the tables.
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

/** Files that still read tables; none may be added. */
const stillReadTables = [
  'app/domain/accounts/email-change.server.ts',
  'app/domain/accounts/own-account.server.ts',
  'app/domain/accounts/password-again.server.ts',
  'app/domain/accounts/second-factor.server.ts',
  'app/domain/applications/applications.server.ts',
  'app/domain/constants/constants.server.ts',
  'app/domain/lookups/lookups.server.ts',
  'app/domain/mentees/mentees.server.ts',
  'app/domain/mentors/account.server.ts',
  'app/domain/mentors/mentors.server.ts',
  'app/domain/mentorship-requests/mentorship-requests.server.ts',
  'app/domain/mentorships/feedback.server.ts',
  'app/domain/mentorships/sessions.server.ts',
  'app/domain/notifications/notifications.server.ts',
  'app/domain/packages/packages.server.ts',
  'app/domain/purchases/closed-claims.server.ts',
  'app/domain/purchases/purchases.server.ts',
  'app/domain/receipts/receipts.server.ts',
  'app/domain/refunds/refunds.server.ts',
  'app/domain/texts/texts.server.ts',
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
