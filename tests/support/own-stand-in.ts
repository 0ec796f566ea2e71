import { randomBytes } from 'node:crypto'
import { startStandIn } from '../../server/stripe-stand-in/server'
import { standInClient } from './stripe-stand-in-client'

export type StandInOptions = {
  /** Where its books are kept; one of an earlier stand-in goes on with them. */
  folder: string
  /** Where it sends its webhooks; left out, to nobody. */
  webhookUrl?: string
  /** Left out, any that is free. */
  port?: number
  secretKey?: string
  webhookSecret?: string
}

/** A stand-in of Stripe alone, in this process, until it is closed; closed twice it stays closed. */
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
