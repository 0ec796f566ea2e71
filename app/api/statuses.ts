import { z } from 'zod'

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

/** A request that its mentor took back has the number of a rejected one. */
export const editStatuses = { pending: 0, approved: 1, rejected: 2, withdrawn: 2 } as const
export const visibilities = { public: 0, private: 1 } as const

/** One of these numbers, described by their names. */
const numberOf = (numbers: Record<string, number>) =>
  z.literal([...new Set(Object.values(numbers))]).describe(
    Object.entries(numbers)
      .map(([name, number]) => `${number} ${name.replaceAll('_', ' ')}`)
      .join(', '),
  )
export const MentorStatus = numberOf(mentorStatuses)
export const RequestStatus = numberOf(requestStatuses)
export const PackageStatus = numberOf(packageStatuses)
export const EditStatus = numberOf(editStatuses)
export const Visibility = numberOf(visibilities)

/** The visibility that a call takes. */
export const GivenVisibility = Visibility.transform((number) =>
  number === visibilities.public ? ('public' as const) : ('private' as const),
)
