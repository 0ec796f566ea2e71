// The Remix app. One build holds it and the server, so that every module exists once in a process: the pools of the
// database, caches and counts.
import type { ServerBuild } from '@remix-run/node'

/** The current build: in development that of the files as they were last saved. */
export const remixBuild = () => import('virtual:remix/server-build') as Promise<ServerBuild>
