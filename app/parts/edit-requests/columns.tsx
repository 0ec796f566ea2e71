import { editRequestList } from '~/domain/edit-requests/list'
import type { Table } from '~/lists/table'
import { AgeCell, DecisionCell, FieldsCell, MentorCell, SentCell } from './edit-request-cells'

export const editRequestTable: Table<'admin_edit_requests'> = {
  list: editRequestList,
  columns: [
    { id: 'mentor', label: 'common:facts.mentor', cell: MentorCell },
    { id: 'fields', label: 'common:facts.whatChanges', cell: FieldsCell },
    { id: 'sent', label: 'admin:edits.sent', code: true, sort: 'sent', cell: SentCell },
    { id: 'age', label: 'admin:edits.age', cell: AgeCell },
    { id: 'decision', label: 'admin:edits.decision', cell: DecisionCell },
  ],
}
