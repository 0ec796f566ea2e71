import { findClosing } from '~/domain/mentorships/closing.server'
import { giveFeedback } from '~/domain/mentorships/feedback.server'
import { GiveClosing } from '~/domain/mentorships/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireSide, submit } from '~/http/page.server'
import { ClosingPage } from '~/parts/mentorships/closing/closing-page'

export const handle: Handle = { title: (t) => t('common:feedback.thanks') }

export async function loader(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor')
  const closing = or404(await findClosing(viewer, idParameter(args.params.mentorshipId)))
  return { ...closing, side, now: new Date() }
}

export async function action(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, GiveClosing, async ({ intent, ...answer }) => {
    await giveFeedback(viewer, id, intent, answer)
    return redirect(`/${side}/mentorships/${id}/thanks#${intent === 'end' ? 'feedback' : intent}`)
  })
}

export default function ClosingOfPairPage() {
  return <ClosingPage {...useLoaderData<typeof loader>()} />
}
