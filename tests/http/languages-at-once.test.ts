// Cached texts are shared by requests of one language. No page may contain another language.
import { expect, test } from 'vitest'
import { openSite } from '../support/site'

const site = await openSite()
await site.aMentor()
const locales = ['gr', 'en', 'de', 'fr', 'pt']
const paths = ['/login', '/mentors', '/faq', '/no-such-page']

test('pages requested at the same time in five languages are each in their own language', async () => {
  const asked = Array.from({ length: 6 }, () => paths)
    .flat()
    .flatMap((path) => locales.map((locale) => ({ path, locale })))
  const pages = await Promise.all(
    asked.map(async ({ path, locale }) => {
      const answer = await fetch(site.origin + path, { headers: { Cookie: `locale=${locale}` } })
      return { path, locale, html: await answer.text() }
    }),
  )
  const alone = new Map<string, string>()
  const constant = (html: string) => html.replaceAll(/(name="_token" value=)"[^"]*"/g, '$1')
  for (const { path, locale, html } of pages) {
    expect(html).toContain(`<html lang="${locale === 'gr' ? 'el' : locale}"`)
    const page = constant(html)
    const key = `${path} ${locale}`
    expect(page, key).toBe(alone.get(key) ?? page)
    alone.set(key, page)
  }
  expect(new Set(alone.values()).size).toBe(alone.size)
})

test('an uncompressed page has a Content-Length', async () => {
  const answer = await fetch(`${site.origin}/faq`, { headers: { 'Accept-Encoding': 'identity' } })
  const body = await answer.arrayBuffer()
  expect(Number(answer.headers.get('content-length'))).toBe(body.byteLength)
})
