// Long: the import of the former system’s people, from the dry run over the run row by row to erasure and retention.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import type { CreatedRole } from '~/domain/created-people/schema'
import { guessMapping, type ImportField, type Mapping } from '~/domain/imports/fields'
import { checkImport, findImport, listRows, uploadImport } from '~/domain/imports/imports.server'
import { listCountries, listItems } from '~/domain/lookups/lookups.server'
import { languages } from '~/i18n/locale'
import { importReport } from '~/parts/imports/import-report.server'
import { call, document } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { openWorld } from '../support/world'
import { letters } from '../support/letters'
import { cell } from '../support/rows'
import { headings, volunteersList } from '../support/volunteers-list'

const { owner, aMentee, aMentor, anAdmin, aUser, mailRowsTo, runJob, signedIn, theAdmin } = await openWorld()

const admin = await theAdmin()
const fields: ImportField[] = ['name', 'surname', 'email', 'birthdate']
const mappingOf = (columns: ImportField[]): Mapping =>
  Object.fromEntries(columns.map((field, at) => [field, at]))
/** A file whose headings do not tell what its columns are. */
const file = (rows: string[][], columns = fields) => {
  const headings = columns.map((_, at) => `Στήλη ${at}`)
  return new File([[headings, ...rows].map((row) => row.join(';')).join('\n')], 'old.csv')
}
const anEmail = () => `import-${randomUUID()}@test.example`
const found = async (id: number) => (await findImport(admin.viewer, id))!

/** An import after its dry run. */
async function checked(
  rows: string[][],
  {
    role = 'mentee',
    by = admin,
    columns = fields,
  }: { role?: CreatedRole; by?: Woman; columns?: ImportField[] } = {},
) {
  const id = await uploadImport(by.viewer, role, file(rows, columns))
  await checkImport(by.viewer, await found(id), mappingOf(columns))
  return id
}

const fatesOf = async (id: number) =>
  (await listRows(admin.viewer, id, { most: 5000 })).map(({ fate }) => fate)

const reportOf = async (id: number) => (await importReport(admin.viewer, await found(id), 'el')).text()

/** Runs the job until nothing is left, as the worker does. */
async function runToEnd() {
  for (;;) {
    await runJob('import_rows')
    const [left] = await owner`
      select count(*)::integer as count from private.imports where started_at is not null and finished_at is null`
    if (left!.count === 0) return
  }
}

/** Imports every row, without invitations. */
async function runWhole(importId: number) {
  await acts.runImport(admin.viewer, { importId, invite: false })
  await runToEnd()
}

describe('an age is never guessed', () => {
  const birthdates = async (id: number) =>
    (
      await owner<{ day: string | null }[]>`
      select person->>'birthdate' as day from private.import_rows where import_id = ${id} order by number`
    ).map(({ day }) => day)
  const uploaded = (days: string[]) =>
    uploadImport(admin.viewer, 'mentee', file(days.map((day) => ['Άννα', 'Α', anEmail(), day])))
  const check = async (id: number, order?: 'dayFirst' | 'monthFirst') =>
    checkImport(admin.viewer, await found(id), mappingOf(fields), { order })

  test('one number above 12 tells the order of the column', async () => {
    const id = await uploaded(['12/25/1990', '03/04/1991'])
    await check(id)
    expect(await birthdates(id)).toEqual(['1990-12-25', '1991-03-04'])
    await expect(check(id, 'dayFirst')).rejects.toMatchObject({ rule: 'day_order_wrong' })
  })

  test.each([[['03/04/1991', '5/6/1990']], [['25/12/1990', '12/25/1990', '03/04/1991']]])(
    'of %o the coordinator is asked',
    async (days) => {
      const id = await uploaded(days)
      await expect(check(id)).rejects.toMatchObject({ rule: 'day_order_unknown', field: 'order' })
      expect((await found(id)).state).toBe('mapping')
      await check(id, 'monthFirst')
      expect((await birthdates(id)).at(days.indexOf('03/04/1991'))).toBe('1991-03-04')
      await check(id, 'dayFirst')
      expect((await birthdates(id)).at(days.indexOf('03/04/1991'))).toBe('1991-04-03')
    },
  )

  test('a file whose headings say all is not checked before the order is told', async () => {
    const rows = (day: string) =>
      new File([`Όνομα;Επώνυμο;E-mail;Ημερομηνία γέννησης\nΆννα;Α;${anEmail()};${day}`], 'a.csv')
    const open = await uploadImport(admin.viewer, 'mentee', rows('3/4/1991'))
    expect((await found(open)).state).toBe('mapping')
    const plain = await uploadImport(admin.viewer, 'mentee', rows('3 Απριλίου 1991'))
    expect((await found(plain)).state).toBe('checked')
  })
})

