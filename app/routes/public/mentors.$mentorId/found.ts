import type { TFunction } from 'i18next'
import type { ShownProfile } from '~/domain/mentors/shown-mentor.server'
import { breadcrumbs, inShort, type Found, type Site } from '~/http/found'
import { photoPath } from '~/domain/photos/photo-path'

/** A mentor's page as search engines and shared links show it. */
export function foundOf(t: TFunction, mentor: ShownProfile, site: Site): Found {
  const { id, name, title, description, links } = mentor
  const photo = photoPath(mentor.photoId, 'large')
  const path = `/mentors/${id}`
  return {
    description: inShort([title, description].filter(Boolean).join('. ')),
    image: photo ? { path: photo, shows: [name, title].filter(Boolean).join(', ') } : undefined,
    things: [
      {
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name,
          jobTitle: title,
          url: site.address(path),
          image: photo && site.origin + photo,
          sameAs: links.length > 0 ? links : undefined,
        },
      },
      breadcrumbs(site, [
        [t('public:mentors.title'), '/mentors'],
        [name, path],
      ]),
    ],
  }
}
