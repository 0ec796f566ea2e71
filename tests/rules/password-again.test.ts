// The acts for which the password must have been entered recently, and entering it again.
import { expect, test } from 'vitest'
import * as reads from '~/db/generated/reads.server'
import { call } from '../support/calls'
import { functionsFor, refusalOf } from '../support/every-function'
import type { Woman } from '../support/people'
import { refused } from '../support/refusals'
import { column } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, aMentee, anAdmin } = await openWorld()

/** What marks and sends, day by day: the password holds two hours. */
const routine = [
  'award_scholarship',
  'book_deposit',
  'close_month',
  'correct_document',
  'book_line',
  'cancel_order',
  'checkout_to_end',
  'enter_document',
  'enter_documents',
  'mark_paid',
  'refund_returned',
  'take_back_confirmation',
  'withdraw_award',
]

/** What pays back, erases, changes rights or settings, or copies personal data: fifteen minutes. */
const others = [
  'appoint_admin',
  'change_admin_right',
  'change_email_of',
  'change_settings',
  'enter_withdrawal',
  'erase_user',
  'export_data_of',
  'export_my_data',
  'invite_admin',
  'publish_document',
  'refund_purchase',
  'refund_surplus',
  'reset_second_factor',
  'retire_admin',
  'set_package_price',
  'set_vat_rate',
  'settle_refund',
  'withdraw_document_version',
  'withdraw_package_price',
  'withdraw_vat_rate',
]

const typed = (woman: Woman, ago: string) => owner`
  update private.sessions set password_at = now() - ${ago}::interval where user_id = ${woman.userId}`

/** The functions that ask a user for the password before anything else. */
async function asking(woman: Woman, role: 'app_member' | 'app_admin') {
  const found: string[] = []
  for (const one of await functionsFor(owner, role))
    if ((await refusalOf(woman, one)) === 'password_needed') found.push(one.name)
  return found
}

test.each([
  ['14 minutes', []],
  ['15 minutes', others],
  ['1 hour 59 minutes', others],
  ['2 hours', [...routine, ...others].sort()],
])('an admin who entered it %s ago', async (ago, acts) => {
  const admin = await anAdmin()
  await typed(admin, ago)
  expect(await asking(admin, 'app_admin')).toEqual(acts)
})

test('a member is asked only before the download of their own data', async () => {
  const mentee = await aMentee({ package: 'none' })
  await typed(mentee, '1 day')
  expect(await asking(mentee, 'app_member')).toEqual(['export_my_data'])
})

test('every function that names the password asks for it first', async () => {
  const named = column<string>(owner`
    select proname::text from pg_proc
    where pronamespace = 'api'::regnamespace and prosrc ~ 'require_(password|\\w+_with_password|right_for_routine)'
    order by 1`)
  expect(await named).toEqual([...routine, ...others].sort())
})

test('entering it again in this session is enough; a wrong password, or another user’s, is not', async () => {
  const mentee = await aMentee({ package: 'none' })
  const enter = (woman: Woman, keptHash: string) => call(woman, 'enter_password', { keptHash })
  const download = () => call(mentee, 'export_my_data')
  await owner`insert into private.credentials (user_id, password_hash) values (${mentee.userId}, 'her hash')`
  await typed(mentee, '3 hours')
  await refused(enter(mentee, 'another'), 'current_password_wrong', 'currentPassword')
  await refused(download(), 'password_needed', 'currentPassword')
  await enter(mentee, 'her hash')
  await download()
  const kept = owner`select password_hash from private.credentials where user_id = ${mentee.userId}`
  expect(await column(kept)).toEqual(['her hash'])
  await refused(enter(await anAdmin(), 'her hash'), 'current_password_wrong', 'currentPassword')
})

test.each([
  ['an act that changes who may what', false, 15],
  ['what marks and sends, day by day', true, 120],
] as const)('the page asks five minutes before it becomes necessary: %s', async (_of, often, most) => {
  const admin = await anAdmin()
  for (const [minutes, needed] of [
    [0, false],
    [most - 6, false],
    [most - 4, true],
    [most + 1, true],
  ] as const) {
    await typed(admin, `${minutes} minutes`)
    expect(await reads.passwordNeeded(admin.viewer, { routine: often }), `${minutes} minutes ago`).toBe(
      needed,
    )
  }
})
