import { accountKinds } from '~/domain/mails/kinds/account'
import { mentorshipKinds } from '~/domain/mails/kinds/mentorship'
import { pairKinds } from '~/domain/mails/kinds/pair'
import { profileKinds } from '~/domain/mails/kinds/profile'
import { purchaseKinds } from '~/domain/mails/kinds/purchase'
import { requestKinds } from '~/domain/mails/kinds/request'
import { seminarKinds } from '~/domain/mails/kinds/seminar'
import { sessionKinds } from '~/domain/mails/kinds/session'
import { teamKinds } from '~/domain/mails/kinds/team'

/** Every kind of mail that the database queues. */
export const kinds = {
  ...accountKinds,
  ...profileKinds,
  ...purchaseKinds,
  ...requestKinds,
  ...mentorshipKinds,
  ...pairKinds,
  ...sessionKinds,
  ...seminarKinds,
  ...teamKinds,
}

export type MailKind = keyof typeof kinds

/** Those that need consent: they go only to who asked for them, from a sender of their own. */
export const bulkKinds: ReadonlySet<string> = new Set<MailKind>([
  'new_offer',
  'new_seminar',
  'seminar_changed',
  'seminar_cancelled',
])
