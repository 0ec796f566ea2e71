import { beforeEach, expect, test } from 'vitest'
import { call, list } from '../support/calls'
import type { Woman } from '../support/people'
import { refused } from '../support/refusals'
import { column } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, anAdmin } = await openWorld()

/** Publishes a version of a text that holds from this many days from now. */
const publish = (text: string, version: number, days: number, needsConsent = true) =>
  owner`
    insert into data.texts (text, version, published_on, needs_consent)
    values (${text}, ${version}, rules.local_date() + ${days}::integer, ${needsConsent})`
const due = async (woman: Woman) =>
  (await list<{ text: string; version: number }>(woman, 'own_texts_due')).map(
    ({ text, version }) => `${text} ${version}`,
  )
const asked = async (woman: Woman) => (await list(woman, 'viewer'))[0]!.textsDue
const accept = (woman: Woman, seen: Record<string, number>, accepted = true) =>
  call(woman, 'accept_texts', { accepted, seen })
const consents = ({ userId }: Woman, text: string) =>
  column<number>(owner`
    select version from data.consents where user_id = ${userId} and text = ${text} and given order by id`)

beforeEach(async () => {
  await owner`delete from data.consents where version > 1`
  await owner`delete from data.texts where version > 1`
})

const accepted = async (woman: Woman, texts: string[]) => {
  await owner`delete from data.consents where user_id = ${woman.userId}`
  for (const text of texts)
    await owner`insert into data.consents (user_id, text, version, given) values (${woman.userId}, ${text}, 1, true)`
  return woman
}

test('R22 a new version asks the members of its role from its day, and is in force from then on', async () => {
  const mentee = await accepted(await aMentee(), ['mentee_terms', 'privacy'])
  const mentor = await accepted(await aMentor(), ['mentor_terms', 'privacy'])
  const admin = await anAdmin()
  await publish('mentee_terms', 2, 1)
  expect([await asked(mentee), await due(mentee)]).toEqual([false, []])
  expect([...(await owner`select version from api.texts where text = 'mentee_terms'`)]).toEqual([
    { version: 1 },
  ])
  await owner`update data.texts set published_on = rules.local_date() where version = 2`
  expect([await asked(mentee), await due(mentee)]).toEqual([true, ['mentee_terms 2']])
  expect([await asked(mentor), await due(mentor)]).toEqual([false, []])
  expect([await asked(admin), await due(admin)]).toEqual([false, []])
  expect([...(await owner`select version from api.texts where text = 'mentee_terms'`)]).toEqual([
    { version: 2 },
  ])
  await accept(mentee, { mentee_terms: 2 })
  await accept(mentee, { mentee_terms: 2 })
  expect(await consents(mentee, 'mentee_terms')).toEqual([1, 2])
  expect(await asked(mentee)).toBe(false)
})

test('R22 a version without consent asks nobody, and does not end an open question', async () => {
  const mentor = await accepted(await aMentor(), ['mentor_terms', 'privacy'])
  await publish('privacy', 2, -1, false)
  expect(await asked(mentor)).toBe(false)
  await publish('mentor_terms', 2, -1)
  await publish('mentor_terms', 3, 0, false)
  expect(await due(mentor)).toEqual(['mentor_terms 3'])
})

test('R22 nothing is accepted without consent, or in another version than the one that was read', async () => {
  const mentee = await accepted(await aMentee(), ['mentee_terms', 'privacy'])
  await publish('privacy', 2, -1)
  await publish('mentee_terms', 2, -1)
  await refused(accept(mentee, { privacy: 2, mentee_terms: 2 }, false), 'terms_not_accepted', 'termsAccepted')
  await refused(accept(mentee, { privacy: 2 }), 'text_changed_meanwhile')
  await publish('mentee_terms', 3, 0)
  await refused(accept(mentee, { privacy: 2, mentee_terms: 2 }), 'text_changed_meanwhile')
  expect(await consents(mentee, 'mentee_terms')).toEqual([1])
  const twice = [1, 2].map(() => accept(mentee, { privacy: 2, mentee_terms: 3 }))
  await Promise.all(twice)
  expect(await consents(mentee, 'mentee_terms')).toEqual([1, 3])
  expect(await consents(mentee, 'privacy')).toEqual([1, 2])
})
