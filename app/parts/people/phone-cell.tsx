import { PhoneLink } from '~/ui/contact'

/** The column of the telephone, in the lists from which the team calls. */
export const phoneColumn = {
  id: 'phone',
  label: 'common:profile.fields.phone',
  code: true,
  cell: ({ phone }: { phone: string | null }) => phone && <PhoneLink phone={phone} />,
} as const
