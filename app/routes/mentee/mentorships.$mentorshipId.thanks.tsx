import { findClosing } from '~/domain/mentorships/closing.server'
import { giveFeedback } from '~/domain/mentorships/feedback.server'
import { GiveClosing } from '~/domain/mentorships/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { ClosingPage } from '~/parts/closing/closing-page'

export const handle: Handle = { i18n: ['pair'], title: (t) => t('common:feedback.thanks') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const closing = await findClosing(viewer, idParameter(args.params.mentorshipId))
  if (!closing) throw notFound()
  return { ...closing, now: new Date() }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, GiveClosing, async ({ intent, ...answer }) => {
    await giveFeedback(viewer, id, intent, answer)
    return redirect(`/mentee/mentorships/${id}/thanks#${intent === 'end' ? 'feedback' : intent}`)
  })
}

export default function MenteeThanksPage() {
  return <ClosingPage side="mentee" {...useLoaderData<typeof loader>()} />
}
