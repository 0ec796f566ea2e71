// Long: the right that every function and table needs, in one place.
// Every function and every table, once with each right of an admin.
import { beforeAll, describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { allLists } from '~/parts/lists/all-tables'
import { listName } from '~/lists/list-query'
import type { RightPath } from '~/route-table'
import { adminRights, mayOpen, rightsOfLists, type AdminRight } from '~/viewer/rights'
import { call, list } from '../support/calls'
import { functionsFor, refusalOf } from '../support/every-function'
import type { Woman } from '../support/people'
import { fillEveryTable } from '../support/privacy'
import { outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, anAdmin, aMentee, mailsTo, signedIn } = world
const admins = {} as Record<AdminRight, Woman>

beforeAll(async () => {
  for (const right of adminRights) admins[right] = await anAdmin({ right })
})

/** Who may call functions of api, if not coordinators and administrators, and why. */
const needs: [why: string, who: 'everyone' | 'treasurer' | 'administrator', names: string][] = [
  [
    'whatever gives, waives, takes or returns money',
    'treasurer',
    `award_scholarship ask_guardian_again cancel_order checkout_to_end create_scholarship
    decide_gift enter_withdrawal withdrawal_by_letter decline_refund_request decline_scholarship_request
    mark_paid mark_paid_obstacles purchase_disputes refund_purchase refund_surplus rename_scholarship
    settle_payment_flag settle_refund book_deposit close_month take_back_confirmation take_back_case
    refund_returned upload_statement map_statement drop_statement book_line settle_line statements
    statement_lines line_candidates
    statement_columns enter_document correct_document enter_documents store_document_file withdraw_award`,
  ],
  [
    'staff and settings',
    'administrator',
    `appoint_admin invite_admin change_admin_right retire_admin jobs run_job change_settings set_package_price
    save_document_draft discard_document_draft export_data_of publish_document withdraw_document_version
    withdraw_package_price set_vat_rate withdraw_vat_rate`,
  ],
  [
    'about whoever is signed in',
    'everyone',
    `ask_email_confirmation lift_objection begin_second_factor change_email change_locale
    write_latin_name change_password choose_account choose_notifications close_other_sessions close_session
    confirm_second_factor edit_own_user enter_password erase_me export_my_data give_consent accept_texts
    own_texts_due own_second_factor own_sessions password_needed remove_second_factor renew_recovery_codes role_choices
    viewer`,
  ],
  [
    'sessions are coordinators’ work, and a withdrawal that the treasurer enters asks about them',
    'everyone',
    `settle_session`,
  ],
  ['the numbers that a funder asks for, of the work and of the money', 'everyone', `year_report`],
  ['finds for each right what its pages show', 'everyone', `search_everything`],
  [
    'refuse nobody: who has not the right reads no rows',
    'everyone',
    `account_with_email award_candidates awardable_packages count_mentors development_mails due_profiles
    edit_request_changes erasure_losses erasure_obstacle undocumented ledger_balance last_closed_month
    import_rows imports match_check matchable_mentees replaced_order search_mentors mentor_figures
    mentor_option_counts network_figures similar_mentors near_topics suggest_words rank_texts find_rows suggest_mentors usual_place wall_clock
    setting_bounds setting_samples package_prices vat_rates documents document_draft document_version`,
  ],
]

/** The right that each of them needs. */
const needOf = new Map(
  needs.flatMap(([, who, names]) => names.split(/\s+/).map((name) => [name, who] as const)),
)

const allowed: Record<string, AdminRight[]> = {
  everyone: ['coordinator', 'treasurer', 'administrator'],
  coordinator: ['coordinator', 'administrator'],
  treasurer: ['treasurer', 'administrator'],
  administrator: ['administrator'],
}

describe('every function of api', () => {
  test('lets in the rights it is for, and refuses the others with right_not_held', async () => {
    const functions = await functionsFor(owner, 'app_admin')
    expect(functions.length).toBeGreaterThan(80)
    const found: Record<string, string[]> = {}
    for (const one of functions) {
      found[one.name] = []
      for (const right of adminRights) {
        const rule = await refusalOf(admins[right], one)
        expect(rule, one.name).not.toBe('role_not_held')
        if (rule !== 'right_not_held') found[one.name]!.push(right)
      }
    }
    expect(found).toEqual(
      Object.fromEntries(functions.map(({ name }) => [name, allowed[needOf.get(name) ?? 'coordinator']])),
    )
  })

  test('an export of purchases or payments is the treasurer’s', async () => {
    const exported = (right: AdminRight, name: string) =>
      call(admins[right], 'record_export', {
        list: name,
        format: 'csv',
        scope: 'paid',
        filters: '{}',
        searched: false,
        rowCount: 1,
      })
    for (const name of [
      'admin_purchases',
      'admin_refunds',
      'admin_refund_requests',
      'admin_payment_flags',
      'admin_ledger',
      'admin_scholarships',
      'admin_scholarship_requests',
    ]) {
      await refused(exported('coordinator', name), 'right_not_held')
      await exported('treasurer', name)
    }
    await exported('coordinator', 'mentorships')
    await refused(exported('treasurer', 'mentorships'), 'right_not_held')
  })
})

describe('every table', () => {
  const hidden: Record<'coordinator' | 'treasurer', string[]> = {
    coordinator: [
      'checkouts',
      'closed_months',
      'invoice_details',
      'ledger_entries',
      'payment_flags',
      'payments',
      'proofs',
      'refund_accounts',
      'refund_requests',
      'refunds',
      'scholarship_requests',
      'tax_document_files',
      'tax_documents',
      'transfers',
    ],
    treasurer: [
      'allowed_transitions',
      'asked_notifications',
      'availability_alerts',
      'clearances',
      'consents',
      'edit_request_changes',
      'edit_requests',
      'favourites',
      'feedback',
      'follow_ups',
      'goals',
      'history',
      'mails',
      'mentor_details',
      'mentorship_requests',
      'mentorships',
      'message_templates',
      'messages',
      'muted_notifications',
      'notes',
      'offers',
      'pair_wishes',
      'proposals',
      'reports',
      'seminars',
      'sessions',
      'suggestion_requests',
      'suggestions',
      'testimonials',
    ],
  }

  test('shows each right all of its rows or none', async () => {
    await fillEveryTable(world)
    const tables = await owner<{ name: string }[]>`
      select relname::text as name from pg_class c where relnamespace = 'data'::regnamespace and relkind = 'r'
        and has_any_column_privilege('app_admin', c.oid, 'select') order by 1`
    const count = (right: AdminRight, name: string) =>
      cell<number>(
        read(admins[right].viewer, (sql) => sql`select count(*)::integer from ${sql(`data.${name}`)}`),
      )
    const found: typeof hidden = { coordinator: [], treasurer: [] }
    for (const { name } of tables) {
      const all = await count('administrator', name)
      expect(all, name).toBeGreaterThan(0)
      for (const right of ['coordinator', 'treasurer'] as const) {
        const seen = await count(right, name)
        if (seen === 0) found[right].push(name)
        else expect(seen, `${name} for the ${right}`).toBe(all)
      }
    }
    expect(found).toEqual(hidden)
  })

  test('a queue of the team that is another right’s work counts nothing', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    await owner`insert into data.proofs (purchase_id, file_name, mime, bytes) values (${mentee.purchaseId}, 'x', 'image/png', 'x')`
    const waiting = (right: AdminRight) =>
      column<string>(
        read(admins[right].viewer, (sql) => sql`select queue from api.waiting_for_team where waiting > 0`),
      )
    expect(await waiting('treasurer')).toContain('proofs')
    expect(await waiting('treasurer')).not.toContain('applications')
    expect(await waiting('coordinator')).not.toContain('proofs')
    expect(await waiting('coordinator')).toContain('applications')
  })
})

