import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { call, callSignIn, list } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, anAdmin, theAdmin, aRequest, signedIn } = await openWorld()

const admin = await theAdmin()
let count = 0
const anAddress = () => `nea-${(count += 1)}@test.example`

/** With a password; returns its stored hash. */
async function withPassword<W extends Woman>(woman: W) {
  await owner`insert into private.credentials (user_id, password_hash) values (${woman.userId}, 'kept')`
  return woman
}
const aMember = () => aMentee({ package: 'none' })
const aMemberWithPassword = async () => withPassword(await aMember())
const ask = (woman: Woman, email: string, keptHash = 'kept') =>
  call(woman, 'change_email', { keptHash, email })
/** An admin changes the address of a member. */
const change = (by: Woman, { userId }: { userId: number }, email: string) =>
  call(by, 'change_email_of', { userId, email })
const emailOf = ({ userId }: Woman) => cell<string>(owner`select email from data.users where id = ${userId}`)
const tokenFor = (email: string) =>
  cell<string>(
    owner`select content->>'token' as token from private.outbox where kind = 'confirm_new_email' and to_email = ${email} order by id desc limit 1`,
  )
const confirm = async (email: string, secretHash?: string) =>
  callSignIn('auth_confirm_new_email', { token: await tokenFor(email), secretHash })
const stateOf = (token: string) => reads.authLinkState({ token, purpose: 'new_email' })
const mailsTo = (email: string) =>
  column<string>(owner`select kind from private.outbox where to_email = ${email} order by id`)
const sessionsOf = async ({ userId }: Woman) =>
  (await owner`select from private.sessions where user_id = ${userId}`).length

