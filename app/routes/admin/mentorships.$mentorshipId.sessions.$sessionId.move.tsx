import { randomUUID } from 'node:crypto'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findPlannedSession, moveSession } from '~/domain/mentorships/planned-sessions.server'
import { PlanSession } from '~/domain/mentorships/schema'
import type { Handle } from '~/http/handle'
import { idParameter, notFound, submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { afterSession } from '~/parts/planned-sessions/after-session.server'
import { PlanPage } from '~/parts/planned-sessions/plan-page'

export const handle: Handle = { i18n: ['mentor'], title: (t) => t('mentor:planning.change.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const [id, sessionId] = [idParameter(args.params.mentorshipId), idParameter(args.params.sessionId)]
  const found = await findPlannedSession(viewer, id, sessionId)
  if (!found) throw notFound()
  return { ...found, formKey: randomUUID(), now: new Date() }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const [id, sessionId] = [idParameter(args.params.mentorshipId), idParameter(args.params.sessionId)]
  return submit(args, PlanSession, async (plan) => {
    await moveSession(viewer, sessionId, plan)
    return afterSession(viewer, args.request, id, 'sessionMoved')
  })
}

export default function AdminMovePage() {
  return <PlanPage side="admin" {...useLoaderData<typeof loader>()} />
}
