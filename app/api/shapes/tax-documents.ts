import { z } from 'zod'
import { documentKinds, kindNumbers } from '~/domain/tax-documents/document-rows'
import type { TaxDocument as Found } from '~/domain/tax-documents/tax-documents.server'
import { Money } from './values'

/** A tax document of a purchase; `type` is its number in myDATA. */
export const TaxDocument = z.object({
  id: z.int(),
  kind: z.enum(documentKinds),
  type: z.enum(Object.values(kindNumbers)),
  series: z.string(),
  number: z.int(),
  issuedOn: z.string(),
  amount: Money,
  mark: z.string(),
  uid: z.string().nullable(),
  qrUrl: z.string().nullable(),
  /** Whether its PDF can be downloaded. */
  file: z.boolean(),
})

/** Documents as a call sends them. */
export const shownDocuments = (documents: Found[]) =>
  documents.map(({ amountCents: cents, currency, ...document }) => ({
    ...document,
    type: kindNumbers[document.kind],
    amount: { cents, currency },
  }))
