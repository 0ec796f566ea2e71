import * as reads from '~/db/generated/reads.server'
import type { Viewer } from '~/viewer/viewer'

export type FoundCertificates = Awaited<ReturnType<typeof findCertificates>>

/** For admins: the certificates with a code as it was printed. Raises role_not_held. */
export async function findCertificates(viewer: Viewer, q: string) {
  const issuedOn = new Date()
  // The shortest code has nine signs.
  const asked = q.length >= 9 && /\d/.test(q)
  if (!asked) return { asked, issuedOn }
  const [certificate, year] = await Promise.all([
    reads.findCertificate(viewer, { printed: q }),
    reads.findYearCertificate(viewer, { printed: q }),
  ])
  return { asked, issuedOn, certificate, year }
}
