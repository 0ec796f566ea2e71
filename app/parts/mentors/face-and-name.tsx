import { Avatar } from '~/ui/avatar'
import { photoPath } from '~/domain/photos/photo-path'

/** A person in one line: the face, or the initials without a photo, and the name. */
export function FaceAndName({ name, photoId }: { name: string; photoId?: number | null }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-3">
      <Avatar name={name} src={photoPath(photoId ?? null, 'small')} size="sm" />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </span>
  )
}
