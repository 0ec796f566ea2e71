// The long texts in versions: written as a draft, published with password, told by mail, asked where consent is needed.
import { beforeEach, describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { filledIn } from '~/content/content.server'
import { call, list } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, aUser, anAdmin, runJob, dayIn } = world
const admin = await anAdmin()

const inFive = (text: string) => ({ gr: text, en: text, de: text, fr: text, pt: text })
type Draft = {
  days?: number
  basedOn?: number
  needsConsent?: boolean
  text?: string
  seenRevision?: number | null
}
const save = async (
  document: string,
  { days = 0, basedOn = 1, needsConsent = false, text = 'Νέο', seenRevision }: Draft = {},
) =>
  call<number>(admin, 'save_document_draft', {
    document,
    basedOn,
    holdsFrom: await dayIn(days),
    needsConsent,
    bodies: inFive(text),
    summaries: inFive('Άλλαξε κάτι'),
    seenRevision: seenRevision ?? null,
  })
const publish = async (document: string, draft: Draft = {}) =>
  call<number>(admin, 'publish_document', { document, seenRevision: await save(document, draft) })
/** Lets days pass for every version. */
const pass = (days: number) =>
  owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`update data.document_versions set holds_from = holds_from - ${days}::integer where version > 1`
    await sql`update data.texts set published_on = published_on - ${days}::integer where version > 1`
  })
type Version = {
  version: number
  state: string
  bodies: Record<string, string> | null
  facts: { constants: Record<string, unknown>; packages: Record<string, unknown>[] } | null
  versions: { state: string }[]
}
async function shown(document: string, asked: number | null = null) {
  const [version] = await read(
    null,
    (sql) => sql<Version[]>`select * from api.document_version(document => ${document}, asked => ${asked})`,
  )
  return version
}
async function states(document: string) {
  const all = await list<{ document: string; version: number; state: string }>(admin, 'documents')
  return all.filter((row) => row.document === document).map(({ version, state }) => `${version} ${state}`)
}
const due = async (woman: Woman) =>
  (await list<{ text: string; version: number }>(woman, 'own_texts_due')).map(
    ({ text, version }) => `${text} ${version}`,
  )
const agreed = async (woman: Woman, ...texts: string[]) => {
  await owner`delete from data.consents where user_id = ${woman.userId}`
  for (const text of texts)
    await owner`insert into data.consents (user_id, text, version, given) values (${woman.userId}, ${text}, 1, true)`
  return woman
}
const told = () =>
  column<number>(owner`select to_user_id from private.outbox where kind = 'text_changed' order by to_user_id`)

beforeEach(() =>
  owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`delete from data.document_drafts`
    await sql`delete from data.consents where version > 1`
    await sql`delete from data.texts where version > 1`
    await sql`delete from data.document_versions where version > 1`
  }),
)

