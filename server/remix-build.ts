// The Remix app. One build holds it and the server, so that every module exists once in a process: the pools of the
// database, caches and counts.

/** The current app: in development that of the files as they were last saved. */
export const remixBuild = async () => (await import('./remix-app')).build
