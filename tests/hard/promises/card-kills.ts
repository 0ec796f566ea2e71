import { startMailbox } from '../../support/own-mailbox'
import type { Mentee } from '../../support/people'
import { allOf } from '../at-once'
import { without, withoutText } from '../guards'
import { withProduct, type Product } from '../product'
import { findings, type HardPromise } from '../promise'
import { lanes, type World } from '../world'

const count = 100
const kills = 20

/**
 * M15: the servers are killed between card page, payment, webhook and mail; after one run of the worker everything is
 * right.
 */
export const cardKills: HardPromise = {
  name: 'M15',
  title: `${count} purchases by card in the built product, web and worker killed ${kills} times`,
  seeds: 1,
  async run(world) {
    const steps = countSteps()
    const mailbox = await startMailbox({ before: steps.take })
    try {
      return await withProduct(
        world,
        async (product) => {
          const { chance, mentees, owner } = world
          const found = findings()
          const women = await mentees(count, { paid: false })
          // Each mentee opens a card page and pays, which is at least twice as many steps.
          const moments = Array.from(
            { length: world.twin ? 2 : kills },
            () => 1 + chance.below(count * 2 - 1),
          ).sort((a, b) => a - b)
          const killing = killAt(moments, world, product, steps)
          try {
            await allOf(
              lanes,
              women.map((mentee, n) => () => walk(mentee, { product, steps, comesBack: n % 3 > 0 })),
            )
          } finally {
            steps.end()
            await killing
          }
          await product.kill('worker')
          await product.tick({ smtpUrl: mailbox.url })

          found.none('not consistent', await notConsistent(world))
          const { sessions } = await product.stripe.books()
          found.equal('card pages', sessions.length, count)
          found.none(
            'a card page not paid',
            sessions.filter((session) => session.payment_status !== 'paid'),
          )
          found.none('flagged', await owner`select problem from data.payment_flags`)
          const keys = await owner<
            { key: string; toEmail: string; status: string }[]
          >`select key, to_email, status from private.outbox where kind = 'paid'`
          found.none(
            'mail not sent',
            keys.filter(({ status }) => status !== 'sent'),
          )
          found.equal('mails', new Set(keys.map(({ toEmail }) => toEmail)).size, count)
          found.none(
            'no mail, or under two names',
            keys.filter(
              ({ toEmail }) =>
                new Set(mailbox.received.filter(({ to }) => to === toEmail).map(({ messageId }) => messageId))
                  .size !== 1,
            ),
          )
          // Five mentees at a time.
          const again = mailbox.received.length - keys.length
          if (again > kills * 5) found.violations.push(`${again} mails sent again`)
          return { runs: count, violations: found.violations }
        },
        { SMTP_URL: mailbox.url },
      )
    } finally {
      await mailbox.close()
    }
  },
  twins: [
    {
      without: 'looking again at what was kept',
      remove: without(
        withoutText('api.stripe_events_due', 'e.processed_at is null', 'false'),
        withoutText('api.checkouts_due', `interval '10 minutes'`, `interval '10 years'`),
      ),
    },
  ],
}

type Steps = ReturnType<typeof countSteps>

/** Counts events, and wakes whoever waits for a count; false when the count will not be reached any more. */
function countSteps() {
  let done = 0
  let ended = false
  const waiting: { at: number; go: (reached: boolean) => void }[] = []
  return {
    take() {
      done += 1
      for (const { at, go } of waiting) if (at <= done) go(true)
    },
    end() {
      ended = true
      for (const { go } of waiting) go(false)
    },
    reached: (at: number) =>
      new Promise<boolean>((go) => (at <= done || ended ? go(at <= done) : waiting.push({ at, go }))),
  }
}

async function killAt(moments: number[], { chance }: World, product: Product, steps: Steps) {
  for (const moment of moments) {
    if (!(await steps.reached(moment))) return
    const names = chance.oneOf([['web'], ['worker'], ['web', 'worker']] as const)
    await Promise.all(names.map((name) => product.kill(name)))
    await Promise.all(names.map((name) => product.startAgain(name)))
  }
}

type Walk = { product: Product; steps: Steps; comesBack: boolean }

/** A mentee opens the card page, pays, and comes back or closes the window; without an answer she tries again. */
async function walk(mentee: Mentee, { product, steps, comesBack }: Walk) {
  const { askUntilAnswered, signIn, tokenOf, payAt } = product
  const path = `/purchases/${mentee.purchaseId}`
  const cookie = await signIn(mentee)
  const page = await askUntilAnswered(path, { cookie, form: { _token: tokenOf(cookie, mentee) } })
  if (!page.to.includes('/pay/cs_')) throw new Error(`no card page: ${page.status} ${page.to}`)
  steps.take()
  const paid = await payAt(page.to)
  if (paid !== 303) throw new Error(`not paid: ${paid}`)
  steps.take()
  if (comesBack) await askUntilAnswered(`${path}/return`, { cookie })
}

const notConsistent = ({ owner }: World) => owner`
  select u.id, u.paid_at, sums.* from data.purchases u
  cross join lateral (
    select (select array_agg(c.status) from data.checkouts c where c.purchase_id = u.id) as attempts,
      (select array_agg(p.status::text) from data.parts p where p.purchase_id = u.id) as parts,
      (select array_agg(p.amount_cents::integer) from data.payments p where p.purchase_id = u.id) as payments,
      (select array_agg(l.amount_cents::integer) from data.ledger_entries l where l.purchase_id = u.id) as ledger) sums
  where u.paid_at is null or attempts <> array['paid'] or parts <> array['paid'] or payments is distinct from array[u.price_cents::integer]
    or ledger is distinct from array[u.price_cents::integer]`
