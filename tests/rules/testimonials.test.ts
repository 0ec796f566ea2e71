import { describe, expect, test } from 'vitest'
import { call, read } from '../support/calls'
import type { Mentor, Woman } from '../support/people'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, aMentorship, complete, connectAs } = await openWorld()

const { listPublished } = await import('~/domain/mentors/mentors.server')
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
const mailsTo = async (mentor: Mentor) =>
  (await owner`select kind from private.outbox where to_user_id = ${mentor.userId}`).map(
    (row) => row.kind as string,
  )

describe('testimonials', () => {
  test('are written as a draft, published, corrected, unpublished, deleted', async () => {
    const mentor = await aMentor()
    const id = await write({ mentorId: mentor.id })
    expect([await seenByAll(mentor), (await read(mentor, 'testimonials')).length]).toEqual([0, 1])
    await write({ testimonialId: id, publish: true, text: 'Με βοήθησε πάρα πολύ.' })
    await write({ testimonialId: id, publish: true })
    expect([await seenByAll(mentor), await mailsTo(mentor)]).toEqual([1, ['testimonial_published']])
    await write({ testimonialId: id, publish: false })
    expect(await seenByAll(mentor)).toBe(0)
    await call(admin, 'delete_testimonial', { testimonialId: id })
    expect(await read(mentor, 'testimonials')).toEqual([])
  })

  test('low 20 the history has who wrote, changed, published and unpublished one', async () => {
    const mentor = await aMentor()
    const id = await write({ mentorId: mentor.id })
    await write({ testimonialId: id, text: 'Με βοήθησε πάρα πολύ.' })
    await write({ testimonialId: id, publish: true })
    await write({ testimonialId: id, publish: false })
    const lines =
      await owner`select event, actor_user_id from data.history where subject = 'testimonials' and subject_id = ${id} order by id`
    expect(lines.map((row) => row.event)).toEqual(['written', 'edited', 'published', 'unpublished'])
    expect(new Set(lines.map((row) => row.actorUserId))).toEqual(new Set([admin.userId]))
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

  test('are written only by admins, for an existing mentor and testimonial', async () => {
    const mentor = await aMentor()
    const id = await write({ mentorId: mentor.id })
    for (const woman of [mentor, await aMentee({ package: 'none' })]) {
      await refused(write({ mentorId: mentor.id }, woman), 'raw 42501')
      await refused(call(woman, 'delete_testimonial', { testimonialId: id }), 'raw 42501')
    }
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
