import type { TFunction } from 'i18next'
import type { ShownProfile } from '~/domain/mentors/shown-mentor.server'
import { breadcrumbs, inShort, type Found, type Site } from '~/http/found'
import { photoPath } from '~/domain/photos/photo-path'

/** A hash of 32 bits, enough to tell an old picture from a new one. */
function shortHash(text: string) {
  let hash = 0
  for (const char of text) hash = (Math.imul(hash, 31) + char.codePointAt(0)!) | 0
  return (hash >>> 0).toString(36)
}

/** A mentor's page as search engines and shared links show it. */
export function foundOf(t: TFunction, mentor: ShownProfile, site: Site): Found {
  const { id, name, title, description, links } = mentor
  const photo = photoPath(mentor.photoId, 'large')
  const path = `/mentors/${id}`
  return {
    description: inShort([title, description].filter(Boolean).join('. ')),
    // Networks keep a picture by its address, so another picture has another one.
    image: {
      path: `${path}/share-image?lng=${site.language}&shows=${shortHash(`${mentor.photoId} ${name} ${title}`)}`,
      shows: [name, title].filter(Boolean).join(', '),
    },
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
