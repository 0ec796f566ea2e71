import type { ReactNode } from 'react'
import { Link } from '~/http/page'
import { Avatar } from '~/ui/avatar'
import { photoPath } from '~/domain/photos/photo-path'

type MentorLineProps = {
  id: number
  name: string
  title: string
  photoId: number | null
  children?: ReactNode
}

/** A mentor in a short list: the face, the name as a link to the profile, and the title; `children` stand below. */
export function MentorLine({ id, name, title, photoId, children }: MentorLineProps) {
  return (
    <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
      <Avatar name={name} src={photoPath(photoId, 'small')} size="sm" />
      <div className="min-w-0">
        <Link to={`/mentors/${id}`} className="inline-flex min-h-7 items-center font-bold wrap-anywhere">
          {name}
        </Link>
        <span className="block text-muted">{title}</span>
        {children}
      </div>
    </div>
  )
}
