import { randomBytes } from 'node:crypto'
import { startStandIn } from '../../stand-in/server'
import { standInClient } from './stripe-stand-in-client'

export type StandInOptions = {
  /** The folder of its data; it continues with the data of an earlier stand-in. */
  folder: string
  /** Where it sends webhooks; nowhere without it. */
  webhookUrl?: string
  /** Any free port without it. */
  port?: number
  secretKey?: string
  webhookSecret?: string
}

/** Starts a Stripe stand-in in this process, until it is closed. Closing twice does no harm. */
export async function startOwnStandIn({ folder, webhookUrl, port = 0, ...secrets }: StandInOptions) {
  const secretKey = secrets.secretKey ?? `sk_test_standin_${randomBytes(12).toString('hex')}`
  const webhookSecret = secrets.webhookSecret ?? `whsec_${randomBytes(12).toString('hex')}`
  const url = webhookUrl ?? 'http://127.0.0.1:9/'
  const standIn = await startStandIn({
    port,
    host: '127.0.0.1',
    secretKey,
    folder,
    webhook: { url, host: new URL(url).host, secret: webhookSecret },
  })
  const client = standInClient({ origin: standIn.origin, secretKey, webhookSecret })
  if (!webhookUrl) await client.control('/webhooks', { on: false })
  let open = true
  return {
    ...client,
    folder,
    async close() {
      if (!open) return
      open = false
      standIn.server.closeAllConnections()
      await new Promise<void>((resolve) => standIn.server.close(() => resolve()))
      await standIn.close()
    },
  }
}
