// Long: R21: every way into a mentorship with a minor and out of it, and who is told.
import { beforeAll, describe, expect, test } from 'vitest'
import * as reads from '~/db/generated/reads.server'
import { read } from '~/db/read.server'
import { findNear, searchMentors, suggestWords } from '~/domain/mentors/mentors.server'
import { countOptions } from '~/domain/mentors/option-counts.server'
import { showMentors } from '~/domain/mentors/shown-mentor.server'
import type { Viewer } from '~/viewer/viewer'
import { call, list, withdrawAsShown } from '../support/calls'
import { clearMentor, guardian, guardiansOf } from '../support/guardians'
import type { Mentee, Mentor, PackageCode, Woman } from '../support/people'
import { refused } from '../support/refusals'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, aPackage, anAdmin, theAdmin, signedIn, confirmPayment, send } = world
const { approve, stop, complete, readQueues, partStatuses, requestRow, mentorshipRow, runJob } = world
const { sendForCoaching, findMentor, listMentorships, mailRowsTo, dayIn } = world
const { bornYearsAgo, guardianConfirms } = guardiansOf(owner)
const admin = await theAdmin()
let seventeen = ''
let today = ''
beforeAll(async () => {
  seventeen = await bornYearsAgo(18, 1)
  today = await dayIn()
})

/** A minor whose guardian has confirmed a package, which is paid. */
async function aMinor({
  kind = 'three_months',
  birthdate = seventeen,
}: { kind?: PackageCode; birthdate?: string } = {}) {
  const mentee = await aMentee({ package: 'none', birthdate })
  const bought = await aPackage(mentee, kind, 'awaiting_payment', guardian)
  await guardianConfirms(bought.purchaseId)
  await confirmPayment(admin, bought.purchaseId)
  return { ...mentee, ...bought }
}
const aClearedMentor = async (more = {}): Promise<Mentor> => {
  const mentor = await aMentor(more)
  await clearMentor(admin, mentor.id, today)
  return mentor
}
const note = (who: Woman, mentorId: number, days: object) =>
  call(who, 'note_clearance', { mentorId, declaredOn: null, seenOn: null, validUntil: null, ...days })
const dayAgo = (days: number) => dayIn(-days)
/** What a mentor has who is cleared until a day. */
const clearedUntil = async (mentor: Mentor, validUntil: string) =>
  note(admin, mentor.id, { declaredOn: await dayAgo(400), seenOn: await dayAgo(400), validUntil })
const loses = (mentor: Mentor) => owner`delete from data.clearances where mentor_id = ${mentor.id}`
const pair = async (mentor?: Mentor, mentee?: Mentee) => {
  const [one, other] = [mentor ?? (await aClearedMentor()), mentee ?? (await aMinor())]
  return { mentor: one, mentee: other, id: await approve(one, await send(other, one)) }
}
const pause = (mentorshipId: number) => call(admin, 'pause_mentorship', { mentorshipId, reason: 'Εξετάσεις' })
const resume = (mentorshipId: number) => call<string>(admin, 'resume_mentorship', { mentorshipId })
const toGuardian = async ({ userId }: Woman) =>
  (await mailRowsTo(userId))
    .map((mail) => mail.kind as string)
    .filter((kind) => /^guardian_(started|ended)$/.test(kind))
const born = (who: Woman, birthdate: string) =>
  owner`update data.users set birthdate = ${birthdate} where id = ${who.userId}`
const inList = (who: Woman = admin) =>
  read(
    who.viewer,
    (sql) => sql<{ id: number; clearanceDue: boolean; guardianName: string; age: number }[]>`
    select id, clearance_due, guardian_name, age from api.admin_mentorships where in_minors order by id`,
  )

