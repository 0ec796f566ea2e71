import { findPhoto } from '~/domain/mentors/mentors.server'
import { findViewer, idParameter, notFound, or404, resource } from '~/http/page.server'

// A photo never changes under its id. Access depends on the viewer, so only the viewer's browser may cache
// it.
const headers = {
  'Cache-Control': 'private, max-age=86400',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

export const loader = resource(async (args) => {
  const { photoId, size } = args.params
  if (size !== 'small' && size !== 'large') throw notFound()
  const photo = or404(await findPhoto(await findViewer(args), idParameter(photoId), size))
  return new Response(photo.bytes as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, 'Content-Type': photo.mime },
  })
})
