import { approve, refund, send, withdrawFromPurchase } from '../acts'
import { groupsAtOnce } from '../at-once'
import { without, withoutLocks, withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes, type World } from '../world'

const pairCount = 250

/** B5: a purchase is refunded while its package is used: a request is sent on it, or a pending one is approved. */
export const refundOrRequest: HardPromise = {
  name: 'B5',
  title: 'R4 R20 · refund against request and against approval, 250 pairs each',
  async run(world) {
    const found = findings()
    const sent = await sending(world)
    found.only(
      'refund',
      sent.map(([gone]) => gone!),
      ['done'],
    )
    found.only(
      'request',
      sent.map(([, asked]) => asked!),
      ['done', 'no_package'],
    )

    const answered = await answering(world)
    found.only(
      'refund',
      answered.map(([gone]) => gone!),
      ['done', 'mentee_in_mentorship', 'no_refund_ground', 'withdrawal_changed'],
    )
    found.only(
      'approval',
      answered.map(([, begun]) => begun!),
      ['done', 'already_answered'],
    )
    found.none(
      'not one of two',
      // A withdrawal (every other pair) also stops a mentorship that has just begun.
      answered.filter(
        ([gone, begun], n) => (gone === 'done') === (begun === 'done') && !(n % 2 === 1 && gone === 'done'),
      ),
    )
    found.none(
      'waiting or running on a purchase that was refunded',
      await world.owner`
      select p.id, p.status, r.status as request from data.parts p
      join data.purchases u on u.id = p.purchase_id
      left join data.mentorship_requests r on r.part_id = p.id and r.status = 'pending'
      where u.refunded_at is not null and (p.status <> 'completed' or r.id is not null)`,
    )
    return { runs: pairCount * 2, violations: found.violations }
  },
  twins: [
    {
      without: 'the mentee’s lock and the look at the part',
      remove: without(
        withoutLocks(
          'rules.lock_purchase',
          'rules.lock_pair',
          'rules.lock_mentor_and_waiting',
          'rules.lock_request',
          'rules.start_mentorship',
        ),
        withoutText('rules.send_request', ` and p.status = 'paid'`),
      ),
    },
  ],
}

/** The first outcome of each pair is the refund's. The mentee and an admin ask by turns. */
async function sending({ mentors, mentees, admins, chance }: World) {
  const [asked, asking, [admin]] = [await mentors(pairCount), await mentees(pairCount), await admins(1)]
  return groupsInAnyOrder(
    chance,
    asking.map((mentee, n) => [
      () =>
        n % 2 === 0 ? refund(admin!, mentee.purchaseId) : withdrawFromPurchase(mentee, mentee.purchaseId),
      () => send(mentee, asked[n]!),
    ]),
  )
}

async function answering({ mentors, mentees, admins, pending, chance }: World) {
  const [asked, asking, [admin]] = [await mentors(pairCount), await mentees(pairCount), await admins(1)]
  const ids = await pending(asking.map((mentee, n) => ({ mentee, mentor: asked[n]! })))
  return groupsInAnyOrder(
    chance,
    asking.map((mentee, n) => [
      () =>
        n % 2 === 0 ? refund(admin!, mentee.purchaseId) : withdrawFromPurchase(mentee, mentee.purchaseId),
      () => approve(asked[n]!, ids[n]!),
    ]),
  )
}

/** The act that starts first wins more often. */
async function groupsInAnyOrder({ below }: World['chance'], groups: (() => Promise<unknown>)[][]) {
  const turned = groups.map(() => below(2) === 1)
  const said = await groupsAtOnce(
    lanes,
    groups.map((group, n) => (turned[n] ? group.toReversed() : group)),
  )
  return said.map((answers, n) => (turned[n] ? answers.toReversed() : answers))
}