describe('versions', () => {
  test('a past version keeps the facts and prices that it printed, one in force those of today', async () => {
    const [before] = await owner`select refund_days as days, tax_office as office from data.constants`
    await publish('terms', { text: 'Δεύτερη' })
    await owner`update data.constants set refund_days = 20, tax_office = 'Άλλη'`
    const past = await shown('terms', 1)
    expect(past).toMatchObject({
      state: 'past',
      facts: { constants: { refund_days: before!.days, tax_office: before!.office } },
    })
    expect(past!.facts!.packages.map((item) => item.price_cents)).toEqual([6200, 8700, 27300])
    expect(await shown('terms')).toMatchObject({ version: 2, facts: null })
    const text = '{{price.three_months}}, {{refundDays}}, {{taxOffice}}, {{passwordMinimumLength}}'
    expect(await filledIn(text, 'en', past!.facts)).toBe(`€62.00, ${before!.days}, ${before!.office}, 10`)
    await owner`update data.constants set refund_days = ${before!.days}, tax_office = ${before!.office}`
  })

  test('a version whose next one is coming keeps what it prints until then', async () => {
    const before = await cell<number>(owner`select refund_days from data.constants`)
    await publish('terms', { days: 3, text: 'Δεύτερη' })
    await owner`update data.constants set refund_days = 20`
    await runJob('tell_documents')
    await pass(3)
    await owner`update data.constants set refund_days = ${before}`
    await runJob('tell_documents')
    expect((await shown('terms', 1))!.facts).toMatchObject({ constants: { refund_days: 20 } })
  })

  test('R22 a version holds from its day; until then the old one does; both stay readable', async () => {
    expect(await publish('terms', { days: 3, text: 'Δεύτερη' })).toBe(2)
    expect(await shown('terms')).toMatchObject({
      version: 1,
      state: 'now',
      bodies: null,
      versions: [{ state: 'coming' }, { state: 'now' }],
    })
    expect(await shown('terms', 2)).toMatchObject({ state: 'coming', bodies: { gr: 'Δεύτερη' } })
    await pass(3)
    expect(await shown('terms')).toMatchObject({ version: 2, state: 'now' })
    expect(await shown('terms', 1)).toMatchObject({ state: 'past' })
    expect(await shown('terms', 3)).toBeUndefined()
    const [row] = await list<{ version: number; publishedBy: string }>(admin, 'documents')
    expect(row).toMatchObject({ version: 2, publishedBy: expect.stringMatching(/\S/) as string })
    const [kept] = await owner`select detail, actor_user_id from data.history where event = 'text_published'`
    expect(kept).toMatchObject({ detail: { document: 'terms', version: 2 }, actorUserId: admin.userId })
  })

  test('a published version never changes and is never deleted', async () => {
    await publish('privacy')
    await expect(
      owner`update data.document_versions set bodies = ${owner.json(inFive('Άλλο'))} where version = 2`,
    ).rejects.toThrow('never changes')
    await expect(owner`delete from data.document_versions where version = 2`).rejects.toThrow('never changes')
  })

  test('a coming version is withdrawn while nobody was told; its number is not used again', async () => {
    await publish('privacy', { days: 5 })
    const withdraw = (version: number) =>
      call(admin, 'withdraw_document_version', { document: 'privacy', version })
    await withdraw(2)
    await withdraw(2)
    expect(await states('privacy')).toEqual(['2 withdrawn', '1 now'])
    expect(await shown('privacy', 2)).toBeUndefined()
    expect(await owner`select from data.texts where text = 'privacy' and version = 2`).toHaveLength(0)
    expect(await publish('privacy', { days: 5, basedOn: 2 })).toBe(3)
    await owner`update data.document_versions set told_user = 1 where document = 'privacy' and version = 3`
    await refused(withdraw(3), 'document_told_already')
    await pass(5)
    await refused(withdraw(3), 'document_holds_already')
    await refused(withdraw(9), 'document_not_found')
  })
})

describe('drafts', () => {
  test('what cannot be a version is refused', async () => {
    await refused(save('terms', { days: -1 }), 'document_day_past', 'holdsFrom')
    await refused(save('terms', { days: 800 }), 'document_day_far', 'holdsFrom')
    await refused(save('terms', { text: ' ' }), 'document_language_empty')
    await refused(save('terms', { basedOn: 7 }), 'document_changed_meanwhile')
    await refused(save('news'), 'document_not_found')
    await refused(save('terms', { seenRevision: 1 }), 'document_draft_gone')
    await publish('terms', { days: 3 })
    await refused(save('terms', { basedOn: 2 }), 'document_version_coming')
  })

  test('each document has one draft; who saves over unseen words is told first', async () => {
    expect(await save('terms')).toBe(1)
    await refused(save('terms'), 'document_draft_changed_meanwhile')
    expect(await save('terms', { seenRevision: 1 })).toBe(2)
    await refused(save('terms', { seenRevision: 1 }), 'document_draft_changed_meanwhile')
    const publishing = (seenRevision: number) =>
      call(admin, 'publish_document', { document: 'terms', seenRevision })
    await refused(publishing(1), 'document_draft_changed_meanwhile')
    await publishing(2)
    await refused(publishing(2), 'document_draft_gone')
    await save('terms', { basedOn: 2 })
    await call(admin, 'discard_document_draft', { document: 'terms' })
    await call(admin, 'discard_document_draft', { document: 'terms' })
    expect(await list(admin, 'document_draft', { document: 'terms' })).toEqual([])
  })

  test('of two publications at once one is refused, and a draft whose day passed is too', async () => {
    const seenRevision = await save('terms')
    const results = await together(
      owner,
      (sql) => sql`select from data.document_drafts for update`,
      [1, 2].map(() => () => call(admin, 'publish_document', { document: 'terms', seenRevision })),
    )
    expect(outcomes(results)).toEqual(['document_draft_gone', 'done'])
    expect(await states('terms')).toEqual(['2 now', '1 past'])
    const late = { document: 'privacy', seenRevision: await save('privacy') }
    await owner`update data.document_drafts set holds_from = holds_from - 1`
    await refused(call(admin, 'publish_document', late), 'document_day_past')
  })

  test('nobody but administrators reads a draft', async () => {
    await save('terms')
    const other = await anAdmin({ right: 'coordinator' })
    expect(await list(other, 'documents')).toEqual([])
    expect(await list(other, 'document_draft', { document: 'terms' })).toEqual([])
    await expect(list(await aMentee(), 'documents')).rejects.toThrow('permission denied')
  })
})

