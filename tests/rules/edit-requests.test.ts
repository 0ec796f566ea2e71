// The whole life of an edit request, from sending to merging and conflicts.
import { describe, expect, test } from 'vitest'
import { call, document, list, readTable } from '../support/calls'
import type { Mentor, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, cardOf, send, sendForCoaching } = await openWorld()

const admin = await theAdmin()
const ask = (mentor: Woman, changes: object, message?: string) =>
  call<number | null>(mentor, 'send_edit_request', { changes, message })
const decide = (id: number | null, approve: boolean, how = {}, by = admin) =>
  call(by, 'decide_edit_request', { editRequestId: id, approve, ...how })
const photo = { photoSmall: Buffer.from('s'), photoLarge: Buffer.from('l'), photoMime: 'image/webp' }
const sendPhoto = (woman: Woman) => call<number>(woman, 'send_photo', photo)
/** The team edits a mentor's profile. */
const edit = ({ id }: Mentor, changes: object, by: Woman = admin) =>
  call(by, 'edit_mentor', { mentorId: id, changes })
const requestRow = async (id: number | null) =>
  (await owner`select * from data.edit_requests where id = ${id}`)[0]!
const changesOf = async (id: number | null) =>
  Object.fromEntries(
    (
      await owner`
  select field, current_value, new_value from data.edit_request_changes where edit_request_id = ${id} order by field`
    ).map((row) => [row.field as string, [row.currentValue, row.newValue]]),
  )
/** Read as text: the connection would rename the keys. */
const profile = async (mentor: Mentor) =>
  JSON.parse(await cell<string>(owner`select rules.mentor_profile(${mentor.id})::text as profile`)) as Record<
    string,
    unknown
  >
const mailsTo = (userId: number) =>
  column<string>(owner`select kind from private.outbox where to_user_id = ${userId} order by id`)

