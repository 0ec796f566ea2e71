// Every act for many rows at once does each row as the single act would: done, refused with its rule, and only once.
import { describe, expect, test } from 'vitest'
import { allTables } from '~/parts/lists/all-tables'
import { bulkActs } from '~/parts/lists/bulk-acts.server'
import { checkRows, findChosen, readChosen } from '~/lists/check-rows.server'
import { findBulkAct } from '~/parts/lists/find-bulk-act'
import { listName } from '~/lists/list-query'
import { call } from '../support/calls'
import { openCardWorld } from '../support/card-world'
import type { Woman } from '../support/people'
import { cell } from '../support/rows'
import { together } from '../support/together'

const world = await openCardWorld()
const { owner, aMentee, aMentor, anAdmin, aRequest, anOrder, cancel, prove, approve, moveDeadline, goToPay } =
  world
const admin = await anAdmin()
const herself = await aMentee({ userId: admin.userId, package: 'awaiting_payment' })
const ownMentor = await aMentor({ userId: admin.userId })
const ownRequest = await aRequest({
  mentee: { ...herself, ...(await world.aPackage(herself, 'six_months')) },
})

type Scene = {
  /** What the form of its page asks for. */
  value: Record<string, unknown>
  /** A row it can be done for. */
  ready: () => Promise<number>
  /** Rows it can't be done for, by the rule. */
  refused: Record<string, () => Promise<number>>
  /** What a row says for which it was done before. */
  again: string
  /** A new form may do it again: only the same form is refused, and its page knows nothing of it. */
  repeats?: true
  /** How many times it was done for a row. */
  times: (id: number) => Promise<number>
}

const countOf = async (rows: Promise<readonly unknown[]>) => (await rows).length
const requestId = async () => (await aRequest()).id

const answered: Scene['refused'] = {
  own_profile: async () => ownRequest.id,
  async already_answered() {
    const { id, mentor } = await aRequest()
    await approve(mentor, id)
    return id
  },
  async deadline_passed() {
    const id = await requestId()
    await moveDeadline(id)
    return id
  },
}
const mailsOf = (kind: string, id: number) =>
  countOf(owner`select from private.outbox where kind = ${kind} and content ->> 'requestId' = ${String(id)}`)

const message = { text: 'Γεια σου, {name}!', formKey: 'a-form-for-many' }
const erasedMentee = async () => {
  const mentee = await aMentee({ package: 'none' })
  await call(mentee, 'erase_me')
  return mentee.id
}

/** A mail to a user that was sent or is dead. */
async function mailOf(userId: number, status: 'sent' | 'dead') {
  const key = `${status} ${userId} ${Math.random()}`
  await owner`select rules.queue_mail(${key}, 'mentee_registered', ${userId})`
  return cell<number>(owner`
    update private.outbox set status = ${status}, sent_at = case when ${status} = 'sent' then now() end
    where key like ${`${key}%`} returning id::integer`)
}

