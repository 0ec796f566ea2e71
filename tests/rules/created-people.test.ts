// What the team creates for others, from the invitation to the completed profile.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { acceptInvitation } from '~/domain/created-people/invitations.server'
import { findMenteeRecord } from '~/domain/mentees/admin-mentees.server'
import { heldFields } from '~/domain/created-people/held-fields'
import { call, callSignIn, list, readTable } from '../support/calls'
import { clearMentor, guardian, guardiansOf } from '../support/guardians'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import { browserAt } from '../support/browser-at'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, anAdmin, aTiredAdmin, aUser, signedIn, theAdmin } = world
const { confirmPayment, packageId, dayIn, words } = world
const { bornYearsAgo, mailsTo, guardianConfirms } = guardiansOf(owner)

type Created = { userId: number; profileId: number }
const admin = await theAdmin()
const threeMonths = await packageId('three_months')
const anEmail = () => `created-${randomUUID()}@test.example`
const who = (more: object = {}) => ({ name: 'Ζωή', surname: 'Κάρα', email: anEmail(), ...more })
const create = async (by: Woman, role: 'mentor' | 'mentee', person: object, more: object = {}) =>
  (await list<Created>(by, 'create_person', { role, person, ...more }))[0]!
const full = { title: 'Χημικός', industry_id: 1, topic_ids: [1], description: 'Η πορεία της.' }
const complete = (woman: Woman, more: object = {}) =>
  call(woman, 'complete_profile', { termsAccepted: true, birthdate: '1985-05-05', ...more })
const as = async (userId: number, role: 'mentor' | 'mentee') => ({
  userId,
  viewer: await signedIn(userId, role),
})
const tokensOf = (userId: number) =>
  column<string>(owner`select content->>'token' as token from private.outbox
      where to_user_id = ${userId} and kind like 'invitation%' order by id`)
const orderOf = (menteeId: number) =>
  cell<number>(owner`select id from data.purchases where mentee_id = ${menteeId}`)
const partOf = (menteeId: number) =>
  cell<number>(owner`select id from data.parts where mentee_id = ${menteeId}`)
const stateOf = async (mentorId: number) => {
  const [state] = await owner`
    select m.status, m.profile_due, m.experience_checked, c.audience
    from data.mentors m join data.mentor_cards c on c.mentor_id = m.id where m.id = ${mentorId}`
  return state
}

describe('a mentor whom the team creates', () => {
  test('waits until she completes the profile, then is active and public', async () => {
    const { userId, profileId } = await create(admin, 'mentor', who({ phone: '+306900000000' }))
    expect(await stateOf(profileId)).toMatchObject({
      status: 'awaiting_response',
      profileDue: true,
      audience: 'hidden',
    })
    expect(
      await owner`
        select event, actor, actor_user_id from data.history
        where subject = 'mentors' and subject_id = ${profileId} and event <> 'status'`,
    ).toEqual([{ event: 'created_by_team', actor: 'admin', actorUserId: admin.userId }])

    const her = await as(userId, 'mentor')
    expect(her.viewer).toMatchObject({ role: null, roles: ['mentor'], profileDue: 'mentor' })
    await refused(call(her, 'set_away', { until: null }), 'role_not_held')
    expect(await list(her, 'own_due_profile')).toMatchObject([{ role: 'mentor', birthdateKnown: false }])
    await complete(her, { profile: full })
    expect(await stateOf(profileId)).toEqual({
      status: 'active',
      profileDue: false,
      audience: 'public',
      experienceChecked: true,
    })
    expect((await as(userId, 'mentor')).viewer).toMatchObject({ role: 'mentor', profileDue: null })
    expect(
      await column(owner`select text from data.consents where user_id = ${userId} and given order by text`),
    ).toEqual(['mentor_terms', 'privacy'])
    // A second click changes nothing.
    await complete(her, { profile: { ...full, title: 'Άλλος' } })
    expect(await cell(owner`select title from data.mentor_cards where mentor_id = ${profileId}`)).toBe(
      'Χημικός',
    )
  })

  test('sends an application instead, if the team wants to see it first', async () => {
    const { userId, profileId } = await create(admin, 'mentor', who(full), { approved: false })
    await refused(
      call(admin, 'decide_application', { mentorId: profileId, decision: 'active', experienceChecked: true }),
      'profile_incomplete',
    )
    await complete(await as(userId, 'mentor'))
    const [mentor] = await owner`select status, approved_at from data.mentors where id = ${profileId}`
    expect(mentor).toMatchObject({ status: 'new', approvedAt: null })
    await call(admin, 'decide_application', {
      mentorId: profileId,
      decision: 'active',
      experienceChecked: true,
    })
  })

  test('cannot skip terms, age or what the public profile shows', async () => {
    const { userId } = await create(admin, 'mentor', who())
    const her = await as(userId, 'mentor')
    await refused(complete(her, { profile: full, termsAccepted: false }), 'terms_not_accepted')
    await refused(complete(her, { profile: full, birthdate: null }), 'required', 'birthdate')
    await refused(complete(her, { profile: full, birthdate: '2015-01-01' }), 'mentor_too_young')
    await refused(complete(her, { profile: { ...full, description: '' } }), 'required', 'description')
    await refused(complete(her, { profile: { ...full, topic_ids: [] } }), 'required', 'topicIds')
    await refused(complete(her, { profile: { ...full, experience_since: '2090-01-01' } }), 'date_in_future')
    // What the team decides is not hers to send.
    await complete(her, { profile: { ...full, offers_coaching: true, name: 'Άλλη' } })
    const [mentor] = await owner`
      select m.offers_coaching, u.name from data.mentors m join data.users u on u.id = m.user_id
      where u.id = ${userId}`
    expect(mentor).toEqual({ offersCoaching: false, name: 'Ζωή' })
  })

  test('does not write more often than the team: an application while due is no way around', async () => {
    const { userId } = await create(admin, 'mentor', who())
    const her = await as(userId, 'mentor')
    await refused(call(her, 'resubmit_application', { profile: full }), 'not_applicable')
    await refused(
      call(her, 'create_mentor_profile', { profile: full, termsAccepted: true }),
      'profile_exists',
    )
  })
})

