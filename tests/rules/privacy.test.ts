// Long: one matrix of every table.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { act } from '~/db/act.server'
import { read } from '~/db/read.server'
import type { Identity } from '~/db/identity'
import { readTold } from '~/domain/mentorship-requests/mentorship-requests.server'
import { fillEveryTable, ownersOf, seenBy } from '../support/privacy'
import { refused, ruleOf } from '../support/refusals'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, connectAs, complete, listMentorships, listRequests, approve, reject, runJob } = world
const { aMentor, aMentee, aRequest } = world

const cast = await fillEveryTable(world)
const expired = { secretHash: randomUUID(), role: 'mentee' } as const
const viewers: Record<string, Identity> = {
  visitor: null,
  A: cast.women.A.viewer,
  B: cast.women.B.viewer,
  M: cast.women.M.viewer,
  N: cast.women.N.viewer,
  P: cast.women.P.viewer,
  D: cast.women.D.viewer,
  // An admin who acts as a mentee.
  E: cast.women.E.viewer,
  // Mentee A’s session of yesterday; a session that nobody opened; A’s own session in the admin role.
  expired,
  forged: { secretHash: randomUUID(), role: 'mentee' },
  claims: { ...cast.women.A.viewer, role: 'admin' },
}

beforeAll(async () => {
  await owner`
    insert into private.sessions (token_hash, user_id, role, expires_at)
    values (sha256(convert_to(${expired.secretHash}, 'UTF8')), ${cast.women.A.userId}, 'mentee', now() - interval '1 second')`
})

