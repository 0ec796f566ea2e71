import { award, buy, confirmPayment, createScholarship } from '../acts'
import { groupsAtOnce } from '../at-once'
import { withoutLocks } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes } from '../world'

const rounds = 5

/** M11: at the same moment an order is paid, a scholarship replaces it, and the mentee orders again. */
export const awardOrPayment: HardPromise = {
  name: 'M11',
  title: 'R25 R26 · an award, a payment and a new order of the same package at once',
  async run({ owner, chance, mentees, admins }) {
    const [team, found] = [await admins(2), findings()]
    for (let round = 0; round < rounds; round += 1) {
      await owner`update data.constants set full_scholarships_a_year = 1000`
      const women = await mentees(20, { paid: false })
      const scholarship = await createScholarship(team[0]!, 'full_3m')
      const said = await groupsAtOnce(
        lanes,
        women.map((mentee) =>
          chance.shuffled([
            () => award(team[0]!, scholarship, mentee.id),
            () => confirmPayment(team[1]!, mentee.purchaseId),
            () => buy(mentee, 1),
          ]),
        ),
      )
      found.only('told', said.flat(), ['done', 'purchase_closed'])
    }
    found.none(
      'paid with money and cancelled',
      await owner`
      select u.id from data.purchases u where u.paid_at is not null and u.price_cents > 0 and u.cancelled_at is not null`,
    )
    found.none(
      'a part that its purchase does not explain',
      await owner`
      select p.id, p.status, u.paid_at, u.cancelled_at from data.parts p join data.purchases u on u.id = p.purchase_id
      where p.status <> (case when u.cancelled_at is not null then 'completed' when u.paid_at is not null then 'paid'
        else 'awaiting_payment' end)::data.part_status`,
    )
    await owner`update data.constants set full_scholarships_a_year = 5`
    await owner`update data.awards set withdrawn_at = now() where true`
    return { runs: rounds * 60, violations: found.violations }
  },
  twins: [
    {
      without: 'the mentee’s lock, under which an order is replaced',
      remove: withoutLocks('api.award_scholarship'),
    },
  ],
}
