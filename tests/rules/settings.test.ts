import { expect, test } from 'vitest'
import { storeOperator, sampleFacts } from '../../scripts/lib/database.mjs'
import { readEnvironment } from '../../scripts/lib/environment.mjs'
import { call, list } from '../support/calls'
import { operatorFacts } from '../support/operator'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, anAdmin, aRequest } = world
const admin = await anAdmin()

type Values = Record<string, string | number>
const constants = () => cell<Values>(owner`select to_jsonb(c) from data.constants c`)
const seen = async (changes: Values) => {
  const now = await constants()
  return Object.fromEntries(Object.keys(changes).map((name) => [name, now[name]!]))
}
const change = async (changes: Values, saw?: Values) =>
  call(admin, 'change_settings', { changes, seen: saw ?? (await seen(changes)) })

test('a change is written with its old and new value, and holds at once for what begins after it', async () => {
  const before = await aRequest()
  await change({ answer_days: 8, bank_name: 'Εθνική Τράπεζα' })
  const after = await aRequest()
  const [row] = await owner`
    select (select r.answer_due_at from data.mentorship_requests r where r.id = ${after.id})::date
      - (select r.answer_due_at from data.mentorship_requests r where r.id = ${before.id})::date as later`
  expect(row!.later).toBe(3)
  const kept = await owner`select detail, actor_user_id from data.history where event = 'settings_changed'`
  expect([...kept]).toEqual([
    {
      detail: { answer_days: [5, 8], bank_name: ['Τράπεζα Πειραιώς', 'Εθνική Τράπεζα'] },
      actorUserId: admin.userId,
    },
  ])
  await change({ answer_days: 8 })
  expect(await owner`select from data.history where event = 'settings_changed'`).toHaveLength(1)
})

test('an IBAN is kept as banks print it, however it was copied', async () => {
  await change({ bank_iban: 'IBAN: gr16-0110-1250-0000-0001-2300-695' })
  expect((await constants()).bank_iban).toBe('GR16 0110 1250 0000 0001 2300 695')
})

test('what the law or the product does not allow is refused', async () => {
  await refused(change({ refund_days: 13 }), 'setting_out_of_bounds')
  await refused(change({ answer_days: 15 }), 'setting_out_of_bounds')
  await refused(change({ bank_iban: 'GR16 0110 1250 0000 0001 2300 696' }), 'iban_invalid', 'bankIban')
  await refused(change({ issuer_tax_number: '12345' }), 'tax_number_invalid', 'issuerTaxNumber')
  await refused(change({ issuer_name: '  ' }), 'required')
  await refused(change({ mentee_minimum_age: 10 }), 'setting_not_found')
  await refused(change({ demo: 1 }), 'setting_not_found')
})

test('the holder of the account has at most the characters and bytes that a transfer has room for', async () => {
  for (const holder of ['Ώ'.repeat(71), '𝔑'.repeat(61)]) {
    await refused(change({ bank_account_holder: holder }), 'account_holder_too_long', 'bankAccountHolder')
    await expect(storeOperator(world.ownerUrl, { bank_account_holder: holder })).rejects.toThrow(
      'BANK_HOLDER',
    )
  }
  for (const holder of ['Ώ'.repeat(70), '𝔑'.repeat(60), 'Δίκτυο Γυναικών']) {
    await change({ bank_account_holder: holder })
    expect((await constants()).bank_account_holder).toBe(holder)
  }
})

test('a tax number for IRIS has the right check digit, and may be empty again', async () => {
  for (const wrong of ['123456784', '213456783', '000000000', '12345678', 'EL123456783'])
    await refused(change({ iris_tax_number: wrong }), 'tax_number_invalid', 'irisTaxNumber')
  // The last one leaves 10, which counts as 0.
  for (const right of ['123456783', '100000090', '']) {
    await change({ iris_tax_number: right })
    expect((await constants()).iris_tax_number).toBe(right)
  }
  await refused(change({ iris_code: 'x'.repeat(501) }), 'too_long', 'irisCode')
  await refused(change({ iris_day_euros: 99 }), 'setting_out_of_bounds')
})

test('who signs certificates may be named and is nobody again', async () => {
  for (const name of ['Μαρία Ο’Νιλ', '']) {
    await change({ signer_name: name, signer_title: name && 'Πρόεδρος' })
    expect((await constants()).signer_name).toBe(name)
  }
  await refused(change({ signer_title: 'α'.repeat(201) }), 'too_long')
})

test('of two changes decided on the same page one is refused, and so is one on a stale page', async () => {
  const saw = await seen({ notice_days: 0 })
  const results = await Promise.allSettled([
    change({ notice_days: 20 }, saw),
    change({ notice_days: 10 }, saw),
  ])
  expect(outcomes(results)).toEqual(['done', 'setting_changed_meanwhile'])
  await refused(change({ notice_days: 12 }, saw), 'setting_changed_meanwhile')
})

test('sample facts are named until the true ones are written, to admins and to the operator', async () => {
  const named = async () =>
    (await list<{ settingSamples: string }>(admin, 'setting_samples')).map((row) => row.settingSamples)
  expect(await named()).toEqual(expect.arrayContaining(['bank_iban', 'register_number', 'ombudsman_address']))
  await change({ register_number: '123456703000', tax_office: 'ΚΕΦΟΔΕ Αττικής' })
  const left = await named()
  expect(left).not.toContain('register_number')
  expect(left).toContain('representative')
  // What a production start and `npm run check` print.
  expect(await sampleFacts(world.owner)).toEqual(left)
})

test('a start with the same environment does not take a change back; a new environment does', async () => {
  const start = (facts: Record<string, string>) =>
    storeOperator(world.ownerUrl, readEnvironment(facts).operator)
  await start({ BANK_IBAN: operatorFacts.BANK_IBAN, ISSUER_NAME: 'Σύλλογος' })
  await change({ issuer_name: 'Το δίκτυο' })
  await start({ BANK_IBAN: operatorFacts.BANK_IBAN, ISSUER_NAME: 'Σύλλογος' })
  expect((await constants()).issuer_name).toBe('Το δίκτυο')
  await start({ ISSUER_NAME: 'Άλλο όνομα' })
  expect((await constants()).issuer_name).toBe('Άλλο όνομα')
})
