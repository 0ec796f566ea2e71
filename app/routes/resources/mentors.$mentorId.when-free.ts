import * as acts from '~/db/acts.server'
import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { WhenFree } from '~/domain/mentors/when-free-schema'
import { flash } from '~/http/flash.server'
import { pageless } from '~/http/resource.server'
import { idParameter, submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'

export const loader = () => redirect('/mentors')

export const action = pageless(async (args: ActionFunctionArgs) => {
  const viewer = await requireViewer(args, 'mentee')
  const mentorId = idParameter(args.params.mentorId)
  return submit(
    args,
    WhenFree,
    async ({ wanted, from }) => {
      await acts.tellMeWhenFree(viewer, { mentorId, wanted: wanted === 'yes' })
      return redirect(from === 'home' ? '/mentee/mentorships' : `/mentors/${mentorId}`, {
        headers: flash(wanted === 'yes' ? 'willBeTold' : 'notTold'),
      })
    },
    { pageless: true },
  )
})
