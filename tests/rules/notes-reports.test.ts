import { describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { call, list, readTable } from '../support/calls'
import type { Woman } from '../support/people'
import { refused } from '../support/refusals'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, anAdmin, aRequest, aMentorship } = await openWorld()

const admin = await theAdmin()
const waitingFor = ({ viewer }: Woman) =>
  read(viewer, (sql) => sql`select * from api.waiting_for_team where queue = 'reports'`)

test('admins write and read notes about a user', async () => {
  const mentor = await aMentor()
  await call(admin, 'write_note', { aboutUserId: mentor.userId, text: 'Μίλησα μαζί της.' })
  expect(await readTable(await anAdmin(), 'notes')).toEqual([
    expect.objectContaining({ writtenByUserId: admin.userId, text: 'Μίλησα μαζί της.' }),
  ])
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
    const rows = await readTable(admin, 'reports')
    expect(rows.map((row) => [row.byUserId, row.aboutUserId])).toEqual([
      [mentor.userId, mentee.userId],
      [mentee.userId, mentor.userId],
    ])
    await refused(call(admin, 'settle_report', { reportId, decision: ' ' }), 'decision_missing', 'decision')
    await call(admin, 'settle_report', {
      reportId,
      decision: 'Μίλησα και με τις δύο.',
      answer: 'Σ’ ευχαριστούμε.',
    })
    const settled = async () =>
      (await owner`select settled_at, settled_by_user_id from data.reports where id = ${reportId}`)[0]!
    const before = await settled()
    await call(await anAdmin(), 'settle_report', { reportId, decision: 'Άλλο.' })
    expect(await settled()).toEqual(before)
    expect(before.settledByUserId).toBe(admin.userId)
    const mails =
      await owner`select to_user_id, content->>'message' as message from private.outbox where kind = 'report_settled'`
    expect([...mails]).toEqual([{ toUserId: mentor.userId, message: 'Σ’ ευχαριστούμε.' }])
    const [shown] =
      await owner`select about_mentee_id, by_mentor_id, about_what, decision from api.admin_reports where id = ${reportId}`
    expect(shown).toEqual({
      aboutMenteeId: mentee.id,
      byMentorId: mentor.id,
      aboutWhat: 'request',
      decision: 'Μίλησα και με τις δύο.',
    })
  })

  test('a report is confirmed to its author, and the team told at once, but for an admin whom it concerns; none of its words', async () => {
    const { id, mentor, mentee } = await aRequest()
    const [treasurer, concerned] = [await anAdmin(), await anAdmin({ userId: mentee.userId })]
    await owner`update data.admins set admin_right = 'treasurer' where user_id = ${treasurer.userId}`
    const reportId = await call<number>(mentor, 'report', { requestId: id, text: 'Μυστικά λόγια.' })
    expect(await call<number>(mentor, 'report', { requestId: id, text: 'Μυστικά λόγια.' })).toBe(reportId)
    const mails = await owner`
      select to_user_id, kind, content - 'name' as content from private.outbox
      where kind in ('report_received', 'report_asked_team') and key like ${`%:${reportId}:%`}`
    const team = mails.filter(({ kind }) => kind === 'report_asked_team')
    expect(mails.filter(({ kind }) => kind === 'report_received')).toEqual([
      { toUserId: mentor.userId, kind: 'report_received', content: {} },
    ])
    expect(team.map(({ toUserId }) => toUserId)).toContain(admin.userId)
    for (const other of [treasurer, concerned])
      expect(team.map(({ toUserId }) => toUserId)).not.toContain(other.userId)
    expect(new Set(team.map(({ content }) => JSON.stringify(content)))).toEqual(
      new Set([JSON.stringify({ reportId })]),
    )
  })

  test('other words of the same day are added to the open report, and mailed once; another day or a settled one begins a new one', async () => {
    const { id, mentor } = await aRequest()
    const report = (text: string) => call<number>(mentor, 'report', { requestId: id, text })
    const first = await report('Πρώτα αυτό.')
    const more = await Promise.all(Array.from({ length: 24 }, (_, n) => report(`Και αυτό ${n}.`)))
    expect(new Set(more)).toEqual(new Set([first]))
    const [{ text, mails }] = (await owner`
      select text, (select count(*)::integer from private.outbox where kind like 'report_%' and key like ${`%:${first}:%`}
        and to_user_id = ${mentor.userId}) as mails
      from data.reports where id = ${first}`) as unknown as [{ text: string; mails: number }]
    expect([text.split('\n\n')[0], text.split('\n\n').length, mails]).toEqual(['Πρώτα αυτό.', 25, 1])
    await owner`update data.reports set sent_at = sent_at - interval '1 day' where id = ${first}`
    const second = await report('Την άλλη μέρα.')
    expect(second).not.toBe(first)
    await call(admin, 'settle_report', { reportId: second, decision: 'Το είδαμε.' })
    expect(await report('Μετά την απόφαση.')).not.toBe(second)
  })

  test('only about a request of the reporter; admins read and settle it', async () => {
    const { id, mentor } = await aRequest()
    for (const stranger of [await aMentor(), await aMentee({ package: 'none' })]) {
      await refused(call(stranger, 'report', { requestId: id, text: 'x' }), 'request_not_found')
    }
    await call(mentor, 'report', { requestId: id, text: 'x' })
    await refused(
      call(admin, 'settle_report', { reportId: 2_000_000_000, decision: 'x' }),
      'report_not_found',
    )
  })

  test('a mentorship and a mentor’s page are reported too, by whoever may see them; a second click is one report', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const about = { mentorshipId: id, text: 'Δεν ήρθε σε καμία συνάντηση.' }
    const twice = await Promise.all([
      call<number>(mentee, 'report', about),
      call<number>(mentee, 'report', about),
    ])
    expect(twice[0]).toBe(twice[1])
    expect(await list(mentor, 'report_subject', { mentorshipId: id })).toEqual([
      { name: 'Άννα', latinName: null },
    ])
    const stranger = await aMentee({ package: 'none' })
    await refused(call(stranger, 'report', about), 'request_not_found')
    await refused(call(mentee, 'report', { ...about, text: ' ' }), 'report_text_missing', 'text')
    expect(await list(stranger, 'report_subject', { mentorshipId: id })).toEqual([])
    await call(stranger, 'report', { mentorId: mentor.id, text: 'Οι σύνδεσμοι οδηγούν σε διαφημίσεις.' })
    await refused(call(mentor, 'report', { mentorId: mentor.id, text: 'x' }), 'request_not_found')
    const hidden = await aMentor({ visibility: 'private' })
    await refused(call(stranger, 'report', { mentorId: hidden.id, text: 'x' }), 'request_not_found')
    expect(await owner`select from data.reports where about_user_id = ${mentor.userId}`).toHaveLength(2)
  })
})

