import { z } from 'zod'
import { PasswordAgain } from '~/domain/fields'
import { importLimits } from '~/domain/imports/limits'
import { Id, Tick } from '~/domain/values'
import { type DayOrder, dayOrders } from '~/domain/written-days'
import { areEnough, columnFields, type ColumnField, type Columns } from './columns'

/**
 * A file of the bank is read within the limits of an import. A camt.053 entry is some 700 bytes, and of rows
 * api.upload_statement takes as many.
 */
export const statementLimits = {
  ...importLimits,
  fileBytes: 16 * 1024 * 1024,
  rows: 20_000,
  answerCharacters: 24 * 1024 * 1024,
  seconds: 15,
}

/** How many lines of each part the page shows; a form has at most 200 fields. */
export const shownLines = 80

/** A file of the bank. */
export const UploadStatement = z.object({
  askColumns: Tick,
  file: z.file({ error: 'file_missing' }).min(1, 'file_missing'),
})

/** The name of a column in the form, from 0. */
export const columnName = (at: number) => `column${at}`
const columnNames = Array.from({ length: statementLimits.columns }, (_, at) => columnName(at))
const holds = z.enum(columnFields).optional()
const order = z.enum(dayOrders).optional()

/** What each column holds: a day, a text, and amounts in one column or two. */
export const MapStatement = z
  .object({
    intent: z.literal('map'),
    order,
    ...Object.fromEntries(columnNames.map((name) => [name, holds])),
  })
  .superRefine((form, context) => {
    const columns = columnsOf(form)
    if (!areEnough(columns))
      context.addIssue({ code: 'custom', path: [], message: 'statement_columns_missing' })
    for (const field of columnFields)
      for (const at of field === 'text' ? [] : (columns[field] ?? []).slice(1))
        context.addIssue({ code: 'custom', path: [columnName(at)], message: 'import_column_twice' })
  })

/** The chosen columns of a form. */
export function columnsOf(form: object): Columns {
  const told = Reflect.get(form, 'order') as DayOrder | undefined
  const columns: Columns = told ? { order: told } : {}
  columnNames.forEach((name, at) => {
    const field = Reflect.get(form, name) as ColumnField | undefined
    if (field) columns[field] = [...(columns[field] ?? []), at]
  })
  return columns
}

/** A line as the page showed it: its number, what would become of it, and its order. */
const SeenLine = z
  .string()
  .regex(/^\d{1,9}:[a-z_]{1,20}:\d{1,9}$/, 'generic')
  .transform((value) => {
    const [number, fate, purchaseId] = value.split(':') as [string, string, string]
    return { number: Number(number), fate, purchaseId: Number(purchaseId) }
  })

/** The ticked lines; `others`: also the sure ones for which the page had no room. */
export const BookLines = z.object({
  intent: z.literal('book'),
  lines: z
    .array(SeenLine, { error: 'rows_missing' })
    .min(1, 'rows_missing')
    .max(2 * shownLines, 'too_many_rows'),
  others: Tick,
  currentPassword: PasswordAgain,
})

/** Money that is for no order. */
export const otherMoney = ['donation', 'ours', 'ignored'] as const

/** What a person says that a line is: an order by its id, or other money. */
export const SettleLine = z.object({
  intent: z.literal('settle'),
  what: z
    .union([z.enum(otherMoney), Id], { error: 'required' })
    .transform((what) =>
      typeof what === 'number'
        ? { settledAs: 'order', purchaseId: what }
        : { settledAs: what, purchaseId: null },
    ),
})

const DropStatement = z.object({ intent: z.literal('drop') })

/** The forms on the page of a statement. */
export const StatementForm = z.discriminatedUnion('intent', [
  MapStatement,
  BookLines,
  SettleLine,
  DropStatement,
])