describe('a mentee whom the team creates', () => {
  test('cannot order or be matched before she accepts the terms', async () => {
    const person = who({ birthdate: '1990-01-01', about: 'Γεια' })
    const { userId, profileId } = await create(admin, 'mentee', person, { packageId: threeMonths })
    const her = await as(userId, 'mentee')
    expect(her.viewer).toMatchObject({ role: null, profileDue: 'mentee' })
    const order = { packageId: threeMonths, method: 'card', termsAccepted: true, beginRequested: true }
    await refused(call(her, 'purchase_package', order), 'role_not_held')
    expect(await readTable(her, 'purchases')).toEqual([])
    await confirmPayment(admin, await orderOf(profileId))
    const match = { partId: await partOf(profileId), mentorId: (await aMentor()).id }
    await refused(call(admin, 'create_mentorship', match), 'profile_incomplete')
    // The birthdate that the team knows stays.
    await complete(her, { birthdate: '1950-01-01' })
    expect(await cell(owner`select birthdate from data.users where id = ${userId}`)).toBe('1990-01-01')
    await call(admin, 'create_mentorship', match)
    await call(her, 'purchase_package', order)
  })

  test('must be old enough, at the creation or when she states her age', async () => {
    await refused(create(admin, 'mentee', who({ birthdate: '2015-01-01' })), 'too_young', 'birthdate')
    const { userId } = await create(admin, 'mentee', who())
    await refused(complete(await as(userId, 'mentee'), { birthdate: '2015-01-01' }), 'too_young')
    await refused(complete(await as(userId, 'mentee'), { termsAccepted: false }), 'terms_not_accepted')
  })

  test('R21 who turns out to be a minor after the payment needs a guardian before a request', async () => {
    const { userId, profileId } = await create(admin, 'mentee', who(), { packageId: threeMonths })
    const purchaseId = await orderOf(profileId)
    await confirmPayment(admin, purchaseId)
    await complete(await as(userId, 'mentee'), { birthdate: await bornYearsAgo(17) })
    const her = await as(userId, 'mentee')
    const mentor = await aMentor()
    await clearMentor(admin, mentor.id, await dayIn(0))
    const ask = () => call(her, 'request_mentoring', { mentorId: mentor.id, message: words })
    await refused(ask(), 'guardian_needed')
    expect(await list(her, 'own_parts')).toMatchObject([{ blockedBy: 'guardian_needed' }])
    const needs = async () => (await findMenteeRecord(admin.viewer, profileId))!.needsGuardian
    expect(await needs()).toBe(true)

    await refused(call(her, 'name_guardian', { ...guardian, guardianConsented: false }), 'guardian_needed')
    const name = () => call<boolean>(her, 'name_guardian', { ...guardian, guardianName: ' Μάρω Νέου ' })
    await Promise.all([name(), name()])
    expect(await mailsTo(purchaseId)).toHaveLength(1)
    const [kept] =
      await owner`select guardian_name, guardian_email from data.purchases where id = ${purchaseId}`
    expect(kept).toEqual({ guardianName: 'Μάρω Νέου', guardianEmail: 'maro@family.example' })
    await refused(ask(), 'guardian_not_confirmed')
    expect(await needs()).toBe(true)
    await guardianConfirms(purchaseId)
    expect(await needs()).toBe(false)
    await ask()
    // Whose order has none, but who is of age, is asked nothing.
    expect(await call(await aMentee(), 'name_guardian', guardian)).toBe(false)
  })

  test('gets a scholarship only with a birthdate and the password of the admin', async () => {
    const scholarshipId = await call<number>(admin, 'create_scholarship', { name: 'Α', kind: 'full_3m' })
    await refused(create(admin, 'mentee', who(), { scholarshipId }), 'birthdate_needed', 'birthdate')
    const person = who({ birthdate: '1990-01-01' })
    await refused(create(await aTiredAdmin(), 'mentee', person, { scholarshipId }), 'password_needed')
    const { profileId } = await create(admin, 'mentee', person, { scholarshipId })
    expect(await column(owner`select status from data.parts where mentee_id = ${profileId}`)).toEqual([
      'paid',
    ])
  })

  test('a mentor gets no package, and a mentee one that there is', async () => {
    await refused(create(admin, 'mentor', who(), { packageId: 1 }), 'not_applicable')
    await refused(create(admin, 'mentee', who(), { packageId: 999 }), 'package_not_found')
  })
})

