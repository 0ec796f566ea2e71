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

/** Card payments in a world: the Stripe stand-in, its webhooks and the worker. */
async function openCards({ owner, worker }: World) {
  const keys = await placeOfStripe()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mentoring-stripe-'))
  const webhook = await listenForWebhooks()
  const start = () => startOwnStandIn({ ...keys, folder, webhookUrl: webhook.url })
  let standIn = await start()
  const cards = cardPaymentsIn({ owner, worker, standIn, webhook })
  const { control } = standIn

  /** Does all payment work of the worker that is due now, with several workers at once. */
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
    /** Kills the stand-in without a shutdown and starts it again with its stored data. */
    down: () => standIn.close(),
    async up() {
      standIn = await start()
    },
    /** Sends each mentee to the card page, where she pays; returns the ids of the sessions. */
    payAll: (mentees: Mentee[], card = 'pays') =>
      allOf(mentees.map((mentee) => () => cards.pay(mentee, card))),
    async close() {
      await Promise.all([standIn.close(), webhook.close()])
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Cards = Awaited<ReturnType<typeof openCards>>

/**
 * A load on card payments. Afterwards our books must equal the stand-in's to the cent. The load also returns how many
 * cents arrived there that must not count as ours.
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

/** Runs all on the lanes; returns their results, or throws the first error. */
export async function allOf<T>(acts: (() => Promise<T>)[]): Promise<T[]> {
  const outcomes = await inLanes(lanes, acts as Act[])
  const failed = outcomes.find(({ said }) => said !== 'done')
  if (failed) throw new Error(failed.said)
  return outcomes.map(({ value }) => value as T)
}
