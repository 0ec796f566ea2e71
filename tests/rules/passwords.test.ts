import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { sendConfirmation } from '~/domain/accounts/email-change.server'
import { listDevices } from '~/domain/accounts/devices.server'
import { isKnownEmail } from '~/domain/accounts/sign-in.server'
import { eraseMe } from '~/domain/accounts/my-data.server'
import { changePassword } from '~/domain/accounts/password-change.server'
import { askReset, resetPassword } from '~/domain/accounts/resets.server'
import { call, callSignIn } from '../support/calls'
import { rowsWith } from '../support/dump'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { browserAt } from '../support/browser-at'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentor, aMentee, anAdmin, aMentorship, registerMentee, signIn, signedIn } = world
const { connectAs, mailRowsTo } = world
const worker = connectAs('app_worker')

let count = 0
const anAddress = () => `10.1.0.${(count += 1)}`
const password = 'μια ήσυχη θάλασσα'
const another = 'ένα άλλο συνθηματικό'

/** A user with a password, signed in. */
async function aMember() {
  const email = `member-${(count += 1)}@test.example`
  const userId = await registerMentee(
    { email, password, name: 'Ρένα', surname: 'Κούρου', birthdate: '1995-01-31', termsAccepted: true },
    'gr',
    browserAt(anAddress()),
  )
  // Registering opened a session; the tests count only the one that follows.
  await owner`delete from private.sessions where user_id = ${userId}`
  return { email, userId, viewer: await signedIn(userId, 'mentee') }
}

const ask = (email: string) => callSignIn('auth_ask_reset', { email })
const newestToken = async (userId: number, kind = 'reset_password') =>
  (await mailRowsTo(userId, kind)).at(-1)!.content.token as string
const sessionsOf = async (woman: { userId: number }) =>
  (await owner`select from private.sessions where user_id = ${woman.userId}`).length
const expire = (userId: number) =>
  owner`update private.tokens set expires_at = now() where user_id = ${userId}`
const signsIn = (email: string, given: string) => signIn({ email, password: given }, browserAt(randomUUID()))
const change = (woman: Woman, currentPassword: string, to = another) =>
  changePassword(woman.viewer, { intent: 'password', currentPassword, password: to }, anAddress())

