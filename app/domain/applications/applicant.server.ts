import { redirect } from '@remix-run/node'
import type { Viewer } from '~/viewer/viewer'

/** Lets in who may write an application, and tells whether she sends hers again; who waits for an answer sees its state. */
export function requireApplicant(viewer: Viewer | null) {
  const status = viewer?.mentorStatus ?? null
  if (status === 'new') throw redirect('/mentor/application')
  return { viewer, again: status !== null }
}
