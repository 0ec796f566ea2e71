// Who downloads the PDF of a tax document.
import { expect, test } from 'vitest'
import { enterDocument, storeDocumentFile } from '~/domain/tax-documents/tax-documents.server'
import { athensDay } from '~/i18n/format'
import { openSite } from '../support/site'

const site = await openSite()

test('only the buyer downloads the PDF that the team has uploaded', async () => {
  const [mentee, other, { viewer: admin }] = [
    await site.aMentee(),
    await site.aMentee(),
    await site.anAdmin(),
  ]
  const documentId = await enterDocument(admin, mentee.purchaseId, {
    kind: 'retail',
    series: 'ΑΠΥ',
    number: 1,
    issuedOn: athensDay(new Date()),
    amount: 6200,
    mark: '400002000000001',
  })
  await storeDocumentFile(
    admin,
    documentId,
    new File(['%PDF-1.7 a receipt'], 'x.pdf', { type: 'application/pdf' }),
  )
  const file = async (userId: number) => {
    const answer = await fetch(`${site.origin}/tax-documents/${documentId}`, {
      headers: { cookie: await site.signIn(userId, 'mentee') },
      redirect: 'manual',
    })
    return [answer.status, answer.headers.get('content-disposition')]
  }
  expect(await file(mentee.userId)).toEqual([
    200,
    `attachment; filename*=UTF-8''${encodeURIComponent('retail-ΑΠΥ-1.pdf')}`,
  ])
  expect((await file(other.userId))[0]).toBe(404)
})