const scenes: Record<keyof typeof bulkActs, Scene> = {
  'purchases/mark-as-paid': {
    value: { seenAtBank: true },
    ready: async () => (await anOrder()).purchaseId,
    refused: {
      own_profile: async () => herself.purchaseId,
      already_paid: async () => (await aMentee()).purchaseId,
      async purchase_closed() {
        const mentee = await anOrder()
        await cancel(mentee, mentee.purchaseId)
        return mentee.purchaseId
      },
      async guardian_not_confirmed() {
        const { purchaseId, userId } = await anOrder()
        await owner`update data.users set birthdate = current_date - interval '17 years' where id = ${userId}`
        return purchaseId
      },
    },
    again: 'already_paid',
    times: (id) => countOf(owner`select from data.payments where purchase_id = ${id}`),
  },
  'mentorship-requests/reject': {
    value: { rejectReason: 'no_time', rejectMessage: 'Λείπει για καιρό.' },
    ready: requestId,
    refused: answered,
    again: 'already_answered',
    times: (id) => mailsOf('request_rejected', id),
  },
  'mentorship-requests/remind': {
    value: {},
    ready: requestId,
    refused: answered,
    again: 'reminded_today',
    times: (id) => mailsOf('request_reminder_team', id),
  },
  'mails/resend': {
    value: {},
    ready: async () => mailOf((await aMentor()).userId, 'dead'),
    refused: {
      own_profile: () => mailOf(admin.userId, 'dead'),
      mail_not_dead: async () => mailOf((await aMentor()).userId, 'sent'),
    },
    again: 'mail_not_dead',
    times: (id) =>
      countOf(owner`
        select from data.history h join data.mails m on m.to_user_id = h.subject_id and h.subject = 'users'
        where m.id = ${id} and h.event = 'mail_resent'`),
  },
  'mentors/inactive': {
    value: { reason: 'Καλή ξεκούραση.' },
    ready: async () => (await aRequest()).mentor.id,
    refused: {
      own_profile: async () => ownMentor.id,
      already_inactive: async () => (await aMentor({ status: 'inactive' })).id,
      mentor_in_mentorship: async () => (await world.aMentorship()).mentor.id,
      transition_not_allowed: async () => (await aMentor({ status: 'rejected' })).id,
    },
    again: 'already_inactive',
    times: (id) =>
      countOf(owner`
        select from data.history where subject = 'mentors' and subject_id = ${id} and to_state = 'inactive' and from_state = 'active'`),
  },
  'mentors/message': {
    value: message,
    ready: async () => (await aMentor()).id,
    refused: { own_profile: async () => ownMentor.id },
    again: 'message_sent_before',
    repeats: true,
    times: (id) =>
      countOf(owner`
        select from data.messages g join data.mentors m on m.user_id = g.to_user_id
        where m.id = ${id} and g.to_role = 'mentor'`),
  },
  'mentees/message': {
    value: message,
    ready: async () => (await aMentee({ package: 'none' })).id,
    refused: { own_profile: async () => herself.id, person_erased: erasedMentee },
    again: 'message_sent_before',
    repeats: true,
    times: (id) =>
      countOf(owner`
        select from data.messages g join data.mentees e on e.user_id = g.to_user_id
        where e.id = ${id} and g.to_role = 'mentee'`),
  },
  'mentorships/message': {
    value: { ...message, toWhom: 'both' },
    ready: async () => (await world.aMentorship()).id,
    refused: {
      async person_erased() {
        const { id, mentee } = await world.aMentorship()
        await world.stop(admin, id)
        await call(mentee, 'erase_me')
        return id
      },
    },
    again: 'message_sent_before',
    repeats: true,
    times: (id) =>
      countOf(owner`
        select from data.messages g join data.mentorships s on s.mentee_user_id = g.to_user_id where s.id = ${id}`),
  },
}

test('every act of a list is done by the server, and has its scene here', () => {
  const offered = allTables.flatMap(
    ({ list, bulk }) => bulk?.acts.map(({ id }) => `${listName(list)}/${id}`) ?? [],
  )
  expect(offered.sort()).toEqual(Object.keys(bulkActs).sort())
  expect(Object.keys(scenes).sort()).toEqual(Object.keys(bulkActs).sort())
})

describe.each(Object.keys(scenes) as (keyof typeof bulkActs)[])('%s', (name) => {
  const { value, ready, refused, again, repeats, times } = scenes[name]
  const served = bulkActs[name]
  type Perform = (viewer: Woman['viewer'], value: unknown) => ReturnType<typeof served.perform>
  const { table, act } = findBulkAct({ list: name.split('/')[0], act: name.split('/')[1] })!
  const { list } = table
  const rules = Object.keys(refused).sort()

  const perform = (ids: number[], { viewer }: Woman = admin) =>
    (served.perform as Perform)(viewer, { ids, ...value })
  const check = (ids: number[], { viewer }: Woman = admin) =>
    checkRows(viewer, list, served, readChosen(`http://bulk/?${ids.map((id) => `id=${id}`).join('&')}`))

  test('its page shows columns of its list, and rows of scopes there are', () => {
    const columns = table.columns.map(({ id }) => id)
    expect(act.columns.filter((id) => !columns.includes(id))).toEqual([])
    expect(act.scopes.filter((scope) => !list.scopes.includes(scope))).toEqual([])
  })

  test('is done for each row it can be done for; the others keep as they are and say why', async () => {
    const can = [await ready(), await ready()]
    const cannot = await Promise.all(rules.map((rule) => refused[rule]!()))
    const before = await Promise.all(cannot.map(times))
    const told = await check([can[0]!, ...cannot, can[1]!])
    expect(told.possible.map(({ row }) => row.id)).toEqual(can)
    expect(told.refused.map(({ row, why }) => [row.id, why])).toEqual(cannot.map((id, at) => [id, rules[at]]))

    const outcome = await perform([can[0]!, ...cannot, can[1]!])
    expect(outcome.done).toBe(2)
    expect(outcome.refused).toEqual(cannot.map((id, at) => ({ id, why: rules[at] })))
    for (const id of can) expect(await times(id)).toBe(1)
    expect(await Promise.all(cannot.map(times))).toEqual(before)
  })

  test('done a second time it changes nothing and says so', async () => {
    const id = await ready()
    expect(await perform([id, id])).toEqual({ done: 1, refused: [] })
    expect(await perform([id])).toEqual({ done: 0, refused: [{ id, why: again }] })
    expect((await check([id])).refused.map(({ why }) => why)).toEqual(repeats ? [] : [again])
    expect(await times(id)).toBe(1)
  })

  test('two administrators at once do each row once', async () => {
    const ids = [await ready(), await ready(), await ready()]
    const other = await anAdmin()
    const results = await together(owner, (sql) => sql`select from data.mentees for no key update`, [
      () => perform(ids),
      () => perform(ids.toReversed(), other),
    ])
    const outcomes = results.map((result) => (result as PromiseFulfilledResult<{ done: number }>).value)
    expect(outcomes.map(({ done }) => done).reduce((one, two) => one + two)).toBe(3)
    for (const id of ids) expect(await times(id)).toBe(1)
  })

  test('a row that is not there is neither shown nor done', async () => {
    expect(await check([999_999])).toMatchObject({ possible: [], refused: [], gone: 1 })
    expect((await perform([999_999])).done).toBe(0)
  })

  test('nobody but an administrator asks or does', async () => {
    const id = await ready()
    for (const woman of [await aMentee(), await aMentor()]) {
      await expect(check([id], woman)).rejects.toMatchObject({ code: '42501' })
      expect(await perform([id], woman).catch(() => ({ done: 0 }))).toMatchObject({ done: 0 })
    }
    expect(await times(id)).toBe(0)
  })
})

