import type { Row } from '~/db/generated/rows'

type Pair = {
  id: number
  kind: 'mentoring' | 'coaching'
  mentee: string
  mentor: string
  at: string
  exact: boolean
}

/** A person with the profiles that this user has. */
export type FoundPerson = {
  id: number
  name: string
  email: string
  phone: string | null
  mentorId: number | null
  mentorStatus: Row<'mentors'>['status'] | null
  /** The mentor's. */
  photoId: number | null
  menteeId: number | null
  admin: boolean
}
export type FoundPurchase = {
  id: number
  reference: string
  name: string
  priceCents: number
  currency: string
  packageNames: Record<string, string>
  at: string
  exact: boolean
}
export type FoundRequest = Pair & { status: 'pending' | 'approved' | 'rejected'; mentorshipId: number | null }
export type FoundMentorship = Pair & { status: 'running' | 'paused' | 'stopped' | 'completed' }

export type FoundScholarship = {
  id: number
  name: string
  kind: 'full_3m' | 'partial_50' | 'mentor_gift'
  year: number
}

/** What the team's search finds; each list has at most one row more than is shown. */
export type Found = {
  people: FoundPerson[]
  purchases: FoundPurchase[]
  requests: FoundRequest[]
  mentorships: FoundMentorship[]
  scholarships: FoundScholarship[]
}

/** Rows of a group that are shown. */
export const mostFound = 10
