import { TokenField } from '~/forms/action-form'
import { Button, type ButtonVariant } from '~/ui/button'
import { VisuallyHidden } from '~/ui/visually-hidden'

type WhenFreeFormProps = {
  act?: 'when-free' | 'favourite'
  mentorId: number
  wanted: boolean
  /** The page to return to: the mentor's, or the mentee's home. */
  from: 'mentor' | 'home'
  label: string
  /** The mentor's name, for screen readers, where several such forms stand. */
  about?: string
  variant?: ButtonVariant
}

/** One button: asks for a mail when the mentor becomes available, or keeps the mentor as a favourite; or takes that back. */
export function WhenFreeForm({
  act = 'when-free',
  mentorId,
  wanted,
  from,
  label,
  about,
  variant,
}: WhenFreeFormProps) {
  return (
    <form method="post" action={`/mentors/${mentorId}/${act}`}>
      <TokenField />
      <input type="hidden" name="from" value={from} />
      <Button
        name="wanted"
        value={wanted ? 'yes' : 'no'}
        variant={variant}
        icon={wanted && act === 'when-free' ? 'bell' : undefined}
      >
        {label}
        {about && <VisuallyHidden> {about}</VisuallyHidden>}
      </Button>
    </form>
  )
}
