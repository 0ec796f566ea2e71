import { day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'

/** Offers to mentors for the team, the next to expire first. */
export const offerList: List<'admin_offers'> = {
  view: 'admin_offers',
  path: '/admin/offers',
  words: 'offers',
  scopes: ['current', 'expired', 'all'],
  sorts: { expiry: { expiry_key: 'date' }, provider: { provider_key: 'text' }, newest: {} },
  order: { current: 'expiry', expired: '-expiry', all: '-newest' },
  fields: [
    { label: 'admin:offers.provider', value: ({ provider }) => provider },
    { label: 'admin:offers.code', value: ({ code }) => code },
    { label: 'admin:offers.description', value: ({ description }) => description },
    { label: 'admin:offers.expires', value: ({ expiresOn }) => day(expiresOn) },
    { label: 'admin:offers.website', value: ({ websiteLink }) => websiteLink },
  ],
}
