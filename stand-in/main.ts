// A separate program that simulates Stripe's card payments. npm start runs it when no Stripe keys are set, over http
// only. The product calls it exactly as it calls Stripe.
import { environmentOrExit } from '../scripts/lib/environment.mjs'
import { localAddress } from '../scripts/lib/free-port.mjs'
import { closeOnRequest } from '../server/shutdown'
import { startStandIn } from './server'

const environment = environmentOrExit()
const { https, host, port, publicOrigin, standInOrigin, standInPort, stripeSecretKey, dataDir } = environment
if (https || !standInOrigin) {
  process.stderr.write('The Stripe stand-in is started by npm start, and never with https.\n')
  process.exit(1)
}
const webhook = {
  url: `http://${localAddress(host)}:${port}/api/stripe/webhook`,
  host: new URL(publicOrigin).host,
  secret: environment.stripeWebhookSecrets[0]!,
}
const standIn = await startStandIn({
  port: standInPort,
  host,
  origin: standInOrigin,
  secretKey: stripeSecretKey,
  webhook,
  folder: `${dataDir}/stripe-stand-in`,
})
closeOnRequest(standIn.server, 0, standIn.close)
