import { randomUUID } from 'node:crypto'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findPlanning, planSession } from '~/domain/mentorships/planned-sessions.server'
import { PlanSession } from '~/domain/mentorships/schema'
import type { Handle } from '~/http/handle'
import { idParameter, notFound, submit } from '~/http/submit.server'
import { requireMentor } from '~/http/viewer.server'
import { afterSession } from '~/parts/planned-sessions/after-session.server'
import { PlanPage } from '~/parts/planned-sessions/plan-page'

export const handle: Handle = { i18n: ['mentor'], title: (t) => t('mentor:planning.plan.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireMentor(args)
  const found = await findPlanning(viewer, idParameter(args.params.mentorshipId))
  if (!found) throw notFound()
  return { pair: found.pair, formKey: randomUUID(), now: new Date() }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireMentor(args)
  const id = idParameter(args.params.mentorshipId)
  return submit(args, PlanSession, async (plan) => {
    await planSession(viewer, id, plan)
    return afterSession(viewer, args.request, id, 'sessionPlanned')
  })
}

export default function MentorPlanPage() {
  return <PlanPage side="mentor" {...useLoaderData<typeof loader>()} />
}
