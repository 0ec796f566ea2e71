/** The numbers that the specification uses for the statuses of the database. */
export const mentorStatuses = { new: 1, awaiting_response: 2, active: 3, inactive: 4, rejected: 5 } as const
export const requestStatuses = { pending: 1, approved: 2, rejected: 3 } as const
