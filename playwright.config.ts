import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/lib/browser.mjs'

const { executablePath, env } = findBrowser()

/**
 * A test runs in a browser without JavaScript; with JavaScript if its title says so: @both, or @js for that alone.
 * BOTH_MODES=1 (npm run test:modes) runs every test in both.
 */
const bothModes = Boolean(process.env.BOTH_MODES)

// The scripts of a page run for less than a second: optimizing them costs a quarter of the processor's time.
const plainScripts = '--js-flags=--no-turbofan,--no-maglev,--single-threaded'

// A new frame for every page (RenderDocument) costs a sixth of the processor's time. The others are those that
// Playwright turns off and that concern these tests: Chromium takes only the last list.
const plainPages =
  '--disable-features=RenderDocument,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,' +
  'HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,' +
  'OptimizationHints,NetworkTimeServiceQuerying'

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
    // Fewer frames to draw, and nothing to wait for.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env } as Record<string, string>,
      args: [...browserArguments, plainScripts, plainPages],
    },
  },
  projects: [
    // The HTML of a page is the same in both modes: a difference is an error message when React takes the page over.
    { name: 'no-js', use: { javaScriptEnabled: false }, grepInvert: bothModes ? /@js/ : /@js|pages\.spec/ },
    { name: 'js', grep: bothModes ? /./ : /@js|@both|pages\.spec/, grepInvert: /@no-js/ },
  ],
})
