// Attempts by strangers do not lock an owner out. A session opens only for the verified password.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as acts from '~/db/generated/acts.server'
import { hashPassword } from '~/domain/accounts/passwords.server'
import { askReset, resetPassword } from '~/domain/accounts/resets.server'
import { sessionCookies } from '~/http/session.server'
import { knownDevice, rememberDevice } from '~/http/known-device.server'
import { callSignIn } from '../support/calls'
import { outcomes, refused } from '../support/refusals'
import { browserAt } from '../support/browser-at'
import { oneByOne } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, buy, mailRowsTo, signIn, signedIn } = await openWorld()

const password = 'μια ήσυχη θάλασσα'
const passwordHash = await hashPassword(password)
let count = 0
const anAddress = () => `10.${(count += 1) >> 8}.${count & 255}.1`

async function aMember() {
  const email = `kept-${(count += 1)}@test.example`
  const her = await aMentee({ email, package: 'none' })
  await owner`insert into private.credentials (user_id, password_hash) values (${her.userId}, ${passwordHash})`
  return { ...her, email }
}

const withCookie = (cookie = '') => new Request('http://localhost/', { headers: { cookie } })
const pairOf = (header: string) => header.split(';')[0]!
const deviceOf = (email: string) =>
  knownDevice(withCookie(pairOf(rememberDevice(withCookie(), email))), email)!
const guess = (email: string, address = anAddress()) =>
  signIn({ email, password: 'δεν είναι αυτός' }, browserAt(address)).catch(
    (error: { rule: string }) => error.rule,
  )
const mayTry = (account: string, address = anAddress(), device?: string) =>
  acts.authMayTry({ act: 'login', account, address, device })
/** Moves all attempts at an account into the past. */
const later = (account: string, minutes: number) => owner`
  update private.attempts set at = at - make_interval(mins => ${minutes}) where subject like ${`%${account}%`}`