describe('R21 what the team has seen of a mentor', () => {
  test('R21 the days of the declaration and of the certificate are kept with their history, and changed or removed', async () => {
    const mentor = await aMentor()
    const days = { declaredOn: await dayAgo(2), seenOn: await dayAgo(1), validUntil: await dayAgo(-200) }
    await note(admin, mentor.id, { declaredOn: days.declaredOn })
    await note(admin, mentor.id, days)
    await note(admin, mentor.id, days)
    expect([...(await owner`select * from data.clearances where mentor_id = ${mentor.id}`)]).toEqual([
      { mentorId: mentor.id, ...days },
    ])
    await note(admin, mentor.id, {})
    expect([...(await owner`select * from data.clearances where mentor_id = ${mentor.id}`)]).toEqual([])
    const kept = await owner`
      select detail, actor_user_id from data.history
      where subject = 'mentors' and subject_id = ${mentor.id} and event = 'clearance_noted' order by id`
    expect(kept.map(({ detail }) => detail)).toEqual([{ declaredOn: days.declaredOn }, days, {}])
    expect(kept.every(({ actorUserId }) => actorUserId === admin.userId)).toBe(true)
  })

  test('R21 days that cannot be are refused, each at its field', async () => {
    const { id } = await aMentor()
    const tomorrow = await dayAgo(-1)
    await refused(note(admin, id, { declaredOn: tomorrow }), 'date_in_future', 'declaredOn')
    await refused(note(admin, id, { seenOn: tomorrow, validUntil: tomorrow }), 'date_in_future', 'seenOn')
    await refused(note(admin, id, { validUntil: tomorrow }), 'required', 'seenOn')
    await refused(note(admin, id, { seenOn: today }), 'required', 'validUntil')
    await refused(
      note(admin, id, { seenOn: today, validUntil: await dayAgo(1) }),
      'certificate_days',
      'validUntil',
    )
    await refused(
      note(admin, id, { seenOn: today, validUntil: await bornYearsAgo(-5, 1) }),
      'certificate_days',
      'validUntil',
    )
    await note(admin, id, { seenOn: today, validUntil: await bornYearsAgo(-5) })
    await note(admin, id, { seenOn: today, validUntil: today })
    await refused(note(admin, 999_999, { declaredOn: today }), 'mentor_not_found')
  })

  test('R21 of two who decide on the same page the later one overwrites nothing unseen', async () => {
    const mentor = await aMentor()
    const seen = { declaredOn: null, seenOn: null, validUntil: null }
    const decide = (days: object) => note(admin, mentor.id, { ...days, seen })
    await decide({ declaredOn: today })
    await refused(decide({ declaredOn: await dayAgo(1) }), 'changed_meanwhile')
  })
})

