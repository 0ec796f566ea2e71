import type { z } from 'zod'
import * as acts from '~/db/generated/acts.server'
import { followUp } from '~/domain/follow-ups/follow-ups.server'
import { findPair } from '~/domain/mentorships/mentorship-records.server'
import { actOnNotes } from '~/domain/people/people.server'
import type { ActOnPair } from '~/domain/people/schema'
import type { News } from '~/http/news'
import { notFound } from '~/http/page.server'
import { newsOfPair } from '~/parts/mentorships/news-of-pair.server'
import type { Viewer } from '~/viewer/viewer'

/** Does what a form of the record asks; returns what to tell, and the place on the record to tell it at. */
export async function actOnPair(
  viewer: Viewer,
  id: number,
  act: z.infer<typeof ActOnPair>,
): Promise<{ news: News; place?: string }> {
  switch (act.intent) {
    case 'answer':
      await acts.answerWish(viewer, act)
      return { news: await newsOfPair(viewer, id, 'wishAnswered') }
    case 'take':
    case 'settle':
      await followUp(viewer, id, act)
      return { news: await newsOfPair(viewer, id, act.intent === 'take' ? 'pairTaken' : 'pairSettled') }
  }
  const pair = await findPair(viewer, id)
  if (!pair) throw notFound()
  const { menteeName, mentorName, menteeUserId, mentorUserId } = pair
  const aboutMentor = act.intent === 'note' && act.about === 'mentor'
  await actOnNotes(viewer, aboutMentor ? mentorUserId : menteeUserId, act)
  const key = act.intent === 'note' ? 'noteWritten' : 'noteDeleted'
  return { news: { key, values: { name: `${menteeName} – ${mentorName}` } }, place: '#notes' }
}
