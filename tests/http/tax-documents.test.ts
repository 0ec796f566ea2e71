// Tax documents and invoices by the calls of the JSON API, and who downloads a PDF.
import { expect, test } from 'vitest'
import { athensDay } from '~/i18n/format'
import { refusalOf } from '../support/refused-call'
import { openSite } from '../support/site'

const site = await openSite()
const invoice = {
  invoiceName: 'Άλφα ΕΕ',
  taxNumber: '094014201',
  invoiceAddress: 'Αιόλου 1, Αθήνα',
  invoiceActivity: 'Σύμβουλοι',
}

test('a mentee asks for an invoice, the team enters it, and she alone downloads its PDF', async () => {
  const [mentee, other] = [await site.aMentee(), await site.aMentee()]
  const [buyer, admin] = [
    await site.clientOf(mentee, 'mentee'),
    await site.clientOf(await site.anAdmin(), 'admin'),
  ]
  const ids = [mentee.purchaseId] as [number]
  const choose = (body: Partial<typeof invoice>) =>
    buyer.call('PUT client/mentee/purchased-subscriptions/{id}/invoice', { ids, body })
  expect(await refusalOf(choose({ ...invoice, taxNumber: '094014202' }))).toEqual([422, 'tax_number_invalid'])
  await choose(invoice)
  const [purchase] = (await buyer.call('GET client/mentee/purchased-subscriptions')).result
  expect(purchase!.invoice).toMatchObject({ name: 'Άλφα ΕΕ', taxNumber: '094014201' })

  const enter = (more = {}) =>
    admin.call('POST admin/purchased-subscriptions/{id}/documents', {
      ids,
      body: {
        kind: 'invoice',
        series: 'ΤΠΥ',
        number: 1,
        issuedOn: athensDay(new Date()),
        amount: '62,00',
        mark: '400002000000001',
        ...more,
      },
    })
  expect(await refusalOf(enter({ kind: 'retail' }))).toEqual([409, 'document_kind'])
  expect(await refusalOf(enter({ mark: '1' }))).toEqual([422, 'mark_invalid'])
  const { documentId } = (await enter()).result
  expect((await enter()).result).toEqual({ documentId })
  expect(await refusalOf(choose({}))).toEqual([409, 'document_exists'])

  const upload = (file: File) =>
    admin.call('POST admin/tax-documents/{id}/file', { ids: [documentId], body: { file }, form: true })
  expect(await refusalOf(upload(new File(['text'], 'x.pdf')))).toEqual([422, 'file_not_pdf'])
  await upload(new File(['%PDF-1.7 an invoice'], 'x.pdf', { type: 'application/pdf' }))
  const shown = [{ id: documentId, type: '2.1', mark: '400002000000001', file: true }]
  const documents = 'purchased-subscriptions/{id}/documents' as const
  expect((await buyer.call(`GET client/mentee/${documents}`, { ids })).result).toMatchObject(shown)
  expect((await admin.call(`GET admin/${documents}`, { ids })).result).toMatchObject(shown)

  const file = async (userId: number, role: 'mentee' | 'admin') => {
    const answer = await fetch(`${site.origin}/tax-documents/${documentId}`, {
      headers: { cookie: await site.signIn(userId, role) },
      redirect: 'manual',
    })
    return [answer.status, answer.headers.get('content-disposition')]
  }
  expect(await file(mentee.userId, 'mentee')).toEqual([
    200,
    `attachment; filename*=UTF-8''${encodeURIComponent('invoice-ΤΠΥ-1.pdf')}`,
  ])
  expect((await file(other.userId, 'mentee'))[0]).toBe(404)
})
