import fs from 'node:fs'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import chromium from './playwright.config'
import { webKit } from './tests/engines/webkit-driver'

/**
 * The main job in the other browser engines: npm run test:engines. Debian has both: firefox-esr, which is driven by
 * WebDriver BiDi; webkit2gtk-driver with xvfb, which is driven by WebDriver.
 */
const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
const inFirefox: PlaywrightTestConfig['use'] = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: firefox },
}

const missing: string[] = []
const onlyWith = <Project>(installed: boolean, name: string, projects: Project[]) => {
  if (!installed) missing.push(name)
  return installed ? projects : []
}

export default defineConfig({
  ...chromium,
  workers: 1,
  timeout: 120_000,
  projects: [
    ...onlyWith(fs.existsSync(firefox), 'Firefox (Debian: firefox-esr)', [
      { name: 'firefox', testMatch: 'main-job.spec.ts', use: inFirefox },
      {
        name: 'firefox-no-js',
        testMatch: 'main-job.spec.ts',
        use: { ...inFirefox, javaScriptEnabled: false },
      },
    ]),
    ...onlyWith(webKit.installed, 'WebKit (Debian: webkit2gtk-driver xvfb)', [
      { name: 'webkit', testDir: 'tests/engines' },
    ]),
  ],
})

if (missing.length > 0) process.stdout.write(`Skipped, since not installed: ${missing.join('; ')}.\n`)
