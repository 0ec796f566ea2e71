import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/lib/browser.mjs'

const { executablePath, env } = findBrowser()

/** Every page is visited twice: as a browser without JavaScript sees it, and with it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e-set-up.ts',
  timeout: 30_000,
  fullyParallel: false,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
    trace: 'off',
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env } as Record<string, string>,
      args: browserArguments,
    },
  },
  projects: [
    { name: 'no-js', use: { javaScriptEnabled: false }, grepInvert: /@js/ },
    { name: 'js', grepInvert: /@no-js/ },
  ],
})
