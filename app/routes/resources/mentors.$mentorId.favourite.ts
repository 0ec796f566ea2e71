import * as acts from '~/db/generated/acts.server'
import { WhenFree } from '~/domain/mentors/availability-schema'
import { type Args, idParameter, pageless, redirect, requireViewer, submit } from '~/http/page.server'

export const loader = () => redirect('/mentors')

export const action = pageless(async (args: Args) => {
  const viewer = await requireViewer(args, 'mentee')
  const mentorId = idParameter(args.params.mentorId)
  return submit(
    args,
    WhenFree,
    async ({ wanted, from }) => {
      await acts.setFavourite(viewer, { mentorId, wanted: wanted === 'yes' })
      return redirect(
        from === 'home' ? '/mentee/mentorships#favourites' : `/mentors/${mentorId}`,
        wanted === 'yes' ? 'favouriteKept' : 'favouriteRemoved',
      )
    },
    { pageless: true },
  )
})
