import { defineConfig } from 'vitest/config'
import { SlowFirst } from './tests/support/slow-first'

const alias = { '~': new URL('./app', import.meta.url).pathname }

const ownEnvironment = 'tests/support/own-environment.ts'

/** The rules need a database, and so does the house where it reads the catalogue. */
const onPostgres = {
  globalSetup: ['tests/support/postgres.ts'],
  hookTimeout: 60_000,
  // For a loaded machine: on an idle one no test takes more than a few seconds.
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  // The files of a worker share their modules: importing the app anew took a sixth of the time.
  isolate: false,
  setupFiles: [ownEnvironment],
}

/** Suites that are run by name and may take an hour. */
const long = { testTimeout: 0, hookTimeout: 0, teardownTimeout: 60_000 }

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the cores of a small machine: a worker often waits for the database.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    // Of a connection that a test has cut, postgres throws where nobody can catch it (app/db/connection-errors.ts).
    onUnhandledError: (error) =>
      !/nextWrite .*postgres/.test(error.stack ?? '') &&
      !('query' in error && /pg_catalog\.pg_type/.test(String(error.query))),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: { name: 'rules', include: ['tests/{rules,upgrade}/**/*.test.ts'], ...onPostgres },
      },
      {
        resolve: { alias },
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          ...onPostgres,
          setupFiles: [ownEnvironment, 'tests/support/check-calls.ts'],
          testTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'hard',
          include: ['tests/hard/**/*.test.ts', 'tests/http/{odd-calls,strange}.test.ts'],
          ...onPostgres,
          env: { CALLS: '20000', TRIES: '20000' },
          ...long,
        },
      },
      {
        resolve: { alias },
        test: { name: 'access', include: ['tests/access/**/*.test.ts'], ...onPostgres, ...long },
      },
      { resolve: { alias }, test: { name: 'ops', include: ['tests/ops/**/*.test.ts'], ...long } },
      { resolve: { alias }, test: { name: 'house', include: ['tests/house/**/*.test.ts'], ...onPostgres } },
    ],
  },
})
