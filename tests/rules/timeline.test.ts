// What the pages of people, purchases and mentorships tell about the past: everything, newest first, to admins only.
import { describe, expect, test } from 'vitest'
import { eventKey, type EventLine } from '~/domain/people/event-key'
import { languages } from '~/i18n/locale'
import {
  readMentorshipTimeline,
  readPersonTimeline,
  readPurchaseTimeline,
} from '~/domain/people/timeline.server'
import { call, list } from '../support/calls'
import type { Woman } from '../support/people'
import { refused } from '../support/refusals'
import { column } from '../support/rows'
import { cataloguesOf, sourcesIn } from '../support/sources'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, anAdmin, theAdmin, aRequest, aMentorship, complete, reject, words } =
  await openWorld()

const admin = await theAdmin()
const all = (name: string, args: Record<string, unknown>, by: Woman = admin) =>
  list<EventLine>(by, name, { most: 200, ...args })
const ofPerson = (woman: Woman) => all('person_timeline', { userId: woman.userId })
const keys = (lines: EventLine[]) => lines.map(eventKey)

describe('the timeline of a person', () => {
  test('holds what happened in every role, newest first, with who did it and the words', async () => {
    const { mentor, mentee, id } = await aMentorship({ sessions: 1 })
    const second = await aRequest({ mentor: await aMentor() })
    await reject(second.mentor, second.id, { rejectMessage: 'Δεν προλαβαίνω' })
    await call(admin, 'send_message', { toRole: 'mentor', profileId: mentor.id, text: 'Καλώς ήρθες' })
    await call(admin, 'write_note', { aboutUserId: mentor.userId, text: 'Μίλησα μαζί της' })
    await call(mentor, 'send_edit_request', { changes: { title: 'Διευθύντρια' } })
    await call(admin, 'edit_mentor', { mentorId: mentor.id, changes: { phone: '6900000000' } })
    await complete(admin, id, { belowMinimum: true })
    await call(mentee, 'give_feedback', { mentorshipId: id, step: 'end', going: 'well', words: 'Όλα καλά' })

    const lines = await ofPerson(mentor)
    const at = lines.map((line) => line.at.getTime())
    expect(at).toEqual([...at].sort((one, other) => other - one))
    expect(keys(lines)).toEqual(
      expect.arrayContaining([
        'users.registered',
        'mentorship_requests.pending',
        'mentorship_requests.approved',
        'mentorships.running',
        'sessions.held',
        'messages.sent',
        'notes.written',
        'edit_requests.pending',
        'mentors.edited',
        'mentorships.completed',
        'feedback.end',
        'mails.queued',
      ]),
    )
    const found = (key: string) => lines.find((line) => eventKey(line) === key)
    expect(found('mentorship_requests.pending')).toMatchObject({
      actor: 'mentee',
      words,
      menteeId: mentee.id,
      menteeName: 'Άννα Παππά',
    })
    expect(found('notes.written')).toMatchObject({ actor: 'admin', words: 'Μίλησα μαζί της' })
    expect(found('feedback.end')).toMatchObject({ actor: 'mentee', words: 'Όλα καλά', mentorshipId: id })
    expect(found('edit_requests.pending')?.detail).toEqual({ fields: ['title'] })
    expect(found('mentors.edited')?.detail).toEqual({ fields: ['phone'] })
    const [rejected] = (await ofPerson(second.mentor)).filter(
      ({ subject }) => subject === 'mentorship_requests',
    )
    expect({ key: eventKey(rejected!), words: rejected!.words }).toEqual({
      key: 'mentorship_requests.mentor_rejected',
      words: 'Δεν προλαβαίνω',
    })
    expect(keys(await ofPerson(await aMentee({ package: 'none' })))).not.toContain('mentorships.running')
  })

  test('pages without gaps or repetitions, also among lines of one instant', async () => {
    const { mentor } = await aMentorship({ sessions: 3 })
    const whole = (await ofPerson(mentor)).map(({ place }) => place)
    expect(new Set(whole).size).toBe(whole.length)
    const walked: string[] = []
    for (let before: string | undefined; ;) {
      const page = await all('person_timeline', { userId: mentor.userId, before, most: 2 })
      walked.push(...page.slice(0, 2).map(({ place }) => place))
      if (page.length < 3) break
      before = page[1]!.place
    }
    expect(walked).toEqual(whole)
  })

  test('an unknown cursor shows the first page; mails have their subject', async () => {
    const { mentor } = await aMentorship()
    const page = (before: string | null) =>
      readPersonTimeline(admin.viewer, mentor.userId, { before, language: 'el' })
    const first = await page(null)
    expect(await page(`1'; drop`)).toEqual(first)
    expect(first.newest).toBe(true)
    const subjects = first.events.map(({ mailSubject }) => mailSubject)
    expect(subjects).toContain('Ξεκινά η συνεργασία με τη mentee σου')
    expect(subjects).toContainEqual(expect.stringMatching(/^Νέο αίτημα: απάντησε έως .*\d/))
  })

  test('is not for a former admin, and holds no secret', async () => {
    const { mentor, mentee, id } = await aMentorship()
    const former = await anAdmin()
    await owner`update data.admins set active = false where user_id = ${former.userId}`
    for (const [name, args] of [
      ['person_timeline', { userId: mentor.userId }],
      ['purchase_timeline', { id: mentee.purchaseId }],
      ['mentorship_timeline', { id }],
      ['person_account', { userId: mentor.userId }],
      ['erasure_losses_of', { userId: mentor.userId }],
      ['mentor_profile_of', { mentorId: mentor.id }],
    ] as const) {
      const read = (by: Woman) => list(by, name, args)
      await refused(read(former), 'role_not_held')
    }
    const text = JSON.stringify(await ofPerson(mentor))
    expect(text).not.toMatch(/token|password_hash|secret/)
  })
})

