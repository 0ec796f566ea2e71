import { z } from 'zod'
import { AnyDay } from '~/domain/day-schema'
import { line, optionalLine, PasswordAgain, requiredLine, requiredText } from '~/domain/fields'
import { euros } from '~/domain/values'
import { dayOrders } from '~/domain/written-days'
import { documentKinds, shownRow } from './document-rows'

/** To whom an invoice is made out; nothing filled in asks for a receipt. SQL judges it (rules.store_invoice). */
export const invoiceFields = {
  invoiceName: optionalLine(160),
  taxNumber: optionalLine(60),
  invoiceAddress: optionalLine(200),
  invoiceActivity: optionalLine(160),
}
export const ChooseInvoice = z.object(invoiceFields)

/** What is copied from a document that the accountant has issued, beside its kind and amount. */
const copiedFields = {
  series: requiredLine(50),
  number: z
    .number({ error: 'document_number_invalid' })
    .int('document_number_invalid')
    .max(2_147_483_647, 'document_number_invalid'),
  issuedOn: AnyDay,
  mark: line('mark_invalid'),
  uid: optionalLine(60),
  qrUrl: optionalLine(300),
}

/** A tax document that the accountant has issued. */
export const EnterDocument = z.object({
  kind: z.enum(documentKinds, { error: 'document_kind_unknown' }),
  amount: euros('amount_invalid'),
  ...copiedFields,
  currentPassword: PasswordAgain,
})
export type EnterDocument = z.infer<typeof EnterDocument>

/** What really stands on a document, and what was copied wrongly. */
export const CorrectDocument = z.object({
  ...copiedFields,
  reason: requiredText('reason_missing'),
  currentPassword: PasswordAgain,
})
export type CorrectDocument = z.infer<typeof CorrectDocument>

/** The PDF of a document. */
export const DocumentFile = z.object({
  file: z.file({ error: 'file_missing' }).min(1, 'file_missing'),
})

/** A file of documents, to be checked. */
export const CheckDocuments = z.object({
  intent: z.literal('check'),
  currentPassword: PasswordAgain,
  order: z.enum(dayOrders).optional(),
  file: z.file({ error: 'file_missing' }).min(1, 'file_missing'),
})

/** The rows that were shown, to be entered. */
export const EnterDocuments = z.object({
  intent: z.literal('enter'),
  currentPassword: PasswordAgain,
  rows: z.string({ error: 'required' }).transform((text, context) => {
    const rows = shownRow.array().safeParse(parsed(text))
    if (rows.success) return rows.data
    context.addIssue({ code: 'custom', message: 'generic' })
    return z.NEVER
  }),
})
export const DocumentsForm = z.discriminatedUnion('intent', [CheckDocuments, EnterDocuments])

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
