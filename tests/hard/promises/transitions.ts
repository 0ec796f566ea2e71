import type { Sql } from 'postgres'
import { findings, type HardPromise } from '../promise'
import type { World } from '../world'

const states = {
  mentors: ['new', 'awaiting_response', 'active', 'inactive', 'rejected'],
  parts: ['awaiting_payment', 'paid', 'pending', 'running', 'completed'],
  mentorship_requests: ['pending', 'approved', 'rejected'],
  mentorships: ['running', 'paused', 'stopped', 'completed'],
  edit_requests: ['pending', 'approved', 'rejected', 'withdrawn'],
}
type Subject = keyof typeof states

// Other columns that a state requires, so that only the transition check can refuse.
const beside: Partial<Record<Subject, (state: string) => string>> = {
  parts: (state) => `closed_reason = ${state === 'completed' ? `'expired'` : 'null'}`,
  mentorship_requests: (state) => `close_reason = ${state === 'rejected' ? `'withdrawn'` : 'null'}`,
  mentorships: (state) => `ended_at = ${['stopped', 'completed'].includes(state) ? 'now()' : 'null'}`,
}
// The product's transitions, compared with the database's table.
const listed = new Set([
  'mentors new awaiting_response',
  'mentors awaiting_response new',
  'mentors new active',
  'mentors awaiting_response active',
  'mentors new rejected',
  'mentors awaiting_response rejected',
  'mentors rejected new',
  'mentors active inactive',
  'mentors inactive active',
  'parts awaiting_payment paid',
  'parts awaiting_payment completed',
  // The team takes back its confirmation.
  'parts paid awaiting_payment',
  'parts paid pending',
  'parts paid running',
  'parts paid completed',
  'parts pending paid',
  'parts pending running',
  'parts pending completed',
  'parts running completed',
  'parts running paid',
  'parts completed paid',
  'mentorship_requests pending approved',
  'mentorship_requests pending rejected',
  'mentorships running paused',
  'mentorships running stopped',
  'mentorships running completed',
  'mentorships paused running',
  'mentorships paused stopped',
  'mentorships paused completed',
  'edit_requests pending approved',
  'edit_requests pending rejected',
  'edit_requests pending withdrawn',
])

/** B10: every ordered pair of states, tried directly on the tables by the owner and each acting role. */
export const transitions: HardPromise = {
  name: 'B10',
  title: 'all ordered pairs of states × owner, rules and three acting roles',
  seeds: 1,
  async run(world) {
    const rows = await arrange(world)
    const found = findings()
    let runs = 0
    for (const [subject, all] of Object.entries(states) as [Subject, string[]][]) {
      for (const [from, to] of all.flatMap((one) =>
        all.filter((other) => other !== one).map((other) => [one, other]),
      )) {
        for (const role of ['postgres', 'app_rules', 'app_visitor', 'app_member', 'app_admin']) {
          const said = await change(world.owner, { subject, id: rows[subject], from: from!, to: to!, role })
          const writes = ['postgres', 'app_rules'].includes(role)
          const promised = !writes
            ? '42501'
            : listed.has(`${subject} ${from} ${to}`)
              ? 'done'
              : 'transition_not_allowed'
          if (said !== promised)
            found.violations.push(`${subject} ${from} → ${to} as ${role}: ${said}, promised ${promised}`)
          runs += 1
        }
      }
    }
    return { runs, violations: found.violations }
  },
  twins: [
    {
      without: 'the triggers',
      remove: (owner) =>
        Promise.all(
          Object.keys(states).map((table) => owner.unsafe(`drop trigger transition on data.${table}`)),
        ),
    },
    {
      without: 'the missing grant',
      remove: (owner) =>
        owner
          .unsafe(`grant update, select on data.parts to app_member;
        create policy hole on data.parts to app_member using (true)`)
          .simple(),
    },
  ],
}

async function arrange({
  owner,
  mentors,
  mentees,
  pending,
  mentorships,
}: World): Promise<Record<Subject, number>> {
  const [[mentor, other], [mentee, second]] = [await mentors(2), await mentees(2)]
  const [request] = await pending([{ mentor: mentor!, mentee: mentee! }])
  const [mentorship] = await mentorships([{ mentor: other!, mentee: second! }])
  const [edit] = await owner<
    { id: number }[]
  >`insert into data.edit_requests (mentor_id) values (${mentor!.id}) returning id`
  return {
    mentors: mentor!.id,
    parts: mentee!.partIds[0]!,
    mentorship_requests: request!,
    mentorships: mentorship!,
    edit_requests: edit!.id,
  }
}

type Change = { subject: Subject; id: number; from: string; to: string; role: string }

/** Sets the row to a state without triggers and tries the change; then rolls back. */
async function change(owner: Sql, { subject, id, from, to, role }: Change) {
  const set = (state: string) =>
    [`status = '${state}'`, ...(beside[subject] ? [beside[subject](state)] : [])].join(', ')
  const undone = Symbol('undone')
  let said = 'nothing'
  await owner
    .begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx.unsafe(`update data.${subject} set ${set(from)} where id = ${id}`)
      await tx`set local session_replication_role = origin`
      await tx.unsafe(`set local role ${role}`)
      said = await tx
        .savepoint(async (inner) => {
          const { count } = await inner.unsafe(`update data.${subject} set ${set(to)} where id = ${id}`)
          return count === 1 ? 'done' : 'no row'
        })
        .catch((error: { code: string; constraint_name?: string }) =>
          error.code.startsWith('MR') ? error.constraint_name! : error.code,
        )
      throw undone
    })
    .catch((reason: unknown) => {
      if (reason !== undone) throw reason
    })
  return said
}
