import { describe, expect, test } from 'vitest'
import { call, keepsAllPromises, read } from '../support/calls'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, anAdmin, aRequest } = await openWorld()

const admin = await theAdmin()

test('notes about a user: admins write and read them, the user never does', async () => {
  const mentor = await aMentor()
  await call(admin, 'write_note', { aboutUserId: mentor.userId, text: 'Μίλησα μαζί της.' })
  expect(await read(await anAdmin(), 'notes')).toEqual([
    expect.objectContaining({ writtenByUserId: admin.userId, text: 'Μίλησα μαζί της.' }),
  ])
  await refused(read(mentor, 'notes'), 'raw 42501')
  await refused(call(mentor, 'write_note', { aboutUserId: mentor.userId, text: 'x' }), 'raw 42501')
  await refused(call(admin, 'write_note', { aboutUserId: 2_000_000_000, text: 'x' }), 'user_not_found')
})

describe('reports', () => {
  test('either side reports a request, and with it the other person; admins settle it, once', async () => {
    const { id, mentor, mentee } = await aRequest()
    const reportId = await call<number>(mentor, 'report', {
      requestId: id,
      text: 'Το μήνυμα είναι προσβλητικό.',
    })
    await call(mentee, 'report', { requestId: id, text: 'Με ενόχλησε.' })
    const rows = await read(admin, 'reports')
    expect(rows.map((row) => [row.byUserId, row.aboutUserId])).toEqual([
      [mentor.userId, mentee.userId],
      [mentee.userId, mentor.userId],
    ])
    await call(admin, 'settle_report', { reportId })
    const settled = async () =>
      (await owner`select settled_at, settled_by_user_id from data.reports where id = ${reportId}`)[0]!
    const before = await settled()
    await call(await anAdmin(), 'settle_report', { reportId })
    expect(await settled()).toEqual(before)
    expect(before.settledByUserId).toBe(admin.userId)
  })

  test('only about a request of the reporter; only admins read and settle', async () => {
    const { id, mentor } = await aRequest()
    for (const stranger of [await aMentor(), await aMentee({ package: 'none' })]) {
      await refused(call(stranger, 'report', { requestId: id, text: 'x' }), 'request_not_found')
    }
    const reportId = await call<number>(mentor, 'report', { requestId: id, text: 'x' })
    await refused(read(mentor, 'reports'), 'raw 42501')
    await refused(call(mentor, 'settle_report', { reportId }), 'raw 42501')
    await refused(call(admin, 'settle_report', { reportId: 2_000_000_000 }), 'report_not_found')
  })
})

keepsAllPromises(owner)