describe('R21 a mentor who is not cleared', () => {
  test.each([
    ['nothing was noted', {}],
    ['without a certificate', { declaredOn: 1 }],
    ['without a declaration', { seenOn: 1, validUntil: -10 }],
    ['with a certificate that ended yesterday', { declaredOn: 9, seenOn: 9, validUntil: 1 }],
  ])('R21 gets no request of a minor: %s', async (_, days: Record<string, number>) => {
    const [mentor, minor] = [await aMentor(), await aMinor()]
    const noted: Record<string, string> = {}
    for (const [name, ago] of Object.entries(days)) noted[name] = await dayAgo(ago)
    if (Object.keys(noted).length > 0) await note(admin, mentor.id, noted)
    await refused(send(minor, mentor), 'mentor_not_cleared')
    expect(await partStatuses(minor)).toEqual(['paid'])
    // From the birthday on she asks her as ever.
    await born(minor, await bornYearsAgo(18))
    await send(minor, mentor)
  })

  test('R21 a certificate holds on its last day', async () => {
    const mentor = await aMentor()
    await clearedUntil(mentor, today)
    await pair(mentor)
  })

  test('R21 the page of the mentor tells it to a minor alone', async () => {
    const mentor = await aMentor()
    const box = async (who: Woman) => (await list(who, 'request_box', { mentorId: mentor.id }))[0]!.obstacle
    expect(await box(await aMinor())).toBe('mentor_not_cleared')
    expect(await box(await aMentee())).toBe(null)
    expect(JSON.stringify(await findMentor(null, mentor.id))).not.toMatch(/clear|certif/i)
  })

  test('R21 near what nobody has stand three topics and mentors; for a minor of those who may accept her', async () => {
    const cleared = [await aClearedMentor(), await aClearedMentor(), await aClearedMentor()]
    const [minor, adult] = [await aMinor(), await aMentee()]
    const asSignedIn = (who: Woman) => signedIn(who.userId, who.viewer.role)
    for (const viewer of [null, await asSignedIn(adult), await asSignedIn(minor)])
      for (const q of ['qwertyuiop', 'κομμώτρια', '100%', '😀', 'δεν']) {
        expect((await searchMentors(viewer, { q }, {})).mentors).toEqual([])
        const near = await findNear(viewer, { q })
        expect([near.topics.length, near.mentors.length]).toEqual([3, 3])
      }
    await owner`delete from data.clearances where mentor_id <> ${cleared[0]!.id}`
    const near = await findNear(await asSignedIn(minor), { q: 'λογιστικα' })
    expect(near.topics).toHaveLength(3)
    expect(near.mentors.map(({ mentorId }) => mentorId)).toEqual([cleared[0]!.id])
  })

  test('R21 a minor finds, counts and is shown only who may accept her; nobody else learns who that is', async () => {
    const surname = 'Λίστα'
    const make = (more = {}) => aMentor({ surname, ...more })
    const [open, lapsed, stranger, guardianOfHers] = [await make(), await make(), await make(), await make()]
    for (const { id } of [open, guardianOfHers]) await clearMentor(admin, id, today)
    await clearedUntil(lapsed, await dayAgo(1))
    await owner`update data.mentor_cards set topic_ids = '{3}' where surname = ${surname}`
    const [minor, adult] = [await aMinor({ kind: 'two_in_one' }), await aMentee()]
    await owner`
      update data.purchases set guardian_email = (select email from data.users where id = ${guardianOfHers.userId})
      where mentee_id = ${minor.id}`
    const asSignedIn = (who: Woman) => signedIn(who.userId, who.viewer.role)
    const sees = async (viewer: Viewer | null) => {
      const filters = { q: surname }
      const { mentors, total } = await searchMentors(viewer, filters, {})
      const counts = await countOptions(viewer, filters)
      const similar = await read(viewer, (sql) => sql`select * from api.similar_mentors(${open.id}, 50)`)
      const cards = await showMentors(mentors, 'el', viewer)
      const suggested = await suggestWords(viewer, 'lista')
      return {
        found: mentors.map(({ mentorId }) => mentorId).toSorted(),
        counted: [total, counts.fieldOfSupport?.get('3')],
        similar: similar.filter((row) => row.surname === surname).length,
        suggested: suggested.map(({ itemId }) => itemId).toSorted(),
        told: cards.map(({ acceptsMinor }) => acceptsMinor),
      }
    }
    const all = [open, lapsed, stranger, guardianOfHers].map(({ id }) => id).toSorted()
    const whole = { found: all, counted: [4, 4], similar: 3, suggested: all, told: all.map(() => undefined) }
    expect(await sees(await asSignedIn(minor))).toEqual({
      found: [open.id],
      counted: [1, 1],
      similar: 0,
      suggested: [open.id],
      told: [true],
    })
    const others = [adult, open, stranger, admin, await anAdmin({ right: 'treasurer' })]
    for (const viewer of [null, ...(await Promise.all(others.map(asSignedIn)))])
      expect(await sees(viewer)).toEqual(whole)
    for (const { viewer } of [adult, open]) expect(await reads.openToMinor(viewer)).toBeNull()
    for (const viewer of [null, admin.viewer])
      await refused(
        read(viewer, (sql) => sql`select api.open_to_minor()`),
        'raw 42501',
      )
    // What is counted without filters is kept for all; hers is not.
    expect((await countOptions(await asSignedIn(minor), {})).industry?.get('')).toBeLessThan(
      (await countOptions(null, {})).industry!.get('')!,
    )
    await born(minor, await bornYearsAgo(18))
    expect(await sees(await asSignedIn(minor))).toEqual(whole)
  })

  test('R21 a minor who waits for a mentor is told when that mentor is cleared', async () => {
    const [mentor, minor, adult] = [await aMentor(), await aMinor(), await aMentee()]
    const told = async ({ userId }: Woman) =>
      (await mailRowsTo(userId)).filter(({ kind }) => kind === 'mentor_free').length
    for (const mentee of [minor, adult]) await call(mentee, 'tell_me_when_free', { mentorId: mentor.id })
    expect([await told(minor), await told(adult)]).toEqual([0, 1])
    await clearMentor(admin, mentor.id, today)
    expect([await told(minor), await told(adult)]).toEqual([1, 1])
  })

  test('R21 accepts no request that was sent before; it stays open, also for the team, until she is cleared', async () => {
    const [mentor, minor] = [await aClearedMentor(), await aMinor()]
    const id = await send(minor, mentor)
    await loses(mentor)
    await refused(approve(mentor, id), 'mentor_not_cleared')
    await refused(approve(admin, id), 'mentor_not_cleared')
    expect(await requestRow(id)).toMatchObject({ status: 'pending', partStatus: 'pending' })
    await clearMentor(admin, mentor.id, today)
    await approve(mentor, id)
  })

  test('R21 accepts nobody whose date of birth turned out to be a minor’s', async () => {
    const [mentor, mentee] = [await aMentor(), await aMinor()]
    await born(mentee, await bornYearsAgo(30))
    const id = await send(mentee, mentor)
    await born(mentee, seventeen)
    await refused(approve(mentor, id), 'mentor_not_cleared')
    // From the birthday on the question answers itself.
    await born(mentee, await bornYearsAgo(18))
    await approve(mentor, id)
  })

  test('R21 is not matched with a minor by the team, nor suggested to her', async () => {
    const [mentor, minor] = [await aMentor({ title: 'Ασημένια' }), await aMinor()]
    const match = () => call(admin, 'create_mentorship', { partId: minor.partIds[0], mentorId: mentor.id })
    const check = async () =>
      (await list(admin, 'match_check', { partId: minor.partIds[0], withMentor: mentor.id }))[0]!
        .mentorBlocked
    const suggested = async (who: Woman) =>
      (await list<{ mentorId: number }>(who, 'suggest_mentors', { kind: 'mentoring', most: 500 })).map(
        ({ mentorId }) => mentorId,
      )
    const request = await call<number>(minor, 'ask_for_suggestions', { text: 'Ποια θα με βοηθούσε;' })
    const answer = () =>
      call(admin, 'answer_suggestion_request', { suggestionRequestId: request, mentorIds: [mentor.id] })
    await refused(match(), 'mentor_not_cleared')
    expect(await check()).toBe('mentor_not_cleared')
    expect(await suggested(minor)).not.toContain(mentor.id)
    expect(await suggested(await aMentee())).toContain(mentor.id)
    await refused(answer(), 'suggested_mentor_unavailable')
    await clearMentor(admin, mentor.id, today)
    expect(await check()).toBe(null)
    expect(await suggested(minor)).toContain(mentor.id)
    await answer()
    await match()
  })

  test('R21 does not go on with a minor after a pause; it stays paused until she is cleared', async () => {
    const { id, mentor } = await pair()
    await pause(id)
    await loses(mentor)
    await refused(resume(id), 'mentor_not_cleared')
    expect(await mentorshipRow(id)).toMatchObject({ status: 'paused' })
    await clearMentor(admin, mentor.id, today)
    expect(await resume(id)).toBe('running')
  })

  test('R21 gets no request for coaching either, nor the mentoring that follows it', async () => {
    const minor = await aMinor({ kind: 'two_in_one' })
    const [coach, mentor] = [await aMentor({ offersCoaching: true }), await aMentor()]
    await refused(sendForCoaching(minor, coach), 'mentor_not_cleared')
    await clearMentor(admin, coach.id, today)
    const id = await approve(coach, await sendForCoaching(minor, coach))
    await complete(admin, id, { belowMinimum: true })
    await refused(send(minor, mentor), 'mentor_not_cleared')
  })

  test('R21 of an approval and the removal of what was seen, at the same moment, one comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [mentor, minor] = [await aClearedMentor(), await aMinor()]
      const id = await send(minor, mentor)
      await together(owner, { mentors: mentor.id }, [
        () => approve(mentor, id),
        () => note(admin, mentor.id, {}),
      ])
      const { status, closeReason } = await requestRow(id)
      expect(['approved', 'rejected mentor_unavailable']).toContain(
        [status, closeReason].filter(Boolean).join(' '),
      )
    }
  })

  test('R21 keeps a running mentorship: nothing ends by itself', async () => {
    const { id, mentor } = await pair()
    await note(admin, mentor.id, {})
    await runJob('remind_pairs')
    await runJob('end_mentorships')
    expect(await mentorshipRow(id)).toMatchObject({ status: 'running' })
  })
})

