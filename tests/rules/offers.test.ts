// Offers to mentors: published, changed and ended by the team, seen by mentors, recorded once for each.
import { expect, test } from 'vitest'
import { call, list } from '../support/calls'
import { outcomes, refused } from '../support/refusals'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, dayIn } = await openWorld()
const admin = await theAdmin()
await owner`delete from data.offers`
const [today, yesterday] = [await dayIn(), await dayIn(-1)]

let count = 0
const anOffer = (more = {}) =>
  call<number>(admin, 'create_offer', { provider: 'Βιβλιοπωλείο', code: `ΚΩΔ${++count}`, ...more })
const codes = async (mentor: Parameters<typeof list>[0]) =>
  (await list<{ code: string }>(mentor, 'read_offers')).map(({ code }) => code)

test('a mentor reads the current offers, the next to expire first', async () => {
  await anOffer({ code: 'Α' })
  await anOffer({ code: 'Β', expiresOn: today })
  const over = await anOffer({ code: 'Γ' })
  await owner`update data.offers set expires_on = ${yesterday} where id = ${over}`
  for (const mentor of [await aMentor(), await aMentor({ status: 'inactive' })])
    expect(await codes(mentor)).toEqual(['Β', 'Α'])
})

test('nobody else reads offers', async () => {
  for (const woman of [await aMentee(), await aMentor({ status: 'new' })])
    await refused(list(woman, 'read_offers'), 'role_not_held')
  await refused(list(admin, 'read_offers'), 'raw 42501')
})

test('an offer that is over, or that exists already, is not published', async () => {
  await refused(anOffer({ expiresOn: yesterday }), 'offer_over', 'expires_on')
  const same = { provider: 'Ίδιος', code: 'ΙΔΙΟΣ' }
  const both = await together(owner, (sql) => sql`lock table data.offers in exclusive mode`, [
    () => anOffer(same),
    () => anOffer(same),
  ])
  expect(outcomes(both)).toEqual(['done', 'offer_exists'])
})

test('a change counts at once; ending is harmless twice; a new last day publishes again', async () => {
  const offerId = await anOffer({ expiresOn: today })
  const mentor = await aMentor()
  await call(admin, 'edit_offer', { offerId, provider: 'Νέος', code: 'ΝΕΟΣ', description: 'Δύο μαθήματα' })
  expect(await codes(mentor)).toContain('ΝΕΟΣ')
  await call(admin, 'end_offer', { offerId })
  await call(admin, 'end_offer', { offerId })
  expect(await codes(mentor)).not.toContain('ΝΕΟΣ')
  const details = { offerId, provider: 'Νέος', code: 'ΝΕΟΣ' }
  await call(admin, 'edit_offer', { ...details, description: 'Τρία', expiresOn: yesterday })
  await refused(
    call(admin, 'edit_offer', { ...details, expiresOn: '2020-01-01' }),
    'offer_over',
    'expires_on',
  )
  await call(admin, 'edit_offer', { ...details, expiresOn: today })
  expect(await codes(mentor)).toContain('ΝΕΟΣ')
  const events = await owner`
    select event, count(*)::integer from data.history where subject = 'offers' and subject_id = ${offerId} group by 1 order by 1`
  expect([...events]).toEqual([
    { event: 'offer_changed', count: 3 },
    { event: 'offer_ended', count: 1 },
    { event: 'offer_published', count: 1 },
  ])
  for (const name of ['edit_offer', 'end_offer'])
    await refused(
      call(admin, name, name === 'end_offer' ? { offerId: 999_999 } : { ...details, offerId: 999_999 }),
      'offer_not_found',
    )
})
