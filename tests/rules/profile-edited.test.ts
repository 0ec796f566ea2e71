// The team changes somebody's profile: the mail that tells, when there is none, and the name in Latin letters.
import { expect, test } from 'vitest'
import { call } from '../support/calls'
import type { Woman } from '../support/people'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentor, aMentee, theAdmin, findMentor, eventsOf, mailsTo } = await openWorld()
const admin = await theAdmin()

/** Gives a person a password, as everybody has who accepted an invitation or registered. */
async function withPassword<W extends Woman>(person: W) {
  await owner`insert into private.credentials (user_id, password_hash) values (${person.userId}, 'hash')`
  return person
}
const told = async (woman: Woman) =>
  (await mailsTo<{ role: string | null; fields: string[] }>(woman, 'profile_edited')).map(
    ({ role, fields }) => ({ role, fields: fields.sort() }),
  )
const spell = (who: Woman, userId: number, latinName: string | null) =>
  call(who, 'write_latin_name_of', { userId, latinName })

test('a mentor is told which fields the team changed; what is no change tells nothing', async () => {
  const mentor = await withPassword(await aMentor())
  const edit = () =>
    call(admin, 'edit_mentor', {
      mentorId: mentor.id,
      changes: { title: 'Αρχιτέκτονας', phone: '+306900000007' },
    })
  await edit()
  expect(await told(mentor)).toEqual([{ role: 'mentor', fields: ['phone', 'title'] }])
  await edit()
  expect(await told(mentor)).toHaveLength(1)
})

test('a mentee is told of the team’s change, not of an own one', async () => {
  const mentee = await withPassword(await aMentee())
  await call(mentee, 'edit_mentee', { changes: { about: 'Τα λόγια μου.' } })
  expect(await told(mentee)).toEqual([])
  await call(admin, 'edit_mentee', { menteeId: mentee.id, changes: { about: 'Άλλα λόγια.' } })
  expect(await told(mentee)).toEqual([{ role: 'mentee', fields: ['about'] }])
})

test('a mentor is told of an absence that the team enters, not of an own one, and nothing of a repeated click', async () => {
  const mentor = await withPassword(await aMentor())
  await call(mentor, 'set_away', { until: '2999-01-01' })
  expect(await told(mentor)).toEqual([])
  for (const until of [null, null, '2999-01-01', '2999-01-01'])
    await call(admin, 'set_away', { until, mentorId: mentor.id })
  const change = { role: 'mentor', fields: ['away_until'] }
  expect(await told(mentor)).toEqual([change, change])
  expect((await eventsOf('mentors', mentor.id)).filter((event) => event === 'away')).toHaveLength(3)
})

test('who has no password yet is not told', async () => {
  const mentor = await aMentor()
  await call(admin, 'edit_mentor', { mentorId: mentor.id, changes: { title: 'Σύμβουλος' } })
  await spell(admin, mentor.userId, null)
  expect(await told(mentor)).toEqual([])
})

test('the team writes the name in Latin letters: on the card, in the history, told once', async () => {
  const yota = await withPassword(await aMentor({ name: 'Γιώτα', surname: 'Παπαδοπούλου' }))
  await spell(admin, yota.userId, ' Yota  Papadopoulou ')
  await spell(admin, yota.userId, 'Yota Papadopoulou')
  expect(await findMentor(null, yota.id)).toMatchObject({ latinName: 'Yota Papadopoulou' })
  expect(await told(yota)).toEqual([{ role: null, fields: ['latin_name'] }])
  expect(
    await owner`select actor, actor_user_id, detail from data.history
      where subject = 'users' and subject_id = ${yota.userId} and event = 'edited'`,
  ).toEqual([{ actor: 'admin', actorUserId: admin.userId, detail: ['latin_name'] }])
  await spell(admin, yota.userId, null)
  expect(await findMentor(null, yota.id)).toMatchObject({ latinName: null })
})

test('write_latin_name_of refuses other letters, another name, an unknown user and the admin’s own name', async () => {
  const yota = await aMentor({ name: 'Γιώτα', surname: 'Παπαδοπούλου' })
  await refused(spell(admin, yota.userId, 'Γιώτα'), 'latin_letters_only', 'latinName')
  await refused(spell(admin, yota.userId, 'Maria Callas'), 'latin_name_differs', 'latinName')
  await refused(spell(admin, 2_000_000_000, 'Yota'), 'user_not_found')
  await refused(spell(admin, admin.userId, null), 'own_profile')
})

test('the team overwrites no spelling that its page did not show', async () => {
  const yota = await withPassword(await aMentor({ name: 'Γιώτα', surname: 'Παπαδοπούλου' }))
  const spellSeeing = (latinName: string, seen: string | null) =>
    call(admin, 'write_latin_name_of', { userId: yota.userId, latinName, seen: { latin_name: seen } })
  await call(yota, 'write_latin_name', { latinName: 'Yota Papadopoulou' })
  await refused(spellSeeing('Giota Papadopoulou', null), 'changed_meanwhile')
  expect(await told(yota)).toEqual([])
  await spellSeeing('Giota Papadopoulou', 'Yota Papadopoulou')
  // The same form sent twice.
  await spellSeeing('Giota Papadopoulou', 'Yota Papadopoulou')
  expect(await told(yota)).toHaveLength(1)
})

test('while the user and the team write two spellings, one of them stays whole', async () => {
  const yota = await aMentor({ name: 'Γιώτα', surname: 'Παπαδοπούλου' })
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [`Yota Papadopoulou`, `Giota Papadopoulou`]
    await Promise.all([call(yota, 'write_latin_name', { latinName: one }), spell(admin, yota.userId, other)])
    const card = await findMentor(null, yota.id)
    expect([one, other]).toContain(card!.latinName)
    expect(await owner`select latin_name from data.users where id = ${yota.userId}`).toEqual([
      { latinName: card!.latinName },
    ])
  }
})