test('R21 who was born on 29 February is of age on 28 February where the year has no 29th', async () => {
  const [row] = await owner`select rules.under_guardian_age('2008-02-29', '2026-02-27') as day_before,
    rules.under_guardian_age('2008-02-29', '2026-02-28') as on_it, rules.under_guardian_age('2010-02-28', '2028-02-28') as leap_year`
  expect(row).toEqual({ dayBefore: true, onIt: false, leapYear: false })
})

test('R21 only a cleared mentor whom she asks reads her age and that a guardian has agreed, before she answers', async () => {
  const [mentor, minor, grown] = [await aClearedMentor(), await aMinor(), await aMentee()]
  const id = await send(minor, mentor)
  await send(grown, mentor)
  const ages = async (who: Woman) =>
    (await reads.ownRequests(who.viewer)).map(({ id: of, minorAge }) => [of === id, minorAge])
  expect(await ages(mentor)).toEqual([
    [false, null],
    [true, 17],
  ])
  expect(await ages(minor)).toEqual([[true, null]])
  // In the box of the request she sees what a mentor will read.
  expect(await reads.toldWithRequest(minor.viewer)).toMatchObject([{ minorAge: 17 }])
  expect(await reads.toldWithRequest(grown.viewer)).toMatchObject([{ minorAge: null }])
  const mail = JSON.stringify(await mailRowsTo(mentor.userId))
  expect(mail).not.toMatch(/minor|guardian/i)
  const changes = {
    'not cleared': loses(mentor),
    'not confirmed': owner`update data.purchases set guardian_consented_at = null where id = ${minor.purchaseId}`,
  }
  for (const [why, change] of Object.entries(changes)) {
    await change
    expect([why, await ages(mentor)]).toEqual([
      why,
      [
        [false, null],
        [true, null],
      ],
    ])
    await clearMentor(admin, mentor.id, today)
  }
  await owner`update data.purchases set guardian_consented_at = now() where id = ${minor.purchaseId}`
  await owner`update data.mentorship_requests set answer_due_at = now() where id = ${id}`
  expect(await ages(mentor)).toContainEqual([true, null])
})

