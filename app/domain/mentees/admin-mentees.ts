import type { ListedRow } from '~/db/listed-row'

/** A mentee in the team's list. */
export type AdminMentee = ListedRow<'admin_mentees'>
