import * as reads from '~/db/reads.server'
import { findPlanning } from '~/domain/mentorships/planned-sessions.server'
import { TimesAct } from '~/domain/mentorships/proposal-schema'
import { actOnTimes, findProposal } from '~/domain/mentorships/proposals.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, requireSide, submit } from '~/http/page.server'
import { afterSession } from '~/parts/planned-sessions/after-session.server'
import { TimesPage } from '~/parts/planned-sessions/times-page'

export const handle: Handle = { i18n: ['mentor'], title: (t) => t('mentor:times.title') }

export async function loader(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor', 'admin')
  const mentorshipId = idParameter(args.params.mentorshipId)
  const [found, proposal, place] = await Promise.all([
    findPlanning(viewer, mentorshipId),
    findProposal(viewer, mentorshipId),
    reads.usualPlace(viewer, { mentorshipId }),
  ])
  if (!found) throw notFound()
  return { side, pair: found.pair, proposal, place, now: new Date() }
}

export async function action(args: Args) {
  const { viewer } = await requireSide(args, 'mentee', 'mentor', 'admin')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, TimesAct, async (act) =>
    afterSession(viewer, args.request, id, await actOnTimes(viewer, id, act)),
  )
}

export default function ProposeTimesPage() {
  return <TimesPage {...useLoaderData<typeof loader>()} />
}
