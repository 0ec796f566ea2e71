// Every form of every page of the team, by how long ago the password was typed: it acts, or asks for the password in a
// field, keeps what was typed, and acts then. Which acts ask at which age, and when a page shows the field before:
// tests/rules/password-again.test.ts.
import { expect, test } from 'vitest'
import { hashPassword } from '~/domain/accounts/passwords.server'
import { fileOf } from '~/route-table'
import { pages as walks } from '../access/pages'
import { formsOf, type HtmlForm } from '../support/html-forms'
import { addressOf, prepareDemo } from '../support/readers'
import { pages } from '../support/route-paths'
import { openSite } from '../support/site'
import { sourcesIn } from '../support/sources'

const site = await openSite({ DEMO: '1' })
const found = await prepareDemo(site.owner)
const password = 'μια ήσυχη θάλασσα'
const [admin] = await site.owner<[{ id: number }]>`
  update private.credentials set password_hash = ${await hashPassword(password)}
  where user_id = (select id from data.users where email = 'admin@demo.example') returning user_id as id`
const cookie = await site.signIn(admin.id, 'admin')
const ask = (path: string, form?: [string, string][]) =>
  site.ask(path, { cookie, headers: { origin: site.origin }, form })
async function typedAgo(minutes: number) {
  await site.owner`
    update private.sessions set password_at = now() - make_interval(mins => ${minutes}) where user_id = ${admin.id}`
  await site.owner`delete from private.attempts`
}

/** The pages whose form may ask for the password, by their sources. */
const sources = new Map(sourcesIn('app/routes', '.ts', '.tsx').map(({ file, text }) => [file, text]))
const guarded = pages
  .filter(({ resource }) => resource === 'admin')
  .filter((page) =>
    /\bguarded\(|enterPassword\(|passwordOf:|password: '|served\.submit/.test(
      sources.get(`app/${fileOf(page)}`) ?? '',
    ),
  )
  .map(({ path }) => path)

/** Of these, what is marked and sent day by day; of a page with other forms, those with these ids. */
const routine = [
  '/admin/bulk/:list/:act',
  '/admin/create-new-mentee',
  '/admin/accounting/close/:month',
  '/admin/purchased-subscriptions/:purchaseId cancel',
  '/admin/purchased-subscriptions/:purchaseId take-back',
  '/admin/purchased-subscriptions/:purchaseId/document',
  '/admin/purchased-subscriptions/:purchaseId/mark-as-paid',
  '/admin/purchased-subscriptions/:purchaseId withdraw-award',
  '/admin/scholarships/:scholarshipId',
  '/admin/statements/:statementId',
  '/admin/tax-documents',
  '/admin/tax-documents/:documentId/correct',
]

/** What is typed where a form is empty: these words where they have to fit, else a few. */
const words: Record<string, string> = {
  amount: '1,00',
  'appoint email': 'marilia.deli@demo.example',
  country: '',
  countyId: '',
  day: '1',
  email: 'nea@test.example',
  'email-of email': 'allo@test.example',
  industryId: '',
  'invite email': 'vasso@test.example',
  mark: '400001234567899',
  month: '11',
  near: '',
  number: '7',
  packageId: '1',
  phone: '6912345678',
  qrUrl: '',
  scholarshipId: '1',
  uid: '',
  workStatusId: '',
  year: '1999',
  'document year': '2026',
  'letter year': '2026',
}
function fill({ id, fields, choices }: HtmlForm): [string, string][] {
  const typed = fields
    .filter(([name]) => name !== 'currentPassword')
    .map(([name, value]): [string, string] => {
      const last = name.split('.').at(-1)!
      return [name, value || (words[`${id} ${last}`] ?? words[last] ?? 'Ένα κείμενο')]
    })
  const names = new Set(typed.map(([name]) => name))
  return [...typed, ...choices.filter(([name]) => !names.has(name) && names.add(name))]
}

const addresses = walks.flatMap(([reader, walked]) =>
  reader === 'admin admin' ? walked.map(({ path }) => addressOf(path, found)) : [],
)
const routeOf = (address: string) =>
  pages.find(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address.split('?')[0]!))!
    .path

type Sent = { at: string; id: string; path: string; typed: [string, string][] }
const sent: Sent[] = []
for (const at of new Set(addresses))
  for (const form of formsOf((await ask(at)).body)) {
    const path = form.action || at
    if (path.startsWith('/admin/')) sent.push({ at, id: form.id, path, typed: fill(form) })
  }

