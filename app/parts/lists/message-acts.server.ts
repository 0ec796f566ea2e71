import * as reads from '~/db/generated/reads.server'
import { messagePair, sendOneOfMany, type ReaderRole } from '~/domain/messages/messages.server'
import { ManyMessage } from '~/domain/messages/schema'
import { listTemplates } from '~/domain/messages/templates.server'
import type { Viewer } from '~/viewer/viewer'
import { bulkAct } from '~/lists/bulk-act.server'
import { ChosenRows } from '~/lists/schema'

const Message = ChosenRows.extend(ManyMessage.shape)

const findChoices = async (viewer: Viewer) =>
  (await listTemplates(viewer)).map(({ id, name }) => ({ value: String(id), label: name }))

const toPeople = (role: ReaderRole) =>
  bulkAct(Message, {
    findChoices,
    findObstacles: (viewer, ids) => reads.messageObstacles(viewer, { toRole: role, profileIds: ids }),
    run: (viewer, id, message) => sendOneOfMany(viewer, role, id, message),
  })

/** Messages to a selection of a list. */
export const messageActs = {
  'mentors/message': toPeople('mentor'),
  'mentees/message': toPeople('mentee'),
  'mentorships/message': bulkAct(Message, {
    findChoices,
    findObstacles: (viewer, mentorshipIds) => reads.messagePairObstacles(viewer, { mentorshipIds }),
    run: messagePair,
  }),
}