describe('change of e-mail', () => {
  test('the old address stays until the link in the new mailbox is confirmed; both addresses get a mail', async () => {
    const mentee = await aMemberWithPassword()
    const [before, after] = [await emailOf(mentee), anAddress()]
    await ask(mentee, after.toUpperCase())
    expect(await emailOf(mentee)).toBe(before)
    expect([await mailsTo(before), await mailsTo(after)]).toEqual([
      ['email_change_asked'],
      ['confirm_new_email'],
    ])
    const token = await tokenFor(after)
    expect(await stateOf(token)).toMatchObject({ state: 'waiting', email: after })
    await confirm(after)
    expect(await emailOf(mentee)).toBe(after)
    expect(
      await cell(owner`select email_confirmed_at from data.users where id = ${mentee.userId}`),
    ).toBeInstanceOf(Date)
    expect(await mailsTo(before)).toEqual(['email_change_asked', 'email_changed'])
    await callSignIn('auth_confirm_new_email', { token })
    expect(await emailOf(mentee)).toBe(after)
    expect(await callSignIn('auth_credential', { email: before })).toEqual([])
    expect(await callSignIn('auth_credential', { email: after })).toHaveLength(1)
  })

  test('all other sessions end', async () => {
    const mentor = await withPassword(await aMentor())
    await signedIn(mentor.userId, 'mentor')
    const after = anAddress()
    await ask(mentor, after)
    await confirm(after, mentor.viewer.secretHash)
    expect(await owner`select token_hash from private.sessions where user_id = ${mentor.userId}`).toEqual([
      { tokenHash: createHash('sha256').update(mentor.viewer.secretHash).digest() },
    ])
    await ask(mentor, anAddress())
    await confirm(`nea-${count}@test.example`)
    expect(await sessionsOf(mentor)).toBe(0)
  })

  test('every kind of link mailed to the old address ends, except for unsubscribing', async () => {
    const mentor = await withPassword(await aMentor())
    const [check] = await owner<{ text: string }[]>`
      select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'tokens_purpose_check'`
    // The link of a guardian goes to the guardian's address.
    const purposes = [...check!.text.matchAll(/'(\w+)'/g)]
      .map(([, purpose]) => purpose!)
      .filter((purpose) => purpose !== 'guardian')
    expect(purposes).toContain('invitation')
    const { id: requestId } = await aRequest({ mentor })
    for (const purpose of purposes)
      await owner`
        insert into private.tokens (token_hash, user_id, purpose, notification, request_id, expires_at)
        values (sha256(convert_to(${`${purpose} ${mentor.userId}`}, 'UTF8')), ${mentor.userId}, ${purpose},
          ${purpose === 'unsubscribe' ? 'digest' : null}, ${purpose === 'sign_in' ? requestId : null}, now() + interval '1 day')`
    await owner`
      insert into private.pending_sign_ins (token_hash, user_id, expires_at)
      values (sha256(convert_to(${`sign-in ${mentor.userId}`}, 'UTF8')), ${mentor.userId}, now() + interval '5 minutes')`
    await callSignIn('auth_ask_reset', { email: await emailOf(mentor) })
    const after = anAddress()
    await ask(mentor, after)
    await confirm(after)
    expect(
      await owner`
        select purpose from private.tokens
        where user_id = ${mentor.userId} and used_at is null and ended_at is null`,
    ).toEqual([{ purpose: 'unsubscribe' }])
    expect(
      await owner`select from private.pending_sign_ins where user_id = ${mentor.userId}`,
      'a sign-in that waits for its code',
    ).toEqual([])
    // A mail that still waits is not sent to the new address with a dead link.
    expect(await mailsTo(after)).not.toContain('reset_password')
  })

  test('queued mails go to the new address', async () => {
    const { mentor } = await aRequest()
    await withPassword(mentor)
    const after = anAddress()
    await ask(mentor, after)
    await confirm(after)
    expect(await mailsTo(after)).toEqual(expect.arrayContaining(['request_received', 'confirm_new_email']))
  })

  test('is refused with a wrong password, for an address in use, and for the present address', async () => {
    const [mentee, other] = [await aMemberWithPassword(), await aMember()]
    await refused(ask(mentee, anAddress(), 'wrong'), 'current_password_wrong', 'currentPassword')
    await refused(ask(mentee, (await emailOf(other)).toUpperCase()), 'duplicate_email', 'email')
    await refused(ask(mentee, await emailOf(mentee)), 'same_email', 'email')
  })

  test('R23 if two users confirm the same address concurrently, one gets it', async () => {
    const women = [await aMemberWithPassword(), await withPassword(await aMentor())]
    const after = anAddress()
    const tokens = []
    for (const woman of women) {
      await ask(woman, after)
      tokens.push(await tokenFor(after))
    }
    const results = await together(
      owner,
      (sql) => sql`select from data.users where id in ${sql(women.map((one) => one.userId))} for update`,
      tokens.map((token) => () => callSignIn('auth_confirm_new_email', { token })),
    )
    expect([
      ['done', 'duplicate_email'],
      ['done', 'raw 23505'],
    ]).toContainEqual(outcomes(results))
    expect(await owner`select from data.users where email = ${after}`).toHaveLength(1)
  })

  test('a further request replaces the first; after two days the link is invalid', async () => {
    const mentee = await aMemberWithPassword()
    const [first, second] = [anAddress(), anAddress()]
    await ask(mentee, first)
    const earlier = await tokenFor(first)
    await ask(mentee, second)
    await refused(confirm(first), 'link_not_valid')
    expect(await stateOf(earlier)).toMatchObject({ state: 'ended' })
    await owner`update private.email_changes set expires_at = now() where user_id = ${mentee.userId}`
    await refused(confirm(second), 'link_not_valid')
    expect(await stateOf(await tokenFor(second))).toMatchObject({ state: 'expired', email: second })
  })

  test('a link that is used again changes nothing, says so, and leads on as the first time', async () => {
    const [member, invited] = [await aMemberWithPassword(), await aMember()]
    for (const woman of [member, invited]) {
      const after = anAddress()
      await change(admin, woman, after)
      const token = await tokenFor(after)
      const first = await acts.authConfirmNewEmail({ token })
      expect(await stateOf(token)).toMatchObject({ state: 'used', email: after })
      const again = await acts.authConfirmNewEmail({ token })
      // Whoever has no password yet is led to choose one.
      expect([first, again].map((next) => next !== null)).toEqual(Array(2).fill(woman === invited))
      expect(await emailOf(woman)).toBe(after)
    }
  })

  test('by an admin for a member: the same link and the same notice', async () => {
    const mentee = await aMember()
    const [before, after] = [await emailOf(mentee), anAddress()]
    await change(admin, mentee, after)
    expect(await mailsTo(before)).toEqual(['email_change_asked'])
    await confirm(after)
    expect(await emailOf(mentee)).toBe(after)
    await refused(change(admin, { userId: 2_000_000_000 }, anAddress()), 'user_not_found')
  })
})

