import { describe, expect, test } from 'vitest'
import { aProfile, anApplicant, register } from '../support/applications'
import { call, callSignIn, readTable } from '../support/calls'
import { guardiansOf } from '../support/guardians'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, theAdmin, aUser, signedIn, chooseRole } = world

const admin = await theAdmin()
async function mentorRow(id: number) {
  const [mentor] = await owner`
    select m.*, c.audience, c.name, u.birthdate, u.email from data.mentors m
    join data.mentor_cards c on c.mentor_id = m.id join data.users u on u.id = m.user_id where m.id = ${id}`
  return mentor!
}
/** The kinds of the mails to the applicant. */
const kindsTo = (userId: number) =>
  column<string>(owner`select kind from private.outbox where to_user_id = ${userId} order by id`)
const decide = (mentorId: number, decision: string, how = {}, by: Woman = admin) =>
  call(by, 'decide_application', { mentorId, decision, ...how })
const { bornYearsAgo } = guardiansOf(owner)
const addProfile = (woman: Woman, role: 'mentee' | 'mentor', given: Record<string, unknown> = {}) =>
  call<number>(woman, `create_${role}_profile`, {
    termsAccepted: true,
    ...(role === 'mentor' && { profile: aProfile() }),
    ...given,
  })

describe('applying', () => {
  test('R22 a visitor applies: an account, a hidden card, the consent to the terms, one mail with the link that confirms the address', async () => {
    const { userId, mentorId } = await register()
    expect(await mentorRow(mentorId)).toMatchObject({
      status: 'new',
      audience: 'hidden',
      name: 'Ελένη',
      birthdate: '1980-02-03',
      email: expect.stringMatching(/^applicant-/) as string,
    })
    expect(
      await owner`select from data.consents where user_id = ${userId} and text = 'mentor_terms' and given`,
    ).toHaveLength(1)
    expect(await kindsTo(userId)).toEqual(['mentor_registered'])
    const [mail] = await world.mailsTo({ userId }, 'mentor_registered')
    await callSignIn('auth_confirm_email', { token: mail!.token })
    expect(await cell(owner`select email_confirmed_at from data.users where id = ${userId}`)).toBeInstanceOf(
      Date,
    )
  })

  test('a regional unit is kept with Greece, or without a country; another country has none', async () => {
    const unitOf = async (country: string | null) => {
      const { mentorId } = await register({ country, countyId: 1 })
      return cell(owner`select county_id from data.mentor_cards where mentor_id = ${mentorId}`)
    }
    expect([await unitOf('GR'), await unitOf(null), await unitOf('CY')]).toEqual([1, 1, null])
  })

  test('R22 without the terms nothing is stored', async () => {
    await refused(
      register({}, { email: 'no-terms@test.example', termsAccepted: false }),
      'terms_not_accepted',
    )
    expect(await owner`select from data.users where email = 'no-terms@test.example'`).toHaveLength(0)
  })

  test('R23 one user per e-mail address, in any letter case; ten applications at once', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        register({}, { email: n % 2 ? 'Same@Test.example' : 'same@test.example' }),
      ),
    )
    expect(outcomes(results)).toEqual(['done', ...Array(9).fill('duplicate_email')])
  })

  test('R23 the photo of an application is visible to the applicant only', async () => {
    const bytes = Buffer.from([1])
    const { userId, mentorId } = await register(
      { photo_id: 1 },
      { photoSmall: bytes, photoLarge: bytes, photoMime: 'image/jpeg' },
    )
    const whose = owner`
      select p.user_id from data.mentor_cards c join data.photos p on p.id = c.photo_id where c.mentor_id = ${mentorId}`
    expect(await cell(whose)).toBe(userId)
    expect(await readTable(await aMentee({ package: 'none' }), 'photos')).toEqual([])
  })

  test('an applicant must be eighteen on the day', async () => {
    for (const birthdate of [await bornYearsAgo(18, 1), null])
      await refused(register({ birthdate }), 'mentor_too_young', 'birthdate')
    await register({ birthdate: await bornYearsAgo(18) })
  })

  test('experience, if given, is at least thirty-six months and not in the future', async () => {
    await refused(register({ experienceSince: await world.dayIn(1) }), 'date_in_future')
    await refused(register({ experienceSince: await bornYearsAgo(3, 1) }), 'experience_too_short')
    await register({ experienceSince: await bornYearsAgo(3) })
    await register({ experienceSince: null })
  })

  test.each(['javascript:alert(1)', 'www.example.org', 'https://a b', 'ftp://example.org'])(
    'R28 the link %s is refused',
    async (link) => {
      await refused(register({ links: [link] }), 'invalid_link', 'links')
    },
  )

  test('R28 links that start with http:// or https:// are accepted', async () => {
    const { mentorId } = await register({ links: ['https://example.org/x', 'http://example.org'] })
    expect(await cell(owner`select links from data.mentor_pages where mentor_id = ${mentorId}`)).toHaveLength(
      2,
    )
  })

  test('fields that an applicant may not write change nothing', async () => {
    const { mentorId } = await register({
      status: 'active',
      approved_at: '2020-01-01',
      email: 'x@x.gr',
      user_id: 1,
      place: 7,
    })
    expect(await mentorRow(mentorId)).toMatchObject({ status: 'new', approvedAt: null })
    expect((await mentorRow(mentorId)).email).not.toBe('x@x.gr')
  })
})

