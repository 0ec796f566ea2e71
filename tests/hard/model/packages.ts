import {
  award,
  buy,
  confirmPayment,
  createScholarship,
  refund,
  reopenClaim,
  withdrawAward,
  withdrawFromPurchase,
} from '../acts'
import { pick, type Command, type Real } from './command'
import type { Model } from './model'
import { menteeCount, menteeWhoAdministers, type Part, type Purchase } from './things'

async function made({ owner }: Real, id: number) {
  const parts = await owner<
    { id: number }[]
  >`select id from data.parts where purchase_id = ${id} order by position`
  return { id, partIds: parts.map((part) => part.id) }
}

const buyPackage: Command = (model, real, [a, b]) => {
  const [mentee, packageId] = [a % menteeCount, 1 + (b % 3)]
  const order = async (value: unknown) => {
    const known = model.purchases.find((each) => each.id === value)
    const purchase = known ?? model.order(mentee, packageId, await made(real, value as number))
    purchase.begin = true
  }
  return { run: () => buy(real.women[mentee]!, packageId), refused: undefined, done: order, made: order }
}

const someOrder = (model: Model, number: number, isOpen: (purchase: Purchase) => boolean) =>
  pick(model.purchases, number, isOpen)
const own = (purchase: Purchase, admin: number) => admin === 1 && purchase.mentee === menteeWhoAdministers

const markPaid: Command = (model, real, [a, b]) => {
  const purchase = someOrder(model, a, ({ paid, cancelled }) => paid === 0 && !cancelled)
  if (!purchase) return undefined
  return {
    run: () => confirmPayment(real.team[b % 2]!, purchase.id),
    refused: own(purchase, b % 2)
      ? 'own_profile'
      : purchase.cancelled
        ? 'purchase_closed'
        : purchase.price === 0
          ? 'already_paid'
          : undefined,
    done: () => model.pay(purchase),
  }
}

/** The team's grounds; fourteen days never pass in a run. */
function ground(model: Model, purchase: Purchase) {
  if (purchase.paid === 0 || purchase.refunded || purchase.price === 0) return undefined
  if (!model.mentorships.some((each) => each.part.purchase === purchase)) return 'withdrawal'
  const unused = purchase.parts.some(
    (part) => part.status === 'pending' || (part.status === 'paid' && part.claim !== 'passed'),
  )
  const allHeld = purchase.parts.every((part) => model.sessionsOn(part) >= part.minimum)
  return purchase.rejections >= 3 && unused && !allHeld ? 'rejections' : undefined
}

function giveBack(model: Model, purchase: Purchase) {
  model.closeParts(purchase, 'refunded')
  purchase.refunded = true
}

/** Why the mentee cannot withdraw: all sessions were held on an express request. */
function withdrawalObstacle(model: Model, purchase: Purchase) {
  if (purchase.paid === 0 || purchase.refunded || purchase.price === 0) return 'no_refund_ground'
  const held = purchase.parts.every((part) => model.sessionsOn(part) >= part.minimum)
  return purchase.begin && held ? 'service_performed' : undefined
}

function stopRunning(model: Model, purchase: Purchase) {
  for (const each of model.mentorships) {
    if (each.part.purchase !== purchase || each.status !== 'running') continue
    each.status = 'stopped'
    model.closeWithMentoring(each.part, 'refunded')
  }
}

const refundByTeam: Command = (model, real, [a, b]) => {
  const purchase = someOrder(model, a, ({ paid, refunded }) => paid > 0 && !refunded)
  if (!purchase) return undefined
  const [admin, override] = [b % 2, b % 4 > 1]
  const refundable = purchase.paid > 0 && !purchase.refunded && purchase.price > 0
  return {
    run: () => refund(real.team[admin]!, purchase.id, override ? 'κατ’ εξαίρεση' : null),
    refused: own(purchase, admin)
      ? 'own_profile'
      : model.mentorships.some((each) => each.part.purchase === purchase && each.status === 'running')
        ? 'mentee_in_mentorship'
        : !ground(model, purchase) && !(override && refundable)
          ? 'no_refund_ground'
          : undefined,
    done: () => giveBack(model, purchase),
  }
}

const withdrawPurchase: Command = (model, real, [a, b]) => {
  const purchase = someOrder(model, a, ({ paid, refunded }) => paid > 0 && !refunded)
  if (!purchase) return undefined
  const mentee = b % 5 === 0 ? b % menteeCount : purchase.mentee
  return {
    run: () => withdrawFromPurchase(real.women[mentee]!, purchase.id),
    refused:
      mentee !== purchase.mentee
        ? 'purchase_not_found'
        : purchase.withdrawn
          ? undefined
          : withdrawalObstacle(model, purchase),
    done() {
      if (purchase.withdrawn) return
      purchase.withdrawn = true
      stopRunning(model, purchase)
      giveBack(model, purchase)
    },
  }
}

