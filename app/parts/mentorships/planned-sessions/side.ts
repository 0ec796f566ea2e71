/** Whose page it is: one of the pair, or an admin. */
export type Side = 'mentee' | 'mentor' | 'admin'

/** The path below which the pages about the sessions of a mentorship are. */
export const sessionsPath = (side: Side, mentorshipId: number) =>
  `/${side}/mentorships/${mentorshipId}/sessions`

/** The page that offers times for one. */
export const timesPath = (side: Side, mentorshipId: number) => `${sessionsPath(side, mentorshipId)}/times`

/** The page that lists the sessions. */
export const listPath = (side: Side, mentorshipId: number) =>
  side === 'admin' ? sessionsPath(side, mentorshipId) : `/${side}/mentorships`