describe('a treasurer', () => {
  test('decides about money, and reads whom a purchase is of', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    expect(
      await call(admins.treasurer, 'mark_paid', { purchaseId: mentee.purchaseId, seenAtBank: true }),
    ).toBe(true)
    const [row] = await read(
      admins.treasurer.viewer,
      (sql) => sql`select mentee_name, payment_ref from api.admin_purchases where id = ${mentee.purchaseId}`,
    )
    expect(row).toMatchObject({ menteeName: 'Άννα Παππά' })
  })
})

describe('a coordinator', () => {
  test('cannot take over the account of an admin: no new address, no reset, no erasure', async () => {
    const her = admins.administrator.userId
    const email = 'mine@test.example'
    await refused(call(admins.coordinator, 'change_email_of', { userId: her, email }), 'right_not_held')
    await refused(call(admins.coordinator, 'reset_second_factor', { userId: her }), 'right_not_held')
    await refused(call(admins.coordinator, 'erase_user', { userId: her }), 'right_not_held')
    const mentee = await aMentee({ package: 'none' })
    await call(admins.coordinator, 'erase_user', { userId: mentee.userId })
    // Whoever was an admin once is staff no more.
    const former = await anAdmin()
    await call(admins.administrator, 'retire_admin', { userId: former.userId })
    await call(admins.coordinator, 'erase_user', { userId: former.userId })
  })

  test('gets no mail with the sums of a withdrawal, unlike a treasurer and an administrator', async () => {
    const mentee = await aMentee()
    await call(mentee, 'withdraw_purchase', { purchaseId: mentee.purchaseId, seenCents: 6200 })
    const about = { purchaseId: mentee.purchaseId }
    for (const right of ['treasurer', 'administrator'] as const)
      expect(await mailsTo(admins[right], 'purchase_withdrawn')).toMatchObject([about])
    expect(await mailsTo(admins.coordinator, 'purchase_withdrawn')).toEqual([])
  })
})

