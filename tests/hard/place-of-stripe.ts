import { randomBytes } from 'node:crypto'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { wayToStripe } from '../support/card-payments'

let place: ReturnType<typeof choosePlace> | undefined

/**
 * The address of the Stripe stand-in for this process. All worlds share it, because the product's code reads it once.
 */
export const placeOfStripe = () => (place ??= choosePlace())

async function choosePlace() {
  const port = await freePort()
  const keys = {
    secretKey: `sk_test_standin_${randomBytes(12).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(12).toString('hex')}`,
  }
  Object.assign(process.env, wayToStripe({ origin: `http://127.0.0.1:${port}`, ...keys }))
  return { port, ...keys }
}