describe('members', () => {
  test('R22 each text asks exactly those who accepted it, from its day', async () => {
    const buyer = await agreed(await aMentee(), 'mentee_terms', 'privacy', 'terms')
    const coachee = await agreed(await aMentee(), 'mentee_terms', 'privacy', 'coachee_terms')
    const mentor = await agreed(await aMentor(), 'mentor_terms', 'privacy')
    for (const document of ['terms', 'coaching', 'mentoring'])
      await publish(document, { days: 1, needsConsent: true })
    for (const woman of [buyer, coachee, mentor]) expect(await due(woman)).toEqual([])
    await pass(1)
    expect(await due(buyer)).toEqual(['mentee_terms 2', 'terms 2'])
    expect(await due(coachee)).toEqual(['coachee_terms 2', 'mentee_terms 2'])
    expect(await due(mentor)).toEqual(['mentor_terms 2'])
    await call(buyer, 'accept_texts', { accepted: true, seen: { mentee_terms: 2, terms: 2 } })
    expect(await due(buyer)).toEqual([])
    const kept = owner`select text from data.consents where user_id = ${buyer.userId} and version = 2 order by text`
    expect(await column(kept)).toEqual(['mentee_terms', 'terms'])
    await publish('cookies', { needsConsent: true })
    expect(await due(buyer)).toEqual([])
  })

  test('each member is told once, an hour after the publication; the coaching terms only tell coachees', async () => {
    const [mentee, mentor] = [await aMentee(), await aMentor()]
    const coachee = await agreed(await aMentee(), 'coachee_terms')
    const nobodys = await aUser()
    await publish('terms', { days: 20 })
    expect(await runJob('tell_documents')).toBe(0)
    const hourPasses = () =>
      owner.begin(async (sql) => {
        await sql`set local session_replication_role = replica`
        await sql`update data.document_versions set published_at = published_at - interval '61 minutes' where version > 1`
        await sql`update data.users set created_at = created_at - interval '61 minutes'`
      })
    await hourPasses()
    const later = await aMentee({ package: 'none' })
    await Promise.all([runJob('tell_documents'), runJob('tell_documents')])
    while ((await runJob('tell_documents')) > 0);
    const first = await told()
    // Registered after the publication.
    expect(first).not.toContain(later.userId)
    for (const { userId } of [mentee, mentor, coachee]) expect(first).toContain(userId)
    for (const userId of [admin.userId, nobodys]) expect(first).not.toContain(userId)
    expect(new Set(first).size).toBe(first.length)
    await publish('coaching', { days: 20, needsConsent: true })
    await publish('accessibility')
    await hourPasses()
    while ((await runJob('tell_documents')) > 0);
    expect((await told()).length - first.length).toBeGreaterThanOrEqual(1)
    const mails = await world.mailsTo(coachee, 'text_changed')
    expect(mails.at(-1)).toMatchObject({ document: 'coaching', version: 2, asks: true })
    expect(await owner`select from data.document_versions where told_at is null`).toHaveLength(0)
  })
})