test('of an ordinary list of volunteers all but the six without a name or an address arrive, each with what it lacks', async () => {
  const { rows, text } = volunteersList(201)
  const id = await uploadImport(admin.viewer, 'mentor', new File([text], 'εθελόντριες.csv'))
  const list = await found(id)
  expect(list).toMatchObject({ state: 'mapping', headings })
  await checkImport(admin.viewer, list, guessMapping(list.headings, 'mentor'), { nameOrder: 'surnameFirst' })
  const read = await listRows(admin.viewer, id, { most: 300 })
  const taken = read.filter(({ fate }) => fate === 'new')
  expect([read.length, taken.length]).toEqual([201, 195])
  expect(read.map(({ fate }) => fate)).toEqual(rows.map(({ cannot = 'new' }) => cannot))
  const waits = (at: number) => [...new Set(read[at]!.unread.map(({ field }) => field))].toSorted()
  for (const [at, { unread, cannot }] of rows.entries())
    if (!cannot) expect([at, waits(at)]).toEqual([at, unread.toSorted()])
  expect(read[1]!.person).toMatchObject({
    surname: expect.stringMatching(/^Επώνυμο/),
    name: 'Μαρία Ελένη',
    phone: '+306900000001',
  })
  expect(read[2]!.person).toMatchObject({ phone: '6900000002' })
  expect(read[3]!.person).toMatchObject({ email: 'volunteer-3@list.example' })

  // The comment is a note of the team, and the invitations that were left out go later, once each.
  await runWhole(id)
  const [note] = await owner`
    select n.text, n.written_by_user_id from data.notes n join data.users u on u.id = n.about_user_id
    where u.email = 'volunteer-7@list.example'`
  expect(note).toEqual({ text: 'Σχόλιο 7', writtenByUserId: admin.userId })
  const invited = async () =>
    cell<number>(owner`
      select count(*)::integer from private.outbox o join data.users u on u.id = o.to_user_id
      where u.email like 'volunteer-%@list.example' and o.kind = 'invitation_mentor'`)
  expect(await invited()).toBe(0)
  await call(admin, 'erase_user', {
    userId: await cell(owner`select id from data.users where email = 'volunteer-8@list.example'`),
  })
  const clicks = await Promise.all(
    [1, 2].map(() => acts.runImport(admin.viewer, { importId: id, invite: true })),
  )
  expect(clicks.toSorted()).toEqual([false, true])
  await runToEnd()
  expect(await invited()).toBe(194)
  expect(await acts.runImport(admin.viewer, { importId: id, invite: true })).toBe(false)
  expect(await found(id)).toMatchObject({ state: 'done', good: 195, invite: true })
})

