import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import type { WriteTestimonial } from './mentor-record-schema'

export type Testimonial = Row<'admin_testimonials'>

/** A mentor's testimonials for the team, drafts first. */
export function listTestimonials(viewer: Viewer, mentorId: number) {
  return asViewer(
    viewer,
    (sql) => sql<Testimonial[]>`
    select * from api.admin_testimonials where mentor_id = ${mentorId}
    order by published_at is not null, given_on desc, id desc`,
  )
}

/** One testimonial of a mentor, or undefined. */
export async function findTestimonial(viewer: Viewer, mentorId: number, id: number) {
  const [testimonial] = await asViewer(
    viewer,
    (sql) => sql<Testimonial[]>`
    select * from api.admin_testimonials where mentor_id = ${mentorId} and id = ${id}`,
  )
  return testimonial
}

/**
 * Writes a new testimonial about a mentor, or changes the one with an id. Raises date_in_future,
 * testimonial_changed, testimonial_not_found, own_profile, person_erased.
 */
export function writeTestimonial(
  viewer: Viewer,
  mentorId: number | null,
  id: number | null,
  { menteeFullName, givenOn, text, publish, seen }: WriteTestimonial,
) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.write_testimonial(mentee_full_name => ${menteeFullName}, given_on => ${givenOn}, text => ${text},
      publish => ${publish}, mentor_id => ${mentorId}, testimonial_id => ${id}, seen => ${seen ?? null})`,
  )
}

/** Publishes a testimonial, or takes it off the profile. Raises testimonial_changed, testimonial_not_found. */
export function publishTestimonial(viewer: Viewer, id: number, publish: boolean, seen: number) {
  return asViewer(
    viewer,
    (sql) =>
      sql`select api.publish_testimonial(testimonial_id => ${id}, publish => ${publish}, seen => ${seen})`,
  )
}

/** Deletes a testimonial. Raises testimonial_not_found, own_profile, person_erased. */
export function deleteTestimonial(viewer: Viewer, id: number) {
  return asViewer(viewer, (sql) => sql`select api.delete_testimonial(testimonial_id => ${id})`)
}
