// Files of banks whose true movements are known: the books agree with the bank, or the page says that they do not.
import { expect, test } from 'vitest'
import { chanceOf } from '../hard/chance'
import { bankFiles } from '../support/bank-files'
import { openWorld } from '../support/world'

const { owner, aMentee, theAdmin } = await openWorld()

test('two files of an account that overlap, in the shapes of five banks and in camt.053', async () => {
  const seed = 54
  const bring = bankFiles({ owner, chance: chanceOf(seed), admin: await theAdmin() })
  const wrong: string[] = []
  for (let account = 0; account < 20; account += 1) {
    const mentees = await Promise.all(
      Array.from({ length: 4 }, () => aMentee({ package: 'awaiting_payment' })),
    )
    wrong.push(...(await bring(mentees)).map((each) => `account ${account}: ${each}`))
  }
  expect(wrong).toEqual([])
}, 120_000)