describe('the dry run', () => {
  test('tells who may be the same woman: an account or a line with her name and telephone', async () => {
    const [name, surname] = ['Τασούλα', 'Βλάχου']
    const known = await aMentee({ name, surname, phone: '+306900077001', package: 'none' })
    const id = await checked(
      [
        [surname, name.toUpperCase(), anEmail(), '690 007 7001'],
        [name, surname, anEmail(), '6900077002'],
        [name, surname, anEmail(), '+30 6900077002'],
        [name, 'Άλλη', anEmail(), '6900077001'],
        [name, surname, anEmail(), ''],
        ['Tasoula', 'Vlahou', anEmail(), '6900077001'],
      ],
      { columns: ['name', 'surname', 'email', 'phone'] },
    )
    expect(await fatesOf(id)).toEqual(Array.from({ length: 6 }, () => 'new'))
    const rows = await listRows(admin.viewer, id)
    const account = { name: 'Τασούλα Βλάχου', email: expect.any(String), mentorId: null, menteeId: known.id }
    expect(rows.map(({ same }) => same)).toEqual([
      [account],
      null,
      [{ line: 3 }],
      null,
      null,
      [account, { line: 2 }],
    ])
    expect(await found(id)).toMatchObject({ good: 6, bad: 0, partly: 3 })
    expect(await reportOf(id)).toContain('Ίσως είναι η ίδια με: γραμμή 3;')
    await runWhole(id)
    expect((await listRows(admin.viewer, id))[0]!.same).toMatchObject([
      { menteeId: known.id },
      { email: expect.any(String) },
    ])

    // The record says so afterwards, of both.
    const [made] = await owner`
      select u.id, u.email from private.import_rows r join data.users u on u.id = r.user_id
      where r.import_id = ${id} and r.number = 2`
    const maybeSame = async (userId: number) =>
      (await reads.personAccount(admin.viewer, { userId }))!.maybeSame
    expect(await maybeSame(known.userId)).toMatchObject([
      { email: made!.email },
      { email: expect.any(String) },
    ])
    expect(await maybeSame(made!.id)).toMatchObject([{ menteeId: known.id }, { email: expect.any(String) }])
    await call(admin, 'erase_user', { userId: known.userId })
    expect(await maybeSame(made!.id)).toHaveLength(1)
  })

  test('says what will become of each row and creates nothing', async () => {
    const [known, holds] = [anEmail(), anEmail()]
    await aMentor({ email: known })
    await aMentee({ email: holds, package: 'none' })
    const own = anEmail()
    const self = await anAdmin({ userId: await aUser({ email: own }) })
    const twice = anEmail()
    const id = await checked(
      [
        ['Άννα', 'Α', twice, '13/2/1990'],
        ['Βάσω', 'Β', known.toUpperCase(), ''],
        ['Γωγώ', 'Γ', holds, ''],
        ['Δάφνη', 'Δ', own, ''],
        ['Άννα', 'Α', twice.toUpperCase(), ''],
        ['Ελένη', 'Ε', 'no e-mail', ''],
        ['Ζωή', 'Ζ', anEmail(), '1/1/2020'],
        ['', 'Η', anEmail(), ''],
      ],
      { by: self },
    )
    const fates = [
      'new',
      'known',
      'person_has_profile',
      'own_profile',
      'import_duplicate',
      'email_invalid',
      'too_young',
      'required',
    ]
    expect(await fatesOf(id)).toEqual(fates)
    expect(await found(id)).toMatchObject({
      state: 'checked',
      total: 8,
      done: 0,
      good: 1,
      known: 1,
      bad: 6,
    })
    expect(await owner`select from data.users where email = ${twice}`).toHaveLength(0)
    const bad = await listRows(admin.viewer, id, { onlyBad: true, after: 4 })
    expect(bad.map(({ number }) => number)).toEqual([5, 6, 7, 8, 9])

    // The run says the same, and writes the report.
    expect(await acts.runImport(self.viewer, { importId: id, invite: true })).toBe(true)
    await runToEnd()
    expect(await fatesOf(id)).toEqual(fates)
    const [made] = await owner`
      select u.id, e.profile_due, h.actor_user_id from data.users u join data.mentees e on e.user_id = u.id
      join data.history h on h.subject = 'mentees' and h.subject_id = e.id and h.event = 'created_by_team'
      where u.email = ${twice}`
    expect(made).toMatchObject({ profileDue: true, actorUserId: self.userId })
    const mails = await mailRowsTo(made!.id)
    expect(mails.map(({ kind }) => kind)).toEqual(['invitation_mentee'])
    const report = await reportOf(id)
    expect(report).toContain(`2;Νέα;;Άννα;Α;${twice};13/2/1990`)
    expect(report.trim().split('\n')).toHaveLength(9)
  })

  test('knows our names in five languages, in any case, with or without accents, and tells what it does not know', async () => {
    const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
    const lists = ['industries', 'counties', 'work_statuses', 'support_topics'] as const
    const named = await Promise.all(
      languages.map(async (language) => [
        ...(await Promise.all(
          lists.map(async (list) => (await listItems(list, language)).map(({ name }) => name)),
        )),
        (await listCountries(language)).map(({ label }) => label),
      ]),
    )
    const rows = named.flatMap((columns) =>
      Array.from({ length: Math.max(...columns.map(({ length }) => length)) }, (_, at) => [
        'Α',
        'Β',
        anEmail(),
        ...columns.map((names) => `"${bare(names[at] ?? names[0]!)}"`),
      ]),
    )
    rows.push(['Γ', 'Δ', anEmail(), 'Αστρολογία', '"Αττική, Κρήτη"', '', 'Ηγεσία-', 'Ατλαντίδα'])
    const id = await checked(rows, {
      columns: [...fields.slice(0, 3), 'industry', 'county', 'workStatus', 'topics', 'country'],
    })
    const read = await listRows(admin.viewer, id, { most: 5000 })
    expect(read.slice(0, -1).flatMap(({ unread }) => unread)).toEqual([])
    expect(read.at(-1)!.unread.map(({ field }) => field)).toEqual(['country', 'county', 'industry'])
    expect(await found(id)).toMatchObject({ partly: 1, good: rows.length })
    const partly = await listRows(admin.viewer, id, { onlyUnread: true })
    expect(partly.map(({ number }) => number)).toEqual([rows.length + 1])
    const report = await reportOf(id)
    expect(report).toContain('«Αστρολογία» δεν είναι στις λίστες μας')
  })

  test('of mentors finds their rules; columns may be changed until the run', async () => {
    const id = await checked([['Άννα', 'Α', anEmail(), '1/1/2015']], { role: 'mentor' })
    expect(await fatesOf(id)).toEqual(['mentor_too_young'])
    const mentors = await found(id)
    await checkImport(admin.viewer, mentors, mappingOf(['name', 'surname', 'email']))
    expect(await fatesOf(id)).toEqual(['new'])
    await acts.runImport(admin.viewer, { importId: id, invite: false })
    await refused(checkImport(admin.viewer, mentors, mappingOf(fields)), 'import_started')
    await runToEnd()
  })

  test('and the run come in order', async () => {
    const unknown = new File([`Όνομα;Επώνυμο;E-mail;Ρόλος\nΑ;Β;${anEmail()};x`], 'people.csv')
    const id = await uploadImport(admin.viewer, 'mentee', unknown)
    await refused(call(admin, 'run_import', { importId: id }), 'import_not_checked')
    await refused(call(admin, 'run_import', { importId: 999_999 }), 'import_not_found')
    const rows = Array.from({ length: 5001 }, (_, at) => [at + 2, ['a']])
    const upload = { role: 'mentee', fileName: 'x', headings: ['a'] }
    await refused(call(admin, 'upload_import', { ...upload, rows }), 'import_too_long')
    for (const none of [[], {}, 'x', null])
      await refused(call(admin, 'upload_import', { ...upload, rows: none }), 'import_empty')
    for (const none of [[], {}, 'x'])
      await refused(
        call(admin, 'upload_statement', {
          accounts: [],
          lines: null,
          headings: [],
          rows: none,
          offCents: null,
        }),
        'statement_empty',
      )
    await refused(call(admin, 'upload_import', { ...upload, role: 'admin', rows: [] }), 'not_applicable')
    await acts.dropImport(admin.viewer, { importId: id })
  })
})

