// Every public page, every form and the pages of each role, walked in a browser. -u writes what a screen reader tells.
import { chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { browserArguments, findBrowser } from '../../scripts/lib/browser.mjs'
import { addressOf, cookiesOf, prepareDemo } from '../support/readers'
import { startServer } from '../support/server'
import { walkByKeyboard } from './keyboard'
import { checkLooks } from './looks'
import { pages, shapes, type Reader } from './pages'
import { checkRefusal } from './refused'
import { checkStructure } from './structure'
import { viewOf, wordsOfPeople } from './view'

// With the demo people.
const server = await startServer(inject('database'))
const sql = server.database.owner
const ids = await prepareDemo(sql)
const words = await wordsOfPeople(sql)
const { executablePath, env } = findBrowser()
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env } as Record<string, string>,
  args: browserArguments,
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

describe.each(pages)('%s', (reader, walked) => {
  let page: Page
  beforeAll(async () => {
    page = await pageOf(reader)
  })
  afterAll(() => page.context().close())

  test.each(walked)('$path', async ({ path, refuses }) => {
    const address = addressOf(path, ids)
    await page.setViewportSize({ width: 1280, height: 800 })
    await openReady(page, address)
    expect(new URL(page.url()).pathname).toBe(decodeURI(address).split('?')[0])
    if (shapes.has(`${reader} ${path}`))
      await expect
        .soft(await viewOf(page, words))
        .toMatchFileSnapshot(`views/${fileName(`${reader} ${path}`)}`)
    expect.soft(await checkStructure(page), 'structure').toEqual([])
    let { faults } = await walkByKeyboard(page)
    if (faults.length > 0) {
      // A busy machine may draw a focus after the next key.
      await openReady(page, address)
      faults = (await walkByKeyboard(page)).faults
    }
    expect.soft(faults, 'keyboard').toEqual([])
    expect.soft(await checkLooks(page), 'looks').toEqual([])
    if (!refuses) return
    await openReady(page, address)
    expect.soft(await checkRefusal(page, refuses), 'refusal').toEqual([])
  })
})

/** Opens a page and waits until its script works. */
async function openReady(page: Page, address: string) {
  await page.goto(address)
  await page.waitForFunction(() => 'works' in document.documentElement.dataset, null, { timeout: 15_000 })
}

const fileName = (shape: string) => `${shape.replaceAll(/[^\p{L}\d]+/gu, '-').replace(/-$/, '')}.txt`

async function pageOf(reader: Reader) {
  const { origin } = server
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'el-GR',
    timezoneId: 'Europe/Athens',
  })
  const cookies = [{ name: 'thousand-mentors', value: 'seen' }, ...(await cookiesOf(sql, reader))]
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })))
  return context.newPage()
}
