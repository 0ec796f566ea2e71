// Every ordered pair of states, written by the owner past every function; that no acting role writes them shows
// privacy.test.ts.
import { describe, expect, test } from 'vitest'
import { refused } from '../support/refusals'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, aMentor, aMentee, aRequest, aMentorship, approve } = await openWorld({ breaks: true })

const states = {
  mentors: ['new', 'awaiting_response', 'active', 'inactive', 'rejected'],
  parts: ['awaiting_payment', 'paid', 'pending', 'running', 'completed'],
  mentorship_requests: ['pending', 'approved', 'rejected'],
  mentorships: ['running', 'paused', 'stopped', 'completed'],
  edit_requests: ['pending', 'approved', 'rejected', 'withdrawn'],
} as const
type Subject = keyof typeof states

/** The ways of the product between them, said once more than in its own table. */
const ways: Record<Subject, string[]> = {
  mentors: [
    'new → awaiting_response',
    'awaiting_response → new',
    'new → active',
    'awaiting_response → active',
    'new → rejected',
    'awaiting_response → rejected',
    'rejected → new',
    'active → inactive',
    'inactive → active',
  ],
  parts: [
    'awaiting_payment → paid',
    'awaiting_payment → completed',
    // The team takes back its confirmation.
    'paid → awaiting_payment',
    'paid → pending',
    'paid → running',
    'paid → completed',
    'pending → paid',
    'pending → running',
    'pending → completed',
    'running → completed',
    'running → paid',
    'completed → paid',
  ],
  mentorship_requests: ['pending → approved', 'pending → rejected'],
  mentorships: [
    'running → paused',
    'running → stopped',
    'running → completed',
    'paused → running',
    'paused → stopped',
    'paused → completed',
  ],
  edit_requests: ['pending → approved', 'pending → rejected', 'pending → withdrawn'],
}

/** Other columns that a status needs by the constraints of its table, so that only the transition is tested. */
const companions: Record<Subject, (state: string) => Record<string, unknown>> = {
  mentors: () => ({}),
  parts: (state) => ({ closedReason: state === 'completed' ? 'expired' : null }),
  mentorship_requests: (state) => ({ closeReason: state === 'rejected' ? 'withdrawn' : null }),
  mentorships: (state) => ({ endedAt: ['stopped', 'completed'].includes(state) ? new Date() : null }),
  edit_requests: () => ({}),
}

const aRow: Record<Subject, () => Promise<number>> = {
  mentors: async () => (await aMentor()).id,
  parts: async () => (await aMentee()).partIds[0]!,
  mentorship_requests: async () => (await aRequest()).id,
  mentorships: async () => (await aMentorship()).id,
  edit_requests: async () =>
    cell<number>(
      owner`insert into data.edit_requests (mentor_id) values (${(await aMentor()).id}) returning id`,
    ),
}

/** Sets a row’s status past the triggers. */
const arrange = (subject: Subject, id: number, state: string) =>
  owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`update ${sql(`data.${subject}`)} set ${sql({ status: state, ...companions[subject](state) })} where id = ${id}`
  })

describe.each(Object.keys(states) as Subject[])('the states of %s', (subject) => {
  test('change only along the ways of the product, whoever writes', async () => {
    const allowed = new Set(ways[subject])
    const id = await aRow[subject]()
    const passed: string[] = []
    for (const from of states[subject]) {
      for (const to of states[subject].filter((state) => state !== from)) {
        await arrange(subject, id, from)
        const change = owner`update ${owner(`data.${subject}`)} set ${owner({ status: to, ...companions[subject](to) })} where id = ${id}`
        if (!allowed.has(`${from} → ${to}`)) await refused(change, 'transition_not_allowed')
        else passed.push(await change.then(() => `${from} → ${to}`))
      }
    }
    expect(new Set(passed)).toEqual(allowed)
  })
})

test('every status that an approval changes writes a history line: who, in which role', async () => {
  const { id, mentor, mentee } = await aRequest()
  const mentorshipId = await approve(mentor, id)
  const lines = await owner`
    select subject, from_state, to_state, actor, actor_user_id from data.history
    where (subject, subject_id) in (('mentorship_requests', ${id}), ('parts', ${mentee.partIds[0]!}), ('mentorships', ${mentorshipId}))
    order by id`
  expect(lines.map((line) => `${line.subject} ${line.fromState} → ${line.toState} by ${line.actor}`)).toEqual(
    [
      'parts null → awaiting_payment by mentee',
      'parts awaiting_payment → paid by admin',
      'parts paid → pending by mentee',
      'mentorship_requests null → pending by mentee',
      'mentorship_requests pending → approved by mentor',
      'mentorships null → running by mentor',
      'parts pending → running by mentor',
    ],
  )
  expect(lines.at(-1)!.actorUserId).toBe(mentor.userId)
})