describe('sending', () => {
  test('stores only fields that differ, with their current value; nothing is public yet', async () => {
    const mentor = await aMentor({ title: 'Νομικός' })
    const id = await ask(mentor, { title: 'Δικηγόρος', name: 'Άννα', description: 'Νέα' }, '  Ευχαριστώ ')
    expect(await requestRow(id)).toMatchObject({ words: 'Ευχαριστώ', message: null })
    expect(await changesOf(id)).toEqual({
      title: ['Νομικός', 'Δικηγόρος'],
      description: ['Η πορεία της', 'Νέα'],
    })
    expect(await cardOf(mentor)).toMatchObject({ title: 'Νομικός' })
    expect(await readTable(mentor, 'edit_requests')).toHaveLength(1)
    expect(await readTable(await aMentor(), 'edit_requests')).toEqual([])
  })

  test('one pending request: a further edit merges into it; an edit back to the current values withdraws it', async () => {
    const mentor = await aMentor({ title: 'Νομικός' })
    const id = await ask(mentor, { title: 'Δικηγόρος' })
    expect(await ask(mentor, { title: 'Συμβολαιογράφος', visibility: 'private' })).toBe(id)
    expect(await changesOf(id)).toEqual({
      title: ['Νομικός', 'Συμβολαιογράφος'],
      visibility: ['public', 'private'],
    })
    expect(await ask(mentor, { title: 'Νομικός', visibility: 'public' })).toBeNull()
    expect(await requestRow(id)).toMatchObject({ status: 'withdrawn' })
    expect(await ask(mentor, { title: 'Δικηγόρος' })).not.toBe(id)
  })

  test('an edit that changes nothing creates no request', async () => {
    const mentor = await aMentor()
    expect(await ask(mentor, { name: 'Άννα', status: 'inactive', nonsense: 1 })).toBeNull()
    expect(await owner`select from data.edit_requests where mentor_id = ${mentor.id}`).toHaveLength(0)
  })

  test('six concurrent edits: one pending request with every change', async () => {
    const mentor = await aMentor()
    const fields = ['title', 'description', 'mentoring_reason', 'mentee_wishlist', 'referral_text', 'surname']
    const results = await together(
      owner,
      { mentors: mentor.id },
      fields.map((field) => () => ask(mentor, { [field]: 'Νέο' })),
    )
    expect(new Set(results.map((result) => (result as PromiseFulfilledResult<unknown>).value)).size).toBe(1)
    const [open] =
      await owner`select id from data.edit_requests where mentor_id = ${mentor.id} and status = 'pending'`
    expect(Object.keys(await changesOf(open!.id as number)).sort()).toEqual([...fields].sort())
  })

  test('R28 its fields are checked against the profile rules', async () => {
    const mentor = await aMentor()
    await refused(ask(mentor, { links: ['www.x.gr'] }), 'invalid_link', 'links')
    await refused(ask(mentor, { experience_since: '2999-01-01' }), 'date_in_future', 'experienceSince')
    await refused(ask(mentor, { mentoring_since: '2999-01-01' }), 'date_in_future', 'mentoringSince')
    await refused(ask(mentor, { birthdate: '2020-01-01' }), 'mentor_too_young')
    const [photo] = await owner`insert into data.photos (user_id, small, large, mime)
      values (${(await aMentor()).userId}, '\\x01', '\\x01', 'image/png') returning id`
    await refused(ask(mentor, { photo_id: photo!.id }), 'file_not_found', 'photo')
    await refused(ask(await aMentee({ package: 'none' }), { title: 'x' }), 'role_not_held')
  })

  test('the mentor reads the profile and the changes beside the current values; otherwise only the team does', async () => {
    const mentor = await aMentor({ title: 'Νομικός' })
    const id = await ask(mentor, { title: 'Δικηγόρος' })
    await edit(mentor, { title: 'Δικαστής' })
    const shown = [{ field: 'title', valueThen: 'Νομικός', valueNow: 'Δικαστής', valueNew: 'Δικηγόρος' }]
    expect(await list(mentor, 'edit_request_changes', { editRequestId: id })).toEqual(shown)
    expect(await list(admin, 'edit_request_changes', { editRequestId: id })).toEqual(shown)
    expect(await list(await aMentor(), 'edit_request_changes', { editRequestId: id })).toEqual([])
    expect(await document(mentor, 'own_mentor_profile')).toEqual(await profile(mentor))
    await refused(call(await aMentee({ package: 'none' }), 'own_mentor_profile'), 'role_not_held')
  })

  test('a new photo is visible to the mentor and the team; only the newest is kept, beside the current one', async () => {
    const mentor = await aMentor()
    const photos = () =>
      column<number>(owner`select id from data.photos where user_id = ${mentor.userId} order by id`)
    const id = await sendPhoto(mentor)
    const [first] = await photos()
    expect(await changesOf(id)).toEqual({ photo_id: [null, first] })
    await decide(id, true)
    expect(await cardOf(mentor)).toMatchObject({ photoId: first })
    expect(await sendPhoto(mentor)).not.toBe(id)
    await sendPhoto(mentor)
    expect(await photos()).toEqual([first, expect.any(Number)])
    await call(mentor, 'withdraw_edit_request')
    expect(await photos()).toEqual([first])
    await sendPhoto(mentor)
    await ask(mentor, { photo_id: first })
    expect(await photos()).toEqual([first])
    await decide(await sendPhoto(mentor), false)
    expect(await photos()).toEqual([first])
    await refused(sendPhoto(await aMentee({ package: 'none' })), 'role_not_held')
  })

  test('a photo is removed by an edit request too, and is then deleted', async () => {
    const mentor = await aMentor()
    await decide(await sendPhoto(mentor), true)
    const id = await ask(mentor, { photo_id: null })
    expect(await changesOf(id)).toEqual({ photo_id: [expect.any(Number), null] })
    expect(await cardOf(mentor)).toMatchObject({ photoId: expect.any(Number) })
    await decide(id, true)
    expect(await cardOf(mentor)).toMatchObject({ photoId: null })
    expect(await owner`select from data.photos where user_id = ${mentor.userId}`).toHaveLength(0)
    expect(await ask(mentor, { photo_id: null })).toBeNull()
  })

  test('birthdate and referral source are edited the same way; a birthdate cannot be removed', async () => {
    const mentor = await aMentor()
    await refused(ask(mentor, { birthdate: null }), 'required', 'birthdate')
    const [source] = await owner`select min(id)::integer as id from data.referral_sources`
    await decide(
      await ask(mentor, {
        birthdate: '1980-02-29',
        referral_source_id: source!.id,
        referral_text: 'Από μια φίλη',
      }),
      true,
    )
    expect(await profile(mentor)).toMatchObject({
      birthdate: '1980-02-29',
      referral_source_id: source!.id,
      referral_text: 'Από μια φίλη',
    })
  })

  test('the mentor withdraws the request, once', async () => {
    const mentor = await aMentor()
    const id = await ask(mentor, { title: 'Νέα' })
    await call(mentor, 'withdraw_edit_request')
    expect(await requestRow(id)).toMatchObject({ status: 'withdrawn' })
    await refused(call(mentor, 'withdraw_edit_request'), 'already_answered')
    await refused(decide(id, true), 'already_answered')
  })
})

