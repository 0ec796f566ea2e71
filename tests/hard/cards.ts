import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cardPaymentsIn } from '../support/card-payments'
import { startOwnStandIn } from '../support/own-stand-in'
import type { Mentee } from '../support/people'
import { listenForWebhooks } from '../support/webhook'
import { inLanes, type Act } from './at-once'
import { findings, type Finding } from './promise'
import { placeOfStripe } from './place-of-stripe'
import { lanes, type World } from './world'

/** The product's card payments in a world, with a stand-in of Stripe and its webhooks. */
async function openCards({ owner, worker }: World) {
  const keys = await placeOfStripe()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mentoring-stripe-'))
  const webhook = await listenForWebhooks()
  const start = () => startOwnStandIn({ ...keys, folder, webhookUrl: webhook.url })
  let standIn = await start()
  const cards = await cardPaymentsIn({ owner, worker, standIn, webhook })
  const { control } = standIn

  /** Does all the worker has to do for payments now: several workers at once. */
  async function work(workers = 1) {
    await standIn.settled()
    const rounds = await Promise.allSettled(Array.from({ length: workers }, () => cards.doWaitingPayments()))
    for (const round of rounds) if (round.status === 'rejected') throw round.reason
  }

  return {
    ...cards,
    control,
    work,
    webhooks: (on: boolean) => control('/webhooks', { on }),
    troubles: (plan = {}) => control('/troubles', plan),
    /** Ends the stand-in as a machine that is switched off, and starts it again with its books. */
    down: () => standIn.close(),
    async up() {
      standIn = await start()
    },
    /** Sends each to her card page, where she pays; the sessions' ids. */
    payAll: (mentees: Mentee[], card = 'pays') =>
      allOf(mentees.map((mentee) => () => cards.pay(mentee, card))),
    /** Eleven minutes pass for every attempt to pay. */
    elevenMinutes: () => owner`update data.checkouts set created_at = created_at - interval '11 minutes'`,
    async close() {
      await Promise.all([standIn.close(), webhook.close()])
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Cards = Awaited<ReturnType<typeof openCards>>

/**
 * A load on card payments; whatever it did, our books are the stand-in's to the cent afterwards. It also tells how
 * many cents came in there that must not count as ours.
 */
export async function withCards(
  world: World,
  load: (cards: Cards) => Promise<Finding & { notOurs?: number }>,
): Promise<Finding> {
  const cards = await openCards(world)
  try {
    const { runs, violations, notOurs = 0 } = await load(cards)
    const found = findings()
    const { ours, theirs, flagged } = await cards.bothBooks()
    found.equal('cents in our books', ours, theirs)
    found.equal('cents that are not ours', flagged, notOurs)
    return { runs, violations: [...violations, ...found.violations] }
  } finally {
    await cards.close()
  }
}

/** All of them on the lanes there are; what they return, or the first fault. */
export async function allOf<T>(acts: (() => Promise<T>)[]): Promise<T[]> {
  const outcomes = await inLanes(lanes, acts as Act[])
  const failed = outcomes.find(({ said }) => said !== 'done')
  if (failed) throw new Error(failed.said)
  return outcomes.map(({ value }) => value as T)
}
