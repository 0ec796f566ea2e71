import { randomBytes, randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import { allOf } from '../cards'
import type { Chance } from '../chance'
import { withProduct } from '../product'
import { findings, type HardPromise } from '../promise'

const count = 1000
const forgers = 'whsec_known_to_a_forger'

/** M3: an event that Stripe has not signed, recently and for this mode, is refused and leaves nothing behind. */
export const cardForgeries: HardPromise = {
  name: 'M3',
  title: `${count} forged posts to the webhook, in ${Object.keys(forgeries('')).length} ways`,
  seeds: 1,
  run: (world) =>
    withProduct(
      world,
      async (product) => {
        const found = findings()
        const rows = async () =>
          (await world.owner<{ count: number }[]>`select count(*)::integer from private.stripe_events`)[0]!
            .count
        const post = async ({ body, signature }: Post) =>
          (
            await product.ask('/api/stripe/webhook', {
              body: { type: 'application/json', bytes: body },
              headers: signature === undefined ? {} : { 'stripe-signature': signature },
            })
          ).status
        const ways = Object.entries(forgeries(product.stripe.webhookSecret))
        const said = await allOf(
          Array.from({ length: count }, (_, n) => async () => {
            const [way, forge] = ways[n % ways.length]!
            return `${way}: ${await post(forge(world.chance))}`
          }),
        )
        found.only(
          'told',
          said,
          ways.map(([way]) => `${way}: 400`),
        )
        found.equal('rows', await rows(), 0)
        if (!world.twin) {
          found.equal('a true one', await post(signed(anEvent(), product.stripe.webhookSecret)), 200)
          found.equal('rows of a true one', await rows(), 1)
        }
        return { runs: count, violations: found.violations }
      },
      world.twin ? { STRIPE_WEBHOOK_SECRET: forgers } : {},
    ),
  // The twin's product is started with the secret that the forgers use.
  twins: [{ without: 'a secret of its own', remove: async () => undefined }],
}

type Post = { body: string; signature?: string }

const now = () => Math.floor(Date.now() / 1000)

const anEvent = (change: object = {}) =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    created: now(),
    livemode: false,
    data: { object: { id: `cs_test_${randomUUID()}`, object: 'checkout.session', payment_status: 'paid' } },
    ...change,
  })

function signed(body: string, secret: string, timestamp = now()): Post & { signature: string } {
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) }
}

/**
 * Every kind of forgery by its name. `secret` is the real one, used only for events that are too old, too new, or
 * malformed.
 */
function forgeries(secret: string): Record<string, (chance: Chance) => Post> {
  const good = () => signed(anEvent(), secret)
  const past = (chance: Chance) => now() - 302 - chance.below(1_000_000)
  const future = (chance: Chance) => now() + 302 + chance.below(1_000_000)
  const changed =
    (change: (post: Post & { signature: string }, chance: Chance) => Partial<Post>) => (chance: Chance) => {
      const post = good()
      return { ...post, ...change(post, chance) }
    }
  return {
    'not signed': () => ({ body: anEvent() }),
    'signed with nothing': () => ({ body: anEvent(), signature: '' }),
    'signed with chance': () => ({
      body: anEvent(),
      signature: `t=${now()},v1=${randomBytes(32).toString('hex')}`,
    }),
    'by a forger': () => signed(anEvent(), forgers),
    'by an empty secret': () => signed(anEvent(), ''.padEnd(1)),
    'body changed': changed(({ body }) => ({ body: body.replace('completed', 'expired') })),
    'a letter changed': changed(({ body }, chance) => {
      const at = chance.below(body.length)
      return { body: body.slice(0, at) + (body[at] === 'x' ? 'y' : 'x') + body.slice(at + 1) }
    }),
    'a blank more': changed(({ body }) => ({ body: `${body} ` })),
    'signature of another': changed(() => ({ signature: good().signature })),
    'signature cut': changed(({ signature }, chance) => ({
      signature: signature.slice(0, -1 - chance.below(60)),
    })),
    'another scheme': changed(({ signature }) => ({ signature: signature.replace('v1=', 'v0=') })),
    'no time': changed(({ signature }) => ({ signature: signature.replace(/t=\d+,/, '') })),
    'time made new': (chance) => {
      const old = signed(anEvent(), secret, past(chance))
      return { ...old, signature: old.signature.replace(/t=\d+/, `t=${now()}`) }
    },
    'too old': (chance) => signed(anEvent(), secret, past(chance)),
    'too new': (chance) => signed(anEvent(), secret, future(chance)),
    'too old, and a second time': (chance) => {
      const old = signed(anEvent(), secret, past(chance))
      return { ...old, signature: `t=${now()},${old.signature}` }
    },
    'too new, and a second time': (chance) => {
      const early = signed(anEvent(), secret, future(chance))
      return { ...early, signature: `t=${now()},${early.signature}` }
    },
    'too new, and a second time after it': (chance) => {
      const early = signed(anEvent(), secret, future(chance))
      return { ...early, signature: `${early.signature},t=${now()}` }
    },
    'of the other mode': () => signed(anEvent({ livemode: true }), secret),
    'of no mode': () => signed(anEvent({ livemode: undefined }), secret),
    'no event': () => signed(anEvent({ object: 'charge' }), secret),
    'no JSON': () => signed('{"object": "event"', secret),
    nothing: () => signed('null', secret),
    'too large': () => signed(anEvent({ more: 'x'.repeat(300_000) }), secret),
  }
}
