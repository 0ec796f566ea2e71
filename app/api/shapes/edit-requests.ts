import { z } from 'zod'
import { fieldOfColumn } from '~/db/columns'
import type { EditRequest as Request } from '~/domain/edit-requests/edit-requests.server'
import type { Change, FieldValue } from '~/domain/edit-requests/profile-fields'
import { editStatuses, EditStatus, visibilities } from '../statuses'

const value = z
  .union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))])
  .nullable()

/** What a mentor asks to change, with fields and values as the calls that edit a profile take them. */
export const EditRequest = z.object({
  id: z.int(),
  mentorId: z.int(),
  status: EditStatus,
  message: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), currentValue: value, newValue: value })),
})

type Shown = Pick<Request, 'id' | 'mentorId' | 'status' | 'words'>

/** An edit request as a call sends it. */
export const shownEditRequest = ({ id, mentorId, status, words }: Shown, changes: Change[] = []) => ({
  id,
  mentorId,
  status: editStatuses[status],
  message: words,
  changes: changes.map(({ field, valueNow, valueNew }) => ({
    field: fieldOfColumn(field),
    currentValue: asGiven(field, valueNow),
    newValue: asGiven(field, valueNew),
  })),
})

function asGiven(field: Change['field'], given: FieldValue): FieldValue {
  if (field === 'visibility') return visibilities[given as keyof typeof visibilities]
  if (field.endsWith('_since') && typeof given === 'string')
    return `${given.slice(5, 7)}-${given.slice(0, 4)}`
  return given
}
