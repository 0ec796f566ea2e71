import type { Row } from '~/db/generated/rows'

/** What became of a mailed link; undefined for one that nobody got, or so long ago that it is forgotten. */
export type LinkState = Row<'auth_link_state'> | undefined

export const waits = (link: LinkState) => link?.state === 'waiting'

/** The key of the title of a link's page; `waiting` is the one while it can be used. */
export const linkTitle = (link: LinkState, waiting: string) =>
  waits(link) ? waiting : link?.state === 'used' ? 'account:links.done' : 'account:deadLink'
