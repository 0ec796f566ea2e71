import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished } from 'vitest'
import { startStandIn } from '../../server/stripe-stand-in/server'
import { standInClient } from './stripe-stand-in-client'

export type Delivery = { signature: string; body: string }

type Options = {
  /** Where it sends its webhooks; left out, to nobody. */
  webhookUrl?: string
  /** The folder of an earlier one, to go on with its books. */
  folder?: string
  secretKey?: string
  webhookSecret?: string
}

/** A stand-in of Stripe alone, in this process, until the test that opens it is over, or else the file's tests. */
export async function openStandIn({ webhookUrl, folder = newFolder(), ...secrets }: Options = {}) {
  const secretKey = secrets.secretKey ?? `sk_test_standin_${randomBytes(12).toString('hex')}`
  const webhookSecret = secrets.webhookSecret ?? `whsec_${randomBytes(12).toString('hex')}`
  const url = webhookUrl ?? 'http://127.0.0.1:9/'
  const standIn = await startStandIn({
    port: 0, host: '127.0.0.1', secretKey, folder, webhook: { url, host: new URL(url).host, secret: webhookSecret },
  })
  const client = standInClient({ origin: standIn.origin, secretKey, webhookSecret })
  if (!webhookUrl) await client.control('/webhooks', { on: false })
  let open = true
  const close = async () => {
    if (!open) return
    open = false
    standIn.server.closeAllConnections()
    await new Promise<void>((resolve) => standIn.server.close(() => resolve()))
    await standIn.close()
  }
  whenDone(close)
  return { ...client, folder, close }
}

function newFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mentoring-stripe-'))
  whenDone(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Listens for webhooks in the app's place: keeps what comes, and answers with what `answer` says. */
export async function openEar(answer: () => number = () => 200) {
  const received: Delivery[] = []
  const server = http.createServer(async (req, res) => {
    const body = await text(req)
    const status = answer()
    if (status < 300) received.push({ signature: String(req.headers['stripe-signature']), body })
    res.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stripe/webhook` }
}

/** At the end of the test that is running, or of the file when none is. */
function whenDone(work: () => void | Promise<void>) {
  if (expect.getState().currentTestName) onTestFinished(work)
  else afterAll(work)
}
