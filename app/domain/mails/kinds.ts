import { accountKinds } from './kinds/account'
import { mentorshipKinds } from './kinds/mentorship'
import { pairKinds } from './kinds/pair'
import { profileKinds } from './kinds/profile'
import { purchaseKinds } from './kinds/purchase'
import { requestKinds } from './kinds/request'
import { sessionKinds } from './kinds/session'
import { teamKinds } from './kinds/team'

/** Every kind of mail that sql/ queues. */
export const kinds = {
  ...accountKinds,
  ...profileKinds,
  ...purchaseKinds,
  ...requestKinds,
  ...mentorshipKinds,
  ...pairKinds,
  ...sessionKinds,
  ...teamKinds,
}

export type MailKind = keyof typeof kinds
