/** The specification's numbers of states, which the API speaks; the database names them. */
export const mentorStatuses = { new: 1, awaiting_response: 2, active: 3, inactive: 4, rejected: 5 } as const
export const requestStatuses = { pending: 1, approved: 2, rejected: 3 } as const
