import * as acts from '~/db/acts.server'
import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { createdRoles } from '~/domain/created-people/schema'
import { flash } from '~/http/flash.server'
import { pageless } from '~/http/resource.server'
import { safePath } from '~/http/safe-path'
import { idParameter, notFound, submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'

const SendInvitation = z.object({ redirectTo: z.string().max(500).optional() })

// A GET of this URL does nothing.
export const loader = () => redirect('/admin/create-new-mentor')

export const action = pageless(async (args: ActionFunctionArgs) => {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  const role = createdRoles.find((one) => one === args.params.role)
  if (!role) throw notFound()
  return submit(
    args,
    SendInvitation,
    async ({ redirectTo }) => {
      const sent = await acts.sendInvitation(viewer, { userId, role })
      return redirect(redirectTo ? safePath(redirectTo) : `/admin/create-new-${role}`, {
        headers: flash(sent ? 'invitationSent' : 'invitationSentBefore'),
      })
    },
    { pageless: true },
  )
})
