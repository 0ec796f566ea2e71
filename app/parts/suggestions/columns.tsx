import { suggestionList } from '~/domain/suggestions/list'
import type { Table } from '~/lists/table'
import { AgeCell, AskerCell, LooksForCell, SuggestionActCell } from './suggestion-cells'

export const suggestionTable: Table<'admin_suggestion_requests'> = {
  list: suggestionList,
  columns: [
    { id: 'mentee', label: 'common:facts.mentee', cell: AskerCell },
    { id: 'text', label: 'admin:suggestions.looksFor', cell: LooksForCell },
    { id: 'asked', label: 'admin:suggestions.asked', sort: 'asked', cell: AgeCell },
    { id: 'act', label: 'admin:scholarships.requests.answer', cell: SuggestionActCell },
  ],
}
