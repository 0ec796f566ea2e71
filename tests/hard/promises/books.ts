import { chanceOf } from '../chance'
import { without, withoutConstraint, withoutIndex, withoutText } from '../guards'
import type { HardPromise } from '../promise'
import { connect } from '../world'
import { spreadOverAYear, wrongInFiles } from '../../support/accountants-year'
import { moneyWalks } from '../../support/money-walk'

/** M14: what the accountant gets is the ledger, and the documents are what is left of the payments. */
export const books = (walks: number): HardPromise => ({
  name: 'M14',
  title: `${walks} walks over a random year: the ledger, the accountant’s file and the documents agree`,
  seeds: 1,
  async run(world) {
    const { owner, database, twin, seed } = world
    const provider = connect(database.web.DATABASE_URL_WEBHOOK, 2)
    try {
      const [admin] = await world.admins(1)
      const mentees = await world.mentees(walks, { paid: false })
      const chance = chanceOf(seed)
      const walk = moneyWalks({ owner, provider, chance, admin: admin! })
      const violations: string[] = []
      for (const [at, mentee] of mentees.entries()) {
        const [percent, ground] = chance.oneOf([
          [24, null],
          [13, null],
          [0, 'Άρθρο 27'],
        ] as const)
        await owner`update data.purchases set vat_percent = ${percent}, vat_ground = ${ground} where id = ${mentee.purchaseId}`
        violations.push(...(await walk(mentee)))
        // The twin has found a violation; more runs would repeat it.
        if (twin && violations.length > 0) return { runs: at + 1, violations }
      }
      await spreadOverAYear(owner, chance)
      violations.push(...(await wrongInFiles(owner, admin!)))
      return { runs: walks, violations }
    } finally {
      await provider.end({ timeout: 5 })
    }
  },
  twins: [
    {
      without: 'the look for a transfer that is booked, and its only place',
      remove: without(
        withoutText(
          'rules.is_booked',
          /where (?=t\.signs = rules\.code_signs\(line\.identity\)|rules\.has_reference)/,
          'where false and ',
        ),
        withoutText(
          'api.book_deposit',
          /where t\.signs = rules\.code_signs\(transfer\)/,
          'where false and t.signs = rules.code_signs(transfer)',
        ),
        withoutIndex('transfer_once'),
        withoutConstraint('data.payments', 'payments_external_ref_key'),
      ),
    },
    {
      without: 'what a bank took as money that has no document',
      remove: withoutText(
        'rules.undocumented',
        'p.amount_cents - coalesce(taken.cents, 0)',
        'p.amount_cents',
      ),
    },
    {
      without: 'the VAT of what went out beyond a payment as none',
      remove: withoutText('rules.vat_within', 'greatest(cents, 0)', 'cents'),
    },
  ],
})
