import { z } from 'zod'
import { nameIn } from '~/i18n/names'
import { historyList } from '~/domain/history/list'
import { mailList } from '~/domain/mails/list'
import { menteeList } from '~/domain/mentees/list'
import { mentorList } from '~/domain/mentors/list'
import { rejectedRequestList } from '~/domain/mentorship-requests/list'
import { listCalls } from '../list-calls'
import {
  MentorStatus,
  mentorStatuses,
  PackageStatus,
  packageStatuses,
  visibilities,
  Visibility,
} from '../statuses'

const text = z.string().nullable()
const time = z.date().nullable()
const person = { id: z.int(), userId: z.int(), name: z.string(), email: z.string(), phone: text }

const mentors = listCalls(
  'mentors',
  mentorList,
  z.object({
    ...person,
    status: MentorStatus,
    visibility: Visibility,
    title: z.string(),
    offersMentoring: z.boolean(),
    offersCoaching: z.boolean(),
    availableForMentoring: z.boolean(),
    availableForCoaching: z.boolean(),
    inCollaboration: z.boolean(),
    awayUntil: text,
    industryName: text,
    countyName: text,
    country: text,
    yearsOfExperience: z.int().nullable(),
    mentee: z.object({ id: z.int(), name: z.string() }).nullable(),
    rejections: z.int(),
    waitingSince: time,
    lastLoginAt: time,
  }),
  (row, language) => ({
    ...row,
    status: mentorStatuses[row.status],
    visibility: visibilities[row.visibility],
    industryName: row.industryNames && nameIn(language, row.industryNames),
    countyName: row.countyNames && nameIn(language, row.countyNames),
    yearsOfExperience: row.years,
    inCollaboration: row.collaborating,
  }),
)

const mentees = listCalls(
  'mentees',
  menteeList,
  z.object({
    ...person,
    visibility: Visibility,
    package: z.object({ name: z.string(), status: PackageStatus }).nullable(),
    mentorship: z
      .object({
        mentorId: z.int(),
        mentor: z.string(),
        status: z.string(),
        sessions: z.int(),
        minimum: z.int(),
      })
      .nullable(),
    answerDueAt: time,
    lastLoginAt: time,
    activeAt: z.date(),
    createdAt: z.date(),
  }),
  (row, language) => ({
    ...row,
    visibility: visibilities[row.visibility],
    package: row.package && {
      name: nameIn(language, row.package.names),
      status: packageStatuses[row.package.status],
    },
    answerDueAt: row.dueAt,
  }),
)

const rejected = listCalls(
  'rejected-mentorship-requests',
  rejectedRequestList,
  z.object({
    id: z.int(),
    kind: z.enum(['mentoring', 'coaching']),
    mentorId: z.int(),
    mentorName: z.string(),
    menteeId: z.int(),
    menteeName: z.string(),
    requestedAt: z.date(),
    answeredAt: z.date(),
    closeReason: z.string(),
    closer: text,
    rejectReason: text,
    rejectMessage: text,
    teamNote: text,
    rejections: z.int(),
  }),
  (row) => row,
)

const mails = listCalls(
  'emails',
  mailList,
  z.object({
    id: z.int(),
    kind: z.string(),
    toUserId: z.int().nullable(),
    toName: z.string(),
    toEmail: z.string(),
    status: z.enum(['queued', 'sent', 'dead']),
    attempts: z.int(),
    queuedAt: z.date(),
    sentAt: time,
    lastError: text,
  }),
  (row) => row,
)

const history = listCalls(
  'history',
  historyList,
  z.object({
    id: z.int(),
    subject: z.string(),
    subjectId: z.int(),
    event: z.string(),
    state: text,
    actor: z.string(),
    actorUserId: z.int().nullable(),
    actorName: text,
    reason: text,
    detail: z.record(z.string(), z.unknown()).nullable(),
    at: z.date(),
  }),
  (row) => row,
)

/** The lists of people, of requests that were rejected, of mails, and of the history: each as rows and as a file. */
export const peopleLists = [mentors, mentees, rejected, mails, history].flat()
