// Who joins the team and leaves it: invited to a new account, or appointed with the one that she has.
import { describe, expect, test } from 'vitest'
import { call, callSignIn } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, signedIn, theAdmin } = await openWorld()
const admin = await theAdmin()
let count = 0
const who = () => ({ email: `team-${(count += 1)}@test.example`, name: 'Νεφέλη', surname: 'Ράλλη' })
const invite = (invited: Record<string, string>, by: Woman = admin) =>
  call<number>(by, 'invite_admin', invited)
const accept = async (token: string) => {
  const [accepted] = await callSignIn('auth_accept_invitation', { token, passwordHash: 'hash' })
  return accepted!.authAcceptInvitation as number
}
const tokensTo = (userId: number) =>
  column<string>(owner`select content->>'token' as token from private.outbox
      where to_user_id = ${userId} and kind = 'invitation_admin' order by id`)
const rightOf = (userId: number) =>
  cell(owner`select admin_right from data.admins where user_id = ${userId} and active`)
const eventsOf = (userId: number) =>
  column(owner`select event from data.history where subject = 'users' and subject_id = ${userId} order by id`)

describe('an invitation to the team', () => {
  test('creates the account with its right; its link sets the first password, once', async () => {
    const userId = await invite({ ...who(), adminRight: 'treasurer', locale: 'en' })
    expect(await rightOf(userId)).toBe('treasurer')
    const [token] = await tokensTo(userId)
    expect(await accept(token!)).toBe(userId)
    await refused(accept(token!), 'link_not_valid')
    expect(await eventsOf(userId)).toEqual(['created_by_team', 'admin_appointed', 'invitation_accepted'])
  })

  test('is sent again with a new link, not twice within a minute; the earlier link ends', async () => {
    const invited = who()
    const userId = await invite(invited)
    expect(await invite(invited)).toBe(userId)
    expect(await tokensTo(userId)).toHaveLength(1)
    await owner`update private.outbox set queued_at = queued_at - interval '2 minutes' where to_user_id = ${userId}`
    expect(await invite({ ...invited, name: 'Άλλη', adminRight: 'administrator' })).toBe(userId)
    const [first, second] = await tokensTo(userId)
    await refused(accept(first!), 'link_not_valid')
    expect(await rightOf(userId)).toBe('coordinator')
    expect(await accept(second!)).toBe(userId)
    await refused(invite(invited), 'already_administrator', 'email')
  })

  test('ends when the role ends: then no mail is sent', async () => {
    const withdrawn = await invite(who())
    const [link] = await tokensTo(withdrawn)
    await call(admin, 'retire_admin', { userId: withdrawn })
    await refused(accept(link!), 'link_not_valid')
    expect(
      await owner`select from private.outbox where to_user_id = ${withdrawn} and kind = 'admin_retired'`,
    ).toEqual([])
    expect(await rightOf(withdrawn)).toBeUndefined()
    // Nothing else hung on the account, so its address may be invited anew.
    expect(
      await owner`select from data.users where id = ${withdrawn} and erased_at is not null and email like 'erased-%'`,
    ).toHaveLength(1)
  })

  test('two at once to one address create one account', async () => {
    const invited = who()
    const both = await together(owner, (sql) => sql`select rules.lock_erasures()`, [
      () => invite(invited),
      () => invite(invited),
    ])
    expect(outcomes(both)).toEqual(['done', 'done'])
    expect(await owner`select from data.users where email = ${invited.email}`).toHaveLength(1)
  })

  test('is refused for an account that exists', async () => {
    const mentee = await aMentee({ package: 'none' })
    await refused(invite({ ...who(), email: mentee.viewer.email }), 'account_exists', 'email')
  })
})

describe('an appointment', () => {
  const appoint = (by: Woman, email: string) => call<number>(by, 'appoint_admin', { email })
  const retire = (by: Woman, userId: number) => call(by, 'retire_admin', { userId })

  test('is of an account, once, with a mail; when it ends, the sessions as an admin end, others stay', async () => {
    const mentor = await aMentor()
    const { email } = mentor.viewer
    expect(await appoint(admin, email.toUpperCase())).toBe(mentor.userId)
    await refused(appoint(admin, email), 'already_administrator', 'email')
    await refused(appoint(admin, 'kamia@test.example'), 'account_not_found', 'email')
    const herself: Woman = { userId: mentor.userId, viewer: await signedIn(mentor.userId, 'admin') }
    const note = { aboutUserId: (await aMentee({ package: 'none' })).userId, text: 'Σημείωση' }
    await call(herself, 'write_note', note)
    await retire(admin, mentor.userId)
    await refused(call(herself, 'write_note', note), 'role_not_held')
    expect(await owner`select from private.sessions where user_id = ${mentor.userId}`).toHaveLength(1)
    await refused(retire(admin, mentor.userId), 'administrator_not_found')
    await appoint(admin, email)
    await retire(admin, mentor.userId)
    const twice = ['admin_appointed', 'admin_retired', 'admin_appointed', 'admin_retired']
    expect(
      await column(owner`
        select kind from private.outbox where to_user_id = ${mentor.userId} and starts_with(kind, 'admin_') order by id`),
    ).toEqual(twice)
    expect(await eventsOf(mentor.userId)).toEqual(twice)
  })
})
