import { describe, expect, test } from 'vitest'
import { eventKey, type EventLine } from '~/domain/people/event-key'
import { listWishes } from '~/domain/mentorships/wishes.server'
import { call, list, readTable } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, anAdmin, theAdmin, aMentorship, complete, stop, mentorshipRow } = world
const { heldDaysAgo, mailRowsTo } = world

const admin = await theAdmin()
const ask = (
  who: Woman,
  mentorshipId: number,
  wish = 'pause',
  reason: string | null = 'Φεύγω για δύο μήνες',
) => call<number>(who, 'ask_pause_or_end', { mentorshipId, wish, reason })
const withdraw = (who: Woman, wishId: number) => call(who, 'withdraw_wish', { wishId })
const answer = (wishId: number, words: string | null = 'Τα είπαμε στο τηλέφωνο.') =>
  call(admin, 'answer_wish', { wishId, answer: words })
const outcomeOf = (id: number) => cell(owner`select outcome from data.pair_wishes where id = ${id}`)

describe('a wish for a pause or the end', () => {
  test('each side asks; the other never reads it, the team does', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const wishes = [await ask(mentee, id), await ask(mentor, id, 'end')]
    expect((await readTable(mentee, 'pair_wishes')).map((row) => row.id)).toEqual([wishes[0]])
    expect((await readTable(mentor, 'pair_wishes')).map((row) => row.id)).toEqual([wishes[1]])
    expect((await listWishes(admin.viewer, id)).map(({ side, wish }) => [side, wish])).toEqual([
      ['mentor', 'end'],
      ['mentee', 'pause'],
    ])
    expect(await owner`select id from api.admin_mentorships where in_asked`).toMatchObject([{ id }])
    const [queue] = await owner`select waiting from api.waiting_for_team where queue = 'wishes'`
    expect(queue).toEqual({ waiting: 1 })
    await stop(admin, id, { reason: 'Το ζήτησαν' })
    expect(await Promise.all(wishes.map(outcomeOf))).toEqual(['overtaken', 'met'])
  })

  test('the same one sent twice at once is one; another waits for the answer', async () => {
    const { id, mentee } = await aMentorship()
    const [one, two] = await Promise.all([ask(mentee, id), ask(mentee, id)])
    expect(one).toBe(two)
    await refused(ask(mentee, id, 'end'), 'wish_open')
    await withdraw(mentee, one)
    await withdraw(mentee, one)
    expect(await outcomeOf(one)).toBe('withdrawn')
    expect(await ask(mentee, id, 'end')).not.toBe(one)
  })

  test('needs a choice, a reason and a mentorship of the viewer that goes on', async () => {
    const { id, mentee } = await aMentorship()
    await refused(ask(mentee, id, 'holiday'), 'answer_missing', 'wish')
    await refused(ask(mentee, id, 'end', '  '), 'reason_missing', 'reason')
    await refused(ask(mentee, id, 'end', 'α'.repeat(2001)), 'too_long', 'reason')
    for (const stranger of [await aMentor(), await aMentee({ package: 'none' })])
      await refused(ask(stranger, id), 'mentorship_not_found')
    await complete(admin, id, { belowMinimum: true })
    await refused(ask(mentee, id, 'end'), 'no_running_mentorship')
  })

  test('a mentee, and no mentor, asks for another mentor; the end of the mentorship meets that', async () => {
    const { id, mentor, mentee } = await aMentorship()
    await refused(ask(mentor, id, 'another'), 'answer_missing', 'wish')
    const another = await ask(mentee, id, 'another')
    await call(admin, 'pause_mentorship', { mentorshipId: id })
    expect(await outcomeOf(another)).toBeNull()
    await stop(admin, id, { reason: 'Δεν ταίριαξαν' })
    expect(await outcomeOf(another)).toBe('met')
  })

  test('a pause meets it and leaves a wish for the end open', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const [pause, end] = [await ask(mentee, id), await ask(mentor, id, 'end')]
    await call(admin, 'pause_mentorship', { mentorshipId: id })
    expect([await outcomeOf(pause), await outcomeOf(end)]).toEqual(['met', null])
    await refused(ask(mentee, id), 'no_running_mentorship')
    await ask(mentee, id, 'end')
  })

  test('of a paused mentorship either side asks to go on; the resumption meets that, and no other wish', async () => {
    const { id, mentor, mentee } = await aMentorship()
    await refused(ask(mentee, id, 'resume'), 'not_paused')
    await call(admin, 'pause_mentorship', { mentorshipId: id })
    const [resume, end] = [await ask(mentee, id, 'resume'), await ask(mentor, id, 'end')]
    await call(admin, 'resume_mentorship', { mentorshipId: id })
    expect([await outcomeOf(resume), await outcomeOf(end)]).toEqual(['met', null])
    await refused(ask(mentee, id, 'resume'), 'not_paused')
  })

  test('a notice, and a resumption that ends the mentorship, overtake a wish for something else', async () => {
    const noticed = await aMentorship({ sessions: 1 })
    await heldDaysAgo(noticed.id, 30)
    const pause = await ask(noticed.mentee, noticed.id)
    await stop(admin, noticed.id, { reason: 'Μετακομίζει' })
    expect(await mentorshipRow(noticed.id)).toMatchObject({ status: 'running' })
    const paused = await aMentorship()
    await call(admin, 'pause_mentorship', { mentorshipId: paused.id })
    const [resume, end] = [
      await ask(paused.mentee, paused.id, 'resume'),
      await ask(paused.mentor, paused.id, 'end'),
    ]
    await aMentorship({ mentor: paused.mentor })
    await call(admin, 'resume_mentorship', { mentorshipId: paused.id })
    expect(await mentorshipRow(paused.id)).toMatchObject({ status: 'stopped' })
    expect(await Promise.all([pause, resume, end].map(outcomeOf))).toEqual(['overtaken', 'overtaken', 'met'])
    await refused(withdraw(paused.mentee, resume), 'wish_closed')
  })

  test('the team answers it with words, once, by mail; only its author withdraws it', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const wish = await ask(mentee, id)
    await refused(withdraw(mentor, wish), 'wish_not_found')
    await refused(answer(wish, ' '), 'reason_missing', 'answer')
    await refused(answer(wish, 'α'.repeat(2001)), 'too_long', 'answer')
    await refused(answer(2_000_000_000), 'wish_not_found')
    await answer(wish)
    await answer(wish)
    await refused(answer(wish, 'Άλλα λόγια'), 'wish_closed')
    await refused(withdraw(mentee, wish), 'wish_closed')
    expect(await mailRowsTo(mentee.userId, 'wish_answered')).toMatchObject([
      { content: { role: 'mentee', wish: 'pause' } },
    ])
  })

  test('its author gets a receipt once, the team a notice without the words, and the timeline tells it', async () => {
    const { id, mentee } = await aMentorship({
      mentee: await aMentee({ name: 'Ζωή', surname: 'Κάρα' }),
      mentor: await aMentor({ name: 'Ρένα', surname: 'Δήμου' }),
    })
    const wish = await ask(mentee, id)
    await ask(mentee, id)
    const receipts = await mailRowsTo(mentee.userId, 'wish_received')
    expect(receipts.map(({ content }) => content.message)).toEqual(['Φεύγω για δύο μήνες'])
    const told = await owner`
      select to_user_id, content from private.outbox where kind = 'wish_asked_team' and content->>'wishId' = ${String(wish)}`
    expect(told.map((mail) => mail.toUserId)).toContain(admin.userId)
    expect(JSON.stringify(told)).not.toContain('Φεύγω')
    // The author first; without their names.
    expect(told[0]!.content.initials).toBe('Ζ.Κ. – Ρ.Δ.')
    await answer(wish)
    const lines = await list<EventLine>(admin, 'mentorship_timeline', { id, most: 50 })
    const of = (key: string) => lines.find((line) => eventKey(line) === `pair_wishes.${key}`)
    expect(of('pause')).toMatchObject({ actor: 'mentee', words: 'Φεύγω για δύο μήνες', mentorshipId: id })
    expect(of('answered')).toMatchObject({ actor: 'admin', words: 'Τα είπαμε στο τηλέφωνο.' })
  })

  test('no notice of it goes to an admin who is one of the pair', async () => {
    const { id, mentor, mentee } = await aMentorship()
    await anAdmin({ userId: mentor.userId })
    const wish = await ask(mentee, id, 'end')
    const told = await owner<{ toUserId: number }[]>`
      select to_user_id from private.outbox where kind = 'wish_asked_team' and content->>'wishId' = ${String(wish)}`
    expect(told.map(({ toUserId }) => toUserId)).toEqual(expect.arrayContaining([admin.userId]))
    expect(told.map(({ toUserId }) => toUserId)).not.toContain(mentor.userId)
  })

  test('withdrawn and answered at once, it has one outcome', async () => {
    const { id, mentee } = await aMentorship()
    const wish = await ask(mentee, id)
    const both = outcomes(await Promise.allSettled([withdraw(mentee, wish), answer(wish)]))
    expect(both.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(both).toContain('wish_closed')
  })

  test('is erased with its author and stands in the export', async () => {
    const { id, mentor } = await aMentorship()
    const wish = await ask(mentor, id, 'end', 'Μια δύσκολη χρονιά')
    expect(JSON.stringify(await call(mentor, 'export_my_data', {}))).toContain('Μια δύσκολη χρονιά')
    await complete(admin, id, { belowMinimum: true })
    await call(admin, 'erase_user', { userId: mentor.userId })
    expect(await owner`select from data.pair_wishes where id = ${wish}`).toHaveLength(0)
  })
})
