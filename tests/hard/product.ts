import { createHash, createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { deliverDueMails } from '~/domain/mails/deliver.server'
import { reconcilePayments } from '~/domain/payments/reconcile.server'
import { mailServer } from '~/integrations/mail.server'
import type { Role } from '~/viewer/role'
import { askingOf, type Answer, type Ask } from '../support/asking'
import { bothBooks } from '../support/card-payments'
import type { Woman } from '../support/people'
import { startServer } from '../support/server'
import { placeOfStripe } from './place-of-stripe'
import { findings, type Finding } from './promise'
import type { World } from './world'

const patience = 60_000

/** The built product on a world's database, used over HTTP as a browser does. */
async function openProduct(world: World, own: Record<string, string>) {
  // The app is also imported here, for the last run of the worker.
  await placeOfStripe()
  const server = await startServer(
    world.cluster,
    { DEMO: '0', LOG_LEVEL: 'silent', ...own },
    { given: world.database },
  )
  const { origin, stripe } = server
  const asking = askingOf(origin, world.owner)

  /** Sends one request, as from our own page. */
  const ask = (path: string, how: Ask = {}) =>
    asking.ask(path, { ...how, headers: { origin, ...how.headers } })

  /** Repeats a request until the server is up and answers without an error, as a person would. */
  async function askUntilAnswered(path: string, how?: Ask): Promise<Answer> {
    const deadline = Date.now() + patience
    let last: unknown
    while (Date.now() < deadline) {
      last = await ask(path, how).catch((error: unknown) => error)
      if (!(last instanceof Error) && (last as Answer).status < 500) return last as Answer
      await pause(20)
    }
    throw new Error(
      `${path} was not answered: ${last instanceof Error ? String(last.cause ?? last) : (last as Answer).status}`,
    )
  }

  /** Does the worker's next run, after the leases of a killed worker have expired. */
  async function tick({ smtpUrl }: { smtpUrl?: string } = {}) {
    await world.owner`update data.checkouts set created_at = created_at - interval '11 minutes'`
    await world.owner`update private.stripe_events set next_attempt_at = now() where processed_at is null`
    await reconcilePayments({ sql: world.worker, stripe: stripe.library() })
    if (!smtpUrl) return
    await world.owner`update private.outbox set next_attempt_at = now() where status = 'queued'`
    const mails = mailServer({
      smtpUrl,
      mailFrom: 'Mentoring <team@test.example>',
      newsFrom: 'Mentoring <news@test.example>',
      publicOrigin: origin,
    })
    await deliverDueMails({ sql: world.worker, server: mails, origin })
    mails.close()
  }

  return {
    ...server,
    ask,
    askUntilAnswered,
    tick,
    signIn: ({ userId }: Woman, role: Role = 'mentee') => asking.signIn(userId, role),
    /** Returns a user's form token without loading a page. */
    tokenOf(cookie: string, { userId }: Woman, role: Role = 'mentee') {
      const hash = createHash('sha256').update(cookie.replace('session=', '')).digest('hex')
      const sign = (text: string) =>
        createHmac('sha256', world.database.web.FORM_SECRET).update(text).digest('base64url')
      return sign(`${hash}:${role}`) + sign(`owner ${userId}`)
    },
    /** Pays on a card page with the test card that succeeds; returns the answer's status. */
    payAt: async (page: string) =>
      (await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ card: 'pays' }) }))
        .status,
  }
}

export type Product = Awaited<ReturnType<typeof openProduct>>

/** A load on the built product. Afterwards our books must equal the stand-in's to the cent. */
export async function withProduct(
  world: World,
  load: (product: Product) => Promise<Finding>,
  own: Record<string, string> = {},
) {
  const product = await openProduct(world, own)
  try {
    const { runs, violations } = await load(product)
    const found = findings()
    const { ours, theirs, flagged } = await bothBooks(world.owner, product.stripe)
    found.equal('cents in our books', ours, theirs)
    found.equal('cents that are not ours', flagged, 0)
    return { runs, violations: [...violations, ...found.violations] }
  } finally {
    await product.stop()
  }
}
