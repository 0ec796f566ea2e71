import { accountWalks } from '../../support/account-walk'
import { withoutText } from '../guards'
import type { HardPromise } from '../promise'
import { connect } from '../world'

/**
 * M13: whatever happens to the money of an order, and in whatever order the events arrive, our books equal the bank
 * accounts.
 */
export const accountWalk = (walks: number): HardPromise => ({
  name: 'M13',
  title: `${walks} walks a seed over the money of an order: the ledger is the accounts, nobody is told to send what is gone`,
  async run(world) {
    const { owner, worker, chance, database } = world
    const provider = connect(database.web.DATABASE_URL_WEBHOOK, 2)
    try {
      const [admin] = await world.admins(1)
      const [mentees, mentors] = [await world.mentees(walks, { paid: false }), await world.mentors(walks)]
      const walk = accountWalks({ owner, worker, provider, chance, admin: admin! })
      const violations: string[] = []
      for (const [n, mentee] of mentees.entries()) {
        violations.push(...(await walk(mentee, mentors[n]!)))
        // The twin has found a violation; more runs would repeat it.
        if (world.twin && violations.length > 0) break
      }
      return { runs: walks, violations }
    } finally {
      await provider.end({ timeout: 5 })
    }
  },
  twins: [
    {
      without: 'the stage of what is contested',
      remove: withoutText(
        'rules.refund_stage',
        `when rules.payment_disputed(refund.payment_id) then 'disputed'`,
      ),
    },
    {
      without: 'the cut of what is still owed',
      remove: withoutText('rules.cut_refunds', 'p.rest < r.amount_cents or not p.due', 'false'),
    },
    {
      without: 'a planned refund as money that is still here',
      remove: withoutText(
        'rules.left_of_payment',
        `r.state = 'sent' and r.external_ref is not null`,
        `r.state <> 'void'`,
      ),
    },
    {
      without: 'what a lost dispute took',
      remove: withoutText('rules.left_of_payment', `d.state = 'lost'`, 'false'),
    },
  ],
})