describe('who sees which row', () => {
  // A and B are mentees (A mentored by M; B, with an open package, waits for N), M a public mentor, N a private
  // one, P an applicant, D an admin, E an admin who acts as a mentee. * is every row, . none, - a
  // refusal. Lower case: an unpublished testimonial, an expired offer (x).
  const expected = `
table                visitor A   B  M  N   P D       E expired forged claims
    users                -       A   B  M  N   P ABDEMNP E .       .      .
    admins               -       -   -  -  -   - DE      - -       -      .
    consents             -       A   B  M  N   P ABDEMNP E .       .      .
    asked_notifications  -       A   B  M  N   P ABDEMNP E .       .      .
    muted_notifications  -       A   B  M  N   P ABDEMNP E .       .      .
    photos               M       AMN MN M  MN  M AMN     M M       M      .
    mentors              -       .   .  M  N   P MNP     . .       .      .
    mentor_cards         M       MN  MN M  MN  M MNP     M M       M      .
    mentor_pages         M       MN  MN M  MN  M MNP     M M       M      .
    clearances           -       -   -  -  -   - MN      - -       -      .
    mentor_details       -       .   .  M  N   P MNP     . .       .      .
    testimonials         M       MN  MN Mm MNn M MNmn    M M       M      .
    mentees              -       A   B  .  .   . ABE     E .       .      .
    purchases            -       A   B  .  .   . AB      . .       .      .
    parts                -       A   B  .  .   . AB      . .       .      .
    proofs               -       A   B  .  .   . AB      . .       .      .
    payments             -       A   B  .  .   . AB      . .       .      .
    transfers            -       -   -  -  -   - AB      - -       -      .
    refunds              -       A   B  .  .   . AB      . .       .      .
    ledger_entries       -       A   B  .  .   . AB      . .       .      .
    closed_months        -       -   -  -  -   - DE      - -       -      .
    checkouts            -       A   B  .  .   . AB      . .       .      .
    payment_flags        -       -   -  -  -   - AB      - -       -      .
    refund_accounts      -       A   B  .  .   . AB      . .       .      .
    invoice_details      -       A   B  .  .   . AB      . .       .      .
    tax_documents        -       A   B  .  .   . AB      . .       .      .
    tax_document_files   -       A   B  .  .   . AB      . .       .      .
    refund_requests      -       A   B  .  .   . AB      . .       .      .
    scholarships         -       .   .  M  .   . Mo      . .       .      .
    awards               -       A   B  .  .   . AB      . .       .      .
    scholarship_requests -       A   B  .  .   . AB      . .       .      .
    mentorship_requests  -       A   B  A  B   . AB      . .       .      .
    mentorships          -       A   .  A  .   . A       . .       .      .
    sessions             -       A   .  A  .   . A       . .       .      .
    proposals            -       A   .  A  .   . A       . .       .      .
    goals                -       A   .  A  .   . A       . .       .      .
    feedback             -       A   .  M  .   . AM      . .       .      .
    pair_wishes          -       A   .  M  .   . AM      . .       .      .
    messages             -       A   .  M  .   . AM      . .       .      .
    edit_requests        -       .   .  M  N   . MN      . .       .      .
    edit_request_changes -       .   .  M  N   . MN      . .       .      .
    offers               -       .   .  o  o   . ox      . .       .      .
    message_templates    -       -   -  -  -   - o       - -       -      .
    seminars             -       -   -  -  -   - s       - -       -      .
    suggestion_requests  -       A   B  .  .   . AB      . .       .      .
    suggestions          -       A   B  .  .   . AB      . .       .      .
    availability_alerts  -       A   B  .  .   . AB      . .       .      .
    favourites           -       A   B  .  .   . AB      . .       .      .
    mails                -       -   -  -  -   - ABMN    - -       -      .
    notes                -       -   -  -  -   - AM      - -       -      .
    reports              -       -   -  -  -   - AM      - -       -      .
    follow_ups           -       -   -  -  -   - A       - -       -      .
    history              -       -   -  -  -   - *       - -       -      .
    allowed_transitions  -       -   -  -  -   - *       - -       -      .
    constants            *       *   *  *  *   * *       * *       *      *
    texts                *       *   *  *  *   * *       * *       *      *
    document_versions    -       -   -  -  -   - -       - -       -      -
    document_drafts      -       -   -  -  -   - -       - -       -      -
    packages             *       *   *  *  *   * *       * *       *      *
    package_prices       -       -   -  -  -   - -       - -       -      -
    vat_rates            -       -   -  -  -   - -       - -       -      -
    package_parts        *       *   *  *  *   * *       * *       *      *
    work_statuses        *       *   *  *  *   * *       * *       *      *
    industries           *       *   *  *  *   * *       * *       *      *
    support_topics       *       *   *  *  *   * *       * *       *      *
    referral_sources     *       *   *  *  *   * *       * *       *      *
    regions              *       *   *  *  *   * *       * *       *      *
    counties             *       *   *  *  *   * *       * *       *      *
    countries            *       *   *  *  *   * *       * *       *      *
  `

  test('matches the matrix', async () => {
    const lines = [`table ${Object.keys(viewers).join(' ')}`]
    for (const table of Object.keys(ownersOf)) {
      const cells = await Promise.all(
        Object.values(viewers).map((identity) => seenBy(world, cast, identity, table)),
      )
      lines.push(`${table} ${cells.join(' ')}`)
    }
    expect(lines).toEqual(
      expected
        .trim()
        .split('\n')
        .map((line) => line.trim().replace(/ +/g, ' ')),
    )
  })

  test('every table is in the matrix', async () => {
    const tables = await column<string>(owner`
      select relname from pg_class where relnamespace = 'data'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`)
    expect(tables.sort()).toEqual(Object.keys(ownersOf).sort())
  })
})

