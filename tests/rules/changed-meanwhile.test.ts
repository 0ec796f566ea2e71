// Two people edit one record: the later save overwrites nothing unseen, and a deliberate second one goes through.
import { describe, expect, test } from 'vitest'
import * as acts from '~/db/generated/acts.server'
import { editMentor, readMentorForm } from '~/domain/mentors/mentor-record.server'
import { EditProfile } from '~/domain/mentors/profile-edit'
import { editMentee } from '~/domain/mentees/admin-mentees.server'
import { editOwnMentee } from '~/domain/mentees/own-mentee.server'
import { editOffer } from '~/domain/offers/offers.server'
import { saveTemplate } from '~/domain/messages/templates.server'
import { call, list } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, anAdmin, theAdmin, dayIn } = await openWorld()

const admin = await theAdmin()
const other = await anAdmin()
const noNull = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined))

describe('a mentor’s profile', () => {
  async function opened(id: number) {
    const { values, profile } = (await readMentorForm(admin.viewer, id))!
    return { ...noNull(values), industryId: 1, topicIds: [1], seen: JSON.stringify(profile) }
  }
  const profileOf = (mentorId: number) =>
    call<Record<string, unknown>>(admin, 'mentor_profile_of', { mentorId })

  test('of two admins at once one saves a field, ten times; the other is told and may save then', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await aMentor({ industryId: 1 })
      const form = await opened(id)
      const save = (by: typeof admin, title: string, more = {}) =>
        editMentor(by.viewer, id, EditProfile.parse({ ...form, title, ...more }))
      const results = await together(owner, { mentors: id }, [
        () => save(admin, 'Δικαστής'),
        () => save(other, 'Χημικός'),
      ])
      expect(outcomes(results)).toEqual(['changed_meanwhile', 'done'])
      await save(other, 'Χημικός', { seen: JSON.stringify(await profileOf(id)) })
      expect(await profileOf(id)).toMatchObject({ title: 'Χημικός' })
    }
  })

  test('different fields go together; an approved edit request counts as a change, and who did it is told', async () => {
    const mentor = await aMentor({ industryId: 1 })
    const form = await opened(mentor.id)
    const edit = (changes: object) => EditProfile.parse({ ...form, ...changes })
    await editMentor(other.viewer, mentor.id, edit({ title: 'Χημικός' }))
    await editMentor(admin.viewer, mentor.id, edit({ mentoringReason: 'Για όλες' }))
    expect(await profileOf(mentor.id)).toMatchObject({ title: 'Χημικός', mentoring_reason: 'Για όλες' })
    const editRequestId = await call(mentor, 'send_edit_request', { changes: { mentee_wishlist: 'Νέες' } })
    await call(other, 'decide_edit_request', { editRequestId, approve: true })
    await refused(
      editMentor(admin.viewer, mentor.id, edit({ menteeWishlist: 'Έμπειρες' })),
      'changed_meanwhile',
    )
    const edits = await list<{ fields: string[] }>(admin, 'last_edits', {
      subject: 'mentors',
      subjectId: mentor.id,
    })
    expect(edits[0]!.fields).toEqual(['mentee_wishlist'])
    expect(edits[1]!.fields).toContain('mentoring_reason')
    expect(edits[2]!.fields).toContain('title')
  })
})

test('a mentee and an admin at once: one saves, the other is told; untouched fields are kept', async () => {
  for (let round = 0; round < 10; round += 1) {
    const mentee = await aMentee({ package: 'none' })
    const stored = () =>
      owner`select u.name, u.surname, u.phone, e.about, e.work_status_id, e.industry_id, e.country, e.county_id, e.topic_ids,
        u.birthdate, e.visibility from data.mentees e join data.users u on u.id = e.user_id where e.id = ${mentee.id}`
    const [opened] = await stored()
    const { name, surname, phone, birthdate } = opened!
    const form = { name, surname, phone: phone ?? undefined, birthdate, topicIds: [] }
    const versions = { shown: { ...opened }, seen: { ...opened } } as object
    const byAdmin = (about: string, more: object = versions) =>
      editMentee(admin.viewer, mentee.id, { ...form, visibility: opened!.visibility, about, ...more })
    const byHer = () =>
      editOwnMentee(mentee.viewer, { ...form, ...versions, intent: 'menteeProfile', about: 'Δική μου' })
    const results = await together(owner, { users: mentee.userId }, [byHer, () => byAdmin('Της ομάδας')])
    expect(outcomes(results)).toEqual(['changed_meanwhile', 'done'])
    const [now] = await stored()
    await call(mentee, 'edit_mentee', { changes: { phone: '+306900000009' } })
    await byAdmin('Της ομάδας', { shown: { ...opened }, seen: { ...now } })
    const [after] = await stored()
    expect(after).toMatchObject({ about: 'Της ομάδας', phone: '+306900000009' })
  }
})