// The second page of a file, after its check.
const _token = await site.tokenOf(cookie, '/admin/tax-documents')
sent.push({
  at: '/admin/tax-documents',
  id: 'enter',
  path: '/admin/tax-documents',
  typed: Object.entries({ _token, intent: 'enter', rows: '[]' }),
})

const isGuarded = ({ path }: Sent) => guarded.includes(routeOf(path))
const isRoutine = ({ path, id }: Sent) =>
  [routeOf(path), `${routeOf(path)} ${id}`].some((form) => routine.includes(form))

/** Sends a form. Returns the form that asks for the password, with everything that was typed, or null. */
async function asks({ at, id, path, typed }: Sent) {
  const { status, body } = await ask(path, typed)
  if (!body.includes('Πέρασε ώρα από τότε')) return null
  const again = formsOf(body).find((form) => form.id === id)
  const fields = Object.fromEntries(again?.fields ?? [])
  expect([at, status, fields.currentPassword], 'it has a field').toEqual([at, 403, ''])
  const kept = { ...Object.fromEntries(typed), ...fields }
  expect([at, kept], 'it keeps what was typed').toEqual([at, fields])
  return again!
}

/** A page that asks before it shows a form. */
const otherwise = ['/admin/users/:userId/data']

// In this order: what is refused changes nothing, so that the forms are still good.
test.each([
  [130, () => true],
  [116, (one: Sent) => !isRoutine(one)],
  [16, (one: Sent) => !isRoutine(one)],
] as const)('%i minutes after the password, each form that needs it asks for it', async (minutes, needs) => {
  await typedAgo(minutes)
  const asking = new Set<string>()
  for (const one of sent.filter((each) => isGuarded(each) && needs(each)))
    if (await asks(one)) asking.add(routeOf(one.path))
  const needing = guarded.filter((path) => minutes > 120 || !routine.includes(path))
  expect([...asking].sort()).toEqual(needing.filter((path) => !otherwise.includes(path)).sort())
})

test('with the password it goes on, while its page offers it', async () => {
  const done = new Set<string>()
  for (const one of sent.filter(isGuarded)) {
    await typedAgo(130)
    const offered = formsOf((await ask(one.at)).body).find(({ id }) => id === one.id)
    if (!offered) continue
    const again = await asks(one)
    if (!again) continue
    expect([one.at, offered.fields.map(([name]) => name)]).toEqual([
      one.at,
      expect.arrayContaining(['currentPassword']),
    ])
    const typed = again.fields.filter(([name]) => name !== 'currentPassword')
    const { status } = await ask(one.path, [...typed, ['currentPassword', password]])
    // 409: an act before it has taken what it was about.
    expect([one.at, [302, 409].includes(status)]).toEqual([one.at, true])
    if (status === 302) done.add(`${routeOf(one.path)} ${one.id}`)
  }
  expect(done.size).toBeGreaterThan(15)
})

test.each([14, 16, 114, 116])('%i minutes after the password, nothing else asks for it', async (minutes) => {
  await typedAgo(minutes)
  for (const one of sent.filter((each) => isGuarded(each) && (minutes < 15 || isRoutine(each))))
    expect([one.at, await asks(one)]).toEqual([one.at, null])
})

test('a form that needs no password never asks for it', async () => {
  await typedAgo(130)
  for (const one of sent.filter((each) => !isGuarded(each)))
    expect([one.at, await asks(one)]).toEqual([one.at, null])
})

test('the file of a woman’s data: what was open too long leads to the page that asks', async () => {
  const page = `/admin/users/${found.mentee}/data`
  await typedAgo(0)
  const [file] = formsOf((await ask(page)).body).filter(({ action }) => action.endsWith('/file'))
  await typedAgo(16)
  const late = await ask(file!.action, file!.fields)
  expect([late.status, late.to]).toEqual([302, page])
  const [before] = formsOf((await ask(page)).body).filter(({ id }) => id === 'copy')
  await ask(
    page,
    before!.fields.map(([name, value]) => [name, name === 'currentPassword' ? password : value]),
  )
  expect((await ask(file!.action, file!.fields)).headers.get('content-disposition')).toContain('data-of-')
})
