import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import express from 'express'
import { api } from './api'
import { openBooks } from './books'
import { control } from './control'
import { paymentPages } from './pages'
import { expireOverdue } from './sessions'
import { noTroubles } from './troubles'
import { deliveries, type Webhook } from './webhooks'

export type Settings = {
  /** 0 takes a free port. */
  port: number
  host: string
  /** The origin for browsers, such as http://localhost:3001; without it, 127.0.0.1 and the port. */
  origin?: string
  secretKey: string
  webhook: Webhook
  /** The folder of its data file. */
  folder: string
}

const everyLook = 5000

/** Starts the Stripe stand-in; resolves when it accepts requests. Close `server` first, then call `close`. */
export async function startStandIn({ port, host, secretKey, webhook, folder, origin }: Settings) {
  const app = express()
  const server = http.createServer(app)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = origin ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const books = openBooks(path.join(folder, 'books.jsonl'))
  const troubles = noTroubles()
  const sending = deliveries(books, webhook)
  const timer = setInterval(() => expireOverdue(books), everyLook)

  app.disable('x-powered-by')
  app.set('etag', false)
  app.get('/healthz', (_req, res) => void res.json({ ok: true }))
  app.use('/v1', api(books, troubles, { origin: address, secretKey }))
  app.use('/control', control(books, troubles, sending, secretKey))
  app.use('/pay', paymentPages(books))

  return {
    server,
    origin: address,
    /** Stops deliveries and timers. Close the server before. */
    async close() {
      clearInterval(timer)
      sending.close()
      await sending.settled()
      books.close()
    },
  }
}
