// A random year of a network: whatever came, went back and was contested, the files for the accountant are the ledger.
import { expect, test } from 'vitest'
import { chanceOf } from '../hard/chance'
import { spreadOverAYear, wrongInFiles } from '../support/accountants-year'
import { moneyWalks } from '../support/money-walk'
import { openWorld } from '../support/world'

const { owner, aMentee, theAdmin, connectAs } = await openWorld()
const admin = await theAdmin()

test('a random year: opening and closing balance, VAT by rate, surplus, claims and documents are those of the ledger', async () => {
  const chance = chanceOf(13)
  const walk = moneyWalks({ owner, provider: connectAs('app_webhook'), chance, admin })
  // Until every kind of line was met, whatever the seed.
  for (let order = 0; order < 30 || ((await missingKinds()) && order < 300); order += 1) {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    const [percent, ground] = chance.oneOf([
      [24, null],
      [13, null],
      [0, 'Άρθρο 27'],
    ] as const)
    await owner`update data.purchases set vat_percent = ${percent}, vat_ground = ${ground} where id = ${mentee.purchaseId}`
    expect(await walk(mentee)).toEqual([])
  }
  expect(await missingKinds()).toBe(false)
  await spreadOverAYear(owner, chance)
  expect(await wrongInFiles(owner, admin)).toEqual([])
}, 120_000)

/** Whether the ledger lacks a kind of line, or no order is overdrawn. */
async function missingKinds() {
  const kinds = await owner`select distinct kind from api.admin_ledger`
  const overdrawn = await owner`select from data.purchases where overdrawn_cents > 0`
  return kinds.length < 6 || overdrawn.length === 0
}