describe('an invitation to a mistyped address', () => {
  const create = async () => {
    const [created] = await list<{ userId: number }>(admin, 'create_person', {
      role: 'mentee',
      person: { name: 'Ζωή', surname: 'Κάρα', email: anAddress() },
    })
    return created!.userId
  }
  const invitationOf = (userId: number) =>
    cell<string>(owner`select content->>'token' as token from private.outbox
        where to_user_id = ${userId} and kind = 'invitation_mentee'`)
  const accept = (token: string, passwordHash: string) =>
    callSignIn('auth_accept_invitation', { token, passwordHash })
  const passwordOf = (userId: number) =>
    cell(owner`select password_hash from private.credentials where user_id = ${userId}`)

  test('ends when the address is corrected; the confirmation carries a new one', async () => {
    const userId = await create()
    const mistyped = await invitationOf(userId)
    const after = anAddress()
    await change(admin, { userId }, after)
    const [confirmed] = await confirm(after)
    await refused(accept(mistyped, 'of a stranger'), 'link_not_valid')
    expect(await passwordOf(userId)).toBeUndefined()
    await accept(confirmed!.authConfirmNewEmail as string, 'her own')
    expect(await passwordOf(userId)).toBe('her own')
  })

  test('used while the address is corrected: before it, or not at all', async () => {
    for (let round = 0; round < 4; round += 1) {
      const userId = await create()
      const mistyped = await invitationOf(userId)
      const after = anAddress()
      await change(admin, { userId }, after)
      const acts = [() => confirm(after), () => accept(mistyped, 'of a stranger')]
      const results = await together(owner, { users: userId }, round % 2 ? acts.reverse() : acts)
      expect([
        ['done', 'done'],
        ['done', 'link_not_valid'],
      ]).toContainEqual(outcomes(results))
      const invitations = await owner`
        select from private.tokens where user_id = ${userId} and purpose = 'invitation' and used_at is null
          and ended_at is null`
      expect(invitations).toHaveLength((await passwordOf(userId)) ? 0 : 1)
    }
  })
})

describe('two admins and one member', () => {
  test('who ask for two addresses concurrently: only the last link is valid', async () => {
    const [mentee, colleague] = [await aMember(), await anAdmin()]
    for (let round = 0; round < 4; round += 1) {
      const before = await emailOf(mentee)
      const addresses = [anAddress(), anAddress()] as const
      const results = await together(
        owner,
        { users: mentee.userId },
        [admin, colleague].map((by, at) => () => change(by, mentee, addresses[at]!)),
      )
      expect(outcomes(results)).toEqual(['done', 'done'])
      const [last, ...more] = await column<string>(
        owner`select email from private.email_changes where user_id = ${mentee.userId}`,
      )
      expect(more).toEqual([])
      expect(addresses).toContain(last)
      await refused(confirm(addresses.find((each) => each !== last)!), 'link_not_valid')
      expect(await emailOf(mentee)).toBe(before)
      await confirm(last!)
      expect(await emailOf(mentee)).toBe(last)
    }
  })

  test('who ask for the same address concurrently: one of the two mails has the valid link', async () => {
    const [mentee, colleague] = [await aMember(), await anAdmin()]
    const wanted = anAddress()
    const results = await together(
      owner,
      { users: mentee.userId },
      [admin, colleague].map((by) => () => change(by, mentee, wanted)),
    )
    expect(outcomes(results)).toEqual(['done', 'done'])
    const tokens = await column(owner`
      select content->>'token' from private.outbox where kind = 'confirm_new_email' and to_email = ${wanted}`)
    const answers = []
    for (const token of tokens)
      answers.push(...outcomes(await Promise.allSettled([callSignIn('auth_confirm_new_email', { token })])))
    expect(answers.sort()).toEqual(['done', 'link_not_valid'])
    expect(await emailOf(mentee)).toBe(wanted)
  })

  test('concurrent with an erasure of the member: done before it, or refused with its rule; no valid link is left', async () => {
    const colleague = await anAdmin()
    for (let round = 0; round < 4; round += 1) {
      const mentee = await aMember()
      const wanted = anAddress()
      const acts = [
        () => change(admin, mentee, wanted),
        () => call(colleague, 'erase_user', { userId: mentee.userId }),
      ]
      const results = await together(owner, { users: mentee.userId }, round % 2 ? acts.reverse() : acts)
      expect([
        ['done', 'done'],
        ['done', 'person_erased'],
      ]).toContainEqual(outcomes(results))
      expect(await owner`select from private.email_changes where user_id = ${mentee.userId}`).toEqual([])
    }
  })
})
