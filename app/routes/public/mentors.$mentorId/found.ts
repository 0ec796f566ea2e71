import type { TFunction } from 'i18next'
import type { ShownProfile } from '~/domain/mentors/shown-mentor.server'
import { breadcrumbs, inShort, type Found, type Site } from '~/http/found'
import { photoPath } from '~/parts/mentors/mentor-card'

/** A mentor's page as search engines and shared links show it. */
export function foundOf(t: TFunction, mentor: ShownProfile, site: Site): Found {
  const { id, name, title, description, links } = mentor
  const image = photoPath(mentor.photoId, 'large')
  const path = `/mentors/${id}`
  return {
    description: inShort([title, description].filter(Boolean).join('. ')),
    image,
    things: [
      {
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name,
          jobTitle: title,
          url: site.address(path),
          image: image && site.origin + image,
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
