// The users and rows of the model.
export const mentorCount = 4
export const menteeCount = 8
/** Users with two profiles: the last mentor is also a mentee, the second admin another mentee. */
export const menteeWhoMentors = 7
export const menteeWhoAdministers = 6

export type Kind = 'mentoring' | 'coaching'
export type Purchase = {
  id: number
  mentee: number
  packageId: number
  price: number
  paid: number
  refunded: boolean
  cancelled: boolean
  /** The mentee expressly asked that the service may begin. */
  begin: boolean
  withdrawn: boolean
  award?: 'full_3m' | 'partial_50'
  awardWithdrawn: boolean
  rejections: number
  parts: Part[]
}
export type Part = {
  id: number
  purchase: Purchase
  kind: Kind
  minimum: number
  status: 'awaiting_payment' | 'paid' | 'pending' | 'running' | 'completed'
  closed?: 'completed' | 'refunded' | 'cancelled' | 'expired'
  pausedOnce: boolean
  claim?: 'open' | 'passed'
}
export type Request = {
  id: number
  mentee: number
  mentor: number
  part: Part
  status: 'pending' | 'approved' | 'rejected'
  late: boolean
  closed?: string
}
export type Session = { by: 'mentee' | 'admin'; old: boolean }
export type Mentorship = {
  id: number
  mentee: number
  mentor: number
  part: Part
  status: 'running' | 'paused' | 'stopped' | 'completed'
  sessions: Session[]
  notice?: { outcome: 'replace' | 'close'; due: boolean }
  resumeLate: boolean
}

/** What each package costs and contains: the kind and the minimum of sessions of its parts. */
export const packages: Record<number, { price: number; parts: [Kind, number][] }> = {
  1: { price: 6200, parts: [['mentoring', 3]] },
  2: { price: 8700, parts: [['mentoring', 6]] },
  3: {
    price: 27300,
    parts: [
      ['coaching', 4],
      ['mentoring', 3],
      ['mentoring', 3],
    ],
  },
}