describe('deciding', () => {
  test('approval writes exactly the approved values, at once, and mails the mentor', async () => {
    const mentor = await aMentor({ offersCoaching: false })
    const before = await profile(mentor)
    const wanted = {
      title: 'Νέα',
      links: ['https://x.gr'],
      topic_ids: [1, 2],
      offers_coaching: true,
      visibility: 'private',
      phone: '+306911111111',
    }
    await decide(await ask(mentor, wanted), true, { message: 'Τέλεια' })
    expect(await profile(mentor)).toEqual({ ...before, ...wanted })
    expect(await cardOf(mentor)).toMatchObject({ audience: 'members', availableForCoaching: true })
    expect(await mailsTo(mentor.userId)).toEqual(['edit_approved'])
    await sendForCoaching(await aMentee({ kind: 'two_in_one' }), mentor)
  })

  test('thirty extra fields do not change anything that a mentor may not change', async () => {
    const mentor = await aMentor()
    const fields = `status user_id id mentor_id approved_at experience_checked away_until email audience place
      availability_rank in_collaboration available_for_mentoring folded price_cents role rating verified locale
      created_at erased_at news_consent_at last_login_at applied_at status_message password_hash active decided_by
      constraint`
    const extra = Object.fromEntries([...fields.split(/\s+/), 'title; drop table'].map((field) => [field, 1]))
    const stored = async () => [
      ...(await owner`select to_jsonb(m) m, to_jsonb(u) u from data.mentors m join data.users u on u.id = m.user_id where m.id = ${mentor.id}`),
    ]
    const before = await stored()
    const id = await ask(mentor, { ...extra, title: 'Νέα' })
    expect(Object.keys(await changesOf(id))).toEqual(['title'])
    await decide(id, true)
    expect(await stored()).toEqual(before)
  })

  test('rejection changes nothing and mails the mentor the reason', async () => {
    const mentor = await aMentor()
    const before = await profile(mentor)
    const id = await ask(mentor, { title: 'Νέα' })
    await decide(id, false, { message: 'Γράψε περισσότερα' })
    expect(await profile(mentor)).toEqual(before)
    expect(await requestRow(id)).toMatchObject({
      status: 'rejected',
      message: 'Γράψε περισσότερα',
      decidedBy: admin.userId,
    })
    expect(await mailsTo(mentor.userId)).toEqual(['edit_rejected'])
  })

  test('a current value that changed meanwhile needs a second confirmation', async () => {
    const mentor = await aMentor({ title: 'Νομικός' })
    const id = await ask(mentor, { title: 'Δικηγόρος' })
    await edit(mentor, { title: 'Δικαστής' })
    await refused(decide(id, true), 'edit_conflict', 'despiteConflict')
    expect(await cardOf(mentor)).toMatchObject({ title: 'Δικαστής' })
    await decide(id, true, { despiteConflict: true })
    expect(await cardOf(mentor)).toMatchObject({ title: 'Δικηγόρος' })
    const other = await aMentor()
    const rejected = await ask(other, { title: 'Δικηγόρος' })
    await edit(other, { title: 'Δικαστής' })
    await decide(rejected, false)
  })

  test('changes by the team before the mentor’s newest edit are no conflict; later ones are', async () => {
    const mentor = await aMentor({ title: 'Νομικός' })
    const id = await ask(mentor, { title: 'Δικηγόρος' })
    await edit(mentor, { title: 'Δικαστής' })
    expect(await ask(mentor, { title: 'Συμβολαιογράφος' })).toBe(id)
    await decide(id, true)
    expect(await cardOf(mentor)).toMatchObject({ title: 'Συμβολαιογράφος' })
    const again = await ask(mentor, { title: 'Δικηγόρος' })
    await edit(mentor, { title: 'Δικαστής' })
    await refused(decide(again, true), 'edit_conflict', 'despiteConflict')
    await decide(again, false)
  })

  test('only the values that the admin saw are approved', async () => {
    const mentor = await aMentor({ title: 'Παλιά' })
    const id = await ask(mentor, { title: 'Νέα' })
    await ask(mentor, { title: 'Νεότερη', visibility: 'private' })
    await refused(decide(id, true, { seen: { title: 'Νέα' } }), 'edit_request_changed')
    await refused(decide(id, false, { seen: { title: 'Νεότερη' } }), 'edit_request_changed')
    await decide(id, true, { seen: { visibility: 'private', title: 'Νεότερη' } })
    expect(await cardOf(mentor)).toMatchObject({ title: 'Νεότερη', audience: 'members' })
  })

  test('concurrent approval and rejection: one counts, with one mail', async () => {
    for (let round = 0; round < 20; round += 1) {
      const mentor = await aMentor({ title: 'Παλιά' })
      const id = await ask(mentor, { title: 'Νέα' })
      const acts = [() => decide(id, true), () => decide(id, false)]
      const results = await together(owner, { mentors: mentor.id }, round % 2 ? acts.reverse() : acts)
      expect(outcomes(results)).toEqual(['already_answered', 'done'])
      const { status } = await requestRow(id)
      expect(await cardOf(mentor)).toMatchObject({ title: status === 'approved' ? 'Νέα' : 'Παλιά' })
      expect(await mailsTo(mentor.userId)).toEqual([`edit_${status}`])
    }
  })

  test('a request that exists is decided', async () => {
    await refused(decide(2_000_000_000, true), 'edit_request_not_found')
  })
})

