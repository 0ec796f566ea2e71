import { act } from '~/db/act.server'
import { read } from '~/db/read.server'
import * as acts from '~/db/generated/acts.server'
import { Refusal } from '~/db/refusal.server'
import type { Row } from '~/db/generated/rows'
import { getConstants } from '~/domain/constants/constants.server'
import { orderToRead } from '~/domain/imports/day-order.server'
import { importLimits } from '~/domain/imports/limits'
import { readInThread } from '~/domain/imports/read-in-thread.server'
import { tableOf } from '~/domain/imports/table.server'
import { inTurn, readUpload } from '~/domain/uploaded-file.server'
import type { DayOrder } from '~/domain/written-days'
import type { Viewer } from '~/viewer/viewer'
import { documentColumns, documentRows, orderOf, type DocumentRow } from './document-rows'
import type { CorrectDocument, EnterDocument } from './schema'

export type TaxDocument = Row<'tax_documents'>
export type DocumentFate = Row<'enter_documents'>

/** The tax documents of a purchase, the oldest first, for its buyer and the team. */
export function listDocuments(viewer: Viewer, purchaseId: number) {
  return read(
    viewer,
    (sql) =>
      sql<TaxDocument[]>`select * from api.tax_documents where purchase_id = ${purchaseId} order by id`,
  )
}

/** One document, or undefined. */
export async function findDocument(viewer: Viewer, id: number) {
  const [found] = await read(
    viewer,
    (sql) => sql<TaxDocument[]>`select * from api.tax_documents where id = ${id}`,
  )
  return found
}

/** The PDF of a document, or undefined. */
export async function findDocumentFile(viewer: Viewer, documentId: number) {
  const [file] = await read(
    viewer,
    (sql) => sql<Row<'tax_document_files'>[]>`
    select * from api.tax_document_files where document_id = ${documentId}`,
  )
  return file
}

/** A treasurer enters a document; returns its id. Raises the errors of api.enter_document. */
export const enterDocument = (viewer: Viewer, purchaseId: number, { amount, ...document }: EnterDocument) =>
  acts.enterDocument(viewer, { purchaseId, ...document, amountCents: amount })

/** A treasurer corrects what was copied wrongly. Raises the errors of api.correct_document. */
export const correctDocument = (viewer: Viewer, documentId: number, copied: CorrectDocument) =>
  acts.correctDocument(viewer, { documentId, ...copied })

const refusals = {
  field: 'file',
  tooLarge: () => new Refusal('file_too_large', 'file', 413),
  unreadable: () => new Refusal('file_not_pdf', 'file', 422),
}

/** A treasurer uploads the PDF of a document. Raises file_not_pdf and the errors of api.store_document_file. */
export async function storeDocumentFile(viewer: Viewer, documentId: number, file: File) {
  const { proofBytes } = await getConstants()
  await inTurn(async () => {
    const { bytes } = await readUpload(file, proofBytes, ['application/pdf'], refusals)
    await acts.storeDocumentFile(viewer, { documentId, bytes })
  })
}

/**
 * Reads a file of documents, with the order of its days where somebody told it. Raises the refusals of readInThread and
 * tableOf, document_columns, day_order_unknown and day_order_wrong.
 */
export async function readDocumentFile(viewer: Viewer, file: File, told?: DayOrder): Promise<DocumentRow[]> {
  if (file.size > importLimits.fileBytes) throw new Refusal('import_too_large', 'file', 413)
  const rows = await readInThread(viewer, new Uint8Array(await file.arrayBuffer()), 'table')
  const table = tableOf(rows, (cells) => documentColumns(cells) !== undefined)
  const columns = documentColumns(table.headings)
  if (!columns) throw new Refusal('document_columns', 'file', 422)
  return documentRows(table, columns, orderToRead(orderOf(table, columns), told))
}

/** Enters the documents of a file, or only checks them; the fate of each. Raises the errors of api.enter_documents. */
export function enterDocuments(viewer: Viewer, rows: DocumentRow[], onlyCheck: boolean) {
  return act(
    viewer,
    (sql) => sql<DocumentFate[]>`
    select * from api.enter_documents(rows => ${sql.json(rows)}, only_check => ${onlyCheck})`,
    { patiently: true },
  )
}
