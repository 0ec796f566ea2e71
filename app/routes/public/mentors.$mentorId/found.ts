import type { ShownProfile } from '~/domain/mentors/shown-mentor.server'
import { inShort, type Found } from '~/http/found'
import { photoPath } from '~/domain/photos/photo-path'

/** A mentor's page as search engines and shared links show it. */
export function foundOf({ name, title, description, photoId }: ShownProfile): Found {
  const photo = photoPath(photoId, 'large')
  return {
    description: inShort([title, description].filter(Boolean).join('. ')),
    image: photo ? { path: photo, shows: [name, title].filter(Boolean).join(', ') } : undefined,
  }
}
