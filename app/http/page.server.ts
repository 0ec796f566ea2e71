// What loaders and actions use of the framework and of ours.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

export { data } from '@remix-run/node'
export { browserOf } from './browser.server'
export { flash, headersWith, redirect } from './flash.server'
export { pageless, resource } from './resource.server'
export { idOrNew, idParameter, notFound, or404, submit, guarded } from './submit.server'
export { findViewer } from './session-viewer.server'
export {
  homeOf,
  redirectIfSignedIn,
  requireMentor,
  requireSide,
  requireNotYet,
  requireSession,
  requireSignedIn,
  requireViewer,
  sessionRole,
} from './viewer.server'

/** What a loader and an action get. */
export type Args = LoaderFunctionArgs & ActionFunctionArgs
