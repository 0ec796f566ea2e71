// Files of banks whose true movements are known: the books agree with the bank, or the page says that they do not.
import { expect, test } from 'vitest'
import { chanceOf } from '../hard/chance'
import { withoutText } from '../hard/guards'
import { bankFiles } from '../support/bank-files'
import { openWorld } from '../support/world'

const { owner, aMentee, theAdmin } = await openWorld()
const admin = await theAdmin()
const files = bankFiles({ owner, chance: chanceOf(54), admin })

/** Brings the files of an account; what was wrong, in words. */
async function anAccount() {
  const mentees = await Promise.all(Array.from({ length: 4 }, () => aMentee({ package: 'awaiting_payment' })))
  return files(mentees)
}

test('two files of an account that overlap, in the shapes of five banks and in camt.053', async () => {
  const wrong: string[] = []
  for (let account = 0; account < 20; account += 1)
    wrong.push(...(await anAccount()).map((each) => `account ${account}: ${each}`))
  expect(wrong).toEqual([])
}, 120_000)

// Otherwise the test above proves nothing.
test.each([
  [
    'what left is set against what came',
    'rules.fill_statement',
    'perform rules.match_returns(statement_id);',
    '',
  ],
  ['the sum has to come out', 'api.statement_lines', 's.off_cents > 0', 'false'],
])(
  'they find it where it is missing that %s',
  async (_, name, piece, by) => {
    const [row] = await owner<{ whole: string }[]>`select pg_get_functiondef(${name}::regproc) as whole`
    await withoutText(name, piece, by)(owner)
    let found: string[] = []
    for (let account = 0; account < 30 && found.length === 0; account += 1) found = await anAccount()
    expect(found).not.toEqual([])
    await owner.unsafe(row!.whole)
  },
  120_000,
)
