import { offerList } from '~/domain/offers/list'
import type { Table } from '~/lists/table'
import { CodeCell, ExpiryCell, ProviderCell } from './offer-cells'

export const offerTable: Table<'admin_offers'> = {
  list: offerList,
  columns: [
    { id: 'provider', label: 'admin:offers.provider', sort: 'provider', cell: ProviderCell },
    { id: 'code', label: 'admin:offers.code', code: true, cell: CodeCell },
    { id: 'expires', label: 'admin:offers.expires', code: true, sort: 'expiry', cell: ExpiryCell },
    { id: 'seen', label: 'admin:offers.seen', numeric: true, cell: ({ seen }) => seen },
  ],
}
