import * as acts from '~/db/generated/acts.server'
import { Confirm } from '~/domain/values'
import { type Args, findViewer, flash, pageless, redirect, submit } from '~/http/page.server'
import { removeSession } from '~/http/session.server'

export const loader = () => redirect('/')

export const action = pageless(async (args: Args) => {
  const viewer = await findViewer(args)
  return submit(
    args,
    Confirm,
    async () => {
      if (viewer) await acts.closeSession(viewer)
      return redirect('/', { headers: flash('loggedOut', removeSession()) })
    },
    { pageless: true },
  )
})
