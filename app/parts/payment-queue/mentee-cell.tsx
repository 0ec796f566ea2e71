import { EmailLink } from '~/ui/contact'

/** Whose it is, and how to reach the mentee. */
export function MenteeCell({ name, email }: { name: string; email: string }) {
  return (
    <>
      {name}
      <EmailLink email={email} className="block font-normal break-words" />
    </>
  )
}
