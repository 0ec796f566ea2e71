import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { cloneDatabase, startCluster, type Cluster } from './cluster'

declare module 'vitest' {
  interface ProvidedContext {
    database: Cluster
  }
}

/** Global set-up of the projects that need a database: one throw-away server for the run. */
export default async function setUp(project: TestProject) {
  const { stop, ...cluster } = await startCluster()
  project.provide('database', cluster)
  return stop
}

/** A database of one's own for a test file. */
export const freshDatabase = () => cloneDatabase(inject('database'))
