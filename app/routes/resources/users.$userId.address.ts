import { z } from 'zod'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { type Args, idParameter, pageless, redirect, requireViewer, submit } from '~/http/page.server'
import { safePath } from '~/http/safe-path'

const ClearBounce = z.object({ redirectTo: z.string().max(500).optional() })

// The address of a user takes mails again. A GET of this URL does nothing.
export const loader = () => redirect('/admin/dashboard')

export const action = pageless(async (args: Args) => {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  return submit(
    args,
    ClearBounce,
    async ({ redirectTo }) => {
      await acts.clearBounce(viewer, { userId })
      const name = (await reads.personAccount(viewer, { userId }))?.name ?? ''
      return redirect(redirectTo ? safePath(redirectTo) : '/admin/emails', 'bounceCleared', { name })
    },
    { pageless: true },
  )
})
