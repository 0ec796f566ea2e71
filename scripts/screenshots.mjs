#!/usr/bin/env node
// Takes the pictures of the README from the demo people of a running `npm start`: npm run screenshots [-- http://localhost:3000]
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { browserArguments, findBrowser } from './lib/browser.mjs'
import { hashOfFrame } from './lib/frame.mjs'
import { projectRoot } from './lib/project.mjs'

const [origin = 'http://localhost:3000'] = process.argv.slice(2).filter((word) => word !== '--')
const folder = path.join(projectRoot, 'docs/screenshots')
const password = fs.readFileSync(path.join(process.env.DATA_DIR ?? '.data', 'demo-password'), 'utf8').trim()
const pages = [
  { name: 'mentors', address: '/mentors' },
  { name: 'requests', address: '/mentor/mentorships', who: 'mentor' },
  { name: 'today', address: '/admin/dashboard', who: 'admin' },
]

const browser = await chromium.launch({ ...findBrowser(), args: browserArguments })
for (const language of ['gr', 'en'])
  for (const { name, address, who } of pages) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
    await page.goto(`${origin}${who ? '/login' : address}`)
    if (who) {
      await page.locator('[name=email]').fill(`${who}@demo.example`)
      await page.locator('[name=password]').fill(password)
      await page.locator('[name=password]').press('Enter')
      await page.waitForURL((url) => url.pathname !== '/login')
      await page.goto(`${origin}${address}`)
    }
    // Sent as the menu sends it, whose button may be folded away.
    await Promise.all([
      page.waitForEvent('load'),
      page.locator(`button[name=locale][value=${language}]`).first().dispatchEvent('click'),
    ])
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: path.join(folder, `${name}-${language}.png`) })
    await page.context().close()
  }
await browser.close()
fs.writeFileSync(path.join(folder, 'frame.txt'), `${hashOfFrame()}\n`)
