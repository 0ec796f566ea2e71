import { findDocumentFile } from '~/domain/tax-documents/tax-documents.server'
import { findViewer, idParameter, notFound, resource } from '~/http/page.server'
import { documentFileName } from '~/domain/tax-documents/document-name'

/** The PDF of a tax document, for its buyer and for admins; 404 for everyone else. */
export const loader = resource(async (args) => {
  const viewer = await findViewer(args)
  const id = idParameter(args.params.documentId)
  const file = viewer && !viewer.byMail ? await findDocumentFile(viewer, id) : undefined
  if (!file) throw notFound()
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      // A PDF may contain scripts, so it is only downloaded.
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(documentFileName(file))}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
})
