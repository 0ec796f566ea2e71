import { z } from 'zod'
import { nameIn } from '~/i18n/names'
import type { Language } from '~/i18n/locale'
import { applicationList } from '~/domain/applications/list'
import { listChanges } from '~/domain/edit-requests/edit-requests.server'
import { editRequestList } from '~/domain/edit-requests/list'
import { mentorshipList } from '~/domain/mentorships/list'
import { pendingRequestList } from '~/domain/mentorship-requests/list'
import { reportList } from '~/domain/reports/list'
import { scholarshipList, scholarshipRequestList } from '~/domain/scholarships/list'
import { listCalls } from '../list-calls'
import { EditRequest, shownEditRequest } from '../shapes/edit-requests'
import { MentorStatus, mentorStatuses, RequestStatus, requestStatuses } from '../statuses'

const kind = z.enum(['mentoring', 'coaching'])
const pair = { mentorId: z.int(), mentorName: z.string(), menteeId: z.int(), menteeName: z.string() }
const text = z.string().nullable()
const time = z.date().nullable()

type Names = Record<string, string>
const named = (names: Names | null, language: Language) => names && nameIn(language, names)

const mentorships = listCalls(
  'mentorships',
  mentorshipList,
  z.object({
    id: z.int(),
    kind,
    status: z.enum(['running', 'paused', 'stopped', 'completed']),
    ...pair,
    packageName: z.string(),
    completedSessions: z.int(),
    minimumSessions: z.int(),
    lastSessionOn: text,
    quietDays: z.int().nullable(),
    startedAt: z.date(),
    plannedEndOn: z.string(),
    endsOn: text,
    endedAt: time,
    endReason: text,
    resumeBy: time,
  }),
  (row, language) => ({ ...row, packageName: nameIn(language, row.packageNames) }),
)

const requests = listCalls(
  'pending-mentorship-requests',
  pendingRequestList,
  z.object({
    id: z.int(),
    kind,
    status: RequestStatus,
    ...pair,
    packageName: z.string(),
    message: z.string(),
    reason: text,
    fieldOfInterestId: z.int().nullable(),
    requestedAt: z.date(),
    answerDueAt: z.date(),
  }),
  (row, language) => ({
    ...row,
    status: requestStatuses[row.status],
    packageName: nameIn(language, row.packageNames),
  }),
)

const scholarships = listCalls(
  'mentees/scholarships',
  scholarshipList,
  z.object({
    id: z.int(),
    name: z.string(),
    kind: z.enum(['full_3m', 'partial_50', 'mentor_gift']),
    year: z.int(),
    createdAt: z.date(),
    message: text,
    giver: text,
    beneficiaries: z.int(),
    left: z.int(),
    state: z.string(),
  }),
  (row) => row,
)

const scholarshipRequests = listCalls(
  'mentees/scholarship-requests',
  scholarshipRequestList,
  z.object({
    id: z.int(),
    menteeId: z.int(),
    menteeName: z.string(),
    menteeEmail: z.string(),
    packageName: z.string(),
    reason: z.string(),
    askedAt: z.date(),
    answeredAt: time,
    answeredBy: text,
    granted: z.boolean().nullable(),
    answer: text,
  }),
  (row, language) => ({ ...row, packageName: nameIn(language, row.packageNames) }),
)

const applications = listCalls(
  'mentors/applications',
  applicationList,
  z.object({
    id: z.int(),
    userId: z.int(),
    status: MentorStatus,
    name: z.string(),
    appliedAt: z.date(),
    waitingDays: z.int(),
    years: z.int().nullable(),
    country: text,
    industryName: text,
    countyName: text,
    sourceName: text,
  }),
  (row, language) => ({
    ...row,
    status: mentorStatuses[row.status],
    industryName: named(row.industryNames, language),
    countyName: named(row.countyNames, language),
    sourceName: named(row.sourceNames, language),
  }),
)

const editRequests = listCalls(
  'mentors/pending-edit-requests',
  editRequestList,
  EditRequest.extend({ mentorName: z.string(), sentAt: z.date(), waitingDays: z.int() }),
  (row, _, changes) => ({ ...row, ...shownEditRequest(row, changes.get(row.id)) }),
  listChanges,
)

const reports = listCalls(
  'reports',
  reportList,
  z.object({
    id: z.int(),
    aboutName: text,
    aboutWhat: z.enum(['request', 'mentorship', 'profile']),
    byName: z.string(),
    text: z.string(),
    sentAt: z.date(),
    settledAt: time,
    settledBy: text,
    decision: text,
    answer: text,
  }),
  (row) => row,
)

/** The lists of mentorships and of what waits for the team: each as rows and as a file. */
export const adminLists = [
  mentorships,
  requests,
  scholarships,
  scholarshipRequests,
  applications,
  editRequests,
  reports,
].flat()
