import * as acts from '~/db/acts.server'
import type { Viewer } from '~/viewer/viewer'
import { countTry } from './tries.server'

/** Sends the confirmation link again. Raises too_many_attempts. */
export async function sendConfirmation(viewer: Viewer, address: string) {
  await countTry('confirm', viewer.email, address)
  await acts.askEmailConfirmation(viewer)
}