test('a purchase and a mentorship have their own timelines', async () => {
  const { mentee, id, requestId } = await aMentorship({ sessions: 1 })
  const asked = { before: null, language: 'el' } as const
  const bought = (await readPurchaseTimeline(admin.viewer, mentee.purchaseId, asked)).events.map(eventKey)
  expect(bought).toEqual(
    expect.arrayContaining(['purchases.ordered', 'purchases.paid', 'parts.paid', 'mentorships.running']),
  )
  const [ordered] = (await all('purchase_timeline', { id: mentee.purchaseId })).filter(
    (line) => eventKey(line) === 'purchases.ordered',
  )
  expect(ordered).toMatchObject({ actor: 'mentee', actorName: 'Άννα Παππά' })
  const pair = (await readMentorshipTimeline(admin.viewer, id, { ...asked, automatic: true })).events
  expect(pair.map(eventKey)).toEqual(
    expect.arrayContaining([
      'mentorship_requests.pending',
      'mentorships.running',
      'sessions.held',
      'mails.queued',
    ]),
  )
  const ofPeople = await readMentorshipTimeline(admin.viewer, id, { ...asked, automatic: false })
  const left = pair.filter(({ subject }) => subject !== 'mails' && subject !== 'parts')
  expect(ofPeople.events.map(eventKey)).toEqual(left.map(eventKey))
  const request = pair.find((line) => eventKey(line) === 'mentorship_requests.pending')
  expect(request).toMatchObject({ subjectId: requestId, mentorshipId: id })
  expect((await readPurchaseTimeline(admin.viewer, 2_000_000_000, asked)).events).toEqual([])
})

