// The team's page of a mentor: what it reads, and its acts through the calls that it makes.
import { describe, expect, test } from 'vitest'
import * as acts from '~/db/generated/acts.server'
import {
  editMentor,
  findMentorRecord,
  readMentorForm,
  readMentorPage,
} from '~/domain/mentors/mentor-record.server'
import { EditProfile, formOf } from '~/domain/mentors/profile-edit'
import { findTestimonial, listTestimonials } from '~/domain/mentors/testimonials.server'
import { call } from '../support/calls'
import { openWorld } from '../support/world'

const { aMentee, aMentor, theAdmin, aRequest, aMentorship, writeTestimonial } = await openWorld()
const admin = await theAdmin()
const asked = { before: null, language: 'el' } as const

describe('what the page reads', () => {
  test('a mentor with a request and one with a mentorship; nothing for an unknown id', async () => {
    const { mentor, mentee, id } = await aMentorship({ sessions: 1 })
    const page = (await readMentorPage(admin.viewer, mentor.id, asked))!
    expect(page.mentor).toMatchObject({ status: 'active', inCollaboration: true, own: false, waiting: 0 })
    expect(page.mentorships).toMatchObject([{ id, menteeId: mentee.id, status: 'running' }])
    expect(page.requests).toMatchObject([{ menteeId: mentee.id, status: 'approved' }])
    expect(page.account).toMatchObject({ devices: 1, obstacle: 'mentor_in_mentorship' })
    expect(page.timeline.newest).toBe(true)
    expect(page.profile.find(({ field }) => field === 'title')?.value).toBe('Σύμβουλος')

    const waiting = await aRequest()
    expect((await readMentorPage(admin.viewer, waiting.mentor.id, asked))!.mentor.waiting).toBe(1)
    expect(await readMentorPage(admin.viewer, 2_000_000_000, asked)).toBeUndefined()
  })

  test('is closed to mentors and mentees', async () => {
    const mentor = await aMentor()
    for (const woman of [mentor, await aMentee({ package: 'none' })]) {
      await expect(findMentorRecord(woman.viewer, mentor.id)).rejects.toMatchObject({ code: '42501' })
      await expect(listTestimonials(woman.viewer, mentor.id)).rejects.toMatchObject({ code: '42501' })
    }
  })

  test('a testimonial is found only below its own mentor', async () => {
    const [one, other] = [await aMentor(), await aMentor()]
    const id = await writeTestimonial(admin, one.id, { publish: false })
    expect(await findTestimonial(admin.viewer, one.id, id)).toMatchObject({ version: 1, publishedAt: null })
    expect(await findTestimonial(admin.viewer, other.id, id)).toBeUndefined()
  })
})

describe('the acts of the page', () => {
  test('an edit writes only what changed, at once and into the history', async () => {
    const mentor = await aMentor({ industryId: 1 })
    const { values } = (await readMentorForm(admin.viewer, mentor.id))!
    const typed = {
      ...values,
      industryId: 1,
      countyId: undefined,
      workStatusId: undefined,
      referralSourceId: undefined,
      country: undefined,
      topicIds: [1],
    }
    const edit = (changes: object) => EditProfile.parse({ ...typed, ...changes })
    expect(await editMentor(admin.viewer, mentor.id, edit({ title: 'Διευθύντρια' }))).toBe(true)
    expect((await findMentorRecord(admin.viewer, mentor.id))?.title).toBe('Διευθύντρια')
    const now = formOf((await call<never>(admin, 'mentor_profile_of', { mentorId: mentor.id })) as object)
    expect(
      await editMentor(
        admin.viewer,
        mentor.id,
        edit({ ...now, ...typed, title: now.title, shown: now.shown }),
      ),
    ).toBe(false)
  })

  test('the reason of a status and an absence are read back', async () => {
    const { id: mentorId } = await aMentor()
    await acts.changeMentorStatus(admin.viewer, { mentorId, status: 'inactive', reason: 'Το ζήτησε' })
    expect(await findMentorRecord(admin.viewer, mentorId)).toMatchObject({ statusMessage: 'Το ζήτησε' })
    await acts.changeMentorStatus(admin.viewer, { mentorId, status: 'active' })
    for (const until of ['2090-01-01', null]) {
      await acts.setAway(admin.viewer, { mentorId, until })
      expect(await findMentorRecord(admin.viewer, mentorId)).toMatchObject({ awayUntil: until })
    }
  })
})
