import { z } from 'zod'
import * as acts from '~/db/acts.server'
import { createdRoles } from '~/domain/created-people/schema'
import {
  type Args,
  idParameter,
  notFound,
  pageless,
  redirect,
  requireViewer,
  submit,
} from '~/http/page.server'
import { safePath } from '~/http/safe-path'

const SendInvitation = z.object({ redirectTo: z.string().max(500).optional() })

// A GET of this URL does nothing.
export const loader = () => redirect('/admin/create-new-mentor')

export const action = pageless(async (args: Args) => {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  const role = createdRoles.find((one) => one === args.params.role)
  if (!role) throw notFound()
  return submit(
    args,
    SendInvitation,
    async ({ redirectTo }) => {
      const sent = await acts.sendInvitation(viewer, { userId, role })
      return redirect(
        redirectTo ? safePath(redirectTo) : `/admin/create-new-${role}`,
        sent ? 'invitationSent' : 'invitationSentBefore',
      )
    },
    { pageless: true },
  )
})
