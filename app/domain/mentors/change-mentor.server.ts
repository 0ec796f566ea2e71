import * as acts from '~/db/generated/acts.server'
import type { Version } from '~/domain/edits/versions'
import type { Viewer } from '~/viewer/viewer'
import type { ChangeMentor } from './change-mentor-schema'
import { editMentor, type MentorRecord, sendMentorPhoto } from './mentor-record.server'

/**
 * Does what one of the forms of a mentor asks; returns what is told, and the section of the record that shows it. Raises
 * the errors of its act.
 */
export async function changeMentor(
  viewer: Viewer,
  { id: mentorId, userId }: MentorRecord,
  change: ChangeMentor,
): Promise<[news: string, section: string]> {
  switch (change.intent) {
    case 'profile':
      return [(await editMentor(viewer, mentorId, change)) ? 'mentorEdited' : 'mentorUnchanged', 'profile']
    case 'photo':
      await sendMentorPhoto(viewer, mentorId, change.photo)
      return ['mentorEdited', 'profile']
    case 'removePhoto':
      await acts.setMentorPhoto(viewer, { mentorId })
      return ['mentorEdited', 'profile']
    case 'latinName':
      await acts.writeLatinNameOf(viewer, { userId, latinName: change.latinName, seen: change.seen })
      return ['latinNameSaved', 'account']
    case 'away':
    case 'back': {
      const until = change.intent === 'away' ? change.until : null
      await acts.setAway(viewer, { until, mentorId, seen: change.seen as Version })
      return [until ? 'mentorAway' : 'mentorBack', '']
    }
    case 'active':
    case 'inactive': {
      const reason = change.intent === 'inactive' ? change.reason : undefined
      const changed = await acts.changeMentorStatus(viewer, { status: change.intent, mentorId, reason })
      const now = change.intent === 'active' ? 'mentorNowActive' : 'mentorNowInactive'
      // Somebody else has decided the same meanwhile: no second mail.
      return [changed ? now : 'mentorStatusBefore', '']
    }
    case 'clearance': {
      const { declaredOn, seenOn, validUntil, seen } = change
      await acts.noteClearance(viewer, { mentorId, declaredOn, seenOn, validUntil, seen: seen as Version })
      return ['clearanceNoted', 'clearance']
    }
  }
}
