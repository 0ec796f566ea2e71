import * as reads from '~/db/reads.server'
import { mailWords, subjectsOf } from '~/domain/mails/catalogue'
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
  return pageOf(asked, (before) => reads.personTimeline(viewer, { userId, before, most: pageSize }))
}

/** What happened to a purchase, its parts, and the requests and mentorships on them, for admins. */
export function readPurchaseTimeline(viewer: Viewer, purchaseId: number, asked: Asked) {
  return pageOf(asked, (before) => reads.purchaseTimeline(viewer, { id: purchaseId, before, most: pageSize }))
}

/** What happened to a mentorship and its request, for admins; the mails and the states of its part only if asked for. */
export function readMentorshipTimeline(
  viewer: Viewer,
  mentorshipId: number,
  { automatic, ...asked }: Asked & { automatic: boolean },
) {
  return pageOf(asked, (before) =>
    reads.mentorshipTimeline(viewer, { id: mentorshipId, automatic, before, most: pageSize }),
  )
}

async function pageOf(
  { before, language }: Asked,
  read: (before: string | null) => Promise<EventLine[]>,
): Promise<PageOfEvents> {
  const from = before && cursor.test(before) ? before : null
  const lines = await read(from)
  const events = lines.slice(0, pageSize)
  return {
    events: events.map((line) => withSubject(line, language)),
    older: lines.length > pageSize ? (events.at(-1)?.place ?? null) : null,
    newest: from === null,
  }
}

/** Adds the subject of a mail. Its values, such as a date, are left out. */
function withSubject(line: EventLine, language: Language): TimelineEvent {
  const kind = line.detail?.kind
  if (!kind) return line
  const subject = mailWords(language)(subjectsOf(kind), {
    skipInterpolation: true,
    defaultValue: kind,
  })
  return { ...line, mailSubject: subject.replaceAll(/\{\{[^}]*\}\}/g, '…') }
}
