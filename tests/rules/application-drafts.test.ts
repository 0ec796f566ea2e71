import { randomBytes } from 'node:crypto'
import type { ISql } from 'postgres'
import { describe, expect, test } from 'vitest'
import type { Writer } from '~/domain/applications/draft.server'
import { asSignIn } from '~/db/act.server'
import { read } from '~/db/read.server'
import {
  findDraft,
  storeAnswers,
  storePhoto,
  sendAsNewcomer,
  sendAsUser,
} from '~/domain/applications/draft.server'
import { findApplication } from '~/domain/applications/admin-applications.server'
import { call } from '../support/calls'
import { refused } from '../support/refusals'
import { browserAt } from '../support/browser-at'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, theAdmin } = world

const aWriter = (viewer: Writer['viewer'] = null): Writer => ({
  secret: randomBytes(32).toString('base64url'),
  viewer,
})
const answers = {
  name: 'Ελένη',
  surname: 'Δήμου',
  birthdate: '1980-02-03',
  languages: ['el'],
  title: 'Μηχανικός',
  experienceSince: '2010-05-01',
  description: 'Σχεδιάζει γέφυρες.',
  links: ['https://example.org'],
  visibility: 'public',
  termsAccepted: true,
  newsConsent: true,
}
const photo = { small: Buffer.from([1]), large: Buffer.from([1, 2]), mime: 'image/webp' as const }
const begin = (writer: Writer) =>
  storeAnswers(
    writer,
    { email: `draft-${writer.secret}@test.example`.toLowerCase() },
    { reached: 2, passwordHash: 'hash' },
  )
/** A visitor with a draft. */
async function aBeginner() {
  const writer = aWriter()
  await begin(writer)
  return writer
}
const mentorOf = async (userId: number) => {
  const [mentor] = await owner`
    select m.status, c.photo_id, c.title from data.mentors m join data.mentor_cards c on c.mentor_id = m.id
    where m.user_id = ${userId}`
  return mentor
}

describe('a draft', () => {
  test('of a visitor begins with the account step, and not before it', async () => {
    const writer = aWriter()
    expect(await findDraft(writer)).toMatchObject({ answers: {}, reached: 1, photo: null })
    await refused(storeAnswers(writer, answers, { reached: 3 }), 'draft_not_found')
    await refused(storePhoto(writer, photo), 'draft_not_found')
    await begin(writer)
    await storeAnswers(writer, answers, { reached: 3 })
    await storeAnswers(writer, { title: 'Αρχιτέκτονας' }, { reached: 2 })
    expect(await findDraft(writer)).toMatchObject({
      answers: { ...answers, title: 'Αρχιτέκτονας' },
      reached: 3,
    })
  })

  test('is checked against the profile rules at every step', async () => {
    const writer = await aBeginner()
    await refused(
      storeAnswers(writer, { experienceSince: '2025-12-01' }),
      'experience_too_short',
      'experienceSince',
    )
    await refused(storeAnswers(writer, { mentoringSince: '2999-01-01' }), 'date_in_future', 'mentoringSince')
    await refused(storeAnswers(writer, { links: ['www.example.org'] }), 'invalid_link', 'links')
    await refused(storeAnswers(writer, { birthdate: '2020-01-01' }), 'mentor_too_young', 'birthdate')
  })

  test('is found by a hash; no acting role can read it or its password', async () => {
    const writer = await aBeginner()
    expect(
      await owner`select from private.drafts where encode(secret_hash, 'escape') like ${`%${writer.secret}%`}`,
    ).toHaveLength(0)
    const readAll = (sql: ISql) => sql`select * from private.drafts`
    await refused(read(null, readAll), 'raw 42501')
    await refused(asSignIn(readAll), 'raw 42501')
    expect(JSON.stringify(await findDraft(writer))).not.toContain('hash')
  })

  test('of a user is not visible to another user of the same browser', async () => {
    const mine = aWriter((await aMentee({ package: 'none' })).viewer)
    await storeAnswers(mine, answers, { reached: 3 })
    const others = [
      { ...mine, viewer: null },
      { ...mine, viewer: (await aMentee({ package: 'none', name: 'Άλλη' })).viewer },
    ]
    for (const other of others) expect((await findDraft(other)).answers.title).toBeUndefined()
    await refused(storeAnswers(others[0]!, { title: 'x' }), 'draft_not_found')
    await storeAnswers(others[1]!, { title: 'Δική της' })
    expect((await findDraft(others[1]!)).answers).toMatchObject({ title: 'Δική της' })
    expect((await findDraft(others[1]!)).answers.description).toBeUndefined()
  })

  test('ends after seven days', async () => {
    const writer = await aBeginner()
    await owner`update private.drafts set expires_at = now() - interval '1 second'`
    expect(await findDraft(writer)).toMatchObject({ reached: 1 })
    await world.runJob('clean_up')
    expect(await owner`select from private.drafts`).toHaveLength(0)
  })
})

