import type { ReactNode } from 'react'
import { Link } from '~/http/page'
import { useMayOpen } from '~/http/use-may-open'
import type { TeamPath } from '~/route-table'

type RecordLinkProps = { id: number; className?: string }
type PersonLinkProps = RecordLinkProps & { name: string }

/** The name of a mentor, as a link to the team's page of the mentor. */
export const MentorLink = ({ name, ...link }: PersonLinkProps) => (
  <RecordLink page="/admin/mentors/:mentorId" {...link}>
    {name}
  </RecordLink>
)

/** The name of a mentee, as a link to the team's page of the mentee. */
export const MenteeLink = ({ name, ...link }: PersonLinkProps) => (
  <RecordLink page="/admin/mentees/:menteeId" {...link}>
    {name}
  </RecordLink>
)

type WithProfiles = { name: string; mentorId?: number | null; menteeId?: number | null }

/** The name of a person, as a link to one of the profiles, if there is any. */
export function PersonLink({ name, mentorId, menteeId }: WithProfiles) {
  if (mentorId) return <MentorLink id={mentorId} name={name} />
  return menteeId ? <MenteeLink id={menteeId} name={name} /> : <>{name}</>
}

/** A link to the team's page of a purchase. */
export const PurchaseLink = ({ children, ...link }: RecordLinkProps & { children: ReactNode }) => (
  <RecordLink page="/admin/purchased-subscriptions/:purchaseId" {...link}>
    {children}
  </RecordLink>
)

/** A link to the team's page of a mentorship. */
export const MentorshipLink = ({ children, ...link }: RecordLinkProps & { children: ReactNode }) => (
  <RecordLink page="/admin/mentorships/:mentorshipId" {...link}>
    {children}
  </RecordLink>
)

/** Only the text for an admin whose right does not open the page. */
function RecordLink({
  page,
  id,
  className,
  children,
}: RecordLinkProps & { page: TeamPath; children: ReactNode }) {
  const mayOpen = useMayOpen()
  if (!mayOpen(page)) return <span className={className}>{children}</span>
  return (
    <Link to={page.replace(/:\w+/, String(id))} className={className}>
      {children}
    </Link>
  )
}
