import { MenteeLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { EmailLink } from '~/ui/contact'

/** The mentee's name, linked to the record, and e-mail. */
export function MenteeCell({ id, name, email }: { id: number; name: string; email: string }) {
  return (
    <PersonWithFace name={name}>
      <MenteeLink id={id} name={name} />
      <EmailLink email={email} className="block" />
    </PersonWithFace>
  )
}
