import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'

export type OperationState = Row<'operation_state'>

/** Returns what stands still, and the ages of the oldest mail and the last backup. Raises right_not_held. */
export async function operationState(viewer: Viewer): Promise<OperationState> {
  const state = await reads.operationState(viewer)
  return state!
}
