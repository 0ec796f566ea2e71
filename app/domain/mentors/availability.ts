/** What a mentor can be asked for at present. */
export const availabilities = ['mentoring', 'coaching', 'both', 'inCollaboration', 'none'] as const
export type Availability = (typeof availabilities)[number]
