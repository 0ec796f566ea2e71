// The team's acts on the page of a person: notes, the export by letter, and what the account tells.
import { expect, test } from 'vitest'
import * as reads from '~/db/generated/reads.server'
import { readErasure } from '~/domain/people/people.server'
import { call, document, readTable } from '../support/calls'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, anAdmin, eventsOf } = await openWorld()
const admin = await theAdmin()

test('the admin who wrote a note deletes it, soon; another admin does not, and nobody later', async () => {
  const mentor = await aMentor()
  const note = () =>
    call<number>(admin, 'write_note', { aboutUserId: mentor.userId, text: 'Μίλησα μαζί της.' })
  const [id, kept] = [await note(), await note()]
  await refused(call(await anAdmin(), 'delete_note', { noteId: id }), 'note_not_yours')
  await call(admin, 'delete_note', { noteId: id })
  await call(admin, 'delete_note', { noteId: id })
  expect(await eventsOf('users', mentor.userId)).toEqual(['note_deleted'])
  await owner`update data.notes set written_at = now() - make_interval(hours => (select note_deletion_hours from data.constants))
    where id = ${kept}`
  await refused(call(admin, 'delete_note', { noteId: kept }), 'note_too_old')
  expect((await readTable(admin, 'notes')).map((row) => row.id)).toContain(kept)
})

test('the export of a user’s data equals what the user downloads, and is recorded', async () => {
  const mentor = await aMentor()
  await call(admin, 'write_note', { aboutUserId: mentor.userId, text: 'Μίλησα μαζί της.' })
  const own = await document(mentor, 'export_my_data')
  const { acts: _before, ...hers } = own
  const { acts: _after, ...exported } = await document(admin, 'export_data_of', { userId: mentor.userId })
  expect(exported).toEqual(hers)
  const [line] = await owner`select actor, actor_user_id from data.history
    where subject = 'users' and subject_id = ${mentor.userId} and event = 'data_exported'`
  expect(line).toEqual({ actor: 'admin', actorUserId: admin.userId })
  await refused(call(admin, 'export_data_of', { userId: 2_000_000_000 }), 'user_not_found')
})

test('an account shows devices and the obstacle of an erasure, and what would be lost', async () => {
  const mentee = await aMentee()
  expect(await reads.personAccount(admin.viewer, { userId: mentee.userId })).toMatchObject({
    devices: 1,
    secondFactor: false,
    menteeId: mentee.id,
    mentorId: null,
    own: false,
    obstacle: null,
  })
  expect((await readErasure(admin.viewer, mentee.userId))?.losses).toMatchObject([
    { purchaseId: mentee.purchaseId, paid: true, partsLeft: 1, refundGround: 'withdrawal' },
  ])
  expect(await reads.personAccount(admin.viewer, { userId: 2_000_000_000 })).toBeUndefined()
})
