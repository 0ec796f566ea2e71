import { z } from 'zod'
import { createdRoles } from '~/domain/created-people/schema'
import { Tick } from '~/domain/values'
import { importFields, type ImportField, type Mapping } from './fields'

/** A file of mentors or mentees. */
export const UploadImport = z.object({
  role: z.enum(createdRoles, { error: 'required' }),
  file: z.file({ error: 'file_missing' }).min(1, 'file_missing'),
})

const column = z.number().int().min(0).max(99).optional()
const everyField = [...new Set([...importFields('mentor'), ...importFields('mentee')])]
const columns = Object.fromEntries(everyField.map((field) => [field, column])) as Record<
  ImportField,
  typeof column
>

/** The columns of the fields; e-mail and the name are needed, the name in one column or two. */
const MapColumns = z.object({ intent: z.literal('map'), ...columns }).superRefine((mapping, context) => {
  const missing = (path: ImportField) =>
    context.addIssue({ code: 'custom', message: 'import_column_needed', path: [path] })
  if (mapping.email === undefined) missing('email')
  if (mapping.fullName !== undefined) return
  if (mapping.name === undefined) missing('name')
  if (mapping.surname === undefined) missing('surname')
})

const RunImport = z.object({ intent: z.literal('run'), invite: Tick.default(false) })
const DropImport = z.object({ intent: z.literal('drop') })

/** The forms on the page of an import. */
export const ImportForm = z.discriminatedUnion('intent', [MapColumns, RunImport, DropImport])
export { MapColumns, RunImport, DropImport }

/** The chosen columns of a form. */
export function mappingOf(form: z.output<typeof MapColumns>): Mapping {
  const { intent: _, ...mapping } = form
  return mapping
}