describe('a second profile', () => {
  test('R22 a mentee applies as a mentor in addition, once, with the terms', async () => {
    const mentee = await aMentee({ package: 'none' })
    await refused(addProfile(mentee, 'mentor', { termsAccepted: false }), 'terms_not_accepted')
    await addProfile(mentee, 'mentor')
    await refused(addProfile(mentee, 'mentor'), 'profile_exists')
    expect(await kindsTo(mentee.userId)).toContain('profile_created')
  })

  test('R21, R22 a mentor adds a mentee profile, from age sixteen, with the terms, once even concurrently', async () => {
    const mentor = await aMentor()
    await refused(addProfile(mentor, 'mentee', { termsAccepted: false }), 'terms_not_accepted')
    const results = await together(
      owner,
      { users: mentor.userId },
      Array.from({ length: 4 }, () => () => addProfile(mentor, 'mentee')),
    )
    expect(outcomes(results)).toEqual(['done', 'profile_exists', 'profile_exists', 'profile_exists'])
    await chooseRole(mentor, 'mentee')
  })

  test('R21 the birthday decides', async () => {
    const bornOn = async (birthdate: string | null) => {
      const userId = await aUser()
      await owner`update data.users set birthdate = ${birthdate} where id = ${userId}`
      return { userId, viewer: await signedIn(userId, null) }
    }
    const [today, tomorrow] = [await bornYearsAgo(16), await bornYearsAgo(16, 1)]
    for (const birthdate of [tomorrow, null])
      await refused(addProfile(await bornOn(birthdate), 'mentee'), 'too_young', 'birthdate')
    await addProfile(await bornOn(today), 'mentee')
    await addProfile(await bornOn(null), 'mentee', { birthdate: today })
  })

  test('a visitor cannot add a profile', async () => {
    const { viewer } = await aMentee({ package: 'none' })
    const gone = { userId: 0, viewer: { ...viewer, secretHash: 'unknown' } }
    for (const role of ['mentee', 'mentor'] as const) await refused(addProfile(gone, role), 'role_not_held')
  })
})

describe('deciding', () => {
  test('R29 an approval makes the mentor public and able to act; before it the applicant sees only the application', async () => {
    const applicant = await anApplicant(world)
    await refused(call(applicant, 'set_away', { until: null }), 'role_not_held')
    expect(await readTable(applicant, 'mentor_pages')).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ mentorId: applicant.id })]),
    )
    expect(await readTable(applicant, 'mentors')).toEqual([expect.objectContaining({ status: 'new' })])

    await decide(applicant.id, 'active', { message: 'Καλώς ήρθες' })
    expect(await mentorRow(applicant.id)).toMatchObject({
      status: 'active',
      audience: 'public',
      statusMessage: 'Καλώς ήρθες',
    })
    await call(applicant, 'set_away', { until: null })
    expect(await kindsTo(applicant.userId)).toEqual(['mentor_registered', 'application_active'])
  })

  test('without stated experience an approval needs the team’s tick', async () => {
    const { mentorId } = await register({ experienceSince: null })
    await refused(decide(mentorId, 'active'), 'experience_not_checked', 'experienceChecked')
    await decide(mentorId, 'active', { experienceChecked: true })
    expect(await mentorRow(mentorId)).toMatchObject({ status: 'active', experienceChecked: true })
  })

  test('an applicant who was asked for more sends again, in the same row, as new; a rejected one may apply again', async () => {
    const applicant = await anApplicant(world)
    await refused(decide(applicant.id, 'awaiting_response', { message: ' ' }), 'reason_missing', 'message')
    await refused(call(applicant, 'resubmit_application', { profile: {} }), 'not_applicable')
    await decide(applicant.id, 'awaiting_response', { message: 'Πες μας περισσότερα' })
    await call(applicant, 'resubmit_application', { profile: { title: 'Αρχιτέκτονας' } })
    expect(await mentorRow(applicant.id)).toMatchObject({ status: 'new', statusMessage: null })
    await decide(applicant.id, 'rejected')
    await call(applicant, 'resubmit_application', { profile: {} })
    const lines = owner`
      select concat_ws(' ', to_state, actor) from data.history where subject = 'mentors' and subject_id = ${applicant.id} order by id`
    expect(await column(lines)).toEqual([
      'new system',
      'awaiting_response admin',
      'new mentor',
      'rejected admin',
      'new mentor',
    ])
    expect(await kindsTo(applicant.userId)).toEqual([
      'mentor_registered',
      'application_awaiting_response',
      'application_sent',
      'application_rejected',
      'application_sent',
    ])
  })

  test('an existing application is decided once', async () => {
    const applicant = await anApplicant(world)
    await refused(decide(2_000_000_000, 'active'), 'mentor_not_found')
    for (const decision of ['new', 'inactive'])
      await refused(decide(applicant.id, decision), 'already_answered')
    const results = await together(owner, { mentors: applicant.id }, [
      () => decide(applicant.id, 'active'),
      () => decide(applicant.id, 'rejected'),
      () => decide(applicant.id, 'active'),
    ])
    expect(outcomes(results)).toEqual(['already_answered', 'already_answered', 'done'])
    expect(await kindsTo(applicant.userId)).toHaveLength(2)
  })
})