describe('the rights themselves', () => {
  const change = (by: Woman, userId: number, right: AdminRight) =>
    call(by, 'change_admin_right', { userId, adminRight: right })
  const rightOf = ({ userId }: Woman) =>
    cell<string>(owner`select admin_right from data.admins where user_id = ${userId}`)

  test('change at once in an open session, with a mail and a line in the history; a second time nothing happens', async () => {
    const her = await anAdmin({ right: 'coordinator' })
    const mentee = await aMentee({ package: 'awaiting_payment' })
    await refused(call(her, 'mark_paid', { purchaseId: mentee.purchaseId }), 'right_not_held')
    for (const _ of [1, 2]) await change(admins.administrator, her.userId, 'treasurer')
    await call(her, 'mark_paid', { purchaseId: mentee.purchaseId, seenAtBank: true })
    const [viewer] = await list<{ adminRight: string }>(her, 'viewer')
    expect(viewer).toMatchObject({ role: 'admin', adminRight: 'treasurer' })
    const mails =
      await owner`select kind, content->>'right' as right from private.outbox where to_user_id = ${her.userId}`
    expect([...mails]).toEqual([{ kind: 'admin_right_changed', right: 'treasurer' }])
    const events =
      await owner`select event, actor_user_id, detail from data.history where subject = 'users' and subject_id = ${her.userId}`
    expect([...events]).toEqual([
      {
        event: 'admin_right_changed',
        actorUserId: admins.administrator.userId,
        detail: { from: 'coordinator', to: 'treasurer' },
      },
    ])
    await refused(change(admins.administrator, mentee.userId, 'treasurer'), 'administrator_not_found')
  })

  test('leave nothing in another role', async () => {
    const her = await anAdmin({ right: 'administrator' })
    await aMentee({ userId: her.userId, package: 'none' })
    const asMentee = { ...her, viewer: await signedIn(her.userId, 'mentee') }
    expect((await list<{ adminRight: string | null }>(asMentee, 'viewer'))[0]!.adminRight).toBeNull()
  })

  test('someone appointed without a word about the right is a coordinator', async () => {
    const mentee = await aMentee({ package: 'none' })
    const { email } = mentee.viewer
    await call(admins.administrator, 'appoint_admin', { email })
    expect(await rightOf(mentee)).toBe('coordinator')
    await call(admins.administrator, 'retire_admin', { userId: mentee.userId })
    await call(admins.administrator, 'appoint_admin', { email, adminRight: 'treasurer' })
    expect(await rightOf(mentee)).toBe('treasurer')
  })

  test('the last administrator is not retired, reduced or erased; of two who reduce each other concurrently one stays', async () => {
    const one = await anAdmin({ right: 'administrator' })
    const two = await anAdmin({ right: 'administrator' })
    const others = await owner`
      update data.admins set admin_right = 'coordinator' where admin_right = 'administrator'
        and user_id not in ${owner([one.userId, two.userId])} returning user_id`
    for (let round = 0; round < 4; round += 1) {
      const acts = [
        () => change(one, two.userId, 'coordinator'),
        round < 2
          ? () => change(two, one.userId, 'treasurer')
          : () => call(two, 'retire_admin', { userId: one.userId }),
      ]
      const results = await together(
        owner,
        (sql) => sql`select pg_advisory_xact_lock(hashtext('rules.erase_user'))`,
        round % 2 ? acts.reverse() : acts,
      )
      const all = outcomes(results)
      expect(all[0]).toBe('done')
      expect(['right_not_held', 'role_not_held']).toContain(all[1])
      const left = await owner<{ userId: number }[]>`
        select user_id from data.admins where active and admin_right = 'administrator'`
      expect(left).toHaveLength(1)
      const last = left[0]!.userId === one.userId ? one : two
      await refused(change(last, last.userId, 'treasurer'), 'last_administrator')
      await refused(call(last, 'retire_admin', { userId: last.userId }), 'last_administrator')
      await refused(call(last, 'erase_me'), 'last_administrator')
      await owner`
        update data.admins set active = true, admin_right = 'administrator' where user_id in ${owner([one.userId, two.userId])}`
      for (const her of [one, two]) her.viewer = await signedIn(her.userId, 'admin')
    }
    const both = await together(
      owner,
      (sql) => sql`select from data.users where id in ${owner([one.userId, two.userId])} for update`,
      [one, two].map((her) => () => call(her, 'erase_me')),
    )
    expect(outcomes(both)).toEqual(['done', 'last_administrator'])
    const erased = both[0]!.status === 'fulfilled' ? one : two
    const stays = erased === one ? two : one
    await owner`update data.admins set admin_right = 'administrator' where user_id = ${(await anAdmin()).userId}`
    // With another one left, she may go.
    await call(stays, 'erase_me')
    await owner`update data.admins set admin_right = 'administrator' where user_id in ${owner(others.map((row) => row.userId as number))}`
  })
})

