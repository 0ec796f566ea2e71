import type { Row } from '~/db/generated/rows'

/** What the certificate of an ended mentorship says. */
export type Certificate = Row<'own_certificate'>