describe('every event has its sentence', () => {
  /** Events of history entries that the functions write, from their text: `rules.record('subject', …, 'event' …)`. */
  const sources = sourcesIn('sql/functions', '.sql').filter(({ file }) => !file.endsWith('/record.sql'))
  const computed: Record<string, string[]> = {
    tell_second_factor: [
      ...sources
        .map(({ text }) => text)
        .join('')
        .matchAll(/tell_second_factor\(\w+, '(\w+)'\)/g),
    ].map(([, what]) => `users.second_factor_${what}`),
    store_objection: [
      ...sources
        .map(({ text }) => text)
        .join('')
        .matchAll(/store_objection\([\w.]+, '(\w+)'/g),
    ].map(([, event]) => `purchases.${event}`),
    take_surplus: ['purchases.paid_twice', 'purchases.paid_after_closing', 'purchases.paid_too_much'],
  }
  const written = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/rules\.record\('(\w+)',[^,;]*?(?:\([^()]*\))?[^,;]*?,\s*([^;]*?)\);/g)].flatMap(
      ([, subject, event]) => {
        const words = event!.startsWith('case')
          ? [...event!.matchAll(/(?:then|else) '(\w+)'/g)].map(([, word]) => word!)
          : [...event!.matchAll(/^'(\w+)'/g)].map(([, word]) => word!)
        const name = file.replace(/^.*\/(\w+)\.sql$/, '$1')
        return words.length > 0 && !computed[name]
          ? words.map((word) => `${subject}.${word}`)
          : (computed[name] ?? [`${name} writes an event that this test cannot read`])
      },
    ),
  )
  /** Events that a function inserts itself, because nobody is signed in. */
  const inserted = sources.flatMap(({ text }) =>
    [
      ...text.matchAll(
        /insert into data\.history[^;]*?values\s*\(('\w+'|create_person\.role \|\| 's'), [\w.]+, '(\w+)'/g,
      ),
    ].flatMap(([, subject, event]) =>
      (subject!.startsWith("'") ? [subject!.slice(1, -1)] : ['mentors', 'mentees']).map(
        (one) => `${one}.${event}`,
      ),
    ),
  )

  async function everyKey() {
    const states = await column<string>(owner`
      select c.relname || '.' || e.enumlabel
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'status' join pg_enum e on e.enumtypid = a.atttypid
      where t.tgname = 'first_state'`)
    const others = await column<string>(owner`
      select one.subject || '.' || e.enumlabel
      from (values ('close_reason', 'mentorship_requests'), ('closed_reason', 'parts'), ('mail_status', 'mails'),
        ('session_status', 'sessions')) as one (type, subject)
      join pg_type t on t.typname = one.type join pg_enum e on e.enumtypid = t.oid`)
    const lines = sourcesIn('sql/functions/history', '.sql').find(({ file }) =>
      file.endsWith('/timeline_lines.sql'),
    )!.text
    const own = [...lines.matchAll(/, '([a-z_]+)', [\w.]+, '([a-z_]+)', /g)].map(
      ([, subject, event]) => `${subject}.${event}`,
    )
    const renamed = [...lines.matchAll(/h\.subject = '(\w+)' and h\.from_state[^\n]* then '(\w+)'/g)].map(
      ([, subject, state]) => `${subject}.${state}`,
    )
    expect(renamed).toHaveLength(4)
    expect(own.length).toBeGreaterThan(10)
    return [
      ...new Set([
        ...written,
        ...inserted,
        ...states,
        ...others,
        ...own.filter((key) => !/^(sessions\.entered|mails\.mail|pair_wishes\.asked)$/.test(key)),
        ...renamed,
        // Written by releases that sent the news themselves, and had seats in seminars; the history keeps it.
        'news.sent',
        'seminars.seminar_joined',
        'seminars.seminar_left',
        'mentors.back',
        'proposals.taken',
        'proposals.withdrawn',
        'consents.given',
        'consents.withdrawn',
        'feedback.start',
        'feedback.check_in',
        'feedback.end',
        'feedback.later',
        ...['pause', 'resume', 'another', 'end', 'met', 'overtaken', 'answered', 'withdrawn'].map(
          (outcome) => `pair_wishes.${outcome}`,
        ),
      ]),
    ].sort()
  }

  test.each(languages)('in %s', async (language) => {
    const { people = {} } = cataloguesOf(language)
    const missing = (await everyKey()).filter((key) => !(`events.${key}` in people))
    expect(missing).toEqual([])
  })

  test('and no sentence is about an event that cannot happen', async () => {
    const known = new Set(await everyKey())
    const said = Object.keys(cataloguesOf('el').people ?? {}).filter((key) => key.startsWith('events.'))
    expect(said.map((key) => key.replace('events.', '')).filter((key) => !known.has(key))).toEqual([])
  })
})
