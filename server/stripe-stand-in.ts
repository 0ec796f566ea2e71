// The stand-in of Stripe, a program of its own: started by npm start where no Stripe keys are given, over http
// only. It pretends card payments; the product talks to it as it talks to Stripe.
import { log } from '~/log.server'
import { environmentOrExit } from '../scripts/lib/environment.mjs'
import { localAddress } from '../scripts/lib/free-port.mjs'
import { closeOnRequest, surviveFaults } from './shutdown'
import { startStandIn } from './stripe-stand-in/server'

const environment = environmentOrExit()
const { https, host, port, publicOrigin, standInOrigin, standInPort, stripeSecretKey, dataDir } = environment
if (https || !standInOrigin) {
  process.stderr.write('The stand-in of Stripe is started by npm start, and never with https.\n')
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
surviveFaults()
closeOnRequest(standIn.server, standIn.close)
log.info({ port: standInPort }, 'listening')
