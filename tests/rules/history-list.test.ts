// The history as the team searches it: by person, by what it is about, by day; exports with their filters and rows.
import { expect, test } from 'vitest'
import { exportList } from '~/lists/export-list.server'
import { readListQuery } from '~/lists/list-query'
import { readList } from '~/lists/read-list.server'
import { historyList } from '~/domain/history/list'
import { mentorList } from '~/domain/mentors/list'
import { languages } from '~/i18n/locale'
import { eventWords } from '~/domain/history/event-words'
import { cataloguesOf } from '../support/sources'
import { call } from '../support/calls'
import { fillEveryTable } from '../support/privacy'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentor, aRequest, approve, reject, theAdmin } = world
const admin = await theAdmin()
const aNewMentee = { name: 'Ζωή', surname: 'Κάρα', email: 'zoi.kara@test.example' }

const rows = async (query: string) =>
  (await readList(admin.viewer, historyList, readListQuery(historyList, `http://list/?${query}`), 100)).rows

test('what a person did, and what was done to her, is found by her name', async () => {
  const mentor = await aMentor({ name: 'Πολύμνια', surname: 'Ιστορίδου' })
  const { id } = await aRequest({ mentor })
  await reject(mentor, id)
  await call(admin, 'change_mentor_status', { mentorId: mentor.id, status: 'inactive', reason: 'παύση' })
  await aRequest()
  const found = await rows(`q=${encodeURIComponent('ιστοριδου')}`)
  expect(found.map(({ subject, state, actor }) => `${subject} ${state} ${actor}`)).toEqual(
    expect.arrayContaining(['mentorship_requests rejected mentor', 'mentors inactive admin']),
  )
  const [rejected] = found.filter(({ state }) => state === 'rejected')
  expect(rejected!.about).toMatchObject({ mentorId: mentor.id, mentor: 'Πολύμνια Ιστορίδου' })
  expect(
    found.every(
      ({ actorUserId, subject, about }) =>
        actorUserId === mentor.userId || about?.mentorId === mentor.id || /users/.test(subject),
    ),
  ).toBe(true)
  expect(found.map(({ subject, state }) => `${subject} ${state}`)).toContain('mentorship_requests pending')
})

test('an export stands there with its list, filters and rows', async () => {
  const query = readListQuery(mentorList, 'http://list/?scope=all&isCoach=1')
  const stream = await exportList(admin.viewer, mentorList, query, 'csv', 'el')
  const text = await new Response(stream).text()
  const [entry] = await rows('scope=exports')
  expect(entry).toMatchObject({ event: 'list_exported', actorUserId: admin.userId })
  expect(entry!.detail).toMatchObject({
    list: 'admin_mentors',
    scope: 'all',
    filters: { isCoach: '1' },
    rows: text.trimEnd().split('\r\n').length - 1,
  })
})

test('a day is a day in Athens', async () => {
  await owner`
    insert into data.history (subject, subject_id, event, actor, at) values
      ('users', ${admin.userId}, 'edited', 'system', '2025-03-01 23:59:59 Europe/Athens'),
      ('users', ${admin.userId}, 'edited', 'system', '2025-03-02 00:00 Europe/Athens'),
      ('users', ${admin.userId}, 'edited', 'system', '2025-03-02 23:59:59 Europe/Athens'),
      ('users', ${admin.userId}, 'edited', 'system', '2025-03-03 00:00 Europe/Athens')`
  expect(await rows('day=2025-03-02')).toHaveLength(2)
  expect(await rows('day=2025-03-02&subject=mentors')).toEqual([])
  expect((await rows('scope=clock&day=2025-03-02')).length).toBe(2)
})

test('what the team created, changed and set is found by the act, with its words in every language', async () => {
  const { id, mentor } = await aRequest()
  await approve(mentor, id)
  await call(admin, 'create_person', { role: 'mentee', person: aNewMentee })
  await call(admin, 'edit_mentor', { mentorId: mentor.id, changes: { phone: '6900000001' } })
  await call(admin, 'create_offer', { provider: 'Βιβλιοπωλείο', code: 'ΒΙΒΛΙΑ' })
  const [edited] = await rows('act=edited&subject=mentors')
  expect(edited).toMatchObject({ subjectId: mentor.id, detail: ['phone'] })
  expect((await rows('act=approved')).map(({ subject }) => subject)).toContain('mentorship_requests')
  expect((await rows('subject=offers')).map(({ event }) => event)).toEqual(['offer_published'])
  const keys = new Set((await rows('')).map((row) => eventWords(row)))
  expect([...keys]).toEqual(expect.arrayContaining(['users.created_by_team', 'mentees.created_by_team']))
  for (const language of languages) {
    const { people = {} } = cataloguesOf(language)
    expect([...keys].filter((key) => !(`events.${key}` in people))).toEqual([])
  }
})

test('a line is found by the mentor and the mentee of its record, of whatever kind it is', async () => {
  const { women } = await fillEveryTable(world)
  const kinds = new Set<string>()
  for (const [letter, woman] of [
    ['A', women.A],
    ['M', women.M],
  ] as const) {
    const written = await owner<{ subject: string; subjectId: number }[]>`
      insert into data.history (subject, subject_id, event, actor)
      select subject, id, 'edited', 'system'::data.actor from rules.subjects_of(${woman.userId})
      union all
      select 'suggestion_requests', r.id, 'edited', 'system' from data.suggestion_requests r
      join data.mentees e on e.id = r.mentee_id where e.user_id = ${woman.userId}
      returning subject, subject_id`
    const found = await rows(`act=edited&q=${encodeURIComponent(`Επώνυμο${letter}`)}`)
    expect(found.map(({ subject, subjectId }) => ({ subject, subjectId }))).toEqual(
      expect.arrayContaining([...written]),
    )
    for (const { subject, about } of found) {
      if (subject !== 'users')
        expect([about?.mentor, about?.mentee]).toContain(`Όνομα${letter} Επώνυμο${letter}`)
      kinds.add(subject)
    }
  }
  expect([...kinds].sort()).toEqual([
    'edit_requests',
    'mentees',
    'mentors',
    'mentorship_requests',
    'mentorships',
    'parts',
    'purchases',
    'scholarships',
    'suggestion_requests',
    'testimonials',
    'users',
  ])
})
