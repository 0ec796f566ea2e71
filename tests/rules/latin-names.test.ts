// A user's own spelling of the name in Latin letters: what is accepted, where it appears, and when it goes.
import { expect, test } from 'vitest'
import * as acts from '~/db/generated/acts.server'
import { changePreferences, readOwnUser } from '~/domain/accounts/own-user.server'
import type { Viewer } from '~/viewer/viewer'
import { listFavourites } from '~/domain/mentors/favourites.server'
import { call, document } from '../support/calls'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentor, aMentee, aRequest, approve, stop, theAdmin } = world
const { searchMentors, findMentor, listRequests, listMentorships } = world
const admin = await theAdmin()
const write = (viewer: Viewer, latinName: string | null) =>
  changePreferences(viewer, { intent: 'preferences', locale: 'gr', latinName })
const spellingOf = async (viewer: Viewer) => (await readOwnUser(viewer)).latinName
const cardsFoundBy = async (q: string) =>
  (await searchMentors(null, { q }, {}, 20)).mentors.map(({ mentorId }) => mentorId)
const peopleFoundBy = async (q: string) =>
  (await document<{ people: { id: number }[] }>(admin, 'search_everything', { q })).people.map(({ id }) => id)

test('the own spelling is on the card and the profile, finds the mentor and the person, and is in the history', async () => {
  const yota = await aMentor({ name: 'Γιώτα', surname: 'Παπαδοπούλου' })
  await write(yota.viewer, '  Yota   Papadopoulou ')
  expect(await spellingOf(yota.viewer)).toBe('Yota Papadopoulou')
  expect(await findMentor(null, yota.id)).toMatchObject({ latinName: 'Yota Papadopoulou' })
  for (const q of ['yota', 'Yota Papadopoulou', 'Γιώτα', 'giota']) {
    expect(await cardsFoundBy(q), q).toContain(yota.id)
    expect(await peopleFoundBy(q), q).toContain(yota.userId)
  }
  expect(
    await owner`select event, detail from data.history where subject = 'users' and subject_id = ${yota.userId}`,
  ).toContainEqual({ event: 'edited', detail: ['latin_name'] })
  expect((await document(yota, 'export_my_data')).user).toMatchObject({ latin_name: 'Yota Papadopoulou' })

  await write(yota.viewer, null)
  expect(await findMentor(null, yota.id)).toMatchObject({ latinName: null })
  expect(await cardsFoundBy('yota')).not.toContain(yota.id)
})

test('the same spelling again changes and records nothing', async () => {
  const mentee = await aMentee({ name: 'Εύα', surname: 'Δήμου' })
  await write(mentee.viewer, 'Eva Dimou')
  await write(mentee.viewer, 'Eva Dimou')
  expect(
    await owner`select from data.history where subject = 'users' and subject_id = ${mentee.userId} and event = 'edited'`,
  ).toHaveLength(1)
})

test.each([['Γιώτα'], ['Yota Παπαδοπούλου'], ['Yota <b>'], ['12345'], ['Йота Papadopoulou']])(
  'latin_letters_only: %s',
  async (text) => {
    const yota = await aMentor({ name: 'Γιώτα', surname: 'Παπαδοπούλου' })
    await refused(write(yota.viewer, text), 'latin_letters_only', 'latinName')
    expect(await spellingOf(yota.viewer)).toBeNull()
  },
)

test.each([
  ['Γιώτα', 'Παπαδοπούλου', 'Yiota Papadopulu', true],
  ['Γιώτα', 'Παπαδοπούλου', 'Panagiota Papadopoulos', true],
  ['Χρυσάνθη', 'Ψαρρού', 'Chrissa Psarrou', true],
  ['Ελένη', 'Ουζούνη', 'Helen Uzuni', true],
  ['Jutta', 'Müller', 'Jutta Mueller', true],
  ['Γιώτα', 'Παπαδοπούλου', 'Maria Callas', false],
  ['Ελένη', 'Ουζούνη', 'Best Coach In Athens', false],
])('%s %s as %s: %s', async (name, surname, spelling, accepted) => {
  const mentee = await aMentee({ name, surname })
  if (accepted) await write(mentee.viewer, spelling)
  else await refused(write(mentee.viewer, spelling), 'latin_name_differs', 'latinName')
  expect(await spellingOf(mentee.viewer)).toBe(accepted ? spelling : null)
})

