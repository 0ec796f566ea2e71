import { describe, expect, test } from 'vitest'
import { call, readTable } from '../support/calls'
import { refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, aRequest, signedIn } = await openWorld()

describe('R22 consents', () => {
  test('R22 each consent is stored with its version; the newest version is the accepted one', async () => {
    const mentee = await aMentee({ package: 'none' })
    await call(mentee, 'give_consent', { text: 'news', given: true })
    await owner`insert into data.texts (text, version, published_on) values ('news', 2, rules.local_date())`
    await call(mentee, 'give_consent', { text: 'news', given: false })
    await call(mentee, 'give_consent', { text: 'news', given: true })
    const rows = await readTable(mentee, 'consents')
    expect(rows.map((row) => [row.text, row.version, row.given])).toEqual([
      ['news', 1, true],
      ['news', 2, false],
      ['news', 2, true],
    ])
  })

  test('R22 low 9 a version of a later day is not accepted yet', async () => {
    await owner`insert into data.texts (text, version, published_on) values ('coachee_terms', 99, rules.local_date() + 1)`
    const mentee = await aMentee({ kind: 'two_in_one' })
    await aRequest({ mentee, mentor: await aMentor({ offersCoaching: true }), kind: 'coaching' })
    await call(mentee, 'give_consent', { text: 'coachee_terms', given: true })
    const versions = await column(
      owner`select distinct version from data.consents where user_id = ${mentee.userId} and text = 'coachee_terms'`,
    )
    expect(versions).toHaveLength(1)
    expect(versions).not.toContain(99)
  })

  test('R22 newsletter: the date is set while the consent is given', async () => {
    const mentor = await aMentor()
    const news = () => cell(owner`select news_consent_at from data.users where id = ${mentor.userId}`)
    await call(mentor, 'give_consent', { text: 'news', given: true })
    expect(await news()).toBeInstanceOf(Date)
    await call(mentor, 'give_consent', { text: 'news', given: false })
    expect(await news()).toBeNull()
  })

  test('users give only their own consents, in any role, and visitors give none', async () => {
    const mentee = await aMentee({ package: 'none' })
    await call(mentee, 'give_consent', { text: 'privacy', given: true })
    expect(await readTable(await aMentee({ package: 'none' }), 'consents')).toEqual([])
    const consent = { text: 'terms', given: true }
    await call({ ...mentee, viewer: await signedIn(mentee.userId, null) }, 'give_consent', consent)
    const visitor = { ...mentee, viewer: { ...mentee.viewer, secretHash: 'unknown' } }
    await refused(call(visitor, 'give_consent', consent), 'role_not_held')
  })
})
