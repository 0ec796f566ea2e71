import { Refusal } from '~/db/refusal.server'
import { ConfirmWithPassword } from '~/domain/accounts/confirm-with-password-schema'
import { findResendObstacles, resendMail } from '~/domain/mails/team-mails.server'
import { MakeInactive } from '~/domain/mentors/admin-mentor-schema'
import { findInactiveObstacles, makeInactive } from '~/domain/mentors/admin-mentors.server'
import {
  findRejectObstacles,
  findRemindObstacles,
  rejectRequest,
  remindMentor,
} from '~/domain/mentorship-requests/mentorship-requests.server'
import { RejectRequest } from '~/domain/mentorship-requests/schema'
import { findDepositObstacles } from '~/domain/purchases/admin-purchases.server'
import { confirmDeposit } from '~/domain/purchases/close-order.server'
import { messageActs } from './message-acts.server'
import { bulkAct } from '~/lists/bulk-act.server'
import { ChosenRows } from '~/lists/schema'

/** What the server does for each bulk act, by the name of its list and its own. */
export const bulkActs = {
  ...messageActs,
  'purchases/mark-as-paid': bulkAct(ChosenRows.extend(ConfirmWithPassword.shape), {
    password: true,
    findObstacles: findDepositObstacles,
    async run(viewer, id) {
      if (!(await confirmDeposit(viewer, id))) throw new Refusal('already_paid', undefined, 409)
    },
  }),
  'mentorship-requests/reject': bulkAct(ChosenRows.extend(RejectRequest.shape), {
    findObstacles: findRejectObstacles,
    run: rejectRequest,
  }),
  'mentorship-requests/remind': bulkAct(ChosenRows, {
    findObstacles: findRemindObstacles,
    run: remindMentor,
  }),
  'mails/resend': bulkAct(ChosenRows, { findObstacles: findResendObstacles, run: resendMail }),
  'mentors/inactive': bulkAct(ChosenRows.extend(MakeInactive.shape), {
    findObstacles: findInactiveObstacles,
    run: makeInactive,
  }),
}
