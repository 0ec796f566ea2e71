import { EmailLink } from '~/ui/contact'

/** The mentee's name and e-mail. */
export function MenteeCell({ name, email }: { name: string; email: string }) {
  return (
    <>
      {name}
      <EmailLink email={email} className="block font-normal break-words" />
    </>
  )
}
