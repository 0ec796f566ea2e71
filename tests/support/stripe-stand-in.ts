import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished } from 'vitest'
import { startOwnStandIn, type StandInOptions } from './own-stand-in'

export type Delivery = { signature: string; body: string }

/** A stand-in of Stripe alone, in this process, until the test that opens it is over, or else the file's tests. */
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
