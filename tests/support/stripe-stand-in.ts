import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, onTestFinished } from 'vitest'
import { startOwnStandIn, type StandInOptions } from './own-stand-in'

export type Delivery = { signature: string; body: string }

/** Starts a Stripe stand-in in this process; stops after the test that starts it, or after the tests of the file. */
export async function openStandIn({ folder = newFolder(), ...options }: Partial<StandInOptions> = {}) {
  const standIn = await startOwnStandIn({ folder, ...options })
  whenDone(standIn.close)
  return standIn
}

function newFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mentoring-stripe-'))
  whenDone(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Receives webhooks instead of the app: stores them, and answers with the status in `answer`. */
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

/** Runs after the present test, or after the file when no test is running. */
function whenDone(work: () => void | Promise<void>) {
  // currentTestName can be that of the file before: files share their worker's modules.
  try {
    onTestFinished(work)
  } catch {
    afterAll(work)
  }
}