test('pages open as the functions behind them', () => {
  const open = (right: AdminRight, ...pages: RightPath[]) => pages.map((page) => mayOpen(right, page))
  expect(open('treasurer', '/admin/dashboard', '/admin/payments', '/receipts/:purchaseId')).toEqual([
    true,
    true,
    true,
  ])
  expect(
    open(
      'treasurer',
      '/admin/mentorships',
      '/admin/mentors/:mentorId',
      '/admin/purchased-subscriptions/:purchaseId/reopen-claim',
      '/admin/administrators/:userId',
    ),
  ).toEqual([false, false, false, false])
  expect(
    open(
      'coordinator',
      '/admin/purchased-subscriptions',
      '/admin/purchased-subscriptions/:purchaseId/reopen-claim',
      '/admin/administrators',
      '/admin/mentors/:mentorId',
    ),
  ).toEqual([true, true, true, true])
  expect(
    open(
      'coordinator',
      '/admin/purchased-subscriptions/:purchaseId/mark-as-paid',
      '/admin/payments',
      '/admin/settings',
      '/admin/jobs',
      '/admin/users/:userId/data',
      '/admin/users/:userId/data/file',
    ),
  ).toEqual([false, false, false, false, false, false])
  expect(mayOpen(null, '/admin/dashboard')).toBe(false)
  expect(mayOpen('administrator', '/admin/settings')).toBe(true)
})

test('what is done with a list opens by the right of the list: its file, acts on many rows', () => {
  expect(Object.keys(rightsOfLists).sort()).toEqual(allLists.map(listName).sort())
  const open = (right: AdminRight, list: string) => [
    mayOpen(right, '/admin/exports/:list', { list }),
    mayOpen(right, '/admin/bulk/:list/:act', { list }),
  ]
  expect([open('treasurer', 'purchases'), open('coordinator', 'purchases')]).toEqual([
    [true, true],
    [false, false],
  ])
  expect([open('treasurer', 'mentors'), open('coordinator', 'mentors')]).toEqual([
    [false, false],
    [true, true],
  ])
  for (const list of ['Purchases', 'constructor', 'unknown'])
    expect([open('treasurer', list), open('coordinator', list)]).toEqual([
      [false, false],
      [false, false],
    ])
})