describe('R21 the team’s list', () => {
  test('R21 has every running or paused pair with a minor, with her guardian; who came of age leaves it', async () => {
    const { id, mentee } = await pair()
    const other = await pair()
    const ofAge = await pair(await aMentor(), await aMentee())
    await pause(other.id)
    const rows = await inList()
    expect(rows.filter((row) => [id, other.id, ofAge.id].includes(row.id))).toEqual([
      { id, clearanceDue: false, guardianName: 'Μάρω Νέου', age: 17 },
      { id: other.id, clearanceDue: false, guardianName: 'Μάρω Νέου', age: 17 },
    ])
    await born(mentee, await bornYearsAgo(18))
    await stop(admin, other.id)
    expect((await inList()).filter((row) => [id, other.id].includes(row.id))).toEqual([])
  })

  test('R21 Today tells of a certificate that ends within 30 days, has ended or is missing', async () => {
    const { id, mentor } = await pair()
    const due = async () => (await inList()).find((row) => row.id === id)!.clearanceDue
    const waiting = async () => (await readQueues(admin.viewer, ['clearances'])).clearances.waiting
    const before = await waiting()
    for (const [days, isDue] of [
      [31, false],
      [30, false],
      [29, true],
      [0, true],
      [-1, true],
    ] as const) {
      await clearedUntil(mentor, await dayAgo(-days))
      expect([days, await due()]).toEqual([days, isDue])
      expect(await waiting()).toBe(before + (isDue ? 1 : 0))
    }
    await note(admin, mentor.id, {})
    expect(await due()).toBe(true)
    const { clearances } = await readQueues(admin.viewer, ['clearances'])
    expect(clearances.since).toBe(null)
  })

  test('R21 nobody else sees what was noted', async () => {
    const { mentor, mentee } = await pair()
    const treasurer = await anAdmin()
    await owner`update data.admins set admin_right = 'treasurer' where user_id = ${treasurer.userId}`
    expect(await inList(treasurer)).toEqual([])
    for (const who of [mentor, mentee]) await expect(inList(who)).rejects.toThrow(/permission denied/)
  })
})