test('a new name takes a spelling away that does not spell it; an erased user has none', async () => {
  const mentee = await aMentee({ name: 'Γιώτα', surname: 'Παπαδοπούλου', package: 'none' })
  await write(mentee.viewer, 'Yota Papadopoulou')
  await owner`update data.users set surname = 'Παπαδοπούλου-Δήμου' where id = ${mentee.userId}`
  expect(await spellingOf(mentee.viewer)).toBe('Yota Papadopoulou')
  await owner`update data.users set name = 'Ζωή', surname = 'Κρητικού' where id = ${mentee.userId}`
  expect(await spellingOf(mentee.viewer)).toBeNull()
  await write(mentee.viewer, 'Zoe Kritikou')
  await owner`select rules.erase_user(${mentee.userId})`
  expect(await owner`select latin_name from data.users where id = ${mentee.userId}`).toEqual([
    { latinName: null },
  ])
})

test('while the team renames her, no spelling of the former name stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const mentee = await aMentee({ name: 'Γιώτα', surname: 'Παπαδοπούλου' })
    await Promise.allSettled([
      write(mentee.viewer, 'Yota Papadopoulou'),
      owner`update data.users set name = 'Ζωή', surname = 'Κρητικού' where id = ${mentee.userId}`,
    ])
    expect(await spellingOf(mentee.viewer)).toBeNull()
  }
})

test('members read each other’s names in the letters of their pages; a first name alone stays one', async () => {
  const { id, mentor, mentee } = await aRequest()
  await owner`update data.users set name = 'Ελένη', surname = 'Ρήγα' where id = ${mentor.userId}`
  await owner`update data.users set name = 'Θάλεια', surname = 'Βέρου' where id = ${mentee.userId}`
  await owner`update data.mentees set visibility = 'private' where id = ${mentee.id}`
  await write(mentor.viewer, 'Helen Riga')
  await write(mentee.viewer, 'Thalia Veros')
  const names = async (viewer: Viewer, language: Viewer['language']) =>
    (await listRequests({ ...viewer, language })).map(({ otherName }) => otherName)
  expect(await names(mentee.viewer, 'el')).toEqual(['Ελένη Ρήγα'])
  expect(await names(mentee.viewer, 'fr')).toEqual(['Helen Riga'])
  expect(await names(mentor.viewer, 'de')).toEqual(['Thalia'])
  expect(await names(mentor.viewer, undefined)).toEqual(['Θάλεια'])
  await write(mentee.viewer, null)
  expect(await names(mentor.viewer, 'en')).toEqual(['Thaleia'])

  await approve(mentor, id)
  const [pair] = await listMentorships({ ...mentor.viewer, language: 'pt' })
  expect(pair!.otherName).toBe('Thaleia Verou')
  const other = await aMentor({ name: 'Άννα', surname: 'Δήμου' })
  await acts.setFavourite(mentee.viewer, { mentorId: other.id, wanted: true })
  expect(await listFavourites({ ...mentee.viewer, language: 'en' })).toMatchObject([
    { mentorName: 'Anna Dimou' },
  ])
})

test('mails about requests, mentorships and sessions carry the own spelling; an erasure blanks it', async () => {
  const mentor = await aMentor({ name: 'Γιώτα', surname: 'Παπαδοπούλου' })
  const mentee = await aMentee({ name: 'Χρυσάνθη', surname: 'Ψαρρού' })
  await write(mentor.viewer, 'Yota Papadopoulou')
  await write(mentee.viewer, 'Chrissa Psarrou')
  const { id: requestId } = await aRequest({ mentor, mentee })
  const mentorshipId = await approve(mentor, requestId)
  await call(mentor, 'plan_session', { mentorshipId, startsAt: '2999-05-04T10:00:00Z' })
  const mails = async () =>
    Object.fromEntries(
      (
        await owner<{ kind: string; content: Record<string, unknown> }[]>`
          select kind, rules.mail_content(content) as content from private.outbox
          where to_user_id in (${mentor.userId}, ${mentee.userId})`
      ).map(({ kind, content }) => [kind, content]),
    )
  expect(await mails()).toMatchObject({
    request_received: { mentorLatin: 'Yota Papadopoulou', menteeLatin: 'Chrissa' },
    mentorship_started_mentee: { withLatin: 'Yota Papadopoulou' },
    mentorship_started_mentor: { withLatin: 'Chrissa Psarrou' },
    session_planned_mentee: { withLatin: 'Yota Papadopoulou' },
  })

  await stop(admin, mentorshipId)
  await owner`select rules.erase_user(${mentor.userId})`
  expect(await mails()).toMatchObject({
    mentorship_started_mentee: { withLatin: null },
    session_planned_mentee: { withLatin: null },
  })
  expect(JSON.stringify(await mails())).not.toContain('Yota')
  expect(JSON.stringify(await mails())).toContain('Chrissa')
})