const living = (model: Model, kind: Purchase['award']) =>
  model.purchases.filter((each) => each.award === kind && !each.awardWithdrawn)

const giveAward: Command = (model, real, [a, b, c]) => {
  const [mentee, admin, kind] = [
    a % menteeCount,
    b % 2,
    c % 2 === 0 ? ('full_3m' as const) : ('partial_50' as const),
  ]
  const packageId = kind === 'full_3m' ? 1 : 1 + (c % 3)
  const hers = model.purchases.some((each) => each.mentee === mentee && each.award && !each.awardWithdrawn)
  const order = async (value: unknown) => {
    const purchase = model.order(mentee, packageId, await made(real, value as number), kind === 'partial_50')
    purchase.award = kind
    if (kind === 'full_3m') {
      purchase.price = 0
      model.pay(purchase)
    }
  }
  return {
    run: async () =>
      award(
        real.team[admin]!,
        await createScholarship(real.team[admin]!, kind),
        real.women[mentee]!.id,
        packageId,
      ),
    refused:
      admin === 1 && mentee === menteeWhoAdministers
        ? 'own_profile'
        : hers || living(model, kind).length >= (kind === 'full_3m' ? 5 : 3)
          ? 'scholarship_limit_reached'
          : undefined,
    async done(value) {
      const replaced = model.openOrder(mentee, packageId)
      if (replaced) cancel(model, replaced)
      await order(value)
    },
    made: order,
  }
}

function cancel(model: Model, purchase: Purchase) {
  model.closeParts(purchase, 'cancelled')
  purchase.cancelled = true
}

const takeAwardBack: Command = (model, real, [a, b]) => {
  const purchase = someOrder(model, a, (each) => each.award !== undefined && !each.awardWithdrawn)
  if (!purchase) return undefined
  const touched = purchase.parts.some(
    (part) =>
      ['pending', 'running'].includes(part.status) ||
      model.requests.some((each) => each.part === part) ||
      model.mentorships.some((each) => each.part === part),
  )
  return {
    run: () => withdrawAward(real.team[b % 2]!, purchase.id),
    refused: own(purchase, b % 2)
      ? 'own_profile'
      : !purchase.award
        ? 'purchase_not_found'
        : (purchase.paid > 0 && purchase.price > 0 && !purchase.refunded) || touched
          ? 'award_used'
          : undefined,
    done() {
      if (!purchase.awardWithdrawn && !purchase.refunded) cancel(model, purchase)
      purchase.awardWithdrawn = true
    },
  }
}

const claimPasses: Command = (model, { owner, runJob }, [a]) => {
  const part = pick(
    model.parts.filter((each) => each.claim === 'open'),
    a,
    (each) => each.status === 'paid',
  )
  if (!part) return undefined
  return {
    async run() {
      await owner`update data.parts set claim_until = now() - interval '1 second' where id = ${part.id}`
      if (a % 2 === 0) await runJob('expire_claims')
    },
    refused: undefined,
    done() {
      part.claim = 'passed'
      if (a % 2 > 0) return
      for (const each of model.parts)
        if (each.claim === 'passed' && each.status === 'paid') model.closePart(each, 'expired')
    },
  }
}

const reopen: Command = (model, real, [a, b]) => {
  const part = pick(model.parts, a, (each) => each.closed === 'expired')
  if (!part) return undefined
  const closedByTime = (each: Part) => each.closed === 'expired' || each.closed === 'cancelled'
  // By the date: a claim that has passed is reopened before the job has closed it, too.
  const mayReopen = (each: Part) => closedByTime(each) || (each.status === 'paid' && each.claim === 'passed')
  return {
    run: () => reopenClaim(real.team[b % 2]!, part.id),
    refused: own(part.purchase, b % 2)
      ? 'own_profile'
      : part.purchase.refunded || part.purchase.cancelled
        ? 'purchase_closed'
        : !mayReopen(part)
          ? 'not_expired'
          : !model.coached(part)
            ? 'coaching_not_completed'
            : undefined,
    done() {
      const after =
        part.kind === 'coaching'
          ? part.purchase.parts.filter((each) => each !== part && closedByTime(each))
          : []
      for (const each of [part, ...after])
        Object.assign(each, { status: 'paid', closed: undefined, claim: undefined })
      part.claim = 'open'
    },
  }
}

export const packageCommands: Record<string, Command> = {
  buyPackage,
  markPaid,
  refundByTeam,
  withdrawPurchase,
  giveAward,
  takeAwardBack,
  claimPasses,
  reopen,
}
