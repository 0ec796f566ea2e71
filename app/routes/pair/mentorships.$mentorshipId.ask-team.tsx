import { WishAct } from '~/domain/mentorships/schema'
import { actOnWish, findWish } from '~/domain/mentorships/wishes.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireSide, submit } from '~/http/page.server'
import { HelpPage } from '~/parts/mentorships/wishes/help-page'

export const handle: Handle = { title: (t) => t('common:help.title') }

export async function loader(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor')
  const found = or404(await findWish(viewer, idParameter(args.params.mentorshipId)))
  return { ...found, side }
}

export async function action(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, WishAct, async (act) => {
    const news = await actOnWish(viewer, id, act)
    return redirect(`/${side}/mentorships/${id}/ask-team`, news)
  })
}

export default function HelpOfPairPage() {
  return <HelpPage {...useLoaderData<typeof loader>()} />
}
