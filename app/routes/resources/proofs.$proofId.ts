import { findProof } from '~/domain/purchases/purchases.server'
import { findViewer, idParameter, notFound, resource } from '~/http/page.server'

/** The file of a proof, for the mentee who sent it and for admins; 404 for everyone else. */
export const loader = resource(async (args) => {
  const viewer = await findViewer(args)
  const id = idParameter(args.params.proofId)
  const proof = viewer && !viewer.byMail ? await findProof(viewer, id) : undefined
  if (!proof) throw notFound()
  return new Response(new Uint8Array(proof.bytes), {
    headers: {
      'Content-Type': proof.mime,
      'Content-Disposition': disposition(proof),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
})

/** Images open in the browser; a PDF may contain scripts, so it is only downloaded. */
function disposition({ fileName, mime }: { fileName: string; mime: string }) {
  const name = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${mime === 'application/pdf' ? 'attachment' : 'inline'}; filename*=UTF-8''${name}`
}
