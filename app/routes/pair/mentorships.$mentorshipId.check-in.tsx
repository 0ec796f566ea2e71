import { findCheckIn, giveFeedback } from '~/domain/mentorships/feedback.server'
import { GiveFeedback } from '~/domain/mentorships/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireSide, submit } from '~/http/page.server'
import { CheckInPage } from '~/parts/mentorships/check-in-page'

export const handle: Handle = { title: (t) => t('common:feedback.check_in.title') }

export async function loader(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor')
  const found = or404(await findCheckIn(viewer, idParameter(args.params.mentorshipId)))
  return { ...found, side }
}

export async function action(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, GiveFeedback, async (answer) => {
    await giveFeedback(viewer, id, 'check_in', answer)
    return redirect(`/${side}/mentorships/${id}/check-in`)
  })
}

export default function CheckInOfPairPage() {
  return <CheckInPage {...useLoaderData<typeof loader>()} />
}
