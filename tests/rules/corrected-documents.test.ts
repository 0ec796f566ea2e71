// A tax document is a copy of what the accountant issued: what was copied wrongly is corrected with a reason, until a month with
// its money is handed over. What it was checked against stays, and so does what stood there, in the history.
import { describe, expect, test } from 'vitest'
import { monthOf } from '~/domain/accounting/month'
import { call } from '../support/calls'
import type { Mentee, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, anAdmin, dayIn, mailsTo, theAdmin } = world
const admin = await theAdmin()
const today = await dayIn(0)

let issued = 0
/** What is copied from a document; each has its own number and MARK. */
function aCopy(more: Record<string, unknown> = {}) {
  issued += 1
  return {
    series: 'ΔΙΟ',
    number: issued,
    issuedOn: today,
    mark: String(400_002_000_000_000 + issued),
    uid: null,
    qrUrl: null,
    ...more,
  }
}
type Copy = ReturnType<typeof aCopy>
/** A purchase of three days ago with its document. */
async function aDocument(more: Record<string, unknown> = {}, daysAgo = 3) {
  const mentee = await aMentee()
  await owner`
    update data.purchases set purchased_at = now() - ${`${daysAgo} days`}::interval where id = ${mentee.purchaseId}`
  const copy = aCopy(more)
  return { mentee, copy, id: await enter(mentee, { ...copy, kind: 'retail' }) }
}
const enter = ({ purchaseId }: Mentee, more: Record<string, unknown>) =>
  call<number>(admin, 'enter_document', { purchaseId, amountCents: 6200, ...more })
const correct = (documentId: number, copy: Record<string, unknown>, by: Woman = admin) =>
  call(by, 'correct_document', { documentId, reason: 'Άλλος αριθμός στο χαρτί', ...copy })
const standing = async (id: number) =>
  (
    await owner<Copy[]>`
      select series, number, issued_on::text, mark, uid, qr_url from data.tax_documents where id = ${id}`
  )[0]
const traces = ({ purchaseId }: Mentee) => owner`
  select reason, detail, actor_user_id from data.history
  where subject = 'purchases' and subject_id = ${purchaseId} and event = 'document_corrected' order by id`

describe('a document copied wrongly', () => {
  test('is corrected with its reason; what stood there stays in the history, and she gets the right one by mail', async () => {
    const { mentee, copy, id } = await aDocument()
    const right = aCopy({
      series: 'ΑΠΥ Β',
      issuedOn: await dayIn(-1),
      uid: 'AB'.repeat(20),
      qrUrl: 'https://aade.example/q?1',
    })
    await correct(id, {
      ...right,
      mark: `${right.mark.slice(0, 5)} ${right.mark.slice(5)}`,
      series: ' ΑΠΥ Β ',
    })
    expect(await standing(id)).toEqual(right)
    expect(await traces(mentee)).toEqual([
      { reason: 'Άλλος αριθμός στο χαρτί', detail: copy, actorUserId: admin.userId },
    ])
    const { series, number, issuedOn, mark } = right
    expect(await mailsTo(mentee, 'tax_document_corrected')).toMatchObject([
      { series, number, issuedOn, mark, cents: 6200, documentKind: 'retail' },
    ])
    await correct(id, right)
    expect(await traces(mentee)).toHaveLength(1)
    await correct(id, { ...right, uid: null })
    expect(await traces(mentee)).toHaveLength(2)
    expect(await mailsTo(mentee, 'tax_document_corrected')).toHaveLength(1)
    await correct(id, copy)
    expect(await mailsTo(mentee, 'tax_document_corrected')).toHaveLength(2)
  })

  test('is refused what an entered one is refused', async () => {
    const other = await aDocument()
    const { copy, id } = await aDocument()
    const refusals: [Record<string, unknown>, string, string?][] = [
      [{ reason: ' ' }, 'reason_missing', 'reason'],
      [{ reason: 'α'.repeat(2001) }, 'too_long', 'reason'],
      [{ series: ' ' }, 'required', 'series'],
      [{ series: 'α'.repeat(51) }, 'too_long', 'series'],
      [{ number: 0 }, 'document_number_invalid', 'number'],
      [{ number: other.copy.number }, 'document_number_used', 'number'],
      [{ mark: other.copy.mark }, 'mark_used', 'mark'],
      [{ mark: '4,00001E+14' }, 'mark_cut', 'mark'],
      [{ mark: '40000100000000' }, 'mark_invalid', 'mark'],
      [{ uid: 'G'.repeat(40) }, 'uid_invalid', 'uid'],
      [{ qrUrl: 'javascript:alert(1)' }, 'qr_url_invalid', 'qrUrl'],
      [{ issuedOn: null }, 'date_invalid', 'issuedOn'],
      [{ issuedOn: await dayIn(1) }, 'date_in_future', 'issuedOn'],
      [{ issuedOn: await dayIn(-4) }, 'document_too_early', 'issuedOn'],
    ]
    for (const [more, rule, field] of refusals) await refused(correct(id, { ...copy, ...more }), rule, field)
    await refused(correct(2_000_000_000, copy), 'document_not_found')
    await refused(correct(id, copy, await anAdmin({ right: 'coordinator' })), 'right_not_held')
    expect(await standing(id)).toEqual(copy)
  })

  test('keeps its day in the order of the credit document that follows it, whichever comes first', async () => {
    const { mentee, copy, id } = await aDocument({ issuedOn: await dayIn(-2) })
    const credit = aCopy({ issuedOn: await dayIn(-1) })
    const creditId = await enter(mentee, { ...credit, kind: 'retail_credit' })
    await refused(correct(id, { ...copy, issuedOn: today }), 'document_too_late', 'issuedOn')
    await refused(
      correct(creditId, { ...credit, issuedOn: await dayIn(-3) }),
      'document_too_early',
      'issuedOn',
    )
    await correct(id, { ...copy, issuedOn: await dayIn(-1) })
    await correct(creditId, { ...credit, issuedOn: today })

    for (let time = 0; time < 4; time += 1) {
      const racing = await aDocument({ issuedOn: await dayIn(-2) })
      const both = await together(owner, { mentees: racing.mentee.id }, [
        () => correct(racing.id, { ...racing.copy, issuedOn: today }),
        () => enter(racing.mentee, { ...aCopy({ issuedOn: racing.copy.issuedOn }), kind: 'retail_credit' }),
      ])
      expect(['document_too_late', 'document_too_early']).toContain(
        outcomes(both).find((outcome) => outcome !== 'done'),
      )
      expect(outcomes(both)).toContain('done')
    }
  })

  test('is changed by the act alone, and never what it was checked against', async () => {
    const { id } = await aDocument()
    for (const change of [`series = 'Β'`, 'amount_cents = 1', `kind = 'invoice'`]) {
      await refused(owner.unsafe(`update data.tax_documents set ${change} where id = ${id}`), 'insert_only')
      const pretending = owner.begin(async (tx) => {
        await tx`select set_config('app.correcting', 'on', true)`
        await tx.unsafe(`update data.tax_documents set amount_cents = 1, ${change.replace('amount_cents = 1', 'number = 7')}
          where id = ${id}`)
      })
      await refused(pretending, 'insert_only')
    }
  })
})

