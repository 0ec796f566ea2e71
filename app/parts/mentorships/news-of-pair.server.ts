import type { News } from '~/http/news'
import type { Viewer } from '~/viewer/viewer'
import { findAdminMentorship } from '~/domain/mentorships/mentorships.server'

/** The outcome of an act on a mentorship: takes the key of its text, returns it with both names. */
export async function newsOfPair(viewer: Viewer, id: number, key: string): Promise<News> {
  const mentorship = await findAdminMentorship(viewer, id)
  return { key, values: { mentee: mentorship?.menteeName ?? '', mentor: mentorship?.mentorName ?? '' } }
}
