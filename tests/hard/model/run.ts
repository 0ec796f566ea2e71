import { constantFrom, nat, noBias, record, tuple, type Arbitrary } from 'fast-check'
import type { Sql } from 'postgres'
import { outcomeOf } from '../at-once'
import type { World } from '../world'
import type { Drawn, Real } from './command'
import { mentorshipCommands } from './mentorships'
import { Model } from './model'
import { packageCommands } from './packages'
import { requestCommands } from './requests'
import { sessionCommands } from './sessions'
import { menteeCount, menteeWhoMentors, mentorCount } from './things'

const commands = { ...packageCommands, ...requestCommands, ...mentorshipCommands, ...sessionCommands }
// Acts that others depend on come more often.
const often = [
  'markPaid',
  'markPaid',
  'comeBack',
  'askForMentoring',
  'askForMentoring',
  'askForMentoring',
  'askForCoaching',
  'askForCoaching',
  'reject',
  'approve',
  'approve',
  'bringTogether',
  'increase',
  'increase',
  'increase',
  'decrease',
  'timePasses',
  'resumeIt',
  'completeIt',
]

/** One command; its users are picked when it runs. */
export const drawn: Arbitrary<Drawn> = record({
  act: constantFrom(...Object.keys(commands), ...often),
  numbers: noBias(tuple(nat(999), nat(999), nat(999))),
})

/** The drawn command; when it has nothing to act on, one that leads on from the model's present state. */
function stepOf({ act, numbers }: Drawn, model: Model, real: Real) {
  const [, , third] = numbers
  const paid = model.parts.some((part) => part.status === 'paid')
  const forward = paid
    ? ['bringTogether', 'askForMentoring', 'askForCoaching'][third % 3]!
    : model.purchases.some((purchase) => purchase.paid === 0 && !purchase.cancelled)
      ? 'markPaid'
      : 'buyPackage'
  for (const name of [act, forward, 'buyPackage']) {
    const step = commands[name]!(model, real, numbers)
    if (step) return { name, step }
  }
  throw new Error(`nothing to do for ${act}`)
}

/** Four mentors, eight mentees and two admins; two of these users have a second profile. */
export async function cast(world: World): Promise<Real> {
  const [guides, team] = [await world.mentors(mentorCount), await world.admins(2)]
  const women = [
    ...(await world.mentees(menteeCount - 2, { packages: 0 })),
    ...(await world.mentees(2, { packages: 0, who: [team[1]!, guides.at(-1)!] })),
  ]
  if (women.length !== menteeWhoMentors + 1) throw new Error('the cast is not as the model numbers it')
  return { ...world, guides, team, women }
}

/** Deletes everything of a run except the users. */
export async function fresh({ owner }: Real) {
  await owner
    .unsafe(`set session_replication_role = replica;
    truncate data.purchases, data.parts, data.payments, data.refunds, data.ledger_entries, data.awards, data.scholarships,
      data.mentorship_requests, data.mentorships, data.sessions, data.history, private.outbox, private.used_forms cascade;
    update data.mentors set status = 'active';
    select rules.refresh_mentor_card(id) from data.mentors;
    set session_replication_role = origin`)
    .simple()
}

/** Runs the commands one after the other. After each, the database must equal the model. Returns how many ran. */
export async function inTurn(real: Real, look: Sql, all: Drawn[]) {
  const model = new Model()
  const told: string[] = []
  for (const each of all) {
    const { name: act, step } = stepOf(each, model, real)
    const { numbers } = each
    const { said, value } = await outcomeOf(step.run)
    told.push(`${act} ${numbers.join(' ')}: ${said}`)
    if (said !== (step.refused ?? 'done'))
      throw new Error(`${told.join('\n')}\nthe model says ${step.refused ?? 'done'}`)
    if (said === 'done') await step.done?.(value)
    const found = await stateOf(look)
    for (const [what, promised] of Object.entries({ ...model.state, violations: '' })) {
      if (found[what] !== promised)
        throw new Error(`${told.join('\n')}\n${what}: found\n${found[what]}\nthe model says\n${promised}`)
    }
  }
  return told.length
}

/** Runs lanes of commands in parallel on the same rows. Only rules may refuse. Returns how many ran. */
export async function beside(real: Real, look: Sql, lanes: Drawn[][]) {
  const model = new Model()
  const told: string[] = []
  // Every lane ends before a fault is thrown: the next run deletes the rows.
  const ended = await Promise.allSettled(
    lanes.map(async (lane, n) => {
      for (const each of lane) {
        const { name: act, step } = stepOf(each, model, real)
        const { numbers } = each
        const { said, value } = await outcomeOf(step.run)
        told.push(`${n} ${act} ${numbers.join(' ')}: ${said}`)
        if (said.startsWith('raw')) throw new Error(told.join('\n'))
        if (said === 'done') await step.made?.(value)
      }
    }),
  )
  for (const lane of ended) if (lane.status === 'rejected') throw lane.reason
  const { violations } = await stateOf(look)
  if (violations !== '') throw new Error(`${told.join('\n')}\n${violations}`)
  return told.length
}

async function stateOf(look: Sql): Promise<Record<string, string>> {
  const [row] = await look<Record<string, string>[]>`
    select
      (select string_agg(status::text, ' ' order by id) from data.mentors) as mentors,
      (select coalesce(string_agg(concat_ws(' ', id, price_cents, (paid_at is not null)::text, (refunded_at is not null)::text,
        (cancelled_at is not null)::text), E'\n' order by id), '') from data.purchases) as purchases,
      (select coalesce(string_agg(concat_ws(' ', id, status, coalesce(closed_reason::text, '-')), E'\n' order by id), '')
        from data.parts) as parts,
      (select coalesce(string_agg(concat_ws(' ', id, part_id, status, coalesce(close_reason::text, '-')), E'\n' order by id), '')
        from data.mentorship_requests) as requests,
      (select coalesce(string_agg(concat_ws(' ', id, part_id, status,
        (select count(*) from data.sessions l where l.mentorship_id = s.id)), E'\n' order by id), '')
        from data.mentorships s) as mentorships,
      (select coalesce(string_agg(violations || ' × ' || invariant, E'\n'), '')
        from api.invariant_violations where violations > 0) as violations`
  return row!
}