describe('sending it', () => {
  test('a visitor gets an account with the photo and the newsletter consent, once', async () => {
    const writer = await aBeginner()
    await storeAnswers(writer, answers, { reached: 8 })
    await storePhoto(writer, photo)
    const { userId, opened, role } = await sendAsNewcomer(writer, 'gr', browserAt('10.0.0.1'))
    expect({ opened, role }).toEqual({ opened: true, role: 'mentor' })
    expect(await mentorOf(userId)).toMatchObject({
      status: 'new',
      title: 'Μηχανικός',
      photoId: expect.any(Number) as number,
    })
    expect(await cell(owner`select news_consent_at from data.users where id = ${userId}`)).not.toBeNull()
    expect(
      await owner`select from data.consents where user_id = ${userId} and text = 'news' and given`,
    ).toHaveLength(1)
    // The tick names seminars and offers too.
    expect(
      await column<string>(
        owner`select notification from data.asked_notifications where user_id = ${userId} order by 1`,
      ),
    ).toEqual(['offers', 'seminars'])
    await refused(sendAsNewcomer(writer, 'gr', browserAt('10.0.0.1')), 'draft_not_found')
  })

  test('R22 a refused application keeps its draft', async () => {
    const writer = await aBeginner()
    await storeAnswers(writer, { ...answers, termsAccepted: false }, { reached: 8 })
    await refused(sendAsNewcomer(writer, 'gr', browserAt('10.0.0.1')), 'terms_not_accepted')
    expect(await findDraft(writer)).toMatchObject({ reached: 8 })
  })

  test('a mentee starts with the data of the mentee profile and applies beside it', async () => {
    const mentee = await aMentee({ package: 'none', name: 'Νίκη' })
    const writer = aWriter(mentee.viewer)
    expect(await findDraft(writer)).toMatchObject({
      answers: { name: 'Νίκη', birthdate: '1990-05-20' },
      reached: 2,
    })
    await refused(call(mentee, 'apply_as_mentor', { secretHash: 'of no draft' }), 'draft_not_found')
    await storeAnswers(writer, answers, { reached: 8 })
    await sendAsUser(writer)
    expect(await mentorOf(mentee.userId)).toMatchObject({ status: 'new' })
    await refused(sendAsUser({ ...writer, viewer: null }), 'draft_not_found')
  })

  test('an applicant who was asked for more finds the whole application and sends it again; the draft does not change the mentor', async () => {
    const applicant = await aMentor({ status: 'awaiting_response' })
    const writer = aWriter(applicant.viewer)
    expect(await findDraft(writer)).toMatchObject({
      answers: { title: 'Σύμβουλος', description: 'Η πορεία της' },
      reached: 8,
    })
    await storeAnswers(writer, { title: 'Νέος τίτλος' })
    await storePhoto(writer, photo)
    await sendAsUser(writer)
    expect(await mentorOf(applicant.userId)).toMatchObject({
      status: 'new',
      title: 'Νέος τίτλος',
      photoId: expect.any(Number) as number,
    })

    const active = aWriter((await aMentor()).viewer)
    await storeAnswers(active, answers)
    await refused(sendAsUser(active), 'profile_exists')
  })
})

test('the team sees users with the same name or phone, and whether the experience is missing', async () => {
  const first = await aMentor({ status: 'rejected', name: 'Ίδια', surname: 'Ίδιου', phone: '+306911111111' })
  await aMentor({ status: 'rejected', name: 'Ιδία', surname: 'Ιδιου', phone: '+306922222222' })
  expect(await findApplication((await theAdmin()).viewer, first.id)).toMatchObject({
    experience: 'missing',
    own: false,
    alike: [{ samePhone: false }],
  })
})
