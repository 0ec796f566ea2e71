// Functions of api that pages read, through their domain calls.
import { expect, test } from 'vitest'
import * as reads from '~/db/generated/reads.server'
import { act } from '~/db/act.server'
import { read } from '~/db/read.server'
import { findCandidate } from '~/domain/scholarships/awards.server'
import { call } from '../support/calls'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, listRequests, send } = await openWorld()
const admin = await theAdmin()

test('R9 a page shows the same deadline that a request sent now gets', async () => {
  const mentee = await aMentee()
  const due = await reads.nextAnswerDue(mentee.viewer)
  const id = await send(mentee, await aMentor())
  const [request] = await owner<{ answerDueAt: Date }[]>`
    select answer_due_at from data.mentorship_requests where id = ${id}`
  expect(due).toEqual(request!.answerDueAt)
})

test('R26 candidates are found by name, with the reason that blocks an award', async () => {
  const mentee = await aMentee({ package: 'none', name: 'Ζηνοβία', surname: 'Κάπα' })
  const found = async (q: string) =>
    (await reads.awardCandidates(admin.viewer, { words: q })).map(({ menteeId }) => menteeId)
  expect(await found('ζηνοβια καπα')).toEqual([mentee.id])
  expect(await found('κάπα')).toEqual([mentee.id])
  expect((await findCandidate(admin.viewer, mentee.id))?.blocked).toBeNull()
  const scholarshipId = await call<number>(admin, 'create_scholarship', { name: 'Πλήρης', kind: 'full_3m' })
  await call(admin, 'award_scholarship', { scholarshipId, menteeId: mentee.id })
  expect((await findCandidate(admin.viewer, mentee.id))?.blocked).toBe('awarded')
  const stranger = await aMentee({ package: 'none' })
  await expect(findCandidate(stranger.viewer, mentee.id)).rejects.toMatchObject({ code: '42501' })
})

test('R26 a full scholarship gives one package, a partial one any; an unpaid order is named', async () => {
  const mentee = await aMentee({ package: 'awaiting_payment' })
  const offered = (kind: 'full_3m' | 'partial_50') =>
    reads.awardablePackages(admin.viewer, { kind, menteeId: mentee.id })
  const whole = await offered('full_3m')
  expect(whole.map(({ priceCents, orderId }) => ({ priceCents, orderId }))).toEqual([
    { priceCents: 0, orderId: mentee.purchaseId },
  ])
  expect((await offered('partial_50')).map(({ priceCents }) => priceCents)).toEqual([3100, 4350, 13_650])
})

test('acts that belong together share a transaction, and the first refusal ends them', async () => {
  const { viewer } = await aMentee()
  const transactionOf = (as: typeof viewer) =>
    read(
      as,
      (sql) => sql<[{ id: string; role: string }]>`
      select pg_current_xact_id()::text as id, current_setting('role') as role`,
    )
  const [[one], [other]] = await act(viewer, (_, joined) =>
    Promise.all([transactionOf(joined), transactionOf(joined)]),
  )
  expect(one).toEqual(other)
  expect(one.role).toMatch(/_member$/)
  const refused = act(viewer, (_, joined) =>
    Promise.all([
      listRequests(joined),
      act(joined, (sql) => sql`select api.withdraw_request(request_id => 0)`),
      reads.nextAnswerDue(joined),
    ]),
  )
  await expect(refused).rejects.toMatchObject({ message: 'request_not_found' })
})
