import { describe, expect, test } from 'vitest'
import { call, callSignIn } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, anAdmin, aTiredAdmin, theAdmin } = await openWorld()
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

describe('an invitation to the team', () => {
  test('creates the account with its right; its link sets the first password, once', async () => {
    const userId = await invite({ ...who(), adminRight: 'treasurer', locale: 'en' })
    expect(await rightOf(userId)).toBe('treasurer')
    const [token] = await tokensTo(userId)
    expect(await accept(token!)).toBe(userId)
    await refused(accept(token!), 'link_not_valid')
    expect(
      await column(
        owner`select event from data.history where subject = 'users' and subject_id = ${userId} order by id`,
      ),
    ).toEqual(['created_by_team', 'admin_appointed', 'invitation_accepted'])
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

  test('ends after its days, and when the role ends: then no mail is sent', async () => {
    const [late, withdrawn] = [await invite(who()), await invite(who())]
    await owner`update private.tokens set expires_at = now() where user_id = ${late}`
    await refused(accept((await tokensTo(late))[0]!), 'link_not_valid')
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

  test('is refused for an account that exists, to other rights, and without the password', async () => {
    const mentee = await aMentee({ package: 'none' })
    await refused(invite({ ...who(), email: mentee.viewer.email }), 'account_exists', 'email')
    for (const right of ['coordinator', 'treasurer'] as const)
      await refused(invite(who(), await anAdmin({ right })), 'right_not_held')
    await refused(invite(who(), mentee), 'raw 42501')
    await refused(invite(who(), await aTiredAdmin()), 'password_needed')
  })
})
