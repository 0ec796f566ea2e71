// The second step at sign-in: a code works once, the database opens the session, admins need it.
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import type { Viewer } from '~/viewer/viewer'
import { hashPassword } from '~/domain/accounts/passwords.server'
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  showSecret,
} from '~/domain/accounts/second-factor.server'
import { takeSecondStep } from '~/domain/accounts/second-step.server'
import { sessionCookies } from '~/http/session.server'
import { hashOf, openSession } from '~/domain/accounts/sessions.server'
import { unseal } from '~/domain/accounts/sealed.server'
import { call, callSignIn, list } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { browserAt } from '../support/browser-at'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, anAdmin, asSignIn, mailsTo, signedIn } = await openWorld()

const password = 'μια ήσυχη θάλασσα'
const passwordHash = await hashPassword(password)
let count = 0
const anAddress = () => `10.9.${(count += 1) >> 8}.${count & 255}`
const require = (required: boolean) => owner`update data.constants set second_factor_required = ${required}`
const viewerOf = async ({ secret }: { secret: string }) => {
  const secretHash = hashOf(secret)
  const [row] = await read(
    { secretHash, role: null },
    (sql) => sql<Omit<Viewer, 'secretHash'>[]>`select * from api.viewer()`,
  )
  return row && { ...row, secretHash }
}
const asRule = (error: { rule?: string }) => {
  throw error.rule ? Object.assign(new Error(), { code: 'MR409', constraint_name: error.rule }) : error
}
const mails = async (her: Woman, kind: string) => (await mailsTo(her, `second_factor_${kind}`)).length
/** Expects that nothing of a user's sign-ins is left. */
async function expectNothingLeft(userId: number) {
  for (const table of ['second_factors', 'recovery_codes', 'pending_sign_ins', 'sessions'])
    expect(await owner`select from ${owner(`private.${table}`)} where user_id = ${userId}`, table).toEqual([])
}

async function withPassword<T extends Woman>(woman: T) {
  await owner`insert into private.credentials (user_id, password_hash) values (${woman.userId}, ${passwordHash})`
  return { ...woman, email: woman.viewer.email }
}

/**
 * Sets a second factor up for the user; returns the authenticator app, the recovery codes, the new session's secret
 * and its viewer.
 */
async function setUp(viewer: Viewer) {
  await beginSecondFactor(viewer, password, anAddress())
  const { text, code } = (await showSecret(viewer, 'test'))!
  expect(code.path).toMatch(/^M4 4h7/)
  const app = new TOTP({ secret: Secret.fromBase32(text.replaceAll(' ', '')) })
  const { codes, secret } = await confirmSecondFactor(viewer, app.generate(), anAddress())
  return { app, codes, secret, viewer: (await viewerOf({ secret })) as Viewer }
}

const later = (steps: number) => ({ timestamp: Date.now() + steps * 30_000 })
const aMember = async () => withPassword(await aMentee({ package: 'none' }))
const typesPassword = ({ userId, email }: { userId: number; email: string }) =>
  asSignIn((sql) => openSession(sql, { userId, email, keptHash: passwordHash }, browserAt(anAddress())))
const typesCode = ({ secret }: { secret: string }, code: string) =>
  takeSecondStep(hashOf(secret), code, browserAt(anAddress())).catch(asRule)

