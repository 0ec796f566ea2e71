import { redirect, type AppLoadContext } from '@remix-run/node'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import { namedLanguage } from '~/i18n/i18n.server'
import { toLanguage } from '~/i18n/locale'
import { sourceOf } from '~/security-events.server'
import type { Viewer } from '~/viewer/viewer'
import { opensWhileSuspended } from './open-while-due'
import { readSession } from './session.server'

/** What a loader and an action are given. */
export type Handled = { request: Request; context: AppLoadContext }

// Several loaders answer one request; they share one lookup.
const viewers = new WeakMap<AppLoadContext, Promise<Viewer | null>>()

/** Returns the viewer, or null for a visitor. One whose account is suspended is redirected to the one page that is left. */
export async function findViewer(handled: Handled): Promise<Viewer | null> {
  const viewer = await findSignedIn(handled)
  if (viewer?.suspended && !opensWhileSuspended(handled.request)) throw redirect('/suspended')
  return viewer
}

/** The same for what answers a suspended viewer itself: the JSON API, and the language of the page that is left. */
export function findSignedIn(handled: Handled): Promise<Viewer | null> {
  let viewer = viewers.get(handled.context)
  if (!viewer) {
    viewer = lookUp(handled)
    viewers.set(handled.context, viewer)
  }
  return viewer
}

async function lookUp(handled: Handled): Promise<Viewer | null> {
  const secretHash = readSession(handled.request)
  return secretHash ? viewerOf(secretHash, handled) : null
}

/** The viewer of a session that this request has opened or changed; null if it has ended. */
export async function viewerOf(secretHash: string, { request, context }: Handled): Promise<Viewer | null> {
  const [[row]] = await read({ secretHash, role: null }, (sql) => [
    sql<Row<'viewer'>[]>`select * from api.viewer()`,
  ])
  if (!row) return null
  return {
    ...row,
    secretHash,
    language: namedLanguage(request) ?? toLanguage(row.locale),
    source: sourceOf(context.clientAddress),
  }
}
