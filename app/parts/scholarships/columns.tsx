import { scholarshipList, scholarshipRequestList } from '~/domain/scholarships/list'
import type { Table } from '~/lists/table'
import { AskedCell, AskerCell, ReasonCell, RequestAnswerCell, WantedPackageCell } from './request-cells'
import { CreatedCell, KindCell, NameCell, StateCell } from './scholarship-cells'

export const scholarshipTable: Table<'admin_scholarships'> = {
  list: scholarshipList,
  columns: [
    { id: 'name', label: 'common:facts.gift', sort: 'name', cell: NameCell },
    { id: 'kind', label: 'common:facts.kind', cell: KindCell },
    { id: 'year', label: 'common:form.year', numeric: true, sort: 'year', cell: ({ year }) => year },
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

export const scholarshipRequestTable: Table<'admin_scholarship_requests'> = {
  list: scholarshipRequestList,
  columns: [
    { id: 'mentee', label: 'common:facts.mentee', sort: 'mentee', cell: AskerCell },
    { id: 'package', label: 'common:facts.package', cell: WantedPackageCell },
    { id: 'reason', label: 'common:facts.herWords', cell: ReasonCell },
    { id: 'asked', label: 'common:facts.askedOn', sort: 'asked', cell: AskedCell },
    { id: 'answer', label: 'admin:scholarships.requests.answer', cell: RequestAnswerCell },
  ],
}

/** The tables of the page of scholarships, in the order of its lists. */
export const scholarshipTables = [scholarshipTable, scholarshipRequestTable] as unknown as readonly Table[]
