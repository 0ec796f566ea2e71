import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { Confirm } from '~/domain/values'
import { flash } from '~/http/flash.server'
import { closeSession, removeSession } from '~/http/session.server'
import { submit } from '~/http/submit.server'
import { findViewer } from '~/http/viewer.server'

export const loader = () => redirect('/')

export async function action(args: ActionFunctionArgs) {
  const viewer = await findViewer(args)
  return submit(
    args,
    Confirm,
    async () => {
      const removal = viewer ? await closeSession(viewer) : removeSession()
      return redirect('/', { headers: flash('loggedOut', removal) })
    },
    { pageless: true },
  )
}
