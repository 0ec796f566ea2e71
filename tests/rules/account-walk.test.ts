// A random walk over the accounts, with one fixed seed.
import { expect, test } from 'vitest'
import { chanceOf } from '../hard/chance'
import { openWorld } from '../support/world'
import { accountWalks } from '../support/account-walk'

const walks = 60
const { owner, connectAs, aMentee, aMentor, theAdmin } = await openWorld()

test(`${walks} walks: the ledger equals the accounts, and the team is never told to send money that is gone`, async () => {
  const walk = accountWalks({
    owner,
    worker: connectAs('app_worker'),
    provider: connectAs('app_webhook'),
    chance: chanceOf(2026),
    admin: await theAdmin(),
  })
  await owner`update data.constants set password_minutes = 600`
  const wrong: string[] = []
  for (let n = 0; n < walks; n += 1)
    wrong.push(...(await walk(await aMentee({ package: 'awaiting_payment' }), await aMentor())))
  expect(wrong).toEqual([])
}, 120_000)
