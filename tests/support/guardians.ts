import { randomBytes } from 'node:crypto'
import type { Sql } from 'postgres'
import { call, callSignIn } from './calls'
import type { People, Woman } from './people'
import { cell } from './rows'

/** A guardian as a minor mentee names one. */
export const guardian = {
  guardianName: 'Μάρω Νέου',
  guardianEmail: 'Maro@Family.example',
  guardianPhone: '+306912345678',
  guardianConsented: true,
}

/** What guardians do, who have no account: they have the link of their last mail. */
export function guardiansOf(owner: Sql) {
  /** The day on which somebody of this age was born; `days` days too late. */
  const bornYearsAgo = (years: number, days = 0) =>
    cell<string>(owner`
      select (rules.local_date() - make_interval(years => ${years}) + make_interval(days => ${days}))::date`)
  const mailsTo = (purchaseId: number) => owner<{ toEmail: string; content: Record<string, unknown> }[]>`
    select to_email, content from private.outbox
    where kind = 'guardian_asked' and content->'purchaseId' = to_jsonb(${purchaseId}::integer) order by id`
  const linkOf = async (purchaseId: number) => String((await mailsTo(purchaseId)).at(-1)!.content.token)
  const answer = (token: string, confirms: boolean) => callSignIn('auth_answer_guardian', { token, confirms })
  return {
    bornYearsAgo,
    mailsTo,
    linkOf,
    answer,
    /** The link can be sent again at once. */
    oneMinuteLater: (purchaseId: number) =>
      owner`update private.tokens set created_at = created_at - interval '1 minute' where purchase_id = ${purchaseId}`,
    guardianConfirms: async (purchaseId: number) => answer(await linkOf(purchaseId), true),
    guardianObjects: async (purchaseId: number) => answer(await linkOf(purchaseId), false),
  }
}

/** A minor with an order that waits for her guardian, and a link of it. The worker removes the mailed one. */
export async function aWaitingOrder(owner: Sql, people: People) {
  const mentee = await people.aMentee({
    birthdate: await guardiansOf(owner).bornYearsAgo(17),
    package: 'none',
  })
  const { purchaseId } = await people.aPackage(mentee, 'three_months', 'awaiting_payment', guardian)
  return { ...mentee, purchaseId, token: await knownLink(owner, purchaseId) }
}

/** Replaces the secret of an order's link by one that the test knows. */
export async function knownLink(owner: Sql, purchaseId: number) {
  const token = randomBytes(32).toString('hex')
  await owner`update private.tokens set token_hash = sha256(convert_to(${token}, 'UTF8'))
    where purchase_id = ${purchaseId} and ended_at is null`
  return token
}

/** The team has seen today what a mentor needs to accept minors, valid for a year. */
export async function clearMentor(admin: Woman, mentorId: number, today: string) {
  const validUntil = `${Number(today.slice(0, 4)) + 1}${today.slice(4).replace('02-29', '02-28')}`
  await call(admin, 'note_clearance', { mentorId, declaredOn: today, seenOn: today, validUntil })
}