describe('a forgotten password', () => {
  test('the link in the mail sets a new one, ends all sessions, opens a new one and mails a notice', async () => {
    const her = await aMember()
    const elsewhere = await signedIn(her.userId, 'mentee')
    await askReset(her.email.toUpperCase(), browserAt(anAddress()))
    const token = await newestToken(her.userId)
    expect(await resetPassword(token, another, browserAt(anAddress()))).toMatchObject({
      userId: her.userId,
      opened: true,
      role: 'mentee',
    })
    expect(await sessionsOf(her)).toBe(1)
    for (const viewer of [her.viewer, elsewhere])
      await refused(call({ userId: her.userId, viewer }, 'close_other_sessions'), 'role_not_held')
    expect(await mailRowsTo(her.userId, 'password_changed')).toMatchObject([
      { content: { userAgent: browserAt('').userAgent } },
    ])
    await refused(signsIn(her.email, password), 'invalid_login')
    expect(await signsIn(her.email, another)).toBe(her.userId)
  })

  test('fifty concurrent uses of one link: one works', async () => {
    const her = await aMember()
    await ask(her.email)
    const token = await newestToken(her.userId)
    const uses = Array.from({ length: 50 }, (_, n) =>
      callSignIn('auth_reset_password', { token, passwordHash: `hash ${n}` }),
    )
    const results = outcomes(await Promise.allSettled(uses))
    expect(results.filter((result) => result === 'done')).toHaveLength(1)
    expect(new Set(results)).toEqual(new Set(['done', 'link_not_valid']))
  })

  test('a link ends with a newer link, and after an hour; it works for nothing else', async () => {
    const her = await aMember()
    await ask(her.email)
    const older = await newestToken(her.userId)
    await ask(her.email)
    const newer = await newestToken(her.userId)
    const stateOf = async (token: string, purpose: 'reset_password' | 'confirm_email' = 'reset_password') =>
      (await reads.authLinkState({ token, purpose }))?.state
    expect([await stateOf(older), await stateOf(newer)]).toEqual(['ended', 'waiting'])
    expect(await stateOf(newer, 'confirm_email')).toBeUndefined()
    await refused(callSignIn('auth_confirm_email', { token: newer }), 'link_not_valid')
    const [token] =
      await owner`select extract(epoch from expires_at - created_at)::integer as seconds from private.tokens
      where user_id = ${her.userId} and purpose = 'reset_password'`
    expect(token!.seconds).toBe(3600)
    await expire(her.userId)
    await refused(callSignIn('auth_reset_password', { token: newer, passwordHash: 'hash' }), 'link_not_valid')
  })

  test('of two links requested concurrently one is valid', async () => {
    const her = await aMember()
    await Promise.all([ask(her.email), ask(her.email), ask(her.email)])
    expect(
      await owner`select from private.tokens where user_id = ${her.userId} and purpose = 'reset_password' and ended_at is null`,
    ).toHaveLength(1)
  })

  test('an unknown address gets the same answer and leaves no row', async () => {
    const rows = () =>
      cell<number>(owner`
        select ((select count(*) from private.tokens) + (select count(*) from private.outbox))::integer`)
    const before = await rows()
    expect(await ask('nobody@test.example')).toEqual(await ask('nobody-else@test.example'))
    expect(await askReset('nobody@test.example', browserAt(anAddress()))).toBe(
      await askReset((await aMember()).email, browserAt(anAddress())),
    )
    // The count covers the member’s own rows: among them the welcome mail, which asks to confirm the address.
    expect((await rows()) - before).toBe(4)
  })

  test('R21 whether an address has an account is told ten times a minute per network', async () => {
    const { email } = await aMember()
    const address = anAddress()
    expect(await isKnownEmail(email.toUpperCase(), address)).toBe(true)
    for (let n = 0; n < 9; n += 1)
      expect(await isKnownEmail(`unknown-${n}@test.example`, address)).toBe(false)
    await expect(isKnownEmail(email, address)).rejects.toMatchObject({ rule: 'too_many_attempts' })
    expect(await isKnownEmail(email, anAddress())).toBe(true)
  })

  test('three mails an hour per account, twelve per network, known or unknown', async () => {
    for (const email of [(await aMember()).email, 'unknown@test.example']) {
      const results = []
      for (const _ of [1, 2, 3, 4])
        results.push(
          await askReset(email, browserAt(anAddress())).then(
            () => 'sent',
            (error) => error.rule,
          ),
        )
      expect(results).toEqual(['sent', 'sent', 'sent', 'too_many_attempts'])
    }
    const address = anAddress()
    const waits = []
    for (let n = 0; n < 13; n += 1)
      waits.push(await acts.authMayTry({ act: 'forgot', account: `flood-${n}@test.example`, address }))
    expect(waits.map((wait) => wait > 0)).toEqual([...Array<boolean>(12).fill(false), true])
  })
})

describe('the token of a mail', () => {
  test('is in no table once the mail is sent or dead', async () => {
    const her = await aMember()
    await ask(her.email)
    const token = await newestToken(her.userId)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    const rows = await rowsWith(owner, [token])
    expect(rows.map((row) => row.split(':')[0])).toEqual(['private.outbox'])
    const [mail] = await mailRowsTo(her.userId, 'reset_password')
    await worker`select api.settle_mail(${mail!.id})`
    expect(await rowsWith(owner, [token])).toEqual([])

    await ask(her.email)
    const second = (await mailRowsTo(her.userId, 'reset_password')).at(-1)!
    await worker`select api.settle_mail(${second.id}, 'EENVELOPE')`
    expect(await rowsWith(owner, [second.content.token as string])).toHaveLength(1)
    await owner`update private.outbox set attempts = 12 where id = ${second.id}`
    await worker`select api.settle_mail(${second.id}, 'EENVELOPE')`
    expect(await rowsWith(owner, [second.content.token as string])).toEqual([])
  })
})

