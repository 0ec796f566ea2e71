import type { z } from 'zod'
import * as acts from '~/db/acts.server'
import type { MentorAct } from '~/domain/mentors/mentor-record-schema'
import { findMentorRecord } from '~/domain/mentors/mentor-record.server'
import { actOnNotes } from '~/domain/people/people.server'
import { or404 } from '~/http/page.server'
import type { Viewer } from '~/viewer/viewer'

/** An act on the page of a mentor; returns its outcome and the section to show. */
export async function actOnMentor(viewer: Viewer, id: number, act: z.infer<typeof MentorAct>) {
  const mentor = or404(await findMentorRecord(viewer, id))
  const news = (key: string) => ({ key, values: { name: mentor.fullName } })
  if (act.intent === 'publish') {
    const publish = act.publish === 'yes'
    await acts.publishTestimonial(viewer, { testimonialId: act.testimonialId, publish, seen: act.seen })
    return {
      news: news(publish ? 'testimonialPublished' : 'testimonialUnpublished'),
      anchor: 'testimonials',
    }
  }
  await actOnNotes(viewer, mentor.userId, act)
  return { news: news(act.intent === 'note' ? 'noteWritten' : 'noteDeleted'), anchor: 'notes' }
}
