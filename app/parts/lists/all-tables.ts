import type { Table } from '~/lists/table'
import { ledgerTable } from '~/parts/accounting/columns'
import { applicationTable } from '~/parts/applications/columns'
import { editRequestTable } from '~/parts/edit-requests/columns'
import { historyTable } from '~/parts/history/columns'
import { mailTable } from '~/parts/mails/columns'
import { menteeTable } from '~/parts/mentees/columns'
import { mentorTable } from '~/parts/mentors/columns'
import { pendingRequestTable, rejectedRequestTable } from '~/parts/mentorship-requests/columns'
import { mentorshipTable } from '~/parts/mentorships/columns'
import { templateTable } from '~/parts/messages/columns'
import { offerTable } from '~/parts/offers/columns'
import { flagTable, refundRequestTable, refundTable } from '~/parts/payments/columns'
import { purchaseTable } from '~/parts/purchases/columns'
import { reportTable } from '~/parts/reports/columns'
import { scholarshipRequestTable, scholarshipTable } from '~/parts/scholarships/columns'
import { seminarTable } from '~/parts/seminars/columns'
import { suggestionTable } from '~/parts/suggestions/columns'

/** The tables of all admin lists, for what finds a list by its name. */
export const allTables = [
  mentorshipTable,
  pendingRequestTable,
  rejectedRequestTable,
  mentorTable,
  menteeTable,
  mailTable,
  historyTable,
  purchaseTable,
  refundTable,
  refundRequestTable,
  flagTable,
  ledgerTable,
  scholarshipTable,
  scholarshipRequestTable,
  applicationTable,
  editRequestTable,
  reportTable,
  suggestionTable,
  templateTable,
  offerTable,
  seminarTable,
] as unknown as readonly Table[]

/** The lists themselves. */
export const allLists = allTables.map(({ list }) => list)