test('an admin sees neither notes nor reports about herself: not in lists, not in counts, not in her own timeline', async () => {
  const reported = await anAdmin()
  const mentor = await aMentor({ userId: reported.userId })
  const { id, mentee } = await aRequest({ mentor })
  const seen = async () => ({
    reports: await readTable(reported, 'reports'),
    listed: await list(reported, 'person_timeline', { userId: reported.userId }),
    notes: await readTable(reported, 'notes'),
    waiting: await waitingFor(reported),
  })
  const before = await seen()
  await call(mentee, 'report', { requestId: id, text: 'Με ενόχλησε.' })
  await call(admin, 'write_note', { aboutUserId: reported.userId, text: 'Την ανέφεραν.' })
  expect(await seen()).toEqual(before)
  const others = await list(admin, 'person_timeline', { userId: reported.userId })
  expect(others.map(({ words }) => words)).toEqual(expect.arrayContaining(['Με ενόχλησε.', 'Την ανέφεραν.']))
})

test('every report of a member is taken, but only five letters a day are mailed to the team; the digest counts the rest', async () => {
  const { id: mentorshipId, mentee } = await aMentorship()
  const mailed = () =>
    cell<number>(owner`
      select count(*)::integer from private.outbox
      where kind in ('report_asked_team', 'wish_asked_team') and to_user_id = ${admin.userId}`)
  const before = await mailed()
  const wish = { mentorshipId, wish: 'pause', reason: 'Λείπω' }
  const wishId = await call(mentee, 'ask_pause_or_end', wish)
  for (let n = 0; n < 6; n += 1)
    await call(mentee, 'report', { mentorId: (await aMentor()).id, text: `Αναφορά ${n}` })
  await call(mentee, 'withdraw_wish', { wishId })
  await call(mentee, 'ask_pause_or_end', { ...wish, reason: 'Λείπω πάλι' })
  expect(await mailed()).toBe(before + 5)
  const [reports] =
    await owner`select count(*)::integer as n from data.reports where by_user_id = ${mentee.userId}`
  expect(reports!.n).toBe(6)
  const fresh = await owner<{ queue: string; fresh: number }[]>`
    select * from rules.new_for_team(now() - interval '1 hour')`
  const freshOf = (which: string) => fresh.find(({ queue }) => queue === which)?.fresh
  expect(freshOf('reports')).toBeGreaterThanOrEqual(6)
  expect(freshOf('wishes')).toBe(1)
  // The next day is a new one.
  await owner`update data.reports set sent_at = sent_at - interval '25 hours' where by_user_id = ${mentee.userId}`
  await call(mentee, 'report', { mentorshipId, text: 'Την άλλη μέρα' })
  expect(await mailed()).toBe(before + 6)
  await owner`update data.reports set settled_at = now(), decision = 'Μίλησα.' where by_user_id = ${mentee.userId}`
})
