// An admin approves an application; visitors then see the mentor on every node.
import { tokenOf, type AskNode, type Person } from './asking'
import { until, type Database } from './database'

/** Applications that an approval makes visible to visitors. */
export function waitingApplications({ look }: Database) {
  return look<{ id: number }[]>`
    select m.id from data.mentors m join data.users u on u.id = m.user_id
    where m.status in ('new', 'awaiting_response') and not m.profile_due and m.visibility = 'public' order by m.id`
}

/** Approves an application at one node; returns its answer. */
export async function approve(
  ask: AskNode,
  { mentor, admin, at }: { mentor: number; admin: Person; at: number },
) {
  const token = await tokenOf(ask, at, admin.cookie)
  const json = { mentor_id: mentor, status: 3, experienceChecked: true }
  const answer = await ask(at, '/api/admin/mentors/applications', {
    method: 'PUT',
    cookie: admin.cookie,
    token,
    json,
  })
  if (answer.status !== 200) throw new Error(`the approval: ${answer.status} ${answer.body.slice(0, 300)}`)
  return answer
}

/**
 * Approves an application at one node after visitors have asked for it everywhere. Returns the milliseconds until the
 * last node showed the mentor to a visitor.
 */
export async function approveAndSee(
  ask: AskNode,
  { mentor, admin, at, nodes }: { mentor: number; admin: Person; at: number; nodes: number[] },
) {
  const path = `/mentors/${mentor}`
  for (const node of nodes)
    for (const _twice of [1, 2]) {
      const { status } = await ask(node, path)
      if (status !== 404) throw new Error(`${path} was ${status} before the approval`)
    }
  await approve(ask, { mentor, admin, at })
  const took = await Promise.all(
    nodes.map((node) =>
      until(`node ${node} shows the new mentor`, async () => (await ask(node, path)).status === 200, 35_000),
    ),
  )
  return Math.max(...took)
}
