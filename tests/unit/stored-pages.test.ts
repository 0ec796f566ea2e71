// What a browser may store, by the headers that the server itself sets.
import express from 'express'
import { expect, test } from 'vitest'
import { pages } from '~/route-table'
import { cookie } from '~/cookies.server'
import { defaultCaching } from '../../server/headers'
import { served } from '../support/listening'
import { urlOf } from '../support/route-paths'
import { spellingsOf } from '../support/spellings'

const app = express()
app.use(defaultCaching)
app.get('/leave', (_req, res) => void res.append('Set-Cookie', cookie('session', '', { maxAge: 0 })).send())
app.get('/come', (_req, res) => void res.append('Set-Cookie', cookie('session', 'x')).send())
app.get('*', (_req, res) => void res.send('page'))
const port = await served(app)

const headersOf = async (path: string) => {
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`)
  return [headers.get('cache-control'), headers.get('referrer-policy'), headers.get('clear-site-data')]
}

test('a page with a secret in its address is stored nowhere, however the address is spelled', async () => {
  const secret = pages.filter(({ secretInAddress }) => secretInAddress)
  expect(secret.length).toBeGreaterThan(5)
  for (const page of secret) {
    const address = `${urlOf(page)}?token=x`
    const spellings = spellingsOf(address).filter(([spelling]) => spelling !== 'two slashes')
    for (const [, spelled] of [['as it is', address] as const, ...spellings])
      expect([spelled, await headersOf(spelled)]).toEqual([spelled, ['no-store', 'no-referrer', null]])
  }
  expect(await headersOf('/mentors')).toEqual(['private, no-cache', null, null])
})

test('leaving clears what the browser stored; coming in does not', async () => {
  expect(await headersOf('/leave')).toEqual(['no-store', null, '"cache", "storage"'])
  expect(await headersOf('/come')).toEqual(['no-store', null, null])
})