describe('R21 the guardian who confirmed', () => {
  test('R21 is told of the start and of the end, once, in the mentee’s language', async () => {
    const { id, mentee } = await pair(await aClearedMentor({ name: 'Ηρώ', surname: 'Λάγου' }))
    const [mail] = await mailRowsTo(mentee.userId, 'guardian_started')
    expect(mail).toMatchObject({
      toEmail: 'maro@family.example',
      content: {
        name: '',
        mentee: 'Άννα',
        with: 'Ηρώ Λάγου',
        package: { gr: expect.any(String) },
        safety: { email: 'team@example.org' },
      },
    })
    expect(JSON.stringify(mail!.content)).not.toMatch(/withEmail|withPhone/)
    await complete(admin, id, { belowMinimum: true })
    expect(await toGuardian(mentee)).toEqual(['guardian_started', 'guardian_ended'])
    await refused(complete(admin, id, { belowMinimum: true }), 'no_running_mentorship')
    expect(await toGuardian(mentee)).toEqual(['guardian_started', 'guardian_ended'])
  })

  test('R21 a pause tells nobody; each way to end tells the guardian', async () => {
    const ways: Record<string, (one: Awaited<ReturnType<typeof pair>>) => Promise<unknown>> = {
      'the team stops it': ({ id }) => stop(admin, id),
      'the notice is over': async ({ id }) => {
        await owner`update data.mentorships set notice_given_at = now(), ends_on = rules.local_date(), stop_outcome = 'close' where id = ${id}`
        await runJob('end_mentorships')
      },
      'the pause has expired': async ({ id }) => {
        await owner`update data.mentorships set resume_by = now() where id = ${id}`
        await runJob('end_mentorships')
      },
      'the mentor has another mentee after the pause': async ({ id, mentor }) => {
        await approve(mentor, await send(await aMentee(), mentor))
        expect(await resume(id)).toBe('stopped')
      },
      'the mentee withdraws from the purchase': ({ mentee }) => withdrawAsShown(mentee),
      'the mentor is erased, and named no longer': async ({ mentor, mentee }) => {
        await call(admin, 'erase_user', { userId: mentor.userId })
        for (const kind of ['guardian_started', 'guardian_ended'])
          expect(await mailRowsTo(mentee.userId, kind)).toMatchObject([{ content: { with: '—' } }])
      },
    }
    for (const [way, end] of Object.entries(ways)) {
      const one = await pair()
      if (/pause|erased/.test(way)) await pause(one.id)
      expect([way, await toGuardian(one.mentee)]).toEqual([way, ['guardian_started']])
      await end(one)
      expect([way, await toGuardian(one.mentee)]).toEqual([way, ['guardian_started', 'guardian_ended']])
    }
  })

  test('R21 is told of a match by the team, and of nothing from her birthday on', async () => {
    const [mentor, minor] = [await aClearedMentor(), await aMinor()]
    const id = await call<number>(admin, 'create_mentorship', {
      partId: minor.partIds[0],
      mentorId: mentor.id,
    })
    expect(await toGuardian(minor)).toEqual(['guardian_started'])
    await born(minor, await bornYearsAgo(18))
    await stop(admin, id)
    expect(await toGuardian(minor)).toEqual(['guardian_started'])
  })
})

