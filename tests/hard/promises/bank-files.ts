import { without, withoutText } from '../guards'
import type { HardPromise } from '../promise'
import { bankFiles } from '../../support/bank-files'

const orders = 4

/** M16: of random files of banks that overlap no line is booked twice and none is hidden. */
export const statements = (accounts: number): HardPromise => ({
  name: 'M16',
  title: `${accounts} accounts with two files each: the books agree with the bank, or the page says that they do not`,
  seeds: 1,
  async run({ owner, chance, twin, ...world }) {
    const [admin] = await world.admins(1)
    const mentees = await world.mentees(accounts * orders, { paid: false })
    const bring = bankFiles({ owner, chance, admin: admin! })
    const violations: string[] = []
    for (let account = 0; account < accounts; account += 1) {
      violations.push(...(await bring(mentees.slice(account * orders, (account + 1) * orders))))
      if (twin && violations.length > 0) return { runs: account + 1, violations }
    }
    return { runs: accounts, violations }
  },
  twins: [
    {
      without: 'money that left set against what it takes back',
      remove: without(withoutText('rules.fill_statement', /perform rules\.match_returns\(statement_id\);/)),
    },
    {
      without: 'the sum that has to come out',
      remove: withoutText('api.statement_lines', /s\.off_cents > 0/, 'false'),
    },
  ],
})
