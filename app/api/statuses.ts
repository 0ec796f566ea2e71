/** The numbers that the specification uses for the statuses of the database. */
export const mentorStatuses = { new: 1, awaiting_response: 2, active: 3, inactive: 4, rejected: 5 } as const
export const requestStatuses = { pending: 1, approved: 2, rejected: 3 } as const

/** A purchase that was cancelled or refunded, and a part that was closed, have the number of `completed`. */
export const packageStatuses = {
  awaiting_payment: 1,
  paid: 2,
  pending: 3,
  running: 4,
  completed: 5,
  cancelled: 5,
  refunded: 5,
} as const
export const editStatuses = { pending: 0, approved: 1, rejected: 2 } as const
