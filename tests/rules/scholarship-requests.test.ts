import { expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { findOwnScholarshipRequest, findScholarshipRequest } from '~/domain/scholarships/requests.server'
import { call, readTable } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, anAdmin, theAdmin, mailsTo } = await openWorld()

const admin = await theAdmin()
const ask = (who: Woman, reason: string | null = 'Έμεινα άνεργη.', packageId = 1) =>
  call<number>(who, 'ask_for_scholarship', { reason, packageId })
const decline = (requestId: number, answer = 'Φέτος δόθηκαν όλες.') =>
  call(admin, 'decline_scholarship_request', { requestId, answer })
const aNewcomer = () => aMentee({ package: 'none' })
const waiting = () =>
  cell<number>(owner`select waiting from api.waiting_for_team where queue = 'scholarshipRequests'`)

test('R26 a mentee asks once for a scholarship; she and the treasurers read it', async () => {
  const mentee = await aNewcomer()
  const before = await waiting()
  expect(outcomes(await Promise.allSettled([ask(mentee), ask(mentee)]))).toEqual([
    'done',
    'scholarship_request_open',
  ])
  expect(await waiting()).toBe(before + 1)
  const own = await findOwnScholarshipRequest(mentee.viewer)
  expect(own).toMatchObject({ reason: 'Έμεινα άνεργη.', granted: null, answer: null })
  expect(await findScholarshipRequest(admin.viewer, own!.id)).toMatchObject({
    menteeId: mentee.id,
    own: false,
  })
  const coordinator = await anAdmin({ right: 'coordinator' })
  expect(await findScholarshipRequest(coordinator.viewer, own!.id)).toBeUndefined()
  expect(await readTable(await aNewcomer(), 'scholarship_requests')).toEqual([])
})

test('it needs a reason and a package, and is the mentee’s own act', async () => {
  const mentee = await aNewcomer()
  await refused(ask(mentee, '  '), 'reason_missing', 'reason')
  await refused(ask(mentee, null), 'reason_missing', 'reason')
  await refused(ask(mentee, 'α'.repeat(2001)), 'too_long', 'reason')
  await refused(ask(mentee, 'Γιατί', 2_000_000_000), 'package_not_found', 'packageId')
  await refused(ask(await aMentor()), 'role_not_held')
})

test('R26 an award grants it; who holds one this year does not ask again until it is withdrawn', async () => {
  const mentee = await aNewcomer()
  const id = await ask(mentee)
  const scholarshipId = await call<number>(admin, 'create_scholarship', { name: 'Ρόζα', kind: 'full_3m' })
  const purchaseId = await call<number>(admin, 'award_scholarship', { scholarshipId, menteeId: mentee.id })
  expect(await findScholarshipRequest(admin.viewer, id)).toMatchObject({ granted: true, answer: null })
  await refused(decline(id), 'already_answered')
  await refused(ask(mentee), 'scholarship_held')
  await call(admin, 'withdraw_award', { purchaseId })
  expect(await ask(mentee)).not.toBe(id)
})

test('declined, she is told why by mail, once, and may ask again', async () => {
  const mentee = await aNewcomer()
  const id = await ask(mentee)
  await refused(decline(id, ' '), 'reason_missing', 'answer')
  await refused(decline(id, 'α'.repeat(2001)), 'too_long', 'answer')
  await refused(decline(2_000_000_000), 'request_not_found')
  await decline(id)
  await decline(id)
  await refused(decline(id, 'Άλλα λόγια'), 'already_answered')
  expect(await mailsTo(mentee, 'scholarship_declined')).toMatchObject([{ message: 'Φέτος δόθηκαν όλες.' }])
  expect(await findOwnScholarshipRequest(mentee.viewer)).toMatchObject({
    granted: false,
    answer: 'Φέτος δόθηκαν όλες.',
  })
  expect(await ask(mentee)).toBeGreaterThan(id)
})

test('with her account its words go', async () => {
  const mentee = await aNewcomer()
  const id = await ask(mentee)
  await call(admin, 'erase_user', { userId: mentee.userId })
  const [row] = await read(
    admin.viewer,
    (sql) => sql`select reason, granted, answer from api.admin_scholarship_requests where id = ${id}`,
  )
  expect(row).toEqual({ reason: '—', granted: false, answer: null })
})