describe('no way around it', () => {
  const acting = ['app_visitor', 'app_member', 'app_admin']
  const logins = ['app_web', 'app_admin_web', 'app_auth', 'app_worker', 'app_webhook']

  test('no acting role and no login can change a table or a column', async () => {
    const granted = await owner`
      select r.role, c.oid::regclass::text as name, change.name as change
      from unnest(${[...acting, ...logins]}::text[]) as r (role), pg_class c,
        unnest(array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as change (name)
      where c.relnamespace in ('data'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p', 'v')
        and (has_table_privilege(r.role, c.oid, change.name)
          or (change.name in ('insert', 'update', 'references') and has_any_column_privilege(r.role, c.oid, change.name)))`
    expect([...granted]).toEqual([])
  })

  test('an attempt to change one is refused', async () => {
    const identity = viewers.A!
    for (const statement of [
      'update data.users set phone = null',
      'delete from data.mentorships',
      'truncate data.messages',
      'insert into data.favourites values (1, 1, now())',
      "update data.parts set status = 'paid'",
    ]) {
      await refused(
        act(identity, (sql) => sql.unsafe(statement)),
        'raw 42501',
      )
    }
  })

  test.each(acting)('%s has no access to the private schema', async (role) => {
    expect(await cell(owner`select has_schema_privilege(${role}, 'private', 'usage')`)).toBe(false)
    const identity = role === 'app_visitor' ? null : role === 'app_admin' ? viewers.D! : viewers.A!
    for (const table of [
      'credentials',
      'sessions',
      'tokens',
      'attempts',
      'used_forms',
      'outbox',
      'stripe_events',
      'reminders',
      'jobs',
    ]) {
      await refused(
        read(identity, (sql) => sql`select * from ${sql(`private.${table}`)}`),
        'raw 42501',
      )
    }
  })

  test.each(logins)('%s has no own right on any table', async (role) => {
    const sql = connectAs(role)
    for (const table of ['data.users', 'data.mentor_cards', 'private.sessions'])
      await refused(sql`select from ${sql(table)}`, 'raw 42501')
  })

  test.each([
    ['app_web', ['app_admin', 'app_rules', 'app_owner', 'app_auth', 'postgres']],
    ['app_admin_web', ['app_member', 'app_rules', 'app_owner', 'postgres']],
    ['app_auth', [...acting, 'app_rules', 'app_owner']],
    ['app_worker', [...acting, 'app_rules', 'app_owner']],
    ['app_webhook', [...acting, 'app_rules', 'app_owner']],
  ])('%s cannot become %j', async (role, others) => {
    const sql = connectAs(role)
    for (const other of others) await refused(sql`select set_config('role', ${other}, false)`, 'raw 42501')
  })

  test('neither row-level security nor triggers can be disabled', async () => {
    const sql = connectAs('app_web')
    await refused(sql`set session_replication_role = replica`, 'raw 42501')
    await refused(
      sql.begin(async (tx) => {
        await tx`select set_config('role', 'app_member', true)`
        await tx`set local row_security = off`
        await tx`select * from data.users`
      }),
      'raw 42501',
    )
  })

  test('a copy of the session table opens no session', async () => {
    const [row] =
      await owner`select encode(token_hash, 'hex') as copied from private.sessions where user_id = ${cast.women.A.userId} limit 1`
    expect(
      await read({ secretHash: row!.copied, role: 'mentee' }, (sql) => sql`select from data.users`),
    ).toHaveLength(0)
  })

  test('no function is open to every role, and each login has only its own functions', async () => {
    const callable = await owner`
      select r.role, p.proname as name from unnest(${logins}::text[]) as r (role), pg_proc p
      where p.pronamespace in ('api'::regnamespace, 'rules'::regnamespace) and has_function_privilege(r.role, p.oid, 'execute')
        and has_schema_privilege(r.role, p.pronamespace, 'usage')`
    for (const { role, name } of callable) {
      const own = {
        app_auth: /^(auth_|operation_figures$)/,
        app_worker:
          /^(job_|lease_mails$|release_mails$|settle_mail$|mail_turn$|pause_mails$|resume_mails$|mail_figures$|operation_figures$|database_time$|store_certificate$|(?:claim|accept|fail)_sending$|(?:.*_due|card_books|flag_books|settle_stripe_event|stripe_events_since)$)/,
        app_webhook:
          /^(store_checkout_session|lose_checkout|store_stripe_event|settle_checkout|settle_card_refund|settle_dispute|payment_of_refund)$/,
      }[role as string]
      // The worker may also record what Stripe reports.
      if (
        role === 'app_worker' &&
        /^(store_|settle_|lose_)(checkout|stripe|card|dispute)/.test(name as string)
      )
        continue
      expect(own?.test(name), `${role} may call ${name}`).toBe(true)
    }
  })
})