describe('the run', () => {
  test('does each row once, under two clicks and four workers, and can stop at any row', async () => {
    const emails = Array.from({ length: 120 }, anEmail)
    const id = await checked(emails.map((email, at) => ['Όνομα', `Επώνυμο ${letters(at)}`, email, '']))
    const clicks = await Promise.all(
      [1, 2].map(() => acts.runImport(admin.viewer, { importId: id, invite: true })),
    )
    expect(clicks.sort()).toEqual([false, true])
    await refused(call(admin, 'drop_import', { importId: id }), 'import_running')
    // A worker that died in the middle of a row leaves nothing of it.
    await owner
      .begin(async (sql) => {
        await sql`select api.job_import_rows()`
        throw new Error('crash')
      })
      .catch(() => undefined)
    expect((await found(id)).done).toBe(0)
    const work = async () => {
      for (let turn = 0; turn < 60; turn += 1) await runJob('import_rows')
    }
    expect(outcomes(await Promise.allSettled([work(), work(), work(), work()]))).toEqual(
      Array.from({ length: 4 }, () => 'done'),
    )
    await runToEnd()
    expect(await found(id)).toMatchObject({
      state: 'done',
      total: 120,
      done: 120,
      good: 120,
    })
    const [made] = await owner`
      select count(*)::integer as users, count(distinct o.id)::integer as mails
      from data.users u join private.outbox o on o.to_user_id = u.id where u.email = any (${emails})`
    expect(made).toEqual({ users: 120, mails: 120 })
  })

  test('stops when its coordinator is retired or loses the right, and goes on in the name of another', async () => {
    for (const lose of ['retired', 'treasurer'] as const) {
      const her = await anAdmin()
      const emails = Array.from({ length: 4 }, anEmail)
      const rows = emails.map((email) => ['Άννα', 'Α', email, ''])
      const id = await checked(rows, { by: her })
      await acts.runImport(her.viewer, { importId: id, invite: false })
      await runJob('import_rows')
      await (lose === 'retired'
        ? call(admin, 'retire_admin', { userId: her.userId })
        : call(admin, 'change_admin_right', { userId: her.userId, adminRight: 'treasurer' }))
      const others = await checked([['Βάσω', 'Β', anEmail(), '']])
      await acts.runImport(admin.viewer, { importId: others, invite: false })
      for (let again = 0; again < 4; again += 1) await runJob('import_rows')
      expect(await found(id)).toMatchObject({ state: 'stopped', done: 1, total: 4 })
      // Another one is not held up by it.
      expect(await found(others)).toMatchObject({ state: 'done' })
      const heir = await anAdmin()
      const clicks = await Promise.all(
        [1, 2].map(() => acts.runImport(heir.viewer, { importId: id, invite: true })),
      )
      expect(clicks.toSorted()).toEqual([false, true])
      await runToEnd()
      expect(await found(id)).toMatchObject({
        state: 'done',
        done: 4,
        good: 4,
        invite: false,
      })
      const authors = await owner`
        select h.actor_user_id from data.history h join data.users u on h.subject = 'users' and h.subject_id = u.id
        where u.email = any (${emails}) and h.actor_user_id is not null order by u.id`
      expect(authors.map(({ actorUserId }) => actorUserId)).toEqual(
        authors.map((_, at) => (at ? heir.userId : her.userId)),
      )
    }
  })

  test('leaves a row whose account is busy for later, and does it then', async () => {
    const email = anEmail()
    const { userId } = await aMentor({ email })
    const id = await checked([['Άννα', 'Α', email, '']])
    await acts.runImport(admin.viewer, { importId: id, invite: false })
    await owner.begin(async (sql) => {
      await sql`select from data.users where id = ${userId} for update`
      await refused(runJob('import_rows'), 'raw 55P03')
    })
    expect(await found(id)).toMatchObject({ state: 'running', done: 0 })
    await runToEnd()
    expect(await fatesOf(id)).toEqual(['known'])
  })

  test('that is stopped may be dropped', async () => {
    const her = await anAdmin()
    const id = await checked([['Άννα', 'Α', anEmail(), '']], { by: her })
    await acts.runImport(her.viewer, { importId: id, invite: false })
    await call(admin, 'retire_admin', { userId: her.userId })
    await acts.dropImport(admin.viewer, { importId: id })
    expect(await findImport(admin.viewer, id)).toBeUndefined()
  })

  test('decides anew: what changed since the dry run is refused row by row', async () => {
    const [late, other] = [anEmail(), anEmail()]
    const id = await checked([
      ['Άννα', 'Α', late, ''],
      ['Βάσω', 'Β', other, ''],
    ])
    await aMentee({ email: late, package: 'none' })
    await runWhole(id)
    expect(await fatesOf(id)).toEqual(['person_has_profile', 'new'])
    expect(await acts.dropImport(admin.viewer, { importId: id })).toBeDefined()
    expect(await findImport(admin.viewer, id)).toBeUndefined()
    expect(await owner`select from data.users where email = ${other}`).toHaveLength(1)
  })

  test('a file whose columns are not named yet forgets an erased account, and no other row', async () => {
    const email = anEmail()
    const mentee = await aMentee({ email, package: 'none' })
    const rows = [
      ['Άννα', 'Α', email.toUpperCase(), ''],
      ['Βάσω', 'Β', anEmail(), ''],
    ]
    const id = await uploadImport(admin.viewer, 'mentee', file(rows))
    await call(admin, 'erase_user', { userId: mentee.userId })
    expect((await listRows(admin.viewer, id)).map(({ cells }) => cells)).toEqual([[], rows[1]])
    await checkImport(admin.viewer, await found(id), mappingOf(fields))
    expect((await fatesOf(id))[1]).toBe('new')
    expect((await fatesOf(id))[0]).not.toBe('new')
    await acts.dropImport(admin.viewer, { importId: id })
  })

  test('an erasure finds an address with a name before it, and reads no other row of a large import', async () => {
    const email = anEmail()
    const mentee = await aMentee({ email, package: 'none' })
    const rows = Array.from({ length: 3000 }, () => ['Βάσω', 'Β', anEmail(), ''])
    const id = await uploadImport(
      admin.viewer,
      'mentee',
      file([['Άννα', 'Α', `"Άννα <${email}>"`, ''], ...rows]),
    )
    await owner`analyze private.import_rows`
    const [read] = await owner.begin(async (sql) => {
      await sql`select rules.erase_user(${mentee.userId})`
      return sql<[{ byRow: number; byIndex: number }]>`
        select s.seq_tup_read::integer as by_row, s.idx_tup_fetch::integer as by_index
        from pg_stat_xact_user_tables s where s.relid = 'private.import_rows'::regclass`
    })
    expect(read.byRow).toBe(0)
    expect(read.byIndex).toBeLessThan(10)
    const [first, second] = await listRows(admin.viewer, id, { most: 2 })
    expect([first, second]).toMatchObject([{ cells: [] }, { cells: rows[0] }])
    await acts.dropImport(admin.viewer, { importId: id })
  })

  test('the file is forgotten after thirty days, and with an erased account', async () => {
    const email = anEmail()
    const id = await checked([['Άννα', 'Α', email, '']])
    await runWhole(id)
    const [her] = await owner`select id from data.users where email = ${email}`
    const woman = { userId: her!.id as number, viewer: await signedIn(her!.id as number, 'mentee') }
    expect(await document(woman, 'export_my_data')).toMatchObject({
      imported_rows: [{ number: 2, cells: ['Άννα', 'Α', email, ''] }],
    })
    await call(admin, 'erase_user', { userId: her!.id })
    const [row] = await listRows(admin.viewer, id)
    expect(row).toMatchObject({ cells: [], person: {} })
    const waiting = await checked([['Βάσω', 'Β', anEmail(), '']])
    await owner`update private.imports set created_at = now() - interval '31 days' where id in (${id}, ${waiting})`
    await runJob('clean_up')
    expect(await findImport(admin.viewer, id)).toBeUndefined()
    expect(await owner`select from private.import_rows where import_id in (${id}, ${waiting})`).toHaveLength(
      0,
    )
  })
})
