import * as reads from '~/db/generated/reads.server'
import { subjectsOfMails } from '~/domain/mails/team-mails.server'
import type { Language } from '~/i18n/locale'
import type { Viewer } from '~/viewer/viewer'
import type { EventLine } from './event-key'

const pageSize = 20
const cursor = /^\d{1,17}-\d{1,2}-\d{1,18}$/

/** An event; a mail with its subject. */
export type TimelineEvent = EventLine & { mailSubject?: string }

/** A page of events, newest first. `older` is the cursor of the next page, `newest` whether this is the first. */
export type PageOfEvents = { events: TimelineEvent[]; older: string | null; newest: boolean }

type Asked = { before: string | null; language: Language }

/** What happened to a user in every role, for admins. `before` is a cursor; any other text is ignored. */
export function readPersonTimeline(viewer: Viewer, userId: number, asked: Asked) {
  return pageOf(viewer, asked, (before) => reads.personTimeline(viewer, { userId, before, most: pageSize }))
}

/** What happened to a purchase, its parts, and the requests and mentorships on them, for admins. */
export function readPurchaseTimeline(viewer: Viewer, purchaseId: number, asked: Asked) {
  return pageOf(viewer, asked, (before) =>
    reads.purchaseTimeline(viewer, { id: purchaseId, before, most: pageSize }),
  )
}

/** What happened to a mentorship and its request, for admins; the mails and the states of its part only if asked for. */
export function readMentorshipTimeline(
  viewer: Viewer,
  mentorshipId: number,
  { automatic, ...asked }: Asked & { automatic: boolean },
) {
  return pageOf(viewer, asked, (before) =>
    reads.mentorshipTimeline(viewer, { id: mentorshipId, automatic, before, most: pageSize }),
  )
}

async function pageOf(
  viewer: Viewer,
  { before, language }: Asked,
  read: (before: string | null) => Promise<EventLine[]>,
): Promise<PageOfEvents> {
  const from = before && cursor.test(before) ? before : null
  const lines = await read(from)
  const events = lines.slice(0, pageSize)
  // A place ends with the number of the row.
  const mailId = ({ place }: EventLine) => Number(place.split('-').at(-1))
  const mails = events.flatMap((line) =>
    line.detail?.kind ? [{ id: mailId(line), kind: line.detail.kind }] : [],
  )
  const subjects = await subjectsOfMails(viewer, mails, language)
  return {
    events: events.map((line) =>
      line.detail?.kind ? { ...line, mailSubject: subjects.get(mailId(line)) } : line,
    ),
    older: lines.length > pageSize ? (events.at(-1)?.place ?? null) : null,
    newest: from === null,
  }
}
