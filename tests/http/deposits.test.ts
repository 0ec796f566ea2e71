// The pages for money from the bank, without JavaScript: a deposit that is much larger than what is due, a line of a
// statement whose order was confirmed on another day, and a file that is gone.
import { expect, test } from 'vitest'
import { uploadImport } from '~/domain/imports/imports.server'
import { uploadStatement } from '~/domain/statements/statements.server'
import { formatDate } from '~/i18n/format'
import { languages, toLocale } from '~/i18n/locale'
import { prove } from '../support/acts'
import { call } from '../support/calls'
import { formsOf } from '../support/html-forms'
import { openSite } from '../support/site'
import { camt, entry, fileOf } from '../support/statements'

const site = await openSite()
/** The key of the outcome that the next page shows. */
const newsIn = ({ headers }: { headers: Headers }) =>
  /"key":"(\w+)"/.exec(decodeURIComponent(headers.get('set-cookie') ?? ''))?.[1]
type Admin = Awaited<ReturnType<typeof site.anAdmin>>

test('a deposit that is much larger than what is due is asked about with its tick, and booked once it is ticked', async () => {
  const { purchaseId } = await site.aMentee({ package: 'awaiting_payment' })
  const cookie = await site.signIn((await site.anAdmin()).userId, 'admin')
  const path = `/admin/purchased-subscriptions/${purchaseId}/mark-as-paid`
  const shown = (body: string) => formsOf(body).find(({ id }) => id === 'deposit')!
  const send = (form: [string, string][]) =>
    site.ask(path, { cookie, headers: { origin: site.origin }, form })
  const paid = () => site.owner`
    select amount_cents::integer from data.transfers where purchase_id = ${purchaseId}`

  const empty = shown((await site.ask(path, { cookie })).body)
  expect(empty.choices.map(([name]) => name)).not.toContain('sure')
  const typed = { amount: '6200', externalRef: `BIG-${purchaseId}` }
  const refused = await send(
    empty.fields.map(([name, value]) => [name, typed[name as keyof typeof typed] ?? value]),
  )
  expect(refused.status).toBe(422)
  expect(await paid()).toEqual([])
  expect(refused.body).toContain('href="#deposit-sure"')
  const again = shown(refused.body)
  expect(Object.fromEntries(again.fields)).toMatchObject(typed)
  const tick = again.choices.find(([name]) => name === 'sure')!
  expect(tick).toEqual(['sure', 'on'])
  expect(/<input\b[^>]*name="sure"[^>]*>/.exec(refused.body)![0]).toContain('aria-invalid="true"')

  // Sent again without the tick, it is asked again.
  expect((await send(again.fields)).status).toBe(422)
  const booked = await send([...again.fields, tick])
  expect([booked.status, booked.to]).toEqual([302, `/admin/purchased-subscriptions/${purchaseId}`])
  expect(await paid()).toEqual([{ amountCents: 620_000 }])
  expect(newsIn(booked)).toBe('depositTooMuch')
})

test('a deposit that is sent twice is told twice in the same words: nobody gives back what paid an order', async () => {
  const cookie = await site.signIn((await site.anAdmin()).userId, 'admin')
  let shown = ''
  const twice = async (purchaseId: number, typed: Record<string, string>) => {
    const path = `/admin/purchased-subscriptions/${purchaseId}/mark-as-paid`
    const { fields } = formsOf((await site.ask(path, { cookie })).body).find(({ id }) => id === 'deposit')!
    const form = fields.map(([name, value]): [string, string] => [name, typed[name] ?? value])
    const send = () =>
      site.ask(path, { cookie, headers: { origin: site.origin }, form: [...form, ['seenAtBank', 'on']] })
    const [once, again] = [await send(), await send()]
    const [flash] = once.headers.get('set-cookie')!.match(/flash=[^;]*/)!
    shown = (await site.ask(once.to, { cookie: `${cookie}; ${flash}` })).body
    return [newsIn(once), newsIn(again)]
  }
  const [first, second] = [
    await site.aMentee({ package: 'awaiting_payment' }),
    await site.aMentee({ package: 'awaiting_payment' }),
  ]
  await prove(second, second.purchaseId)
  expect(await twice(first.purchaseId, {})).toEqual(['markedPaid', 'markedPaid'])
  expect(shown).toContain('Επόμενη κατάθεση: ')
  const reference = `ONCE-${second.purchaseId}`
  expect(await twice(second.purchaseId, { externalRef: reference })).toEqual(['markedPaid', 'markedPaid'])
  const late = { amount: '5,00', externalRef: `L${second.purchaseId}` }
  expect(await twice(second.purchaseId, late)).toEqual(['depositTaken', 'depositTaken'])
  const [surplus] = await site.owner<{ id: number }[]>`
    select id from data.payments where purchase_id = ${second.purchaseId} and surplus`
  await call(await site.anAdmin(), 'refund_surplus', { paymentId: surplus!.id })
  expect(await twice(second.purchaseId, late)).toEqual(['depositGoneBack', 'depositGoneBack'])
})

