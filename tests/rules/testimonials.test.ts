import { describe, expect, test } from 'vitest'
import { listPublished } from '~/domain/mentors/mentors.server'
import { call, readTable } from '../support/calls'
import type { Mentor, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentor, anAdmin, theAdmin, aMentorship, complete, connectAs, eventsOf } = await openWorld()

const admin = await theAdmin()
const words = { menteeFullName: 'Μαρία Νέου', givenOn: '2026-01-02', text: 'Με βοήθησε πολύ.' }
const write = (how: Record<string, unknown>, by: Woman = admin) =>
  call<number>(by, 'write_testimonial', { ...words, publish: false, ...how })
const visitor = connectAs('app_web')
const seenByAll = (mentor: Mentor) =>
  visitor.begin(async (sql) => {
    await sql`set local role app_visitor`
    return (await sql`select text from data.testimonials where mentor_id = ${mentor.id}`).length
  })
const publish = (testimonialId: number, seen: number, on = true, by = admin) =>
  call(by, 'publish_testimonial', { testimonialId, publish: on, seen })

describe('testimonials', () => {
  test('are written as a draft, published, corrected, unpublished, deleted', async () => {
    const mentor = await aMentor()
    const id = await write({ mentorId: mentor.id })
    expect([await seenByAll(mentor), (await readTable(mentor, 'testimonials')).length]).toEqual([0, 1])
    await write({ testimonialId: id, publish: true, text: 'Με βοήθησε πάρα πολύ.' })
    await write({ testimonialId: id, publish: true })
    const kinds = await column(owner`select kind from private.outbox where to_user_id = ${mentor.userId}`)
    expect([await seenByAll(mentor), kinds]).toEqual([1, ['testimonial_published']])
    await write({ testimonialId: id, publish: false })
    expect(await seenByAll(mentor)).toBe(0)
    const lines =
      await owner`select event, actor_user_id from data.history where subject = 'testimonials' and subject_id = ${id} order by id`
    expect(lines.map((row) => row.event)).toEqual(['written', 'published', 'edited', 'unpublished'])
    expect(new Set(lines.map((row) => row.actorUserId))).toEqual(new Set([admin.userId]))
    await call(admin, 'delete_testimonial', { testimonialId: id })
    expect(await readTable(mentor, 'testimonials')).toEqual([])
    expect(await eventsOf('mentors', mentor.id)).toContain('testimonial_deleted')
  })

  test('are published as they were read; a repeated click changes nothing', async () => {
    const mentor = await aMentor()
    const id = await write({ mentorId: mentor.id })
    const edit = (seen: number) => write({ testimonialId: id, text: 'Με βοήθησε πάρα πολύ.', seen })
    await edit(1)
    await refused(publish(id, 1), 'testimonial_changed')
    await refused(edit(1), 'testimonial_changed')
    await publish(id, 2)
    await publish(id, 2)
    await publish(id, 1)
    expect(await eventsOf('testimonials', id)).toEqual(['written', 'edited', 'published'])
    await publish(id, 2, false)
    expect(await eventsOf('testimonials', id)).toEqual(['written', 'edited', 'published', 'unpublished'])
    await refused(publish(2_000_000_000, 1), 'testimonial_not_found')
  })

  test('two admins at once, ten times: one edits, the other reads it again', async () => {
    const other = await anAdmin()
    for (let round = 0; round < 10; round += 1) {
      const id = await write({ mentorId: (await aMentor()).id })
      const edit = (by: Woman) => write({ testimonialId: id, text: 'Με βοήθησε πάρα πολύ.', seen: 1 }, by)
      const acts = [() => edit(admin), () => (round % 2 ? publish(id, 1, true, other) : edit(other))]
      const results = await together(owner, { testimonials: id }, acts)
      const [row] =
        await owner`select version, published_at is not null as published from data.testimonials where id = ${id}`
      // An edit leaves unpublished what it edits; a publication does not count as a change of the text.
      if (round % 2) expect(row!.version).toBe(2)
      else expect(outcomes(results)).toEqual(['done', 'testimonial_changed'])
      if (round % 2 && row!.published) expect(outcomes(results)).toEqual(['done', 'done'])
    }
  })

  test('are invisible if the mentor is invisible or shows none', async () => {
    const mentor = await aMentor()
    await write({ mentorId: mentor.id, publish: true })
    await owner`update data.mentor_pages set testimonials_visible = false where mentor_id = ${mentor.id}`
    expect(await seenByAll(mentor)).toBe(0)
    expect(await listPublished(mentor.viewer, mentor.id)).toMatchObject([{ text: words.text }])
    expect(await listPublished((await aMentor()).viewer, mentor.id)).toEqual([])
    await owner`update data.mentor_pages set testimonials_visible = true where mentor_id = ${mentor.id}`
    await call(mentor, 'change_mentor_status', { status: 'inactive' })
    expect(await seenByAll(mentor)).toBe(0)
  })

  test('are written for an existing mentor and testimonial, of a day that has been', async () => {
    const mentor = await aMentor()
    await refused(write({ mentorId: mentor.id, givenOn: '2090-01-02' }), 'date_in_future', 'givenOn')
    await refused(write({ mentorId: 2_000_000_000 }), 'mentor_not_found')
    await refused(write({ testimonialId: 2_000_000_000 }), 'testimonial_not_found')
    await refused(
      call(admin, 'delete_testimonial', { testimonialId: 2_000_000_000 }),
      'testimonial_not_found',
    )
  })

  test('a mentee’s feedback marked as publishable becomes a draft with the mentee’s name; a mentor’s feedback does not', async () => {
    const { id, mentor, mentee } = await aMentorship()
    await complete(admin, id, { belowMinimum: true })
    const give = (who: Woman, publishable: boolean) =>
      call(who, 'give_feedback', {
        mentorshipId: id,
        step: 'end',
        going: 'well',
        testimonial: 'Υπέροχα',
        publishable,
      })
    await give(mentor, true)
    await give(mentee, true)
    const drafts =
      await owner`select mentee_full_name, text, published_at, mentorship_id from data.testimonials where mentor_id = ${mentor.id}`
    expect([...drafts]).toEqual([
      { menteeFullName: 'Άννα Παππά', text: 'Υπέροχα', publishedAt: null, mentorshipId: id },
    ])
  })
})
