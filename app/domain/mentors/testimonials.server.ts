import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'

export type Testimonial = Row<'admin_testimonials'>

/** A mentor's testimonials for the team, drafts first. */
export function listTestimonials(viewer: Viewer, mentorId: number) {
  return read(
    viewer,
    (sql) => sql<Testimonial[]>`
    select * from api.admin_testimonials where mentor_id = ${mentorId}
    order by published_at is not null, given_on desc, id desc`,
  )
}

/** One testimonial of a mentor, or undefined. */
export async function findTestimonial(viewer: Viewer, mentorId: number, id: number) {
  const [testimonial] = await read(
    viewer,
    (sql) => sql<Testimonial[]>`
    select * from api.admin_testimonials where mentor_id = ${mentorId} and id = ${id}`,
  )
  return testimonial
}
