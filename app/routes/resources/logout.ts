import * as acts from '~/db/acts.server'
import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { Confirm } from '~/domain/values'
import { flash } from '~/http/flash.server'
import { pageless } from '~/http/resource.server'
import { removeSession } from '~/http/session.server'
import { submit } from '~/http/submit.server'
import { findViewer } from '~/http/viewer.server'

export const loader = () => redirect('/')

export const action = pageless(async (args: ActionFunctionArgs) => {
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
