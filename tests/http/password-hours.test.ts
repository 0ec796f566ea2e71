// The hours after a password was typed: what the team does with money is done, or asks for the password in a field and is
// done then, with everything kept that was typed before.
import { describe, expect, test } from 'vitest'
import { hashPassword } from '~/domain/accounts/passwords.server'
import { uploadStatement } from '~/domain/statements/statements.server'
import { call } from '../support/calls'
import { formsOf, type HtmlForm } from '../support/html-forms'
import { cell } from '../support/rows'
import { openSite } from '../support/site'
import { camt, entry, fileOf } from '../support/statements'

const site = await openSite()
const password = 'μια ήσυχη θάλασσα'
const passwordHash = await hashPassword(password)

/** Minutes: before and after the two ends of a password, for refunds and rights, and for what is marked day by day. */
const ages = [14, 16, 114, 116, 130]

const anOrder = () => site.aMentee({ package: 'awaiting_payment' })
const paid = (purchaseId: number) =>
  cell<boolean>(site.owner`select paid_at is not null from data.purchases where id = ${purchaseId}`)
const cancelled = (purchaseId: number) =>
  cell<boolean>(site.owner`select cancelled_at is not null from data.purchases where id = ${purchaseId}`)
const payments = (purchaseId: number) =>
  cell<number>(site.owner`select count(*)::integer from data.payments where purchase_id = ${purchaseId}`)
const pageOfOrder = (purchaseId: number, page = '') => `/admin/purchased-subscriptions/${purchaseId}${page}`

type Scene = { path: string; id: string; typed?: Record<string, string>; done: () => Promise<unknown> }
type Admin = Awaited<ReturnType<typeof site.anAdmin>>

/** What is typed on the page of each act, and how it is seen that it was done. */
const acts: Record<string, (admin: Admin) => Promise<Scene>> = {
  async 'a deposit'() {
    const { purchaseId } = await anOrder()
    const typed = { amount: '62,00', externalRef: `TX-${purchaseId}` }
    return {
      path: pageOfOrder(purchaseId, '/mark-as-paid'),
      id: 'deposit',
      typed,
      done: () => paid(purchaseId),
    }
  },
  async 'a part of a deposit'() {
    const { purchaseId } = await anOrder()
    const typed = { amount: '41,50', externalRef: `TX-${purchaseId}` }
    const done = () => payments(purchaseId)
    return { path: pageOfOrder(purchaseId, '/mark-as-paid'), id: 'deposit', typed, done }
  },
  async 'one order marked as paid'() {
    const { purchaseId } = await anOrder()
    const typed = { seenAtBank: 'on' }
    const done = () => paid(purchaseId)
    return { path: pageOfOrder(purchaseId, '/mark-as-paid'), id: 'deposit', typed, done }
  },
  async 'several orders marked as paid'() {
    const [one, other] = [await anOrder(), await anOrder()]
    const path = `/admin/bulk/purchases/mark-as-paid?id=${one.purchaseId}&id=${other.purchaseId}`
    const done = async () => (await paid(one.purchaseId)) && (await paid(other.purchaseId))
    return { path, id: 'bulk', typed: { seenAtBank: 'on' }, done }
  },
  async 'lines of a statement'(admin) {
    const { purchaseId } = await anOrder()
    const text = (await site.purchaseRow(purchaseId)).reference as string
    const file = fileOf(camt([entry({ text, reference: `LINE-${purchaseId}` })]))
    const { id: statement } = await uploadStatement(admin.viewer, file)
    return { path: `/admin/statements/${statement}`, id: 'book', done: () => paid(purchaseId) }
  },
  async 'a confirmation that is taken back'(admin) {
    const { purchaseId } = await anOrder()
    await call(admin, 'mark_paid', { purchaseId, seenAtBank: true })
    const typed = { reason: 'Ήταν άλλης παραγγελίας.' }
    const done = async () => !(await paid(purchaseId))
    return { path: pageOfOrder(purchaseId), id: 'take-back', typed, done }
  },
  async 'a refund that came back'(admin) {
    const { purchaseId } = await site.aMentee()
    await site.owner`update data.payments set paid_on = paid_on - 9 where purchase_id = ${purchaseId}`
    const refundId = await call<number>(admin, 'refund_purchase', { purchaseId, reason: 'x', override: true })
    const [sentOn, cameBackOn] = [await site.dayIn(-5), await site.dayIn(-1)]
    await call(admin, 'settle_refund', { refundId, externalRef: `OUT-${refundId}`, sentOn })
    const typed = { 'returnedOn.near': cameBackOn }
    const done = () =>
      cell<boolean>(site.owner`
        select exists (select from data.ledger_entries where refund_id = ${refundId} and paid_on = ${cameBackOn})`)
    return { path: pageOfOrder(purchaseId), id: `returned-${refundId}`, typed, done }
  },
  async 'a cancelled order'() {
    const { purchaseId } = await anOrder()
    const done = () => cancelled(purchaseId)
    return { path: pageOfOrder(purchaseId), id: 'cancel', done }
  },
  async 'a scholarship in place of an order'(admin) {
    const mentee = await anOrder()
    const scholarship = await call<number>(admin, 'create_scholarship', { name: 'Μισή', kind: 'partial_50' })
    const path = `/admin/scholarships/${scholarship}?menteeId=${mentee.id}`
    const typed = { packageId: String(await site.packageId('three_months')) }
    return { path, id: 'award', typed, done: () => cancelled(mentee.purchaseId) }
  },
  async 'a scholarship that is withdrawn'() {
    const mentee = await site.aMentee({ package: 'none' })
    const purchaseId = await site.anAward(mentee, 'full_3m')
    return { path: pageOfOrder(purchaseId), id: 'withdraw-award', done: () => cancelled(purchaseId) }
  },
}

