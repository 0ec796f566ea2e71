import { giveFeedback } from '~/domain/mentorships/feedback.server'
import { actOnGoals, findGoals } from '~/domain/mentorships/goals.server'
import { GoalsPageAct } from '~/domain/mentorships/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireSide, submit } from '~/http/page.server'
import { GoalsPage } from '~/parts/mentorships/goals/goals-page'

export const handle: Handle = { title: (t) => t('mentor:goals.title') }

export async function loader(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor')
  const found = or404(await findGoals(viewer, idParameter(args.params.mentorshipId)))
  return { ...found, side }
}

export async function action(args: Args) {
  const { viewer, side } = await requireSide(args, 'mentee', 'mentor')
  const id = idParameter(args.params.mentorshipId)
  const page = `/${side}/mentorships/${id}/goals`
  return submit(args, GoalsPageAct, async (act) => {
    if (act.intent === 'start') {
      const { intent, ...answer } = act
      await giveFeedback(viewer, id, intent, answer)
      return redirect(`${page}#start`)
    }
    await actOnGoals(viewer, id, act)
    return redirect(page, newsOfGoal[act.intent])
  })
}

export default function GoalsOfPairPage() {
  return <GoalsPage {...useLoaderData<typeof loader>()} />
}

/** What the next page says after an act on a goal. */
const newsOfGoal = {
  goal: 'goalWritten',
  edit: 'goalEdited',
  reach: 'goalReached',
  reopen: 'goalOpen',
} as const