describe('signing in with a second factor', () => {
  test('the password alone opens no session; with the app’s code it opens, and the code works once', async () => {
    const her = await aMember()
    const { app } = await setUp(her.viewer)
    const first = await typesPassword(her)
    expect(first).toMatchObject({ opened: false, role: null })
    expect(await sessionCookies(new Request('http://localhost/'), first)).toEqual([
      expect.stringMatching(/^second-step=.*Max-Age=600/),
    ])
    expect(await owner`select from private.sessions where user_id = ${her.userId}`).toHaveLength(1)
    await refused(typesCode(first, '000000'), 'code_wrong')
    const next = app.generate(later(1))
    const session = await typesCode(first, next)
    expect(session.role).toBe('mentee')
    expect(await viewerOf(session)).toMatchObject({
      userId: her.userId,
      role: 'mentee',
      secondFactorDue: false,
    })
    // Both are used up: neither the pending sign-in nor the code opens another session.
    await refused(typesCode(first, app.generate(later(1))), 'sign_in_again')
    await refused(typesCode(await typesPassword(her), next), 'code_wrong')
  })

  test('of ten concurrent sign-ins with one code one succeeds', async () => {
    const her = await aMember()
    const { app } = await setUp(her.viewer)
    const pending = await Promise.all(Array.from({ length: 10 }, () => typesPassword(her)))
    const code = app.generate(later(1))
    const results = await Promise.allSettled(pending.map((one) => typesCode(one, code)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('codes of other times are wrong, and guessing is limited', async () => {
    const her = await aMember()
    const { app } = await setUp(her.viewer)
    const first = await typesPassword(her)
    for (const steps of [-3, 3]) await refused(typesCode(first, app.generate(later(steps))), 'code_wrong')
    for (let n = 0; n < 8; n += 1) await typesCode(first, '000000').catch(() => null)
    await refused(typesCode(first, app.generate(later(1))), 'too_many_attempts')
  })

  test('a recovery code works once, in any spelling, and the user gets a mail', async () => {
    const her = await aMember()
    const { codes } = await setUp(her.viewer)
    expect(new Set(codes).size).toBe(10)
    const session = await typesCode(
      await typesPassword(her),
      ` ${codes[0]!.toUpperCase().replaceAll('-', ' ')} `,
    )
    expect(await viewerOf(session)).toMatchObject({ role: 'mentee' })
    expect(await mails(her, 'code_used')).toBe(1)
    await refused(typesCode(await typesPassword(her), codes[0]!), 'code_wrong')
    const stranger = await aMember()
    await setUp(stranger.viewer)
    await refused(typesCode(await typesPassword(stranger), codes[1]!), 'code_wrong')
    expect(await findSecondFactor((await viewerOf(session)) as Viewer)).toMatchObject({
      state: 'on',
      codesLeft: 9,
    })
  })

  test('a pending sign-in ends after ten minutes, with a new password, and with an erasure', async () => {
    const her = await aMember()
    const { app } = await setUp(her.viewer)
    const one = await typesPassword(her)
    await owner`update private.pending_sign_ins set expires_at = now() where user_id = ${her.userId}`
    await refused(typesCode(one, app.generate(later(1))), 'sign_in_again')
    // Also if its time ends between the check of the code and the opening of the session.
    await refused(owner`select rules.use_pending_sign_in(${hashOf(one.secret)})`, 'sign_in_again')
    const two = await typesPassword(her)
    await owner`select rules.write_password(${her.userId}, 'another hash', 'test')`
    await refused(typesCode(two, app.generate(later(1))), 'sign_in_again')
    await owner`select rules.erase_user(${her.userId})`
    await expectNothingLeft(her.userId)
  })
})

describe('a second factor and an erasure', () => {
  test('of a user with a pending sign-in: factor, codes and sign-in are deleted, and neither code nor recovery code opens a session', async () => {
    const her = await aMember()
    const { app, codes, viewer } = await setUp(her.viewer)
    const [byApp, byPaper] = [await typesPassword(her), await typesPassword(her)]
    expect([byApp.opened, byPaper.opened]).toEqual([false, false])
    await call({ ...her, viewer }, 'erase_me')
    await expectNothingLeft(her.userId)
    await refused(typesCode(byApp, app.generate(later(1))), 'sign_in_again')
    await refused(typesCode(byPaper, codes[0]!), 'sign_in_again')
    await refused(typesPassword(her), 'invalid_login')
    await expectNothingLeft(her.userId)
  })

  test('by an admin: nothing of the second factor is left, and it cannot be reset any more', async () => {
    const [her, colleague] = [await aMember(), await anAdmin()]
    const { codes } = await setUp(her.viewer)
    const first = await typesPassword(her)
    await call(colleague, 'erase_user', { userId: her.userId })
    await refused(typesCode(first, codes[0]!), 'sign_in_again')
    await refused(resetSecondFactor(colleague.viewer, her.userId), 'user_not_found')
    expect(await list(colleague, 'second_factors', { userIds: [her.userId] })).toEqual([])
  })

  test('concurrent with the user’s code: signed in and then erased, or erased and not signed in; no session is left', async () => {
    for (let round = 0; round < 4; round += 1) {
      const her = await aMember()
      const { app, viewer } = await setUp(her.viewer)
      const first = await typesPassword(her)
      const acts = [
        () => typesCode(first, app.generate(later(1))),
        () => call({ ...her, viewer }, 'erase_me'),
      ]
      const results = await together(owner, { users: her.userId }, round % 2 ? acts.reverse() : acts)
      expect([
        ['done', 'done'],
        ['done', 'sign_in_again'],
      ]).toContainEqual(outcomes(results))
      await expectNothingLeft(her.userId)
    }
  })
})

describe('setting up a second factor', () => {
  test('asks for the password, ends the other sessions, gives this one a new secret, and mails the user', async () => {
    const her = await aMember()
    await signedIn(her.userId, 'mentee')
    await refused(
      beginSecondFactor(her.viewer, 'όχι αυτός εδώ', anAddress()).catch(asRule),
      'current_password_wrong',
    )
    await beginSecondFactor(her.viewer, password, anAddress())
    // It is not required until its first code has come.
    expect(await typesPassword(her)).toMatchObject({ opened: true })
    await refused(confirmSecondFactor(her.viewer, '000000', anAddress()).catch(asRule), 'code_wrong')
    const { viewer } = await setUp(her.viewer)
    expect(viewer).toMatchObject({ userId: her.userId })
    expect(await owner`select from private.sessions where user_id = ${her.userId}`).toHaveLength(1)
    expect(await mails(her, 'on')).toBe(1)
    await refused(beginSecondFactor(viewer, password, anAddress()), 'second_factor_on')
  })

  test('the stored data give no codes: the secret is encrypted for one user, the recovery codes are hashes', async () => {
    const her = await aMember()
    const { app, codes } = await setUp(her.viewer)
    const [kept] = await owner`select sealed_secret from private.second_factors where user_id = ${her.userId}`
    expect(kept!.sealedSecret).not.toContain(app.secret.base32)
    expect(unseal(kept!.sealedSecret, her.userId)).toBe(app.secret.base32)
    expect(unseal(kept!.sealedSecret, her.userId + 1)).toBeUndefined()
    const hashes = await owner`select code_hash from private.recovery_codes where user_id = ${her.userId}`
    expect(JSON.stringify(hashes)).not.toContain(codes[0])
  })

  test('the database confirms nothing without the secret that only app_auth can read', async () => {
    const her = await aMember()
    await beginSecondFactor(her.viewer, password, anAddress())
    await refused(
      call(her, 'confirm_second_factor', { sealedSecret: 'made up', step: 1, codes: [], secretHash: 'x' }),
      'code_wrong',
    )
    await refused(
      call(her, 'begin_second_factor', { keptHash: 'made up', sealedSecret: 'x'.repeat(40) }),
      'current_password_wrong',
    )
    await expect(callSignIn('own_second_factor', {})).rejects.toMatchObject({ code: '42501' })
  })

  test('new recovery codes replace the old ones; switched off, the password is enough again', async () => {
    const her = await aMember()
    const { codes, viewer } = await setUp(her.viewer)
    const renewed = await renewRecoveryCodes(viewer, password, anAddress())
    await refused(typesCode(await typesPassword(her), codes[0]!), 'code_wrong')
    await typesCode(await typesPassword(her), renewed[0]!)
    await removeSecondFactor(viewer, password, anAddress())
    expect(await typesPassword(her)).toMatchObject({ opened: true })
    expect([await mails(her, 'codes'), await mails(her, 'off')]).toEqual([1, 1])
    await refused(renewRecoveryCodes(viewer, password, anAddress()), 'second_factor_off')
  })
})

describe('admins and the second factor', () => {
  const sees = async (viewer: Viewer) =>
    (await read({ ...viewer, role: 'admin' }, (sql) => sql`select from data.users`)).length

  test('where it is required, an admin without it sees and does nothing until it is set up', async () => {
    const admin = await withPassword(await anAdmin())
    expect(await sees(admin.viewer)).toBeGreaterThan(0)
    await require(true)
    try {
      const [now] = await read(
        { secretHash: admin.viewer.secretHash, role: null },
        (sql) => sql`select * from api.viewer()`,
      )
      expect(now).toMatchObject({ role: null, secondFactorDue: true })
      expect(await sees(admin.viewer)).toBe(0)
      await refused(call(admin, 'write_note', { aboutUserId: admin.userId, text: 'x' }), 'role_not_held')
      const { viewer } = await setUp(admin.viewer)
      expect(viewer).toMatchObject({ role: 'admin', secondFactorDue: false })
      expect(await sees(viewer)).toBeGreaterThan(0)
      await refused(removeSecondFactor(viewer, password, anAddress()), 'second_factor_required')
    } finally {
      await require(false)
    }
  })

  test('another admin resets it; no admin resets their own, and no member may', async () => {
    const [one, other] = [await withPassword(await anAdmin()), await withPassword(await anAdmin())]
    const { secret, viewer } = await setUp(one.viewer)
    await refused(resetSecondFactor(viewer, one.userId), 'own_profile')
    await resetSecondFactor(other.viewer, one.userId)
    expect(await viewerOf({ secret })).toBeUndefined()
    expect(await typesPassword(one)).toMatchObject({ opened: true })
    expect(await mails(one, 'reset')).toBe(1)
    await refused(resetSecondFactor(other.viewer, one.userId), 'second_factor_off')
    await expect(call(await aMember(), 'reset_second_factor', { userId: one.userId })).rejects.toMatchObject({
      code: '42501',
    })
  })
})

test('only admins see which users have one, and only after it is set up', async () => {
  const [on, begun, admin] = [await aMember(), await aMember(), await anAdmin()]
  await setUp(on.viewer)
  await beginSecondFactor(begun.viewer, password, anAddress())
  const asked = { userIds: [on.userId, begun.userId, admin.userId] }
  expect(await list(admin, 'second_factors', asked)).toEqual([{ userId: on.userId }])
  await expect(list(on, 'second_factors', asked)).rejects.toMatchObject({ code: '42501' })
})

test.each([
  ['mentee', 167, true],
  ['mentee', 169, false],
  ['admin', 11, true],
  ['admin', 13, false],
])('a session as %s, used after %i hours: %s', async (role, hours, lives) => {
  const her = role === 'admin' ? await anAdmin() : await aMentee({ package: 'none' })
  await owner`update private.sessions set created_at = now() - make_interval(hours => ${hours}) where user_id = ${her.userId}`
  const seen = await read({ ...her.viewer, role: null }, (sql) => sql`select from api.viewer()`)
  expect(seen).toHaveLength(lives ? 1 : 0)
})