test('a mentor’s absence and a scholarship’s name: refused once, and a deliberate second save goes through', async () => {
  const mentor = await aMentor()
  const [first, second] = [await dayIn(10), await dayIn(20)]
  const setAway = (by: Woman, until: string | null, seen: string | null) =>
    acts.setAway(by.viewer, { mentorId: mentor.id, until, seen: { until: seen } })
  await setAway(other, first, null)
  await refused(setAway(admin, second, null), 'changed_meanwhile')
  await refused(setAway(admin, null, second), 'changed_meanwhile')
  await setAway(admin, second, first)
  await setAway(admin, second, first)
  expect(await cell(owner`select away_until::text from data.mentors where id = ${mentor.id}`)).toBe(second)

  const id = await call<number>(admin, 'create_scholarship', { name: 'Ρόζα', kind: 'full_3m' })
  const rename = (by: typeof admin, name: string, seen: string) =>
    acts.renameScholarship(by.viewer, { scholarshipId: id, name, seen: { name: seen } })
  const results = await together(owner, { scholarships: id }, [
    () => rename(admin, 'Άννα', 'Ρόζα'),
    () => rename(other, 'Εύα', 'Ρόζα'),
  ])
  expect(outcomes(results)).toEqual(['changed_meanwhile', 'done'])
  await rename(other, 'Εύα', await cell(owner`select name from data.scholarships where id = ${id}`))
})

test('an offer and a template: refused once, and the untouched field of the other stays', async () => {
  const flat = { provider: 'Α', code: 'ΚΩΔ', description: '', expiresOn: null, websiteLink: null }
  const offerId = await call<number>(admin, 'create_offer', { provider: 'Α', code: 'ΚΩΔ' })
  await editOffer(other.viewer, offerId, { ...flat, description: 'Νέα' })
  const offer = { ...flat, code: 'ΑΛΛΟΣ', shown: flat }
  await refused(editOffer(admin.viewer, offerId, { ...offer, seen: flat }), 'changed_meanwhile')
  await editOffer(admin.viewer, offerId, { ...offer, seen: { ...flat, description: 'Νέα' } })
  const [saved] = await owner`select code, description from data.offers where id = ${offerId}`
  expect(saved).toEqual({ code: 'ΑΛΛΟΣ', description: 'Νέα' })

  const key = { formKey: 'x'.repeat(36) }
  const template = { name: 'Καλωσόρισμα', grSubject: 'Γεια', grText: 'Καλώς ήρθες', deText: 'Hallo' }
  const words = { intent: 'save' as const, ...key }
  const texts = { gr: { subject: 'Γεια', text: 'Καλώς ήρθες' }, de: { subject: '', text: 'Hallo' } }
  const templateId = await call<number>(admin, 'save_message_template', { name: template.name, texts })
  await saveTemplate(other.viewer, templateId, { ...template, ...words, name: 'Χαιρετισμός' })
  // German is emptied, the name is untouched.
  const { deText: _, ...rest } = template
  const mine = { ...rest, ...words, shown: template }
  await refused(saveTemplate(admin.viewer, templateId, { ...mine, seen: template }), 'changed_meanwhile')
  await saveTemplate(admin.viewer, templateId, {
    ...mine,
    seen: { ...template, name: 'Χαιρετισμός' },
  })
  const [written] = await owner`select name, texts from data.message_templates where id = ${templateId}`
  expect(written).toEqual({ name: 'Χαιρετισμός', texts: { gr: texts.gr } })
})
