import { scholarshipList } from '~/domain/scholarships/list'
import type { Table } from '~/lists/table'
import { CreatedCell, KindCell, NameCell, StateCell } from './scholarship-cells'

export const scholarshipTable: Table<'admin_scholarships'> = {
  list: scholarshipList,
  columns: [
    { id: 'name', label: 'admin:scholarships.name', sort: 'name', cell: NameCell },
    { id: 'kind', label: 'common:facts.kind', cell: KindCell },
    { id: 'year', label: 'admin:scholarships.year', numeric: true, sort: 'year', cell: ({ year }) => year },
    { id: 'created', label: 'admin:scholarships.created', code: true, sort: 'created', cell: CreatedCell },
    {
      id: 'beneficiaries',
      label: 'admin:scholarships.beneficiaries',
      numeric: true,
      sort: 'beneficiaries',
      cell: ({ beneficiaries }) => beneficiaries,
    },
    { id: 'left', label: 'admin:scholarships.left', numeric: true, cell: ({ left }) => left },
    { id: 'state', label: 'common:facts.state', cell: StateCell },
  ],
}
