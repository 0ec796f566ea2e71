import fs from 'node:fs'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { uncalledFunctions } from './called'
import { cloneDatabase, startCluster, type Cluster } from './cluster'

declare module 'vitest' {
  interface ProvidedContext {
    database: Cluster
  }
}

/**
 * Global set-up of the projects that need a database: one temporary server per run. At the end, the functions of api
 * that no test has called are written to the file named by UNCALLED_FUNCTIONS.
 */
export default async function setUp(project: TestProject) {
  const { stop, ...cluster } = await startCluster()
  project.provide('database', cluster)
  return async () => {
    const file = process.env.UNCALLED_FUNCTIONS
    try {
      if (file) fs.writeFileSync(file, JSON.stringify({ uncalled: await uncalledFunctions(cluster) }))
    } finally {
      await stop()
    }
  }
}

/** A new database for a test file. */
export const freshDatabase = () => cloneDatabase(inject('database'))
