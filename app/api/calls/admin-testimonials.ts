import { z } from 'zod'
import * as acts from '~/db/generated/acts.server'
import { findMentorRecord } from '~/domain/mentors/mentor-record.server'
import { WriteTestimonial } from '~/domain/mentors/mentor-record-schema'
import { listTestimonials } from '~/domain/mentors/testimonials.server'
import { rightsFor } from '~/viewer/rights'
import { call } from '../call'
import { notFound } from '../not-found.server'
import { shownTestimonial, Testimonial } from '../shapes/testimonials'
import { listOf, whole } from '../shapes/whole-list'
import { Done, done, PastDay, time } from '../shapes/values'

const { menteeFullName, text } = WriteTestimonial.shape
const body = z.strictObject({
  menteeFullName,
  date: PastDay,
  text,
  /** Whether the profile shows it. */
  publish: z.boolean().default(true),
})
const of = 'admin/mentors/{id}/testimonials'
const one = 'admin/mentors/testimonials/{id}'

export const list = call({
  method: 'GET',
  path: of,
  as: 'admin',
  rights: rightsFor('/admin/mentors/:mentorId'),
  summary: 'Lists the testimonials about a mentor, drafts first.',
  bare: true,
  result: listOf(Testimonial.extend({ publishedAt: time })),
  async run({ viewer, ids: [id] }) {
    if (!(await findMentorRecord(viewer, id!))) throw notFound()
    return whole((await listTestimonials(viewer, id!)).map(shownTestimonial))
  },
})

export const create = call({
  method: 'POST',
  path: of,
  as: 'admin',
  rights: rightsFor('/admin/mentors/:mentorId'),
  summary: 'Writes a testimonial about a mentor.',
  acts: ['write_testimonial'],
  body,
  result: Done,
  async run({ viewer, ids: [id], body: { date, ...words } }) {
    if (!(await findMentorRecord(viewer, id!))) throw notFound()
    await acts.writeTestimonial(viewer, { ...words, givenOn: date, mentorId: id! })
    return done
  },
})

export const change = call({
  method: 'PUT',
  path: one,
  as: 'admin',
  rights: rightsFor('/admin/mentors/:mentorId/testimonials/:testimonialId'),
  summary: 'Changes a testimonial.',
  acts: ['write_testimonial'],
  body,
  result: Done,
  async run({ viewer, ids: [id], body: { date, ...words } }) {
    await acts.writeTestimonial(viewer, { ...words, givenOn: date, testimonialId: id! })
    return done
  },
})

export const remove = call({
  method: 'DELETE',
  path: one,
  as: 'admin',
  rights: rightsFor('/admin/mentors/:mentorId/testimonials/:testimonialId'),
  summary: 'Deletes a testimonial.',
  acts: ['delete_testimonial'],
  result: Done,
  async run({ viewer, ids: [id] }) {
    await acts.deleteTestimonial(viewer, { testimonialId: id! })
    return done
  },
})
