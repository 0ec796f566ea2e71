import type { TFunction } from 'i18next'
import type { ShownProfile } from '~/domain/mentors/shown-mentor.server'
import { breadcrumbs, inShort, type Found, type Site } from '~/http/found'
import { photoPath } from '~/parts/mentors/mentor-card'

/** A mentor's page as search engines and shared links show it. */
export function foundOf(t: TFunction, mentor: ShownProfile, site: Site): Found {
  const { id, name, title, description, links } = mentor
  const photo = photoPath(mentor.photoId, 'large')
  const path = `/mentors/${id}`
  return {
    description: inShort([title, description].filter(Boolean).join('. ')),
    // The photo in the address: networks keep a picture by its address.
    image: `${path}/share-image?lng=${site.language}&photo=${mentor.photoId ?? 0}`,
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
