import { Refusal } from '~/db/refusal.server'

/** Refuses a call about something that does not exist, or that the viewer may not know of. */
export const notFound = () => new Refusal('not_found', undefined, 404)