const formOn = (body: string, id: string) => formsOf(body).find((form) => form.id === id)
const asksPassword = ({ fields }: HtmlForm) => fields.some(([name]) => name === 'currentPassword')
const withoutPassword = (fields: HtmlForm['fields']) => fields.filter(([name]) => name !== 'currentPassword')

describe.each(Object.entries(acts))('%s', (_, prepare) => {
  test.each(ages)('%i minutes after the password', async (minutes) => {
    // A year has only a few of them.
    await site.owner`update data.scholarships set year = year - 50 where year > 2000`
    const admin = await site.anAdmin()
    await site.owner`
      insert into private.credentials (user_id, password_hash) values (${admin.userId}, ${passwordHash})`
    const { path, id, typed = {}, done } = await prepare(admin)
    const cookie = await site.signIn(admin.userId, 'admin')
    const send = (fields: HtmlForm['fields']) =>
      site.ask(path, { cookie, headers: { origin: site.origin }, form: fields })
    // The page was opened when nothing was asked yet.
    const { fields } = formOn((await site.ask(path, { cookie })).body, id)!
    expect(fields.map(([name]) => name)).not.toContain('currentPassword')
    await site.owner`
      update private.sessions set password_at = now() - make_interval(mins => ${minutes}) where user_id = ${admin.userId}`
    const form = [...fields.filter(([name]) => !(name in typed)), ...Object.entries(typed)]
    let answer = await send(form as HtmlForm['fields'])
    expect([minutes, answer.status]).toEqual([minutes, minutes < 120 ? 302 : 403])
    if (answer.status === 403) {
      const again = formOn(answer.body, id)!
      expect(asksPassword(again)).toBe(true)
      expect(Object.fromEntries(withoutPassword(again.fields))).toEqual(Object.fromEntries(form))
      expect(await done()).toBe(typeof (await done()) === 'number' ? 0 : false)
      answer = await send([...withoutPassword(again.fields), ['currentPassword', password]])
    }
    expect(answer.status).toBe(302)
    expect(await done()).toBeTruthy()
  })
})