test('a refund that came back lies in the books on the day of the bank that is typed', async () => {
  const { purchaseId } = await site.aMentee()
  await site.owner`update data.payments set paid_on = paid_on - 9 where purchase_id = ${purchaseId}`
  const admin = await site.anAdmin()
  const refundId = await call<number>(admin, 'refund_purchase', { purchaseId, reason: 'x', override: true })
  const [sentOn, cameBackOn] = [await site.dayIn(-5), await site.dayIn(-1)]
  await call(admin, 'settle_refund', { refundId, externalRef: `OUT-${refundId}`, sentOn })
  const cookie = await site.signIn(admin.userId, 'admin')
  const path = `/admin/purchased-subscriptions/${purchaseId}`
  const { fields } = formsOf((await site.ask(path, { cookie })).body).find(
    ({ id }) => id === `returned-${refundId}`,
  )!
  const form = { ...Object.fromEntries(fields), 'returnedOn.near': cameBackOn }
  const sent = await site.ask(path, { cookie, headers: { origin: site.origin }, form })
  expect(sent.status).toBe(302)
  expect(
    await site.owner`
    select paid_on::text from data.ledger_entries where refund_id = ${refundId} order by id`,
  ).toEqual([{ paidOn: sentOn }, { paidOn: cameBackOn }])
})

test('a line of a statement says on which day its order was confirmed by hand, in every language', async () => {
  const { purchaseId } = await site.aMentee({ package: 'awaiting_payment' })
  const admin = await site.anAdmin()
  await call(admin, 'mark_paid', { purchaseId, seenAtBank: true })
  const [days] = await site.owner<{ today: string; day: string }[]>`
    select rules.local_date()::text as today, (rules.local_date() - 9)::text as day`
  const { today, day } = days!
  const text = (await site.purchaseRow(purchaseId)).reference as string
  const { id: statement } = await uploadStatement(
    admin.viewer,
    fileOf(camt([entry({ text, day, reference: `DAY-${purchaseId}` })])),
  )
  const session = await site.signIn(admin.userId, 'admin')
  for (const language of languages) {
    await site.owner`update data.users set locale = ${toLocale(language)} where id = ${admin.userId}`
    const { body } = await site.ask(`/admin/statements/${statement}`, {
      cookie: `${session}; locale=${toLocale(language)}`,
    })
    expect(body).toContain(`<html lang="${language}"`)
    const said = /<span class="block">([^<]*)<\/span>/g
    const sentences = [...body.matchAll(said)].map(([, words]) => words)
    expect(
      sentences.some((words) => [today, day].every((each) => words!.includes(formatDate(language, each)))),
    ).toBe(true)
  }
})

test.each([
  [
    'statement',
    ({ viewer }: Admin) => uploadStatement(viewer, fileOf(camt([entry({ text: 'x' })]))).then(({ id }) => id),
    '/admin/statements',
    'drop_statement',
  ],
  [
    'import',
    ({ viewer }: Admin) => uploadImport(viewer, 'mentee', new File(['Όνομα;Επώνυμο\nΑ;Β'], 'people.csv')),
    '/admin/import',
    'drop_import',
  ],
] as const)(
  'a form about a %s that is gone says so and leads to the next',
  async (thing, upload, list, drop) => {
    const admin = await site.anAdmin()
    const id = await upload(admin)
    const cookie = await site.signIn(admin.userId, 'admin')
    const form = { _token: await site.tokenOf(cookie, `${list}/${id}`), intent: 'drop' }
    await call(admin, drop, { [`${thing}Id`]: id })
    const sent = await site.ask(`${list}/${id}`, { cookie, headers: { origin: site.origin }, form })
    expect([sent.status, sent.to]).toEqual([302, list])
    const flash = sent.headers.getSetCookie().find((each) => each.includes('flash='))!
    const next = await site.ask(list, { cookie: `${cookie}; ${flash.split(';')[0]}` })
    expect(next.body).toContain('Δεν έγινε τίποτα')
  },
)
