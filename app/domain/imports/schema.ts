import { z } from 'zod'
import { createdRoles } from '~/domain/created-people/schema'
import { Tick } from '~/domain/values'
import { type DayOrder, dayOrders } from '~/domain/written-days'
import { importFields, type ImportField, type Mapping } from './fields'
import { type NameOrder, nameOrders } from './names-of'
import { importLimits } from './limits'

/** A file of mentors or mentees. */
export const UploadImport = z.object({
  role: z.enum(createdRoles, { error: 'required' }),
  file: z.file({ error: 'file_missing' }).min(1, 'file_missing'),
})

const everyField = [...new Set([...importFields('mentor'), ...importFields('mentee')])]
const holds = z.enum(everyField).optional()
const order = z.enum(dayOrders).optional()

/** The name of a column in the form, from 0. */
export const columnName = (at: number) => `column${at}`
const columnNames = Array.from({ length: importLimits.columns }, (_, at) => columnName(at))
const heldBy = (form: object) => columnNames.map((name) => Reflect.get(form, name) as ImportField | undefined)

/** What each column holds; e-mail and the name are needed, the name in one column or two. */
const MapColumns = z
  .object({
    intent: z.literal('map'),
    order,
    nameOrder: z.enum(nameOrders).optional(),
    ...Object.fromEntries(columnNames.map((name) => [name, holds])),
  })
  .superRefine((form, context) => {
    const fields = heldBy(form)
    const has = (field: ImportField) => fields.includes(field)
    const refuse = (issue: { message: string; path?: string[] }) =>
      context.addIssue({ code: 'custom', path: [], ...issue })
    if (!has('email')) refuse({ message: 'import_email_needed' })
    if (!has('fullName') && !(has('name') && has('surname'))) refuse({ message: 'import_name_needed' })
    if (has('fullName') && !Reflect.get(form, 'nameOrder'))
      refuse({ message: 'import_name_order', path: ['nameOrder'] })
    fields.forEach((field, at) => {
      if (field && fields.indexOf(field) < at)
        refuse({ message: 'import_column_twice', path: [columnName(at)] })
    })
  })

const RunImport = z.object({ intent: z.literal('run'), invite: Tick.default(false) })
const DropImport = z.object({ intent: z.literal('drop') })

/** The forms on the page of an import. */
export const ImportForm = z.discriminatedUnion('intent', [MapColumns, RunImport, DropImport])
export { MapColumns, RunImport, DropImport }

/** What a form tells of the order of day and month, and of name and surname. */
export const ordersOf = (form: object) => form as { order?: DayOrder; nameOrder?: NameOrder }

/** The chosen columns of a form. */
export function mappingOf(form: z.output<typeof MapColumns>): Mapping {
  return Object.fromEntries(heldBy(form).flatMap((field, at) => (field ? [[field, at]] : [])))
}
