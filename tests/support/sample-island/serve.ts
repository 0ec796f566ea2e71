import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { build, type Rollup } from 'vite'

const html = `<!DOCTYPE html><html lang="en"><title>Sample</title>
<div data-island="sample" data-props='{"label":"Name"}'><form>
<label>Name <input name="q"></label>
<label>Note <textarea name="note"></textarea></label>
<label><input type="checkbox" name="agreed"> Agreed</label>
<label>Day <select name="day"><option value="1">Monday</option><option value="2">Tuesday</option></select></label>
</form></div>
<script type="module" src="/sample.js"></script>`

/** A letter of several keys begins or ends. */
export const composes = (field: Locator, event: 'compositionstart' | 'compositionend') =>
  field.evaluate((shown, name) => shown.dispatchEvent(new CompositionEvent(name, { bubbles: true })), event)

/** A promise, and what keeps it. */
export function heldBack() {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  return { held, release }
}

/** Opens a page with an island. Its file is held back until the function is called that this returns. */
export async function openSample(page: Page) {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      rollupOptions: {
        input: path.join(import.meta.dirname, 'start.ts'),
        output: { inlineDynamicImports: true },
      },
    },
  })) as Rollup.RollupOutput
  const { held, release } = heldBack()
  await page.route('/sample', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route('/sample.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: built.output[0].code }),
  )
  await page.route('/late', async (route) => {
    await held
    await route.fulfill({ body: 'now' })
  })
  await page.goto('/sample')
  return release
}
