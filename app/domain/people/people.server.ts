import * as acts from '~/db/generated/acts.server'
import { act } from '~/db/act.server'
import { read } from '~/db/read.server'
import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import type { NoteAct } from './schema'

export type PersonAccount = Row<'person_account'>
export type Note = Row<'admin_notes'>
export type Consent = Row<'admin_consents'>
export type SentMessage = Row<'admin_messages'>

const mostNotes = 30
const mostMessages = 10

/** The newest internal notes about these users. Older ones are in the timeline. */
export function listNotes(viewer: Viewer, ...userIds: number[]) {
  return read(
    viewer,
    (sql) => sql<Note[]>`
    select * from api.admin_notes where about_user_id in ${sql(userIds)} order by written_at desc, id desc limit ${mostNotes}`,
  )
}

/** The texts that a user accepted or took back, newest first. */
export function listConsents(viewer: Viewer, userId: number) {
  return read(
    viewer,
    (sql) =>
      sql<Consent[]>`select * from api.admin_consents where user_id = ${userId} order by at desc, id desc`,
  )
}

/** The team's newest messages to a user in one role. */
export function listSentMessages(viewer: Viewer, userId: number, role: 'mentor' | 'mentee') {
  return read(
    viewer,
    (sql) => sql<SentMessage[]>`
    select * from api.admin_messages where to_user_id = ${userId} and to_role = ${role}
    order by sent_at desc, id desc limit ${mostMessages}`,
  )
}

/** Writes or deletes a note about a user. Raises what the two acts refuse. */
export function actOnNotes(viewer: Viewer, userId: number, act: NoteAct) {
  return act.intent === 'note'
    ? acts.writeNote(viewer, {
        aboutUserId: userId,
        text: act.text,
        call: act.call,
        lookAgainOn: act.lookAgain,
      })
    : acts.deleteNote(viewer, { noteId: act.noteId })
}

export type ErasureLoss = Row<'erasure_losses_of'>

/** What an erasure of a user means: the account, what is lost, and whether the admin's password is due. */
export async function readErasure(viewer: Viewer, userId: number) {
  const [account, losses, passwordNeeded] = await Promise.all([
    reads.personAccount(viewer, { userId }),
    reads.erasureLossesOf(viewer, { userId }),
    reads.passwordNeeded(viewer),
  ])
  return account && { account, losses, passwordNeeded }
}

export type ReportAbout = Pick<Row<'admin_reports'>, 'id' | 'text' | 'sentAt' | 'byName'>

/**
 * What an administrator reads before handing out the copy of a user's data: the account, and the notes and reports that
 * the copy leaves out. Undefined for an unknown user.
 */
export async function readBeforeCopy(viewer: Viewer, userId: number) {
  const [account, notes, reports, passwordNeeded] = await Promise.all([
    reads.personAccount(viewer, { userId }),
    read(
      viewer,
      (sql) => sql<Note[]>`
        select * from api.admin_notes where about_user_id = ${userId} order by written_at desc, id desc`,
    ),
    read(
      viewer,
      (sql) => sql<ReportAbout[]>`
        select id, text, sent_at, by_name from api.admin_reports where about_user_id = ${userId}
        order by sent_at desc, id desc`,
    ),
    reads.passwordNeeded(viewer),
  ])
  return account && { account, notes, reports, passwordNeeded }
}

/**
 * The copy of a user's data, as formatted JSON; recorded in the history. Raises password_needed, user_not_found,
 * own_profile, person_erased.
 */
export async function exportDataOf(viewer: Viewer, userId: number) {
  // As text, because the driver would rename the keys.
  const [row] = await act(
    viewer,
    (sql) => sql<[{ text: string }]>`select jsonb_pretty(api.export_data_of(user_id => ${userId})) as text`,
  )
  return row.text
}