describe('an e-mail that has an account', () => {
  test('of two creations at once one makes the user, the other learns that it exists', async () => {
    const person = who()
    const acts = [admin, await anAdmin()].map((by) => () => create(by, 'mentee', person))
    // The first waits with its invitation, the second with the index of the addresses.
    const results = await together(owner, (sql) => sql`lock table private.outbox in exclusive mode`, acts)
    expect(outcomes(results)).toEqual(['account_exists', 'done'])
    expect(await owner`select from data.users where email = ${person.email}`).toHaveLength(1)
  })

  test('gets the profile after the check, once, under its own name', async () => {
    const email = anEmail()
    const userId = await aUser({ email, name: 'Δώρα' })
    await aMentee({ userId, package: 'none' })
    const [known] = await list(admin, 'account_with_email', {
      email: ` ${email.toUpperCase()}`,
      role: 'mentor',
    })
    expect(known).toMatchObject({ userId, name: 'Δώρα', roles: ['mentee'], holds: false, own: false })
    await refused(create(admin, 'mentor', who({ email })), 'account_exists', 'email')
    await refused(create(admin, 'mentor', who(), { addToUserId: userId }), 'account_not_found')
    const add = () => create(admin, 'mentor', who({ email }), { addToUserId: userId })
    const results = await together(owner, { users: userId }, [add, add])
    expect(outcomes(results)).toEqual(['done', 'person_has_profile'])
    expect(await cell(owner`select name from data.users where id = ${userId}`)).toBe('Δώρα')
    // The other role is not affected.
    expect((await as(userId, 'mentee')).viewer).toMatchObject({ role: 'mentee', profileDue: null })
    expect((await as(userId, 'mentor')).viewer).toMatchObject({ role: null, profileDue: 'mentor' })
  })

  test('is never the admin’s own', async () => {
    const email = anEmail()
    const self = await anAdmin({ userId: await aUser({ email }) })
    const add = { addToUserId: self.userId }
    await refused(create(self, 'mentee', who({ email }), add), 'own_profile')
    await refused(create(self, 'mentee', who({ email })), 'account_exists')
  })
})

