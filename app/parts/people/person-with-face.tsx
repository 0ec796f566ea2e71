import type { ReactNode } from 'react'
import { photoPath } from '~/domain/photos/photo-path'
import { groundOf, initialsOf } from '~/ui/avatar'

type PersonWithFaceProps = {
  name: string
  /** Null, or missing for people who have no photos: the initials stand there. */
  photoId?: number | null
  /** The name and what stands below it. */
  children: ReactNode
}

/** A person in a row of a list: a small face or the initials, beside the name. In a list of many it stays short in HTML. */
export function PersonWithFace({ name, photoId = null, children }: PersonWithFaceProps) {
  return (
    <span className="person">
      {photoId === null ? (
        <span aria-hidden="true" className={`face ${groundOf(name)}`}>
          {initialsOf(name)}
        </span>
      ) : (
        <img
          src={photoPath(photoId, 'small')}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          className="face"
        />
      )}
      <span>{children}</span>
    </span>
  )
}
