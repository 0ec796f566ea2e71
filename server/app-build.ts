// The Remix app: built files in production, Vite's live modules while developing.
import path from 'node:path'
import type { Server } from 'node:http'
import { pathToFileURL } from 'node:url'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import type { Said } from '~/api/door.server'
import type { ReadScope } from '~/db/replica.server'
import type { RequestHandler } from 'express'
import { projectRoot } from '../scripts/lib/project.mjs'
import { files } from './files'

/** What the app's entry exports beside the pages: the JSON API, the database pools and the query cache of the app's modules. */
type Entry = ServerBuild['entry']['module'] & {
  answerCall(request: Request, context: AppLoadContext): Promise<Response | Said>
  callPattern(pathname: string): string | undefined
  keptCall(pathname: string): string[] | undefined
  ping(): Promise<void>
  withinRequest<T>(scope: ReadScope, handle: () => T): T
  closePools(): Promise<void>
  dropCached(payload?: string): void
}
export type AppBuild = Omit<ServerBuild, 'entry'> & { entry: { module: Entry } }

/** load: returns the current build. assets: serves static files. */
export type AppSource = { load: () => Promise<AppBuild>; assets: RequestHandler; close: () => Promise<void> }

/** Loads the production build. */
export async function builtApp(): Promise<AppSource> {
  const folder = path.join(projectRoot, 'build')
  const build: AppBuild = await import(pathToFileURL(path.join(folder, 'server/index.js')).href)
  return { load: async () => build, assets: files(path.join(folder, 'client')), close: async () => {} }
}

/** Serves the app through Vite, for development. */
export async function liveApp(server: Server): Promise<AppSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root: projectRoot, server: { middlewareMode: true, hmr: { server } } })
  return {
    load: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<AppBuild>,
    assets: vite.middlewares as RequestHandler,
    close: () => vite.close(),
  }
}
