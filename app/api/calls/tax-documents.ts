import { z } from 'zod'
import * as acts from '~/db/acts.server'
import { enterPassword } from '~/domain/accounts/password-again.server'
import { findAdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { findPurchase } from '~/domain/purchases/purchases.server'
import { ChooseInvoice, EnterDocument } from '~/domain/tax-documents/schema'
import { enterDocument, keepDocumentFile, listDocuments } from '~/domain/tax-documents/tax-documents.server'
import { rightsFor } from '~/viewer/rights'
import { call } from '../call'
import { notFound } from '../not-found.server'
import { shownDocuments, TaxDocument } from '../shapes/tax-documents'
import { Done, done, IsoDay } from '../shapes/values'
import { listOf, whole } from '../shapes/whole-list'

export const chooseInvoice = call({
  method: 'PUT',
  path: 'client/mentee/purchased-subscriptions/{id}/invoice',
  as: 'mentee',
  summary:
    'Says to whom the invoice of a purchase is made out, or with an empty body that a receipt is enough; until the document exists.',
  errors: [
    'purchase_not_found',
    'not_applicable',
    'purchase_closed',
    'document_exists',
    'required',
    'tax_number_invalid',
  ],
  body: ChooseInvoice.strict(),
  example: {
    body: {
      invoiceName: 'Alpha Ltd',
      taxNumber: '094014201',
      invoiceAddress: 'Aiolou 1, Athens',
      invoiceActivity: 'Consultants',
    },
  },
  result: Done,
  async run({ viewer, ids: [id], body }) {
    await acts.chooseInvoice(viewer, { purchaseId: id!, ...body })
    return done
  },
})

export const ownDocuments = call({
  method: 'GET',
  path: 'client/mentee/purchased-subscriptions/{id}/documents',
  as: 'mentee',
  summary: 'Lists the tax documents of a purchase, the oldest first.',
  errors: ['not_found'],
  bare: true,
  result: listOf(TaxDocument),
  async run({ viewer, ids: [id] }) {
    if (!(await findPurchase(viewer, id!))) throw notFound()
    return whole(shownDocuments(await listDocuments(viewer, id!)))
  },
})

const documents = 'admin/purchased-subscriptions/{id}/documents'

export const documentsOf = call({
  method: 'GET',
  path: documents,
  as: 'admin',
  rights: rightsFor('/admin/purchased-subscriptions/:purchaseId/document'),
  summary: 'Lists the tax documents of a purchase, the oldest first.',
  errors: ['not_found'],
  bare: true,
  result: listOf(TaxDocument),
  async run({ viewer, ids: [id] }) {
    if (!(await findAdminPurchase(viewer, id!))) throw notFound()
    return whole(shownDocuments(await listDocuments(viewer, id!)))
  },
})

export const addDocument = call({
  method: 'POST',
  path: documents,
  as: 'admin',
  rights: rightsFor('/admin/purchased-subscriptions/:purchaseId/document'),
  summary:
    'Enters a tax document that the accountant has issued for a payment or a refund, which its amount finds. The same document again changes nothing. Needs the password again if it was not entered in the last minutes.',
  errors: [
    'purchase_not_found',
    'password_needed',
    'own_profile',
    'not_applicable',
    'payment_documented',
    'document_missing',
    'document_kind',
    'credit_kind',
    'document_amount',
    'document_number_used',
    'document_too_early',
    'date_in_future',
    'mark_invalid',
    'mark_used',
    'uid_invalid',
    'qr_url_invalid',
  ],
  once: true,
  body: EnterDocument.extend({ issuedOn: IsoDay }).strict(),
  example: {
    body: {
      kind: 'retail',
      series: 'A',
      number: 12,
      issuedOn: '2026-10-01',
      amount: '62,00',
      mark: '400001234567890',
    },
  },
  result: z.object({ documentId: z.int() }),
  async run({ viewer, ids: [id], body, context }) {
    await enterPassword(viewer, body.currentPassword, context.clientAddress)
    return { documentId: await enterDocument(viewer, id!, body) }
  },
})

export const addDocumentFile = call({
  method: 'POST',
  path: 'admin/tax-documents/{id}/file',
  as: 'admin',
  rights: rightsFor('/admin/tax-documents/:documentId'),
  summary: 'Uploads the PDF of a tax document, in place of an earlier one.',
  errors: ['document_not_found', 'own_profile', 'file_not_pdf', 'file_too_large'],
  multipart: true,
  once: true,
  body: z.strictObject({ file: z.file({ error: 'file_missing' }).min(1, 'file_missing') }),
  result: Done,
  async run({ viewer, ids: [id], body: { file } }) {
    await keepDocumentFile(viewer, id!, file)
    return done
  },
})
