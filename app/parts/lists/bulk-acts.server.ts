import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { Refusal } from '~/db/refusal.server'
import { MakeInactive } from '~/domain/mentors/mentor-record-schema'
import { makeInactive } from '~/domain/mentors/admin-mentors.server'
import { RejectRequest } from '~/domain/mentorship-requests/schema'
import { confirmDeposit } from '~/domain/purchases/close-order.server'
import { ConfirmDeposit } from '~/domain/purchases/schema'
import { messageActs } from './message-acts.server'
import { bulkAct } from '~/lists/bulk-act.server'
import { ChosenRows } from '~/lists/schema'

/** What the server does for each bulk act, by the name of its list and its own. */
export const bulkActs = {
  ...messageActs,
  'purchases/mark-as-paid': bulkAct(ChosenRows.extend(ConfirmDeposit.shape), {
    password: true,
    findObstacles: (viewer, purchaseIds) => reads.markPaidObstacles(viewer, { purchaseIds }),
    async run(viewer, id, confirmed) {
      if (!(await confirmDeposit(viewer, id, confirmed))) throw new Refusal('already_paid', undefined, 409)
    },
  }),
  'mentorship-requests/reject': bulkAct(ChosenRows.extend(RejectRequest.shape), {
    findObstacles: (viewer, requestIds) => reads.rejectRequestObstacles(viewer, { requestIds }),
    run: (viewer, requestId, rejection) => acts.rejectMentorshipRequest(viewer, { requestId, ...rejection }),
  }),
  'mentorship-requests/remind': bulkAct(ChosenRows, {
    findObstacles: (viewer, requestIds) => reads.remindObstacles(viewer, { requestIds }),
    run: (viewer, requestId) => acts.remindMentor(viewer, { requestId }),
  }),
  'mails/resend': bulkAct(ChosenRows, {
    findObstacles: (viewer, mailIds) => reads.resendObstacles(viewer, { mailIds }),
    run: (viewer, mailId) => acts.resendMail(viewer, { mailId }),
  }),
  'mentors/inactive': bulkAct(ChosenRows.extend(MakeInactive.shape), {
    findObstacles: (viewer, mentorIds) => reads.makeInactiveObstacles(viewer, { mentorIds }),
    run: makeInactive,
  }),
}
