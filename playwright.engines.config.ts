import { defineConfig } from '@playwright/test'
import { engines } from './tests/engines/engines'

// The main job in the other browser engines: npm run test:engines. Every worker reads this file, too.
const missing =
  process.env.TEST_WORKER_INDEX === undefined ? engines.filter(({ installed }) => !installed) : []
for (const { name, packages } of missing)
  process.stdout.write(`Skipped: ${name}, since Debian's ${packages} is not installed.\n`)

export default defineConfig({
  testDir: 'tests/engines',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e-set-up.ts',
  timeout: 120_000,
  workers: 1,
})