describe('changing the password', () => {
  test('needs the current one, ends the other sessions, gives this one a new secret, and mails a notice', async () => {
    const her = await aMember()
    const elsewhere = await signedIn(her.userId, 'mentee')
    await owner`update private.sessions set user_agent = 'Firefox' where token_hash = sha256(convert_to(${her.viewer.secretHash}, 'UTF8'))`
    await refused(change(her, 'όχι αυτός'), 'current_password_wrong')
    expect(await sessionsOf(her)).toBe(2)
    expect(await change(her, password)).toMatch(/^[\w-]{43}$/)
    expect(await sessionsOf(her)).toBe(1)
    for (const viewer of [her.viewer, elsewhere])
      await refused(call({ userId: her.userId, viewer }, 'close_other_sessions'), 'role_not_held')
    expect(await mailRowsTo(her.userId, 'password_changed')).toMatchObject([
      { content: { userAgent: 'Firefox' } },
    ])
    expect(await signsIn(her.email, another)).toBe(her.userId)
  })

  test('ends a reset link requested before', async () => {
    const her = await aMember()
    await ask(her.email)
    await change(her, password)
    expect(
      await reads.authLinkState({ token: await newestToken(her.userId), purpose: 'reset_password' }),
    ).toMatchObject({ state: 'ended' })
  })

  test('the database refuses without the stored hash, and guessing is limited', async () => {
    const her = await aMember()
    await refused(
      call(her, 'change_password', { keptHash: 'made up', passwordHash: 'hers now', secretHash: 'x' }),
      'current_password_wrong',
      'currentPassword',
    )
    for (let n = 0; n < 10; n += 1) await change(her, `μαντεψιά ${n}`).catch(() => null)
    await refused(change(her, password), 'too_many_attempts')
  })
})

describe('sessions', () => {
  test('users see only their own sessions, and can end the others', async () => {
    const her = await aMember()
    const [kept] = await owner`select password_hash from private.credentials where user_id = ${her.userId}`
    await callSignIn('auth_open_session', {
      userId: her.userId,
      keptHash: kept!.passwordHash,
      secretHash: randomUUID(),
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
    })
    await aMember()
    const devices = await listDevices(her.viewer)
    expect(devices.map(({ browser, current }) => ({ browser, current }))).toEqual([
      { browser: '', current: true },
      { browser: 'Firefox, Windows', current: false },
    ])
    await acts.closeOtherSessions(her.viewer)
    expect((await listDevices(her.viewer)).map(({ current }) => current)).toEqual([true])
  })
})

describe('confirming the address', () => {
  const confirmed = async (userId: number) =>
    (await owner`select email_confirmed_at is not null as confirmed from data.users where id = ${userId}`)[0]!
      .confirmed

  test('the link of the welcome mail works once, for two days; after a new request only the newest works', async () => {
    const her = await aMember()
    const first = await newestToken(her.userId, 'mentee_registered')
    await sendConfirmation(her.viewer, anAddress())
    await refused(callSignIn('auth_confirm_email', { token: first }), 'link_not_valid')
    const token = await newestToken(her.userId, 'confirm_email')
    expect(await reads.authLinkState({ token, purpose: 'confirm_email' })).toMatchObject({ state: 'waiting' })
    expect(await confirmed(her.userId)).toBe(false)
    await callSignIn('auth_confirm_email', { token })
    expect(await confirmed(her.userId)).toBe(true)
    // Pressed twice it leads on.
    await callSignIn('auth_confirm_email', { token })
    await call(her, 'ask_email_confirmation')
    expect(await mailRowsTo(her.userId, 'confirm_email')).toHaveLength(1)
  })
})

describe('a user’s own account', () => {
  test('an admin changes their own name and phone; no other role may do it this way', async () => {
    const admin = await anAdmin()
    await call(admin, 'edit_own_user', { name: 'Νέα', surname: 'Ονομασία', phone: '+306911111111' })
    const [user] = await owner`select name, surname, phone from data.users where id = ${admin.userId}`
    expect({ ...user }).toEqual({ name: 'Νέα', surname: 'Ονομασία', phone: '+306911111111' })
    await expect(
      call(await aMember(), 'edit_own_user', { name: 'Α', surname: 'Β', phone: null }),
    ).rejects.toMatchObject({ code: '42501' })
    const both = await anAdmin({ userId: (await aMentor()).userId })
    await refused(
      call(both, 'edit_own_user', { name: 'Άλλη', surname: 'Παππά', phone: null }),
      'name_needs_edit_request',
      'name',
    )
  })

  test('erasing needs the password and is refused while a mentorship runs', async () => {
    const her = await aMember()
    expect(await reads.erasureObstacle(her.viewer)).toBeNull()
    await refused(eraseMe(her.viewer, 'όχι αυτός', anAddress()), 'current_password_wrong')
    await eraseMe(her.viewer, password, anAddress())
    await refused(signsIn(her.email, password), 'invalid_login')
    const { mentor, mentee } = await aMentorship()
    expect(await reads.erasureObstacle(mentor.viewer)).toBe('mentor_in_mentorship')
    expect(await reads.erasureObstacle(mentee.viewer)).toBe('mentee_in_mentorship')
    expect(await reads.erasureObstacle((await aMentee()).viewer)).toBeNull()
  })
})
