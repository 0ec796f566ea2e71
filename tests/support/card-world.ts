import { afterAll } from 'vitest'
import { cardPaymentsIn, wayToStripe } from './card-payments'
import type { PackageCode } from './people'
import { openStandIn } from './stripe-stand-in'
import { listenForWebhooks } from './webhook'
import { openWorld } from './world'

/** A world with card payments, closed after the tests of the file. */
export async function openCardWorld() {
  const webhook = await listenForWebhooks()
  afterAll(webhook.close)
  const standIn = await openStandIn({ webhookUrl: webhook.url })
  Object.assign(process.env, wayToStripe(standIn))
  const world = await openWorld()
  const cards = cardPaymentsIn({
    owner: world.owner,
    worker: world.connectAs('app_worker'),
    standIn,
    webhook,
  })
  return {
    ...world,
    ...cards,
    /** A mentee with an order that awaits its payment. */
    anOrder: (kind: PackageCode = 'three_months') => world.aMentee({ package: 'awaiting_payment', kind }),
  }
}
