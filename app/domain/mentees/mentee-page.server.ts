import * as reads from '~/db/generated/reads.server'
import { findDueProfile } from '~/domain/created-people/created-people.server'
import { listRequestsOf } from '~/domain/mentorship-requests/mentorship-requests.server'
import { listMentorshipsOf } from '~/domain/mentorships/mentorship-records.server'
import { listConsents, listNotes, listSentMessages } from '~/domain/people/people.server'
import { readPersonTimeline } from '~/domain/people/timeline.server'
import {
  listOpenFlagsOf,
  listOpenRefundRequestsOf,
  listPartsOf,
  listPurchasesOf,
} from '~/domain/purchases/purchase-records.server'
import { listWaits } from '~/domain/queues/queues.server'
import { menteeNeed, withWaits } from '~/domain/records/needs'
import { listAwards } from '~/domain/scholarships/awards.server'
import type { Language } from '~/i18n/locale'
import type { Viewer } from '~/viewer/viewer'
import { findMenteeRecord } from './admin-mentees.server'

type Asked = { before: string | null; language: Language }

/** Everything that the team's page of a mentee shows; undefined for an unknown mentee. */
export async function readMenteePage(viewer: Viewer, id: number, asked: Asked) {
  const mentee = await findMenteeRecord(viewer, id)
  if (!mentee) return undefined
  const { userId } = mentee
  const [money, relations, due, waits, account, consents, notes, messages, timeline] = await Promise.all([
    Promise.all([
      listPurchasesOf(viewer, id),
      listPartsOf(viewer, id),
      listOpenRefundRequestsOf(viewer, id),
      listOpenFlagsOf(viewer, id),
      listAwards(viewer, { menteeId: id }, 20),
    ]),
    Promise.all([listRequestsOf(viewer, id), listMentorshipsOf(viewer, id)]),
    findDueProfile(viewer, 'mentee', id),
    listWaits(viewer, 'mentee', id),
    reads.personAccount(viewer, { userId }),
    listConsents(viewer, userId),
    listNotes(viewer, userId),
    listSentMessages(viewer, userId, 'mentee'),
    readPersonTimeline(viewer, userId, asked),
  ])
  const [purchases, parts, refundRequests, flags, awards] = money
  const [requests, mentorships] = relations
  const need = menteeNeed({ mentee, refundRequests, flags, purchases, parts, requests, mentorships })
  return {
    mentee,
    ...withWaits(need, waits),
    due,
    purchases,
    parts,
    awards,
    requests,
    mentorships,
    account: account!,
    consents,
    notes,
    messages,
    timeline,
  }
}
export type MenteePage = NonNullable<Awaited<ReturnType<typeof readMenteePage>>>
