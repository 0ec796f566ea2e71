import * as acts from '~/db/generated/acts.server'
import { Refusal } from '~/db/refusal.server'
import type { Viewer } from '~/viewer/viewer'
import type { AcceptTexts } from './acceptance-schema'

/** Accepts the texts that are due. Raises terms_not_accepted, text_changed_meanwhile, generic. */
export function acceptTexts(viewer: Viewer, { termsAccepted, seen }: AcceptTexts) {
  return acts.acceptTexts(viewer, { accepted: termsAccepted, seen: readVersions(seen) })
}

function readVersions(seen: string) {
  try {
    return JSON.parse(seen) as Record<string, number>
  } catch {
    throw new Refusal('generic', undefined, 422)
  }
}