describe('a document whose month is handed over', () => {
  const months = (before: number) => monthOf(monthOf(today).from, -before)
  const close = ({ from }: { from: string }) => call(admin, 'close_month', { month: from })
  /** A document of money that came on the last day of a month. */
  async function aDocumentOf({ to }: { to: string }) {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    await owner`update data.purchases set purchased_at = now() - interval '11 months' where id = ${mentee.purchaseId}`
    await call(admin, 'book_deposit', {
      purchaseId: mentee.purchaseId,
      externalRef: `CD-${mentee.purchaseId}`,
      amountCents: 6200,
      arrivedOn: to,
    })
    const copy = aCopy()
    return { mentee, copy, enter: () => enter(mentee, { ...copy, kind: 'retail' }) }
  }

  test('is corrected no more; one entered after it, or of a later month, is', async () => {
    const [early, late, next] = [
      await aDocumentOf(months(9)),
      await aDocumentOf(months(9)),
      await aDocumentOf(months(8)),
    ]
    const [earlyId, nextId] = [await early.enter(), await next.enter()]
    await correct(earlyId, { ...early.copy, series: 'ΤΡΙΑ' })
    await close(months(9))
    await refused(correct(earlyId, { ...early.copy, series: 'ΤΕΣΣΕΡΑ' }), 'document_handed_over')
    expect((await standing(earlyId))!.series).toBe('ΤΡΙΑ')
    const lateId = await late.enter()
    await correct(lateId, { ...late.copy, series: 'ΤΡΙΑ' })
    await correct(nextId, { ...next.copy, series: 'ΤΡΙΑ' })
    await close(months(8))
    for (const id of [lateId, nextId]) await refused(correct(id, late.copy), 'document_handed_over')
  })

  test('and is corrected at the same time: before the closing, or not at all', async () => {
    for (let time = 7; time > 3; time -= 1) {
      const { copy, enter: entered } = await aDocumentOf(months(time))
      const id = await entered()
      const both = await together(owner, (sql) => sql`select rules.lock_months(closing => true)`, [
        () => correct(id, { ...copy, series: 'ΤΡΙΑ' }),
        () => close(months(time)),
      ])
      const corrected = (await standing(id))!.series === 'ΤΡΙΑ'
      expect(outcomes(both)).toEqual(
        corrected ? ['done', 'done'] : expect.arrayContaining(['document_handed_over', 'done']),
      )
      await refused(correct(id, { ...copy, series: 'ΠΕΝΤΕ' }), 'document_handed_over')
    }
    expect(await cell(owner`select count(*)::integer from data.closed_months`)).toBe(6)
  })
})
