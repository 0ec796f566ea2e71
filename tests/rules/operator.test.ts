import { expect, test } from 'vitest'
import { storeOperator } from '../../scripts/lib/database.mjs'
import { readEnvironment } from '../../scripts/lib/environment.mjs'
import { operatorFacts } from '../support/operator'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner } = world
const constants = async () =>
  (await owner`select bank_iban, team_email, issuer_name, issuer_tax_number from data.constants`)[0]!
const kept = () => owner`select detail, actor from data.history where event = 'operator_changed' order by id`
const start = (facts: Record<string, string>) =>
  storeOperator(world.ownerUrl, readEnvironment(facts).operator)

test('a start writes the operator’s facts from its environment, records the old values, and changes nothing else', async () => {
  const before = await constants()
  await start({ BANK_IBAN: operatorFacts.BANK_IBAN, ISSUER_NAME: 'Σύλλογος' })
  expect(await constants()).toEqual({ ...before, bankIban: operatorFacts.BANK_IBAN, issuerName: 'Σύλλογος' })
  expect((await kept()).map(({ actor, detail }) => ({ actor, detail }))).toEqual([
    {
      actor: 'system',
      detail: {
        bank_iban: [before.bankIban, operatorFacts.BANK_IBAN],
        issuer_name: [before.issuerName, 'Σύλλογος'],
      },
    },
  ])
  await start({})
  await start({ ISSUER_NAME: 'Σύλλογος' })
  expect(await kept()).toHaveLength(1)
})

test('the database refuses an IBAN with wrong check digits', async () => {
  await expect(
    storeOperator(world.ownerUrl, { bank_iban: 'GR96 0810 0010 0000 0123 4567 891' }),
  ).rejects.toThrow('check digits')
})
