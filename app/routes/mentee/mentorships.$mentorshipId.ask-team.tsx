import { WishAct } from '~/domain/mentorships/schema'
import { actOnWish, findWish } from '~/domain/mentorships/wishes.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, flash, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { HelpPage } from '~/parts/wishes/help-page'

export const handle: Handle = { i18n: ['pair'], title: (t) => t('common:help.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const found = await findWish(viewer, idParameter(args.params.mentorshipId))
  if (!found) throw notFound()
  return found
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, WishAct, async (act) => {
    const news = await actOnWish(viewer, id, act)
    return redirect(`/mentee/mentorships/${id}/ask-team`, { headers: flash(news) })
  })
}

export default function MenteeAskTeamPage() {
  return <HelpPage side="mentee" {...useLoaderData<typeof loader>()} />
}
