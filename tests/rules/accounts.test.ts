import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import * as acts from '~/db/generated/acts.server'
import { NewPassword } from '~/domain/accounts/sign-in-schema'
import { RegisterMentee } from '~/domain/mentees/registration-schema'
import * as mentees from '~/domain/mentees/mentees.server'
import { hashOf } from '~/domain/accounts/sessions.server'
import { guardiansOf } from '../support/guardians'
import { breaks, outcomes, refused } from '../support/refusals'
import { browserAt } from '../support/browser-at'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const {
  owner,
  aUser,
  signedIn,
  aMentor,
  aMentee,
  anAdmin,
  aRequest,
  approve,
  registerMentee,
  signIn,
  chooseRole,
  asSignIn,
  listRequests,
  closeSession,
} = await openWorld({ breaks: true })
const { bornYearsAgo } = guardiansOf(owner)

let newcomers = 0
const aNewcomer = (is: Partial<RegisterMentee> = {}): RegisterMentee => ({
  email: `newcomer-${(newcomers += 1)}@test.example`,
  password: 'το πρώτο μου συνθηματικό',
  name: 'Ρένα',
  surname: 'Κούρου',
  birthdate: '1995-01-31',
  termsAccepted: true,
  ...is,
})
// Each registration comes from its own address, since the rate limit is not tested here.
let addresses = 0
const anAddress = () => `10.0.0.${(addresses += 1)}`
const register = (is: Partial<RegisterMentee> = {}) =>
  registerMentee(aNewcomer(is), 'gr', browserAt(anAddress()))
const usersWith = async (email: string) =>
  (await owner`select id from data.users where email = lower(${email})`).length
/** The role and the held roles of a session, as the database sees them in this request. */
const viewerNow = async (secretHash: string) =>
  (await read({ secretHash, role: null }, (sql) => sql`select role, roles from api.viewer()`))[0]

test('R22 the consent to news with the registration is kept with its version, as a later one is', async () => {
  const consents = async (newsConsent: boolean) => {
    const userId = await register({ newsConsent })
    return owner`
      select c.version, c.given, u.news_consent_at is not null as news
      from data.users u left join data.consents c on c.user_id = u.id and c.text = 'news' where u.id = ${userId}`
  }
  expect([...(await consents(true)), ...(await consents(false))]).toEqual([
    { version: 1, given: true, news: true },
    { version: null, given: null, news: false },
  ])
})

describe('R23 one e-mail, one user', () => {
  test('R23 a second account with the same address is refused, in any letter case', async () => {
    await register({ email: 'rena@test.example' })
    await refused(register({ email: 'rena@test.example' }), 'duplicate_email', 'email')
    await refused(register({ email: 'RENA@Test.Example' }), 'duplicate_email', 'email')
    expect(await usersWith('rena@test.example')).toBe(1)
  })

  test('R23 four concurrent registrations in different letter case make one account', async () => {
    const emails = ['sofia@test.example', 'Sofia@test.example', 'SOFIA@test.example', 'sofia@TEST.example']
    const results = await Promise.allSettled(emails.map((email) => register({ email })))
    expect(outcomes(results)).toEqual(['done', 'duplicate_email', 'duplicate_email', 'duplicate_email'])
    expect(await usersWith('sofia@test.example')).toBe(1)
  })

  test('R23 is a constraint: addresses are stored in lower case, once', async () => {
    await aUser({ email: 'kept@test.example' })
    await breaks(aUser({ email: 'kept@test.example' }), 'duplicate_email')
    await breaks(aUser({ email: 'Kept@test.example' }), 'email_check')
  })

  test('the form accepts an address in any letter case', () => {
    expect(RegisterMentee.shape.email.parse('  Rena@Test.Example ')).toBe('rena@test.example')
  })
})