describe('locking a user out', () => {
  test('after ten wrong passwords from ten addresses, the owner still signs in from a known device', async () => {
    const { email, userId } = await aMember()
    const device = deviceOf(email)
    for (let n = 0; n < 10; n += 1) expect(await guess(email)).toBe('invalid_login')
    expect(await guess(email)).toBe('too_many_attempts')
    expect(await signIn({ email, password }, browserAt(anAddress(), device))).toBe(userId)
  })

  test('ten attempts from one address block the account for that address only, for a quarter of an hour', async () => {
    const account = `pair-${randomUUID()}@test.example`
    const address = anAddress()
    for (let n = 0; n < 10; n += 1) expect(await mayTry(account, address)).toBe(0)
    expect(await mayTry(account, address)).toBeGreaterThan(880)
    await later(account, 2)
    expect(await mayTry(account)).toBe(0)
    expect(await mayTry(account, address)).toBeGreaterThan(0)
  })

  test('an IPv6 /64 is one network', async () => {
    const account = `six-${randomUUID()}@test.example`
    for (let n = 0; n < 10; n += 1) await mayTry(account, `2001:db8:1:2::${n}`)
    expect(await mayTry(account, '2001:db8:1:2:ffff::1')).toBeGreaterThan(880)
  })

  test('forty women sign in from one network with the right password, one after the other and at once', async () => {
    const address = anAddress()
    const women: Awaited<ReturnType<typeof aMember>>[] = []
    while (women.length < 40) women.push(await aMember())
    for (const { email, userId } of women)
      expect(await signIn({ email, password }, browserAt(address))).toBe(userId)
    const again = women.slice(0, 33).map(({ email }) => signIn({ email, password }, browserAt(address)))
    expect(await Promise.all(again)).toEqual(women.slice(0, 33).map(({ userId }) => userId))
  })

  test('a guesser does not get more guesses by signing in to an account of her own, also from a known browser', async () => {
    const address = anAddress()
    const own = await aMember()
    const device = deviceOf(own.email)
    const fates = []
    for (let n = 0; n < 33; n += 1) {
      fates.push(await guess(`guessed-${randomUUID()}@test.example`, address))
      if (n < 29) expect(await signIn({ email: own.email, password }, browserAt(address))).toBe(own.userId)
      expect(await signIn({ email: own.email, password }, browserAt(address, device))).toBe(own.userId)
    }
    expect(fates).toEqual([...Array(30).fill('invalid_login'), ...Array(3).fill('too_many_attempts')])
  })

  test('of an account only the last attempt is taken off its network: earlier failures go on counting', async () => {
    const address = anAddress()
    const her = await aMember()
    for (let n = 0; n < 5; n += 1) await guess(her.email, address)
    await signIn({ email: her.email, password }, browserAt(address))
    const fates = []
    for (let n = 0; n < 26; n += 1) fates.push(await mayTry(`other-${randomUUID()}@test.example`, address))
    expect(fates.map((wait) => wait > 0)).toEqual([...Array(25).fill(false), true])
  })

  test('an IPv6 /48 has ten times the attempts of a /64', async () => {
    for (let n = 0; n < 300; n += 1)
      expect(await mayTry(`${n}-${randomUUID()}@test.example`, `2001:db8:77:${n.toString(16)}::1`)).toBe(0)
    expect(await mayTry(`${randomUUID()}@test.example`, '2001:db8:77:ffff::1')).toBeGreaterThan(800)
    expect(await mayTry(`${randomUUID()}@test.example`, '2001:db8:78::1')).toBe(0)
  })

  test('attempts from all addresses together wait twice as long each time, up to a quarter of an hour', async () => {
    const account = `slow-${randomUUID()}@test.example`
    for (let n = 0; n < 10; n += 1) await mayTry(account)
    const waits = []
    for (let n = 0; n < 6; n += 1) {
      const wait = await mayTry(account)
      waits.push(wait)
      await later(account, Math.ceil(wait / 60))
      expect(await mayTry(account)).toBe(0)
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900])
  })

  test('a known device has ten attempts of its own, and is known for one account only', async () => {
    const { email } = await aMember()
    const device = deviceOf(email)
    for (let n = 0; n < 10; n += 1) expect(await mayTry(email, anAddress(), device)).toBe(0)
    expect(await mayTry(email, anAddress(), device)).toBeGreaterThan(800)
    expect(await mayTry(email)).toBe(0)
    const cookie = pairOf(rememberDevice(withCookie(), email))
    expect(knownDevice(withCookie(cookie), 'other@test.example')).toBeUndefined()
    expect(
      knownDevice(withCookie(cookie.replace(/.$/, (letter) => (letter === 'a' ? 'b' : 'a'))), email),
    ).toBeUndefined()
    const both = pairOf(rememberDevice(withCookie(cookie), 'other@test.example'))
    expect(knownDevice(withCookie(both), 'other@test.example')).toBe(knownDevice(withCookie(both), email))
  })

  test('a stranger cannot block the mail for a new password, and its link signs the owner in', async () => {
    const { email, userId } = await aMember()
    for (let n = 0; n < 3; n += 1) await askReset(email, browserAt(anAddress()))
    await expect(askReset(email, browserAt(anAddress()))).rejects.toMatchObject({
      rule: 'too_many_attempts',
      wait: 60,
    })
    await askReset(email, browserAt(anAddress(), deviceOf(email)))
    const mail = (await mailRowsTo(userId, 'reset_password')).at(-1)!
    const session = await resetPassword(mail.content.token, 'ένα άλλο συνθηματικό', browserAt(anAddress()))
    expect(session).toMatchObject({ userId, opened: true, role: 'mentee' })
    const cookies = await sessionCookies(withCookie(), session)
    expect(cookies.map(pairOf)).toEqual([
      expect.stringMatching(/^session=/),
      expect.stringMatching(/^device=/),
    ])
    expect(knownDevice(withCookie(pairOf(cookies[1]!)), email)).toBeDefined()
  })
})

describe('the verified password', () => {
  const open = (userId: number, secretHash: string, keptHash = passwordHash) =>
    callSignIn('auth_open_session', { userId, keptHash, secretHash, userAgent: 'test' })

  test('opens no session if it was changed meanwhile, or the user erased', async () => {
    const [changed, erased] = [await aMember(), await aMember()]
    await refused(open(changed.userId, randomUUID(), 'another hash'), 'invalid_login')
    await owner`select rules.erase_user(${erased.userId})`
    await refused(open(erased.userId, randomUUID()), 'invalid_login')
  })

  test('a session that an erasure has missed is none', async () => {
    const { userId } = await aMember()
    await owner`update data.users set erased_at = now() where id = ${userId}`
    const woman = { userId, viewer: await signedIn(userId, 'mentee') }
    await refused(buy(woman, 1), 'role_not_held')
    await owner`update data.users set erased_at = null where id = ${userId}`
  })

  test.each([
    ['password change', (id: number) => owner`select rules.write_password(${id}, 'new hash', 'test')`],
    ['erasure', (id: number) => owner`select rules.erase_user(${id})`],
  ])('a concurrent %s leaves no session of the old password', async (_, act) => {
    const { userId } = await aMember()
    const secretHash = randomUUID()
    const results = await oneByOne(
      owner,
      (sql) => sql`select from data.users where id = ${userId} for no key update`,
      [async () => void (await act(userId)), () => open(userId, secretHash)],
    )
    expect(outcomes(results)).toEqual(['done', 'invalid_login'])
    expect(
      await owner`select from private.sessions
        where user_id = ${userId} and token_hash = sha256(convert_to(${secretHash}, 'UTF8'))`,
    ).toHaveLength(0)
  })
})