describe('R21 the person for safety', () => {
  test('R21 stands with a minor as mentee and with her mentor, otherwise with nobody; without one the team’s address', async () => {
    const { mentor, mentee } = await pair()
    const ofAge = await pair(await aMentor(), await aMentee())
    const viewer = async (who: Woman, role: 'mentee' | 'mentor') =>
      (await signedIn(who.userId, role)).safetyPerson
    const shown = async (who: Woman) =>
      (await listMentorships(who.viewer)).map(({ safetyPerson }) => safetyPerson)
    expect(await viewer(mentee, 'mentee')).toEqual({ email: 'team@example.org' })
    await owner`update data.constants set safety_name = 'Ρένα Δήμου', safety_phone = '+30 210 111 2222', safety_email = 'rena@example.org'`
    const person = { name: 'Ρένα Δήμου', phone: '+30 210 111 2222', email: 'rena@example.org' }
    expect(await viewer(mentee, 'mentee')).toEqual(person)
    expect(await shown(mentor)).toEqual([person])
    expect(await viewer(mentor, 'mentor')).toBe(null)
    expect(await viewer(ofAge.mentee, 'mentee')).toBe(null)
    expect(await shown(ofAge.mentor)).toEqual([null])
    await born(mentee, await bornYearsAgo(18))
    expect(await viewer(mentee, 'mentee')).toBe(null)
    expect(await shown(mentor)).toEqual([null])
    await owner`update data.constants set safety_name = '', safety_phone = '', safety_email = ''`
  })

  test('R21 is a setting of three lines that are all written or all empty', async () => {
    const administrator = await anAdmin()
    const now = { safety_name: '', safety_phone: '', safety_email: '' }
    const change = (changes: object, seen: object = now) =>
      call(administrator, 'change_settings', {
        changes,
        seen: Object.fromEntries(Object.keys(changes).map((name) => [name, seen[name as never]])),
      })
    await refused(change({ safety_name: 'Ρένα Δήμου' }), 'safety_person_whole', 'safetyName')
    const whole = { safety_name: 'Ρένα', safety_phone: '+30 210 111 2222', safety_email: 'rena@example.org' }
    await change(whole)
    await refused(change({ safety_email: '' }, whole), 'safety_person_whole', 'safetyName')
    await change(now, whole)
  })
})

describe('R21 a certificate that ends while a request waits', () => {
  test('R21 closes it kindly on that day, tells the mentee at once, and counts against nobody', async () => {
    const [mentor, minor, grown] = [await aClearedMentor(), await aMinor(), await aMentee()]
    const [id, other] = [await send(minor, mentor), await send(grown, mentor)]
    await owner`update data.clearances set seen_on = rules.local_date() - 30, valid_until = rules.local_date() where mentor_id = ${mentor.id}`
    await runJob('expire_requests')
    expect(await requestRow(id)).toMatchObject({ status: 'pending' })
    await owner`update data.clearances set valid_until = rules.local_date() - 1 where mentor_id = ${mentor.id}`
    // Late: the deadline is over too, and it still does not count.
    await owner`update data.mentorship_requests set answer_due_at = now() - interval '1 hour' where id = ${id}`
    await runJob('expire_requests')
    await runJob('expire_requests')
    expect(await requestRow(id)).toMatchObject({
      status: 'rejected',
      closeReason: 'mentor_unavailable',
      partStatus: 'paid',
    })
    expect(await requestRow(other)).toMatchObject({ status: 'pending' })
    expect((await mailRowsTo(minor.userId, 'mentor_unavailable')).length).toBe(1)
    expect(await call(mentor, 'rejections_in_window')).toBe(0)
  })

  test('R21 at once, when the team notes that it does not hold', async () => {
    const [mentor, minor] = [await aClearedMentor(), await aMinor()]
    const id = await send(minor, mentor)
    await note(admin, mentor.id, {})
    expect(await requestRow(id)).toMatchObject({ status: 'rejected', closeReason: 'mentor_unavailable' })
  })
})
