import { Link } from '~/http/page'

type PersonLinkProps = { name: string | null; mentorId: number | null; menteeId: number | null }

/** A person of a report, linked to the team's page of the profile. */
export function PersonLink({ name, mentorId, menteeId }: PersonLinkProps) {
  if (!name) return '—'
  if (mentorId !== null) return <Link to={`/admin/mentors/${mentorId}`}>{name}</Link>
  return menteeId === null ? name : <Link to={`/admin/mentees/${menteeId}`}>{name}</Link>
}
