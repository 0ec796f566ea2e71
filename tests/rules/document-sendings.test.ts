// Long: every way in which a document reaches AADE, or does not.
// Tax documents that the worker sends to AADE, against the stand-in of myDATA: numbers without holes, and none sent twice
// whatever breaks.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '~/db/rows'
import { invoiceXml } from '~/domain/tax-documents/invoice-xml'
import { sendDocuments } from '~/domain/tax-documents/send-documents.server'
import { aadeAt, aadeSettings, type AadeSettings } from '~/integrations/aade.server'
import { log } from '~/log.server'
import { startAade, type AadeTrouble } from '../../stand-in/aade'
import { call, list } from '../support/calls'
import type { Mentee } from '../support/people'
import { refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

log.level = 'silent'
const world = await openWorld()
const { owner, worker, aMentee, theAdmin, mailsTo, dayIn } = world
const admin = await theAdmin()
const issuer = '094014201'
const today = await dayIn(0)
await owner`update data.constants set issuer_tax_number = ${issuer}`

const user = { userId: 'network', key: 'secret', vatNumber: issuer }
const aade = await startAade(user)
afterAll(() => aade.close())

const settings: AadeSettings = {
  url: aade.url,
  userId: user.userId,
  key: user.key,
  series: 'ΜΝΤ',
  since: today,
  branch: 0,
  invoices: true,
  exemption: null,
}
const send = (more: Partial<AadeSettings> = {}, patience?: number) => {
  const all = { ...settings, ...more }
  return sendDocuments({ sql: worker, aade: aadeAt(all, patience), settings: all })
}
/** As if so much time had gone by that everything is due. */
const later = () => owner`update data.document_sendings set next_try_at = now() - interval '1 second'`
const claim = async (series = settings.series) => {
  const [claimed] = await worker<Row<'claim_sending'>[]>`
    select * from api.claim_sending(own_series => ${series}, since => ${today}, invoices => true)`
  return claimed
}
const documents = ({ purchaseId }: Mentee) =>
  owner<{ kind: string; number: number; mark: string; amountCents: number }[]>`
    select kind, number, mark, amount_cents from data.tax_documents where purchase_id = ${purchaseId} order by id`
const marksOf = async (mentee: Mentee) => (await documents(mentee)).map(({ mark }) => mark)
/** The number of a document that is on its way. */
const numberOf = ({ purchaseId }: Mentee) =>
  cell<number>(owner`select number from data.document_sendings where purchase_id = ${purchaseId}`)
const sendAgain = ({ purchaseId }: { purchaseId: number }) =>
  call(admin, 'send_document_again', { purchaseId })
const keptOf = (mark: string | undefined) => aade.kept.find((each) => each.mark === mark)
/** What the team sees of what waits. */
const waits = async ({ purchaseId }: Mentee) =>
  (await list<Row<'undocumented'>>(admin, 'undocumented', { purchaseId })).map(({ state, errorCode }) =>
    `${state} ${errorCode ?? ''}`.trim(),
  )
const giveBack = async ({ purchaseId }: Mentee, cents: number) => {
  const refundId = await call<number>(admin, 'refund_purchase', { purchaseId, cents, reason: 'από λάθος' })
  await call(admin, 'settle_refund', { refundId, externalRef: `EB-${refundId}` })
}
/** A payment whose document met this trouble when it was sent. */
async function inTrouble(trouble: AadeTrouble) {
  const mentee = await aMentee()
  aade.trouble(trouble)
  await send()
  return mentee
}
const choose = (mentee: Mentee, taxNumber = '090000045') =>
  call(mentee, 'choose_invoice', {
    purchaseId: mentee.purchaseId,
    invoiceName: 'Άλφα & Σία',
    taxNumber,
    invoiceAddress: 'Αιόλου 1, Αθήνα',
    invoiceActivity: 'Σύμβουλοι',
  })
const byHand = ({ purchaseId }: Mentee, number: number) =>
  call(admin, 'enter_document', {
    purchaseId,
    kind: 'retail',
    series: 'ΑΠΥ',
    number,
    issuedOn: today,
    mark: String(400_002_000_000_000 + number),
    amountCents: 6200,
  })

// Nothing of an earlier test is on its way.
beforeEach(async () => {
  await owner`delete from data.document_sendings where state <> 'given_up'`
  await owner`update data.purchases set vat_percent = 24, vat_ground = null where vat_percent = 22`
  await send({ exemption: 27 })
})

describe('a payment', () => {
  test('is sent once, and its buyer has the document with MARK and QR address', async () => {
    const mentee = await aMentee()
    const before = aade.kept.length
    await send()
    await send()
    expect(aade.kept.length).toBe(before + 1)
    const [document] = await owner`
      select kind, series, issued_on, mark, uid, qr_url, amount_cents, entered_by from data.tax_documents
      where purchase_id = ${mentee.purchaseId}`
    const kept = keptOf(document!.mark)!
    expect(kept).toMatchObject({
      type: '11.2',
      series: 'ΜΝΤ',
      issueDate: today,
      issuer,
      buyer: '',
      method: '6',
      vatCategory: '1',
      netCents: 5000,
      vatCents: 1200,
      grossCents: 6200,
    })
    expect(document).toMatchObject({
      kind: 'retail',
      series: 'ΜΝΤ',
      issuedOn: today,
      uid: kept.uid,
      qrUrl: `https://mydataapidev.aade.gr/TimologioQR/QRInfo?q=${kept.uid}`,
      amountCents: 6200,
      enteredBy: null,
    })
    expect(await mailsTo(mentee, 'tax_document')).toHaveLength(1)
    expect(await numberOf(mentee)).toBeUndefined()
  })

  test('gets its number with the claim: consecutive, also of workers that claim at the same moment', async () => {
    for (let made = 0; made < 3; made++) await aMentee()
    const claimed = await Promise.all([claim(), claim(), claim(), claim()])
    const numbers = claimed.flatMap((each) => (each ? [each.number] : []))
    const issued = () =>
      column<number>(
        owner`select number from data.tax_documents where series = 'ΜΝΤ' and kind = 'retail' order by 1`,
      )
    const most = (await issued()).at(-1) ?? 0
    expect(numbers.sort((a, b) => a - b)).toEqual([most + 1, most + 2, most + 3])
    await later()
    await send()
    expect(await issued()).toEqual((await issued()).map((_, at) => at + 1))
  })

  test('from before the chosen day is left to the accountant', async () => {
    const mentee = await aMentee()
    await send({ since: '2999-01-01' })
    expect(await waits(mentee)).toEqual(['null'])
  })

  test('without VAT carries the number of its ground, and is not sent without one', async () => {
    const mentee = await aMentee()
    await owner`update data.purchases set vat_percent = 0, vat_ground = 'άρθρο 27' where id = ${mentee.purchaseId}`
    await send()
    expect(await waits(mentee)).toEqual(['refused no_exemption'])
    await sendAgain(mentee)
    await send({ exemption: 27 })
    const [document] = await documents(mentee)
    expect(keptOf(document!.mark)).toMatchObject({
      vatCategory: '7',
      exemption: '27',
      netCents: 6200,
      vatCents: 0,
    })
  })

  test('with a rate that myDATA does not know is not sent', async () => {
    const mentee = await aMentee()
    await owner`update data.purchases set vat_percent = 22 where id = ${mentee.purchaseId}`
    await send()
    expect(await waits(mentee)).toEqual(['refused vat_rate'])
  })
})

describe('never twice', () => {
  let before = 0
  beforeEach(() => void (before = aade.kept.length))
  /** Sends what is due later: the one document of the mentee is the one that AADE has kept of this test. */
  async function goesOnce(mentee: Mentee) {
    await later()
    await send()
    expect(await marksOf(mentee)).toHaveLength(1)
    expect(aade.kept.slice(before).map(({ mark }) => mark)).toEqual(await marksOf(mentee))
  }

  const lost: [string, AadeTrouble][] = [
    ['the connection breaks after AADE took it', { answer: 'drop', after: true }],
    ['AADE answers 500 after it took it', { answer: 500, after: true }],
    ['the connection breaks before', { answer: 'drop' }],
    ['AADE answers 500', { answer: 500 }],
    ['AADE speaks of a technical error', { answer: 'technical' }],
  ]
  test.each(lost)('when %s, the number is asked for before it is sent again', async (_, trouble) => {
    const mentee = await inTrouble(trouble)
    expect((await waits(mentee))[0]).toMatch(/^unclear/)
    const number = await numberOf(mentee)
    // Not yet due.
    await send()
    expect(await documents(mentee)).toEqual([])
    await goesOnce(mentee)
    expect(await documents(mentee)).toMatchObject([{ number }])
  })

  test('when the answer comes too late, what AADE took is found', async () => {
    const mentee = await aMentee()
    aade.trouble({ answer: 'late' })
    await send({}, 300)
    expect(await waits(mentee)).toEqual(['unclear no_answer'])
    await expect.poll(() => aade.kept.length).toBe(before + 1)
    await goesOnce(mentee)
  })

  test.each([true, false])(
    'when the worker is killed after the claim (sent: %s), another one asks',
    async (sent) => {
      const mentee = await aMentee()
      const claimed = await claim()
      if (sent) await aadeAt(settings).send(invoiceXml(claimed!, settings))
      expect(await claim()).toBeUndefined()
      await goesOnce(mentee)
    },
  )

  test('a worker that comes back after another one took over changes nothing', async () => {
    const mentee = await aMentee()
    const claimed = await claim()
    await later()
    await claim()
    await worker`select api.fail_sending(sending_id => ${claimed!.sendingId}, of_try => ${claimed!.tries}, outcome => 'waiting', code => 'x', words => '')`
    expect(await waits(mentee)).toEqual(['sending'])
    const accept = (mark: string) =>
      worker`select api.accept_sending(sending_id => ${claimed!.sendingId}, mark => ${mark}, uid => ${'A'.repeat(40)})`
    await accept('400003000000001')
    await accept('400003000000002')
    expect(await marksOf(mentee)).toEqual(['400003000000001'])
  })

  test('a service that refuses a number that came before is asked for it', async () => {
    const strict = await startAade({ ...user, repeats: 'refused', marks: 400_004_000_000_000 })
    const { url } = strict
    const mentee = await aMentee()
    const claimed = await claim()
    const sendClaimed = () => aadeAt({ ...settings, url }).send(invoiceXml(claimed!, settings))
    await sendClaimed()
    expect(await sendClaimed()).toMatchObject({ outcome: 'unclear', code: '228' })
    await later()
    await send({ url })
    expect(await marksOf(mentee)).toEqual(strict.kept.map(({ mark }) => mark))
    await strict.close()
  })

  test('a number that another program used is not written over', async () => {
    const mentee = await aMentee()
    const claimed = await claim('ΤΠΥ')
    await aadeAt(settings).send(invoiceXml({ ...claimed!, amountCents: 1240, vatCents: 240 }, settings))
    await owner`delete from data.document_sendings`
    await send({ series: 'ΤΠΥ' })
    expect(await waits(mentee)).toEqual(['refused number_taken'])
    // Nor when ours is perhaps there: its sum is another.
    await owner`update data.document_sendings set state = 'unclear', next_try_at = now()`
    await send({ series: 'ΤΠΥ' })
    expect(await waits(mentee)).toEqual(['refused number_taken'])
    await sendAgain(mentee)
    await send({ series: 'ΤΠΥ' })
    expect(await documents(mentee)).toMatchObject([{ number: claimed!.number + 1 }])
  })
})

describe('what does not go', () => {
  test.each([
    [{ answer: 401 }, 'waiting key_refused'],
    [{ answer: 429 }, 'waiting too_many'],
  ] as [AadeTrouble, string][])('waits and goes later: %j', async (trouble, state) => {
    const mentee = await inTrouble(trouble)
    expect(await waits(mentee)).toEqual([state])
    await later()
    await send()
    expect(await documents(mentee)).toHaveLength(1)
  })

  test('waits while AADE cannot be reached, or takes no call with this key', async () => {
    const mentee = await aMentee()
    const gone = await startAade(user)
    await gone.close()
    await send({ url: gone.url })
    expect(await waits(mentee)).toEqual(['waiting unreached'])
    await later()
    await send({ key: 'old' })
    expect(await waits(mentee)).toEqual(['waiting key_refused'])
    await later()
    await send({ url: `${aade.url}/myDATA` })
    expect(await waits(mentee)).toEqual(['waiting wrong_address'])
  })

  test('is refused with AADE’s own words, and goes with the same number once that is mended', async () => {
    const mentee = await aMentee()
    await owner`update data.constants set issuer_tax_number = '090000045'`
    await send()
    const [waiting] = await list<Row<'undocumented'>>(admin, 'undocumented', {
      purchaseId: mentee.purchaseId,
    })
    expect(waiting).toMatchObject({ state: 'refused', errorCode: '201' })
    expect(waiting!.errorText).toContain('201: User VAT number 094014201 is not authorized')
    await owner`update data.constants set issuer_tax_number = ${issuer}`
    await later()
    await send()
    expect(await waits(mentee)).toEqual(['refused 201'])
    await sendAgain(mentee)
    await send()
    expect(await documents(mentee)).toMatchObject([{ number: waiting!.number }])
    await refused(sendAgain(mentee), 'nothing_refused')
    await refused(sendAgain({ purchaseId: 999_999 }), 'purchase_not_found')
    const whoSent = column(owner`select actor_user_id from data.history
      where subject = 'purchases' and subject_id = ${mentee.purchaseId} and event = 'document_sent_again'`)
    expect(await whoSent).toEqual([admin.userId])
  })

  test('makes room for a document that the team enters, and its number is given to the next', async () => {
    const mentee = await inTrouble({ answer: 429 })
    const number = await numberOf(mentee)
    await byHand(mentee, 1)
    expect(await numberOf(mentee)).toBeUndefined()
    const next = await aMentee()
    await send()
    expect(await documents(next)).toMatchObject([{ number: number }])
  })

  test('keeps the team from entering another document while it is perhaps at AADE', async () => {
    const mentee = await inTrouble({ answer: 'drop', after: true })
    const number = await numberOf(mentee)
    await refused(byHand(mentee, 2), 'document_being_sent')
    await refused(choose(mentee), 'document_being_sent')
    // Nobody asks any more: sending was switched off.
    await owner`update data.document_sendings set next_try_at = now() - interval '25 hours'`
    await byHand(mentee, 2)
    expect(await documents(mentee)).toHaveLength(1)
    // What AADE perhaps has keeps its number.
    const next = await aMentee()
    await send()
    expect((await documents(next))[0]!.number).toBe(number + 1)
  })

  test('is made out anew when something else waits meanwhile, as after a lost dispute', async () => {
    const mentee = await inTrouble({ answer: 429 })
    await owner`update data.document_sendings set amount_cents = 6300 where purchase_id = ${mentee.purchaseId}`
    await later()
    await send()
    expect(await documents(mentee)).toMatchObject([{ amountCents: 6200 }])
  })
})

describe('an invoice', () => {
  test('names the buyer by her tax number alone', async () => {
    const mentee = await aMentee()
    await choose(mentee)
    await send()
    const [document] = await documents(mentee)
    expect(document!.kind).toBe('invoice')
    expect(keptOf(document!.mark)).toMatchObject({ type: '2.1', buyer: '090000045' })
  })

  test('is left to the accountant where invoices are not sent', async () => {
    const mentee = await aMentee()
    await choose(mentee)
    await send({ invoices: false })
    expect(await waits(mentee)).toEqual(['null'])
  })

  test('to another country is not sent; with other details it is made out anew', async () => {
    const mentee = await aMentee()
    await choose(mentee, 'DE123456789')
    await send()
    expect(await waits(mentee)).toEqual(['refused foreign_buyer'])
    await choose(mentee)
    expect(await waits(mentee)).toEqual(['null'])
    await send()
    expect(await documents(mentee)).toMatchObject([{ kind: 'invoice' }])
  })
})

describe('a credit document', () => {
  test.each([
    ['11.4', false],
    ['5.1', true],
  ])('%s follows the document of the payment and names its MARK', async (type, asInvoice) => {
    const mentee = await aMentee()
    if (asInvoice) await choose(mentee)
    // Both wait: the payment goes first.
    await giveBack(mentee, 1000)
    await send()
    const [payment, credit] = await documents(mentee)
    expect(payment!.amountCents).toBe(6200)
    expect(credit!.amountCents).toBe(1000)
    expect(keptOf(credit!.mark)).toMatchObject({
      type,
      correlated: payment!.mark,
      method: '6',
      netCents: 806,
      vatCents: 194,
      grossCents: 1000,
    })
    expect(await waits(mentee)).toEqual([])
  })

  test('waits for the document of the payment', async () => {
    const mentee = await aMentee()
    await owner`update data.purchases set vat_percent = 22 where id = ${mentee.purchaseId}`
    await send()
    await giveBack(mentee, 1000)
    await send()
    expect(await waits(mentee)).toEqual(['refused vat_rate', 'null'])
  })
})

test('nothing is sent without a user of AADE', () => {
  expect(aadeSettings({})).toBeUndefined()
  expect(aadeSettings({ AADE_USER_ID: 'x', AADE_URL: 'https://a/', AADE_BRANCH: '0' })).toMatchObject({
    url: 'https://a',
    exemption: null,
    invoices: false,
  })
})

test('no number came to AADE twice', () => {
  expect(aade.kept.filter(({ cancelledByMark }) => cancelledByMark)).toEqual([])
})