describe('what others see of a user', () => {
  /** Everything that a viewer can read: every table, every view, and the results of the functions that read. */
  async function allThatIsRead(identity: Identity) {
    const texts: string[] = []
    const read = async (query: string) => {
      const answer = await act(identity, (sql) => sql.unsafe(query)).catch((error: unknown) => {
        if (ruleOf(error) !== 'raw 42501') throw error
        return []
      })
      texts.push(JSON.stringify(answer))
    }
    const granted = await owner`
      select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'data'::regnamespace and c.relkind = 'r'
        and has_column_privilege(${identity ? 'app_member' : 'app_visitor'}, c.oid, a.attnum, 'select')
      group by c.relname`
    for (const { name, columns } of granted) await read(`select ${columns} from data.${name}`)
    const views = await owner`
      select relname as name from pg_class where relnamespace = 'api'::regnamespace and relkind = 'v'
        and has_table_privilege(${identity ? 'app_member' : 'app_visitor'}, oid, 'select')`
    expect(views.length).toBeGreaterThan(8)
    for (const { name } of views) await read(`select * from api.${name}`)
    for (const call of [
      'viewer()',
      'own_requests()',
      'own_mentorships()',
      'own_parts()',
      "search_mentors('{}', null, null, 100)",
    ]) {
      await read(`select * from api.${call}`)
    }
    for (const woman of Object.values(cast.women))
      if ('id' in woman) await read(`select * from api.request_box(${woman.id})`)
    return texts.join('\n')
  }

  /** The users whose markers it contains: e-mail, phone, birthdate and, for a mentor, the wishes. */
  async function marksIn(text: string) {
    const marks = await owner`
      select u.id, u.email, u.phone, u.birthdate, d.mentee_wishlist as wish from data.users u
      left join data.mentors m on m.user_id = u.id left join data.mentor_details d on d.mentor_id = m.id where u.email like 'mark-%'`
    return marks
      .flatMap(({ id, ...mark }) => {
        const letter = Object.entries(cast.women).find(([, woman]) => woman.userId === id)![0]
        return Object.entries(mark)
          .filter(([, value]) => value !== null && text.includes(value as string))
          .map(([what]) => `${letter} ${what}`)
      })
      .sort()
  }

  const own = (letter: string, more: string[] = []) => [
    `${letter} birthdate`,
    `${letter} email`,
    `${letter} phone`,
    ...more,
  ]

  test('contact data only of the other person of a running mentorship, nothing else of anyone', async () => {
    const seen: Record<string, string[]> = {}
    for (const name of ['visitor', 'A', 'B', 'M', 'N', 'P', 'E', 'expired', 'forged'])
      seen[name] = await marksIn(await allThatIsRead(viewers[name]!))
    expect(seen).toEqual({
      visitor: [],
      expired: [],
      forged: [],
      A: [...own('A'), 'M email', 'M phone'],
      B: own('B'),
      M: ['A email', 'A phone', ...own('M', ['M wish'])],
      N: own('N', ['N wish']),
      P: own('P', ['P wish']),
      E: own('E'),
    })
    // Nine viewers read about sixty things each: slow on a busy machine.
  }, 90_000)

  test.each([
    ['private', 'Λένα', 'Λένα'],
    ['public', 'Λένα Μακρή', 'Λένα'],
  ] as const)(
    'the mentor of an open request reads what a %s profile tells, by the name %s; nobody else does, nor she afterwards',
    async (visibility, before, after) => {
      const person = {
        visibility,
        name: 'Λένα',
        surname: 'Μακρή',
        phone: '6900000001',
        email: `lena-${visibility}@example.org`,
      }
      const open = await aRequest({ mentee: await aMentee(person) })
      const [topic] = await owner`select id from data.support_topics order by id limit 1`
      const [industry] = await owner`select id from data.industries order by id limit 1`
      await owner`
        update data.mentees set topic_ids = ${[topic!.id]}, industry_id = ${industry!.id} where id = ${open.mentee.id}`
      const seen = async (viewer = open.mentor.viewer) =>
        (await listRequests(viewer)).find((request) => request.id === open.id)
      const toldTo = await readTold(open.mentee.viewer, 'el')
      const told = { about: toldTo.about, industry: toldTo.industry, topics: toldTo.topics }
      expect(toldTo).toMatchObject({ name: before, about: 'Λίγα λόγια', topics: [expect.anything()] })
      expect(toldTo.industry).toBeDefined()
      expect(await seen()).toMatchObject({ otherName: before, told })
      const answer = JSON.stringify(await seen())
      for (const hidden of [person.email, person.phone, ...(visibility === 'private' ? ['Μακρή'] : [])])
        expect(answer).not.toContain(hidden)

      expect(await seen((await aMentor()).viewer)).toBeUndefined()
      expect(await seen(open.mentee.viewer)).toMatchObject({ told: undefined, otherPhotoId: null })

      // The deadline, whether or not the job has closed the request; then the closed request.
      await owner`update data.mentorship_requests set answer_due_at = now() where id = ${open.id}`
      expect(await seen()).toMatchObject({ otherName: after, told: undefined, otherAbout: null })
      await runJob('expire_requests')
      expect(await seen()).toMatchObject({ status: 'rejected', otherName: after, told: undefined })
    },
  )

  test('the mentor’s note to the team is visible to that mentor and the team only', async () => {
    const { id, mentor, mentee } = await aRequest()
    await reject(mentor, id, { teamNote: 'μόνο για την ομάδα', rejectMessage: 'για σένα' })
    const seen = async (identity: Identity) =>
      (await listRequests(identity as never)).find((request) => request.id === id)
    expect(await seen(mentee.viewer)).toMatchObject({ teamNote: null, rejectMessage: 'για σένα' })
    expect(await seen(mentor.viewer)).toMatchObject({ teamNote: 'μόνο για την ομάδα' })
    for (const woman of [mentee, mentor]) {
      await refused(
        read(woman.viewer, (sql) => sql`select team_note from data.mentorship_requests where id = ${id}`),
        'raw 42501',
      )
      await refused(
        read(woman.viewer, (sql) => sql`select * from data.mentorship_requests where id = ${id}`),
        'raw 42501',
      )
    }
    expect(
      await read(viewers.D!, (sql) => sql`select team_note from data.mentorship_requests where id = ${id}`),
    ).toHaveLength(1)
  })

  test('contact data are hidden when the mentorship has ended', async () => {
    const { id, mentor, mentee } = await aRequest()
    const mentorshipId = await approve(mentor, id)
    const contact = async (woman: typeof mentor | typeof mentee) => {
      const { otherEmail, otherPhone, otherName } = (await listMentorships(woman.viewer))[0]!
      return { otherEmail, otherPhone, otherName }
    }
    for (const woman of [mentor, mentee])
      expect(await contact(woman)).toEqual({
        otherEmail: expect.any(String),
        otherPhone: expect.any(String),
        otherName: 'Άννα Παππά',
      })
    await complete(cast.women.D, mentorshipId, { belowMinimum: true })
    for (const woman of [mentor, mentee])
      expect(await contact(woman)).toEqual({ otherEmail: null, otherPhone: null, otherName: 'Άννα Παππά' })
  })
})