const deposits = bulkActs['purchases/mark-as-paid']
const confirm = (ids: number[], by = admin) => deposits.perform(by.viewer, { ids, seenAtBank: true })

test('a deposit without a proof is left to who states that it is in the account; the others are done', async () => {
  const [proven, unproven] = [await anOrder(), await anOrder()]
  await prove(proven, proven.purchaseId)
  const ids = [unproven.purchaseId, proven.purchaseId]
  expect(await deposits.perform(admin.viewer, { ids, seenAtBank: false })).toEqual({
    done: 1,
    refused: [{ id: unproven.purchaseId, why: 'deposit_not_seen' }],
  })
  expect(await confirm([unproven.purchaseId])).toEqual({ done: 1, refused: [] })
})

test('a card payment that is open is a notice, and is ended before the deposit is confirmed', async () => {
  const mentee = await anOrder()
  await goToPay(mentee)
  const [found] = await deposits.findObstacles(admin.viewer, [mentee.purchaseId])
  expect(found).toEqual({ id: mentee.purchaseId, obstacle: null, notice: 'card' })
  expect(await confirm([mentee.purchaseId])).toEqual({ done: 1, refused: [] })
  expect(await world.checkoutsOf(mentee)).toEqual(['expired'])
})

test('without the password of lately the whole form is refused, and no row is done', async () => {
  const { purchaseId } = await anOrder()
  await expect(confirm([purchaseId], await world.aTiredAdmin())).rejects.toMatchObject({
    rule: 'password_needed',
    field: 'currentPassword',
  })
  expect(await owner`select from data.payments where purchase_id = ${purchaseId}`).toHaveLength(0)
})

test('an address chooses at most two hundred rows, and tells why some were refused', () => {
  const many = Array.from({ length: 220 }, (_, at) => `id=${at + 1}`).join('&')
  expect(readChosen(`http://bulk/?${many}`)).toMatchObject({ more: true })
  expect(readChosen(`http://bulk/?${many}`).ids).toHaveLength(200)
  expect(readChosen('http://bulk/?id=5&id=5&id=x&id=-1&id=99999999999&refused=7:busy&refused=x')).toEqual({
    ids: [5, 7],
    tried: new Map([[7, 'busy']]),
    more: false,
  })
})

test('all results of a scope are chosen by its query, whatever page was looked at; of another scope none', async () => {
  const found = findBulkAct({ list: 'purchases', act: 'mark-as-paid' })!
  const orders: number[] = []
  for (const name of ['Άλφα', 'Βήτα', 'Γάμα'])
    orders.push((await aMentee({ package: 'awaiting_payment', name, surname: 'Ολωνών' })).purchaseId)
  await aMentee({ package: 'awaiting_payment', surname: 'Αλλουνού' })
  const chosen = (query: string) =>
    findChosen(
      admin.viewer,
      found.table.list,
      found.act,
      `http://bulk/?id=${orders[0]}&every=${encodeURIComponent(`/admin/purchased-subscriptions?q=Ολωνών${query}`)}`,
    )
  const all = await chosen('&after=[]&page=7')
  expect([all.ids.sort((a, b) => a - b), all.more]).toEqual([orders, false])
  expect((await chosen('&scope=paid')).ids, 'only what is ticked').toEqual([orders[0]])
})
