import { shareImage } from '~/domain/mentors/share-image.server'
import { findMentor, findPhoto } from '~/domain/mentors/mentors.server'
import { hasOwnScript } from '~/domain/text-paths.server'
import { idParameter, notFound, resource } from '~/http/page.server'
import { i18nFor, namedLanguage } from '~/i18n/i18n.server'
import { personName } from '~/i18n/latin-name'
import { defaultLanguage } from '~/i18n/locale'

/** The picture of a mentor's page for shared links, as visitors may see her, in the language of the address. */
export const loader = resource(async ({ params, request }) => {
  const language = namedLanguage(request) ?? defaultLanguage
  const mentor = await findMentor(null, idParameter(params.mentorId))
  if (!mentor) throw notFound()
  const { photoId } = mentor
  const name = `${mentor.name} ${mentor.surname}`
  const { t } = await i18nFor(language)
  const image = await shareImage(
    {
      mentorId: mentor.mentorId,
      latin: language !== 'el',
      // In letters that can be drawn: her own, else the Latin ones that she writes it with.
      name: personName(hasOwnScript(name) ? language : 'en', name, mentor.latinName),
      title: mentor.title,
      brand: t('common:shell.brand'),
      photoId,
    },
    async () => (photoId === null ? undefined : (await findPhoto(null, photoId, 'large'))?.bytes),
  )
  return new Response(image as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=300',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  })
})