describe('R21, R22 registering', () => {
  test('R21 a mentee can register from the sixteenth birthday on, not a day before', async () => {
    await refused(register({ birthdate: await bornYearsAgo(16, 1) }), 'too_young', 'birthdate')
    const userId = await register({ birthdate: await bornYearsAgo(16) })
    expect(await owner`select from data.mentees where user_id = ${userId}`).toHaveLength(1)
  })

  test('R21 a person who is too young leaves no account behind', async () => {
    const newcomer = aNewcomer({ birthdate: await bornYearsAgo(15) })
    await refused(registerMentee(newcomer, 'gr', browserAt(anAddress())), 'too_young')
    expect(await usersWith(newcomer.email)).toBe(0)
  })

  test('R22 registering requires the terms; their accepted version is recorded', async () => {
    await refused(
      register({ termsAccepted: false as unknown as true }),
      'terms_not_accepted',
      'termsAccepted',
    )
    const userId = await register()
    const consents = await owner`select text, version, given from data.consents where user_id = ${userId}`
    expect(consents).toContainEqual({ text: 'mentee_terms', version: 1, given: true })
  })

  test('the new user gets one mail in their language; the password is stored only as a hash', async () => {
    const userId = await registerMentee(aNewcomer({ newsConsent: true }), 'de', browserAt(anAddress()))
    // The welcome mail contains the link that confirms the address.
    expect(await owner`select kind, locale from private.outbox where to_user_id = ${userId}`).toEqual([
      { kind: 'mentee_registered', locale: 'de' },
    ])
    expect(
      await cell(owner`select password_hash from private.credentials where user_id = ${userId}`),
    ).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('registering and signing in are one act: both happen, or neither', async () => {
    const newcomer = aNewcomer()
    const broken = { ...browserAt(anAddress()), userAgent: 'a zero \0 that no column takes' }
    await expect(mentees.registerMentee(newcomer, 'gr', broken)).rejects.toThrow('invalid byte sequence')
    expect(await usersWith(newcomer.email)).toBe(0)
    const session = await mentees.registerMentee(newcomer, 'gr', browserAt(anAddress()))
    expect(session).toMatchObject({ email: newcomer.email, opened: true, role: 'mentee' })
    expect(await viewerNow(hashOf(session.secret))).toEqual({ role: 'mentee', roles: ['mentee'] })
  })

  test('a second profile and its role are one act: refused, the session stays as it was', async () => {
    const mentor = await aMentor()
    const answers = { termsAccepted: false, birthdate: '1990-01-01' }
    await refused(mentees.becomeMentee(mentor.viewer, answers), 'terms_not_accepted')
    expect(await viewerNow(mentor.viewer.secretHash)).toEqual({ role: 'mentor', roles: ['mentor'] })
    const secret = await mentees.becomeMentee(mentor.viewer, { ...answers, termsAccepted: true })
    expect(await viewerNow(mentor.viewer.secretHash)).toBeUndefined()
    expect(await viewerNow(hashOf(secret))).toEqual({ role: 'mentee', roles: ['mentor', 'mentee'] })
  })

  test.each([
    ['password_too_short', 'εννέα ψηφ'],
    ['password_too_long', 'x'.repeat(129)],
  ])('a new password: %s', (rule, password) => {
    expect(NewPassword.safeParse(password).error?.issues[0]?.message).toBe(rule)
  })
})

describe('signing in', () => {
  const from = (email: string, password: string, address = randomUUID()) =>
    signIn({ email, password }, browserAt(address))
  /** The seconds to wait before an attempt at an account. */
  const waitOf = (account: string, address: string) =>
    asSignIn((sql) =>
      cell<number>(
        sql`select api.auth_may_try(act => 'login', account => ${account}, address => ${address})`,
      ),
    )

  test('a wrong password and an unknown address get the same answer', async () => {
    const userId = await register({ email: 'melina@test.example', password: 'η θάλασσα το πρωί' })
    expect(await from('melina@test.example', 'η θάλασσα το πρωί')).toBe(userId)
    for (const email of ['melina@test.example', 'nobody@test.example'])
      await expect(from(email, 'κάτι άλλο εντελώς')).rejects.toMatchObject({ rule: 'invalid_login' })
  })

  test('after ten attempts at an account each further one waits longer, from a minute on, from any address; a hundred at once count the same', async () => {
    const waits = await Promise.all(
      Array.from({ length: 30 }, () => waitOf('guessed@test.example', randomUUID())),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
    // One second more if the attempts did not all arrive within one second.
    expect([60, 61]).toContain(Math.max(...waits))
  })

  test('thirty attempts are allowed from one address', async () => {
    const address = randomUUID()
    const waits: number[] = []
    for (let n = 0; n < 31; n += 1) waits.push(await waitOf(`other-${n}@test.example`, address))
    expect(waits.findIndex((wait) => wait > 0)).toBe(30)
  })

  test('with one profile the role is set, with several the user chooses it', async () => {
    const one = await aMentor()
    const both = await aMentee({ userId: (await aMentor()).userId, package: 'none' })
    await owner`insert into private.credentials (user_id, password_hash) values (${one.userId}, 'kept'), (${both.userId}, 'kept')`
    const roleOf = (userId: number) =>
      asSignIn((sql) =>
        cell(
          sql`select role from api.auth_open_session(user_id => ${userId}, kept_hash => 'kept', secret_hash => ${randomUUID()}, user_agent => 'test')`,
        ),
      )
    expect(await roleOf(one.userId)).toBe('mentor')
    expect(await roleOf(both.userId)).toBeNull()
  })
})

describe('R29 roles', () => {
  test('R29 a user switches to a role that is held, under a new secret; the old secret stops working', async () => {
    const mentor = await aMentor()
    await aMentee({ userId: mentor.userId, package: 'none' })
    const secretHash = randomUUID()
    await chooseRole(mentor, 'mentee', secretHash)
    expect(await viewerNow(mentor.viewer.secretHash)).toBeUndefined()
    expect(await viewerNow(secretHash)).toEqual({ role: 'mentee', roles: ['mentor', 'mentee'] })
  })

  test('R29 a user cannot switch to a role that is not held, nor to the current role', async () => {
    const mentor = await aMentor()
    for (const role of ['mentee', 'admin']) await refused(chooseRole(mentor, role), 'role_not_held', 'role')
    await refused(chooseRole(mentor, 'mentor'), 'same_role', 'role')
    const nobody = { ...mentor, viewer: { ...mentor.viewer, secretHash: randomUUID() } }
    await refused(chooseRole(nobody, 'mentor'), 'role_not_held')
  })

  test('R29 a session without a role can act in none', async () => {
    const { id, mentor } = await aRequest()
    const viewer = await signedIn(mentor.userId, null)
    await refused(approve({ ...mentor, viewer }, id), 'request_not_found')
    expect(await listRequests(viewer)).toHaveLength(0)
  })

  test.each(['new', 'awaiting_response', 'rejected'] as const)(
    'R29 a mentor with status %s cannot act as a mentor',
    async (status) => {
      const { id, mentor } = await aRequest()
      await owner.begin(async (sql) => {
        await sql`set local session_replication_role = replica`
        await sql`update data.mentors set status = ${status} where id = ${mentor.id}`
      })
      expect(await listRequests(mentor.viewer)).toHaveLength(0)
      await refused(approve(mentor, id), 'request_not_found')
    },
  )

  test('R29 a retired admin loses the role with the next request', async () => {
    const admin = await anAdmin()
    const { id } = await aRequest()
    await owner`update data.admins set active = false where user_id = ${admin.userId}`
    expect(await viewerNow(admin.viewer.secretHash)).toEqual({ role: null, roles: [] })
    await refused(approve(admin, id), 'request_not_found')
  })

  test('R29 signing out ends the session for every copy of its cookie, and no other session', async () => {
    const mentee = await aMentee({ package: 'none' })
    const elsewhere = await signedIn(mentee.userId, 'mentee')
    await closeSession(mentee.viewer)
    expect(await viewerNow(mentee.viewer.secretHash)).toBeUndefined()
    expect(await viewerNow(elsewhere.secretHash)).toMatchObject({ role: 'mentee' })
  })

  test('a user chooses their language', async () => {
    const [she, other] = [await aMentee({ package: 'none' }), await aMentee({ package: 'none' })]
    await acts.changeLocale(she.viewer, { locale: 'pt' })
    expect(
      await column(
        owner`select locale from data.users where id in (${she.userId}, ${other.userId}) order by id`,
      ),
    ).toEqual(['pt', 'gr'])
  })

  test('R29 an ended session belongs to nobody', async () => {
    const mentee = await aMentee()
    await owner`update private.sessions set expires_at = now() where user_id = ${mentee.userId}`
    expect(await viewerNow(mentee.viewer.secretHash)).toBeUndefined()
    expect(await listRequests(mentee.viewer)).toEqual([])
  })
})