describe('edits without approval', () => {
  test('an admin changes a mentor at once, within the profile rules', async () => {
    const mentor = await aMentor()
    await edit(mentor, { surname: 'Νέου', offers_mentoring: false })
    expect(await cardOf(mentor)).toMatchObject({ surname: 'Νέου', availableForMentoring: false })
    await refused(send(await aMentee(), mentor), 'mentor_not_available')
    await refused(edit(mentor, { links: ['x'] }), 'invalid_link')
    await refused(edit({ ...mentor, id: 2_000_000_000 }, {}), 'mentor_not_found')
  })

  test('a mentee who is also a mentor keeps the name until the edit request is approved', async () => {
    const mentor = await aMentor()
    const mentee = await aMentee({ userId: mentor.userId, package: 'none' })
    await call(mentee, 'edit_mentee', { changes: { about: 'Νέα' } })
    await refused(
      call(mentee, 'edit_mentee', { changes: { surname: 'Νέου' } }),
      'name_needs_edit_request',
      'name',
    )
  })

  test('a mentee changes their own profile at once, except the birthdate; an admin changes it, within R21', async () => {
    const mentee = await aMentee({ package: 'none' })
    await call(mentee, 'edit_mentee', {
      changes: { about: 'Νέα', surname: 'Νέου', birthdate: '2000-01-01', user_id: 1, id: 1 },
    })
    const row = async () =>
      (
        await owner`select e.about, e.id, e.user_id, u.surname, u.birthdate from data.mentees e
      join data.users u on u.id = e.user_id where e.id = ${mentee.id}`
      )[0]!
    const { id, userId } = mentee
    expect(await row()).toEqual({ about: 'Νέα', id, userId, surname: 'Νέου', birthdate: '1990-05-20' })
    const byAdmin = (birthdate: string | null) =>
      call(admin, 'edit_mentee', { menteeId: id, changes: { birthdate } })
    await byAdmin('1999-09-09')
    expect(await row()).toMatchObject({ birthdate: '1999-09-09' })
    for (const birthdate of ['2020-01-01', null]) await refused(byAdmin(birthdate), 'too_young', 'birthdate')
    await refused(call(admin, 'edit_mentee', { menteeId: 2_000_000_000, changes: {} }), 'mentee_not_found')
    await refused(call(await aMentor(), 'edit_mentee', { changes: {} }), 'role_not_held')
    const stranger = await aMentee({ package: 'none' })
    await call(stranger, 'edit_mentee', { changes: { about: 'Ξένη' }, menteeId: mentee.id })
    expect(await row()).toMatchObject({ about: 'Νέα' })
  })
})
