import { day } from '~/lists/cell-value'
import type { List } from '~/lists/list'
import { CodeCell, ExpiryCell, ProviderCell } from './offer-cells'

/** Offers to mentors for the team, the next to expire first. */
export const offerList: List<'admin_offers'> = {
  view: 'admin_offers',
  path: '/admin/offers',
  words: 'offers',
  scopes: ['current', 'expired', 'all'],
  sorts: { expiry: { expiry_key: 'date' }, provider: { provider_key: 'text' }, newest: {} },
  order: { current: 'expiry', expired: '-expiry', all: '-newest' },
  columns: [
    { id: 'provider', label: 'admin:offers.provider', sort: 'provider', cell: ProviderCell },
    { id: 'code', label: 'admin:offers.code', code: true, cell: CodeCell },
    { id: 'expires', label: 'admin:offers.expires', code: true, sort: 'expiry', cell: ExpiryCell },
    { id: 'seen', label: 'admin:offers.seen', numeric: true, cell: ({ seen }) => seen },
  ],
  fields: [
    { label: 'admin:offers.provider', value: ({ provider }) => provider },
    { label: 'admin:offers.code', value: ({ code }) => code },
    { label: 'admin:offers.description', value: ({ description }) => description },
    { label: 'admin:offers.expires', value: ({ expiresOn }) => day(expiresOn) },
    { label: 'admin:offers.website', value: ({ websiteLink }) => websiteLink },
    { label: 'admin:offers.seen', value: ({ seen }) => seen },
  ],
}