describe('an invitation', () => {
  const accept = (token: string) => callSignIn('auth_accept_invitation', { token, passwordHash: 'hash' })
  async function resetLinkOf({ email }: { email: string }) {
    await callSignIn('auth_ask_reset', { email })
    return cell(owner`
      select content->>'token' from private.outbox where to_email = ${email} and kind = 'reset_password'`)
  }

  test('sets the first password once, of many clicks, and opens nothing but the completion', async () => {
    const { userId } = await create(admin, 'mentee', who())
    const [token] = await tokensOf(userId)
    const results = outcomes(await Promise.allSettled(Array.from({ length: 10 }, () => accept(token!))))
    expect(results.filter((result) => result === 'done')).toHaveLength(1)
    expect(new Set(results)).toEqual(new Set(['done', 'link_not_valid']))
    expect(await cell(owner`select email_confirmed_at from data.users where id = ${userId}`)).toBeInstanceOf(
      Date,
    )
  })

  test('ends the links for a new password that were mailed before', async () => {
    const person = who()
    const { userId } = await create(admin, 'mentee', person)
    const token = await resetLinkOf(person)
    await accept((await tokensOf(userId))[0]!)
    await refused(
      callSignIn('auth_reset_password', { token, passwordHash: 'another hash' }),
      'link_not_valid',
    )
  })

  test('signs her in with a good password', async () => {
    const { userId } = await create(admin, 'mentor', who())
    const [token] = await tokensOf(userId)
    const session = await acceptInvitation(token!, 'μια ήσυχη θάλασσα', browserAt('10.7.0.1'))
    expect(session).toMatchObject({ userId, opened: true, role: 'mentor' })
  })

  test('ends with its days, with a newer one and with a password set in another way', async () => {
    const { userId } = await create(admin, 'mentee', who())
    const [days] = await owner`
      select round(extract(epoch from expires_at - now()) / 86400)::integer as left from private.tokens
      where user_id = ${userId} and purpose = 'invitation'`
    expect(days).toEqual({ left: 7 })
    expect(await call(admin, 'send_invitation', { userId, role: 'mentee' })).toBe(false)
    await owner`update private.outbox set queued_at = now() - interval '2 minutes' where to_user_id = ${userId}`
    expect(await call(admin, 'send_invitation', { userId, role: 'mentee' })).toBe(true)
    const [first, second] = await tokensOf(userId)
    await refused(accept(first!), 'link_not_valid')
    await owner`update private.tokens set expires_at = now() where user_id = ${userId}`
    await refused(accept(second!), 'link_not_valid')

    const person = who()
    const other = await create(admin, 'mentee', person)
    await callSignIn('auth_reset_password', { token: await resetLinkOf(person), passwordHash: 'hash' })
    await refused(accept((await tokensOf(other.userId))[0]!), 'link_not_valid')
  })

  test('is listed while the profile is due, and refused afterwards', async () => {
    const { userId, profileId } = await create(admin, 'mentee', who(), { invite: false })
    const [due] = await list(admin, 'due_profiles', { role: 'mentee', most: 1 })
    expect(due).toMatchObject({ userId, profileId, invitedAt: null, linkUntil: null, hasPassword: false })
    expect(
      await list(admin, 'due_profiles', { role: 'mentee', beforeId: profileId, most: 1 }),
    ).not.toContainEqual(due)
    await complete(await as(userId, 'mentee'))
    await refused(call(admin, 'send_invitation', { userId, role: 'mentee' }), 'profile_complete')
    await refused(call(admin, 'send_invitation', { userId: 999999, role: 'mentee' }), 'user_not_found')
  })

  test('an account with a password gets the news without a link', async () => {
    const email = anEmail()
    const userId = await aUser({ email })
    await aMentee({ userId, package: 'none' })
    await owner`insert into private.credentials (user_id, password_hash) values (${userId}, 'hash')`
    await create(admin, 'mentor', who({ email }), { addToUserId: userId })
    expect(await column(owner`select kind from private.outbox where to_user_id = ${userId}`)).toEqual([
      'profile_added',
    ])
    expect(await tokensOf(userId)).toEqual([])
  })
})

test('the check page sends the whole form again', () => {
  expect(
    heldFields({
      name: 'Α',
      phone: undefined,
      invite: true,
      review: false,
      topicIds: [1, 2],
      birthdate: '1990-02-03',
    }),
  ).toEqual([
    ['name', 'Α'],
    ['invite', 'on'],
    ['topicIds', '1'],
    ['topicIds', '2'],
    ['birthdate.day', '03'],
    ['birthdate.month', '02'],
    ['birthdate.year', '1990'],
  ])
})
