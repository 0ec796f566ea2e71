import { randomBytes } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Role } from '~/viewer/role'
import type { Viewer } from '~/viewer/viewer'
import type { Mentee, Mentor, PackageCode, Woman } from '../support/people'
import { addAdmins, addMentees, addMentors, addUsers } from '../support/people-rows'

type Pair = { mentor: Mentor; mentee: Mentee }

/** Creates users by the hundred, signed in. Rows are inserted directly, as the acts would have left them. */
export function crowdOf(owner: Sql) {
  async function users(count: number, role: Role): Promise<Woman[]> {
    const mark = randomBytes(4).toString('hex')
    const addresses = Array.from({ length: count }, (_, n) => ({ email: `${mark}-${n}@crowd.example` }))
    return signedIn(await addUsers(owner, addresses), role)
  }

  async function signedIn(ids: number[], role: Role): Promise<Woman[]> {
    const mark = randomBytes(8).toString('hex')
    const secrets = ids.map((id) => `${mark}${id}`)
    await owner`
      insert into private.sessions (token_hash, user_id, role, expires_at, password_at)
      select sha256(convert_to(secret, 'UTF8')), id, ${role}, now() + interval '1 day', 'infinity'
      from unnest(${secrets}::text[], ${ids}::integer[]) as one (secret, id)`
    return ids.map((userId, n) => ({ userId, viewer: viewer(userId, secrets[n]!, role) }))
  }

  /** Creates active mentors who offer mentoring and coaching. */
  async function mentors(count: number): Promise<Mentor[]> {
    const women = await users(count, 'mentor')
    const ids = await addMentors(
      owner,
      women.map(({ userId }) => ({ userId, offersCoaching: true })),
    )
    return women.map((woman, n) => ({ ...woman, id: ids[n]! }))
  }

  async function admins(count: number): Promise<Woman[]> {
    const women = await users(count, 'admin')
    await addAdmins(
      owner,
      women.map(({ userId }) => userId),
    )
    return women
  }

  /** Creates mentees, each with `packages` packages of a kind, paid by deposit unless stated otherwise. */
  async function mentees(
    count: number,
    { packages = 1, kind = 'three_months', paid = true, who }: MenteesAre = {},
  ): Promise<Mentee[]> {
    const women = who
      ? await signedIn(
          who.map((woman) => woman.userId),
          'mentee',
        )
      : await users(count, 'mentee')
    const ids = await addMentees(
      owner,
      women.map(({ userId }) => ({ userId })),
    )
    const all = women.map((woman, n) => ({
      ...woman,
      id: ids[n]!,
      purchaseId: 0,
      partIds: [] as number[],
    }))
    for (let each = 0; each < packages; each += 1) await giveAPackage(all, kind, paid)
    return all
  }

  async function giveAPackage(to: Mentee[], kind: PackageCode, paid: boolean) {
    const ids = to.map((mentee) => mentee.id)
    const purchases = await owner<{ id: number; menteeId: number }[]>`
      insert into data.purchases (mentee_id, package_id, price_cents, list_price_cents, vat_percent, currency,
        duration_months, minimum_sessions, method, reference, paid_at, paid_on, refund_days, refund_no_request_months, refund_rejections,
        early_stop_days, notice_days, claim_months, resume_months)
      select m, g.id, g.price_cents, g.price_cents, g.vat_percent, g.currency, g.duration_months, g.minimum_sessions,
        'deposit', gen_random_uuid(), case when ${paid} then now() end, case when ${paid} then current_date end, c.refund_days,
        c.refund_no_request_months, c.refund_rejections, c.early_stop_days, c.notice_days, c.claim_months, c.resume_months
      from unnest(${ids}::integer[]) m, data.packages g, data.constants c where g.code = ${kind} returning id, mentee_id`
    const made = purchases.map((row) => row.id)
    const parts = await owner<{ id: number; menteeId: number }[]>`
      insert into data.parts (purchase_id, mentee_id, position, kind, status, duration_months, minimum_sessions)
      select u.id, u.mentee_id, t.position, t.kind, (${paid ? 'paid' : 'awaiting_payment'})::data.part_status,
        t.duration_months, t.minimum_sessions
      from data.purchases u, data.package_parts t
      where u.id = any (${made}) and t.package_code = ${kind} order by u.id, t.position returning id, mentee_id`
    if (paid) {
      await owner`
        with money as (
          insert into data.payments (purchase_id, method, external_ref, amount_cents, currency)
          select id, 'deposit', 'deposit:' || id, price_cents, currency from data.purchases where id = any (${made})
          returning id, purchase_id, amount_cents)
        insert into data.ledger_entries (purchase_id, payment_id, amount_cents)
        select purchase_id, id, amount_cents from money`
    }
    const byId = new Map(to.map((mentee) => [mentee.id, mentee]))
    for (const row of purchases) byId.get(row.menteeId)!.purchaseId = row.id
    for (const row of parts) byId.get(row.menteeId)!.partIds.push(row.id)
  }

  /** Creates pending requests, each on its mentee's newest part; returns their ids. */
  async function pending(pairs: Pair[]): Promise<number[]> {
    const parts = pairs.map(({ mentee }) => mentee.partIds.at(-1)!)
    await owner`update data.parts set status = 'pending' where id = any (${parts})`
    return requests(pairs, parts)
  }

  /** Inserts pending requests on these parts, without checking other rows. */
  async function requests(pairs: Pair[], parts: number[]) {
    const rows = await owner<{ id: number; partId: number }[]>`
      insert into data.mentorship_requests
        (mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind, message, answer_due_at)
      select e, eu, m, mu, p, 'mentoring', repeat('Καλημέρα! ', 3), now() + interval '5 days'
      from unnest(${pairs.map(({ mentee }) => mentee.id)}::integer[], ${pairs.map(({ mentee }) => mentee.userId)}::integer[],
        ${pairs.map(({ mentor }) => mentor.id)}::integer[], ${pairs.map(({ mentor }) => mentor.userId)}::integer[],
        ${parts}::integer[]) as one (e, eu, m, mu, p)
      returning id, part_id`
    const byPart = new Map(rows.map((row) => [row.partId, row.id]))
    return parts.map((part) => byPart.get(part)!)
  }

  /**
   * Creates running mentorships, or paused ones that may be resumed, each on its mentee's newest part; returns their
   * ids.
   */
  async function mentorships(pairs: Pair[], status: 'running' | 'paused' = 'running'): Promise<number[]> {
    const parts = pairs.map(({ mentee }) => mentee.partIds.at(-1)!)
    await owner`update data.parts set status = 'running', paused_once = ${status === 'paused'} where id = any (${parts})`
    const paused = status === 'paused'
    const rows = await owner<{ id: number; partId: number }[]>`
      insert into data.mentorships (mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind, status,
        planned_end_on, paused_at, resume_by)
      select e, eu, m, mu, p, 'mentoring', ${status}, '2999-01-01', case when ${paused} then now() end,
        case when ${paused} then now() + interval '18 months' end
      from unnest(${pairs.map(({ mentee }) => mentee.id)}::integer[], ${pairs.map(({ mentee }) => mentee.userId)}::integer[],
        ${pairs.map(({ mentor }) => mentor.id)}::integer[], ${pairs.map(({ mentor }) => mentor.userId)}::integer[],
        ${parts}::integer[]) as one (e, eu, m, mu, p)
      returning id, part_id`
    await owner`select rules.refresh_mentor_card(id) from unnest(${pairs.map(({ mentor }) => mentor.id)}::integer[]) id`
    const byPart = new Map(rows.map((row) => [row.partId, row.id]))
    return parts.map((part) => byPart.get(part)!)
  }

  return { mentors, mentees, admins, signedInAs: signedIn, pending, requests, mentorships }
}

/** `who`: existing users who get a second profile. */
type MenteesAre = { packages?: number; kind?: PackageCode; paid?: boolean; who?: Woman[] }

function viewer(userId: number, secretHash: string, role: Role): Viewer {
  return {
    secretHash,
    role,
    userId,
    name: 'Άννα',
    surname: 'Παππά',
    email: '',
    locale: 'gr',
    roles: [role],
    mentorId: null,
    mentorStatus: null,
    menteeId: null,
    cartCount: 0,
    waitingCount: 0,
    unreadCount: 0,
    secondFactorDue: false,
    photoId: null,
    adminRight: role === 'admin' ? 'administrator' : null,
    profileDue: null,
    textsDue: false,
    safetyPerson: null,
    suspended: false,
    emailConfirmed: true,
    byMail: false,
  }
}
