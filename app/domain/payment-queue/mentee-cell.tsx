/** Whose it is, and how to reach her. */
export function MenteeCell({ name, email }: { name: string; email: string }) {
  return (
    <>
      {name}
      <span className="block font-normal break-words text-muted">{email}</span>
    </>
  )
}
