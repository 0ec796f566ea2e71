// The team's acts on the page of a person: notes, testimonials, the export by letter.
import { describe, expect, test } from 'vitest'
import * as reads from '~/db/reads.server'
import { call, document, read } from '../support/calls'
import type { Mentor, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, anAdmin } = await openWorld()
const admin = await theAdmin()
const events = async (subject: string, id: number) =>
  (
    await owner`select event from data.history where subject = ${subject} and subject_id = ${id} order by id`
  ).map((row) => row.event as string)

describe('notes', () => {
  const note = (about: Woman, by = admin) =>
    call<number>(by, 'write_note', { aboutUserId: about.userId, text: 'Μίλησα μαζί της.' })

  test('the admin who wrote one deletes it, soon; another admin does not, and nobody later', async () => {
    const mentor = await aMentor()
    const [id, kept] = [await note(mentor), await note(mentor)]
    await refused(call(await anAdmin(), 'delete_note', { noteId: id }), 'note_not_yours')
    await refused(call(mentor, 'delete_note', { noteId: id }), 'raw 42501')
    await call(admin, 'delete_note', { noteId: id })
    await call(admin, 'delete_note', { noteId: id })
    expect(await events('users', mentor.userId)).toEqual(['note_deleted'])
    await owner`update data.notes set written_at = now() - make_interval(hours => (select note_deletion_hours from data.constants))
      where id = ${kept}`
    await refused(call(admin, 'delete_note', { noteId: kept }), 'note_too_old')
    expect((await read(admin, 'notes')).map((row) => row.id)).toContain(kept)
  })
})

describe('testimonials', () => {
  const written = (mentor: Mentor) =>
    call<number>(admin, 'write_testimonial', {
      mentorId: mentor.id,
      menteeFullName: 'Μαρία Νέου',
      givenOn: '2026-01-02',
      text: 'Με βοήθησε πολύ.',
      publish: false,
    })
  const publish = (testimonialId: number, seen: number, on = true, by = admin) =>
    call(by, 'publish_testimonial', { testimonialId, publish: on, seen })
  const edit = (testimonialId: number, seen: number, by = admin) =>
    call(by, 'write_testimonial', {
      testimonialId,
      menteeFullName: 'Μαρία Νέου',
      givenOn: '2026-01-02',
      text: 'Με βοήθησε πάρα πολύ.',
      publish: false,
      seen,
    })

  test('is published as it was read; a repeated click changes nothing', async () => {
    const mentor = await aMentor()
    const id = await written(mentor)
    await edit(id, 1)
    await refused(publish(id, 1), 'testimonial_changed')
    await refused(edit(id, 1), 'testimonial_changed')
    await publish(id, 2)
    await publish(id, 2)
    await publish(id, 1)
    expect(await events('testimonials', id)).toEqual(['written', 'edited', 'published'])
    await publish(id, 2, false)
    expect(await events('testimonials', id)).toEqual(['written', 'edited', 'published', 'unpublished'])
    await refused(publish(id, 2, true, mentor), 'raw 42501')
    await refused(publish(2_000_000_000, 1), 'testimonial_not_found')
  })

  test('a date in the future is refused at its field', async () => {
    const mentor = await aMentor()
    const later = call(admin, 'write_testimonial', {
      mentorId: mentor.id,
      menteeFullName: 'Μαρία Νέου',
      givenOn: '2090-01-02',
      text: 'Με βοήθησε πολύ.',
      publish: false,
    })
    await refused(later, 'date_in_future', 'givenOn')
  })

  test('two admins at once, ten times: one edits, the other reads it again', async () => {
    const other = await anAdmin()
    for (let round = 0; round < 10; round += 1) {
      const id = await written(await aMentor())
      const acts = [() => edit(id, 1), () => (round % 2 ? publish(id, 1, true, other) : edit(id, 1, other))]
      const results = await together(owner, { testimonials: id }, acts)
      const [row] =
        await owner`select version, published_at is not null as published from data.testimonials where id = ${id}`
      // An edit leaves unpublished what it edits; a publication does not count as a change of the text.
      if (round % 2) expect(row!.version).toBe(2)
      else expect(outcomes(results)).toEqual(['done', 'testimonial_changed'])
      if (round % 2 && row!.published) expect(outcomes(results)).toEqual(['done', 'done'])
    }
  })

  test('deleting one stays in the history of its mentor', async () => {
    const mentor = await aMentor()
    const id = await written(mentor)
    await call(admin, 'delete_testimonial', { testimonialId: id })
    expect(await events('mentors', mentor.id)).toContain('testimonial_deleted')
  })
})

describe('the export of a user’s data', () => {
  test('equals what the user downloads, and is recorded', async () => {
    const mentor = await aMentor()
    await call(admin, 'write_note', { aboutUserId: mentor.userId, text: 'Μίλησα μαζί της.' })
    const own = await document(mentor, 'export_my_data')
    const { acts: _before, ...hers } = own
    const { acts: _after, ...exported } = await document(admin, 'export_data_of', { userId: mentor.userId })
    expect(exported).toEqual(hers)
    const [line] = await owner`select actor, actor_user_id from data.history
      where subject = 'users' and subject_id = ${mentor.userId} and event = 'data_exported'`
    expect(line).toEqual({ actor: 'admin', actorUserId: admin.userId })
    await owner`update private.sessions set password_at = now() - interval '1 hour' where user_id = ${admin.userId}`
    await refused(call(admin, 'export_data_of', { userId: mentor.userId }), 'password_needed')
    await owner`update private.sessions set password_at = now() where user_id = ${admin.userId}`
    await refused(
      call(await aMentee({ package: 'none' }), 'export_data_of', { userId: mentor.userId }),
      'raw 42501',
    )
    await refused(call(admin, 'export_data_of', { userId: 2_000_000_000 }), 'user_not_found')
  })
})

test('an account shows devices and the obstacle of an erasure, and what would be lost', async () => {
  const { readErasure } = await import('~/domain/people/people.server')
  const mentee = await aMentee()
  expect(await reads.personAccount(admin.viewer, { userId: mentee.userId })).toMatchObject({
    devices: 1,
    secondFactor: false,
    menteeId: mentee.id,
    mentorId: null,
    own: false,
    obstacle: null,
  })
  expect((await readErasure(admin.viewer, mentee.userId))?.losses).toMatchObject([
    { purchaseId: mentee.purchaseId, paid: true, partsLeft: 1, refundGround: 'withdrawal' },
  ])
  expect(await reads.personAccount(admin.viewer, { userId: 2_000_000_000 })).toBeUndefined()
})
