import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnGoals, findGoals } from '~/domain/mentorships/goals.server'
import { GoalAct } from '~/domain/mentorships/schema'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { idParameter, notFound, submit } from '~/http/submit.server'
import { requireMentor } from '~/http/viewer.server'
import { newsOfGoal } from '~/parts/goals/news-of-goal'
import { GoalsPage } from '~/parts/goals/goals-page'

export const handle: Handle = { i18n: ['mentor'], title: (t) => t('mentor:goals.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireMentor(args)
  const found = await findGoals(viewer, idParameter(args.params.mentorshipId))
  if (!found) throw notFound()
  return found
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireMentor(args)
  const id = idParameter(args.params.mentorshipId)
  return submit(args, GoalAct, async (act) => {
    await actOnGoals(viewer, id, act)
    return redirect(`/mentor/mentorships/${id}/goals`, { headers: flash(newsOfGoal[act.intent]) })
  })
}

export default function MentorGoalsPage() {
  return <GoalsPage side="mentor" {...useLoaderData<typeof loader>()} />
}
