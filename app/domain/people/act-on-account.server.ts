import * as acts from '~/db/generated/acts.server'
import { changeEmailOf } from '~/domain/accounts/email-change.server'
import { resetSecondFactor } from '~/domain/accounts/second-factor.server'
import type { Viewer } from '~/viewer/viewer'
import { actOnNotes } from './people.server'
import type { ActOnAccount } from './schema'

/** Does what one of the forms of an account asks; returns what is told. Raises the errors of its act. */
export async function actOnAccount(viewer: Viewer, userId: number, act: ActOnAccount): Promise<string> {
  switch (act.intent) {
    case 'email':
      await changeEmailOf(viewer, userId, act.email)
      return 'emailAskedFor'
    case 'secondFactor':
      await resetSecondFactor(viewer, userId)
      return 'secondFactorReset'
    case 'suspend':
      await acts.suspendUser(viewer, { userId, reason: act.reason })
      return 'suspended'
    case 'lift':
      await acts.liftSuspension(viewer, { userId, reason: act.reason })
      return 'suspensionLifted'
    case 'addressWorks':
      await acts.clearBounce(viewer, { userId })
      return 'bounceCleared'
    case 'note':
    case 'deleteNote':
      await actOnNotes(viewer, userId, act)
      return act.intent === 'note' ? 'noteWritten' : 'noteDeleted'
    case 'invite':
      return (await acts.sendInvitation(viewer, { userId, role: act.role }))
        ? 'invitationSent'
        : 'invitationSentBefore'
  }
}
