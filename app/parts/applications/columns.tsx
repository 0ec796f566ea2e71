import { applicationList } from '~/domain/applications/list'
import type { Table } from '~/lists/table'
import {
  AppliedCell,
  ExperienceCell,
  IndustryCell,
  NameCell,
  PlaceCell,
  SourceCell,
} from './application-cells'

export const applicationTable: Table<'admin_applications'> = {
  list: applicationList,
  columns: [
    { id: 'name', label: 'common:facts.name', sort: 'name', cell: NameCell },
    { id: 'applied', label: 'admin:applications.applied', code: true, sort: 'applied', cell: AppliedCell },
    { id: 'industry', label: 'common:profile.fields.industry_id', cell: IndustryCell },
    { id: 'years', label: 'common:facts.experience', cell: ExperienceCell },
    { id: 'place', label: 'common:facts.place', cell: PlaceCell },
    { id: 'source', label: 'admin:applications.source', cell: SourceCell },
  ],
}
