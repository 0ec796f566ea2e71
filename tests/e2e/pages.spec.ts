// Every page of tests/access/pages.ts with the demo's data, and the states that the demo has not, on a small phone.
import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { pages } from '../access/pages'
import { checkAccess, prepareAccess } from '../support/access'
import { expect, test as base, unique } from '../support/browser'
import { aWaitingOrder } from '../support/guardians'
import { addressOf, cookiesOf } from '../support/readers'

const test = base.extend<{
  /** Opens these pages, one after the other, and checks each. */
  check: (page: Page, paths: string[]) => Promise<void>
}>({
  check: async ({ javaScriptEnabled }, use) =>
    use(async (page, paths) => {
      const faults: string[] = []
      page.on(
        'console',
        (line) =>
          line.type() === 'error' &&
          !/status of (403|404|500|503)/.test(line.text()) &&
          faults.push(line.text()),
      )
      page.on('pageerror', (error) => faults.push(String(error)))
      if (javaScriptEnabled !== false) await prepareAccess(page)
      await page.setViewportSize(phone)
      for (const path of paths) {
        await checkPage(page, path)
        if (javaScriptEnabled !== false) {
          await checkAccess(page, path)
          await checkOnLaptop(page, path)
          if (!path.startsWith('/admin')) await checkLargeText(page, path)
        }
        // After the checks: by then React has taken the page over.
        expect(faults, `${path} left messages in the console`).toEqual([])
      }
    }),
})

/** Pages that say that something does not exist or is not available now. */
const ownStatus: Record<string, number> = {
  '/admin/right-needed': 403,
  '/error-404': 404,
  // Nothing waits there.
  '/held': 404,
  '/pages/miscellaneous/not-authorized': 403,
  '/pages/miscellaneous/error': 500,
  '/pages/miscellaneous/under-maintenance': 503,
}

// How the keys of texts begin. One that no catalogue has is shown as it is.
const catalogues = new URL('../../app/locales/el/', import.meta.url)
const sections = new Set(
  fs
    .readdirSync(catalogues)
    .flatMap((file) => Object.keys(JSON.parse(fs.readFileSync(new URL(file, catalogues), 'utf8')) as object)),
)
const isFile = (words: string) => /\.(csv|xlsx|xml|pdf|png|jpe?g)$/.test(words)

/**
 * What holds for every page: a title, one heading, no mojibake, nothing wider than a phone, no accessibility errors.
 */
async function checkPage(page: Page, path: string) {
  const answer = await page.goto(path)
  expect(decodeURI(new URL(page.url()).pathname), `${path} leads elsewhere`).toBe(path.replace(/\?.*/, ''))
  expect(answer!.status(), path).toBe(ownStatus[path] ?? 200)
  expect(answer!.headers()['content-security-policy'], path).toContain("object-src 'none'")
  // What a browser without JavaScript gets.
  const html = await answer!.text()
  expect(html, path).not.toContain('\0')
  expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
  const keys = [...html.matchAll(/>(?:\w+:)?((\w+)\.[\w.]+)</g)].flatMap(([, key, section]) =>
    sections.has(section!) && !isFile(key!) ? [key] : [],
  )
  expect(keys, `${path} shows keys of texts`).toEqual([])
  // One question to the browser: each takes as long as a small page.
  const { title, headings, twice, width } = await page.evaluate(() => ({
    title: document.title,
    headings: [...document.querySelectorAll('h1')].filter((each) => each.checkVisibility()).length,
    twice: [...document.querySelectorAll('[id]')]
      .map(({ id }) => id)
      .filter((id, at, all) => all.indexOf(id) !== at),
    width: document.documentElement.scrollWidth,
  }))
  expect(title, path).toMatch(/ – Θάλλω$|^Θάλλω$/)
  expect(headings, path).toBe(1)
  expect(twice, `${path} has an id twice`).toEqual([])
  expect(width, `${path} is wider than a small phone`).toBeLessThanOrEqual(320)
}

const phone = { width: 320, height: 800 }

/** Between the widths at which the layout changes, something may be wider than on the smallest phone. */
async function checkOnLaptop(page: Page, path: string) {
  await page.setViewportSize({ ...phone, width: 1024 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, `${path} is wider than a small laptop`).toBe(1024)
  await page.setViewportSize(phone)
}

/** On a usual phone with text of twice the size nothing has to be read by scrolling to the side. */
async function checkLargeText(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, `${path} is wider than a phone with large text`).toBeLessThanOrEqual(390)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.setViewportSize(phone)
}

test.describe.configure({ mode: 'parallel', timeout: 240_000 })

const ids = JSON.parse(process.env.E2E_IDS ?? '{}') as Record<string, string>

for (const [reader, walked] of pages)
  test(`the demo’s pages of ${reader}, from ${walked[0]!.path}`, async ({
    newPage,
    owner,
    baseURL,
    check,
  }) => {
    const page = await newPage()
    const cookies = await cookiesOf(owner, reader)
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: baseURL! })))
    await check(
      page,
      walked.map(({ path }) => addressOf(path, ids)),
    )
  })

// Pages and states that the demo has not.

test('the mails that are shown to developers', async ({ page, people, owner, check }) => {
  const { userId } = await people.aMentee()
  const [mail] = await owner`select min(id) as id from data.mails where to_user_id = ${userId}`
  await check(page, ['/dev/mail', `/dev/mail/${mail!.id}`])
})

test('the pages that links in mails open', async ({ page, people, owner, check }) => {
  const { userId } = await people.aMentee({ package: 'none' })
  const minor = await aWaitingOrder(owner, people)
  const token = unique()
  for (const [purpose, notification] of [
    ['reset_password', null],
    ['confirm_email', null],
    ['invitation', null],
    ['unsubscribe', 'package_reminders'],
  ] as const) {
    await owner`insert into private.tokens (token_hash, user_id, purpose, notification, expires_at)
      values (rules.token_hash(${purpose + token}), ${userId}, ${purpose}, ${notification}, now() + interval '1 day')`
  }
  await owner`insert into private.email_changes (user_id, email, token_hash, expires_at)
    values (${userId}, ${`${token}@test.example`}, rules.token_hash(${token}), now() + interval '1 day')`
  await check(page, [
    `/reset-password?token=reset_password${token}`,
    `/confirm-email?token=confirm_email${token}`,
    `/invitation?token=invitation${token}`,
    `/unsubscribe/unsubscribe${token}`,
    `/new-email?token=${token}`,
    `/guardian?token=${minor.token}`,
  ])
})

test('the pages of an import, in its states', async ({ people, owner, pageOf, check }) => {
  const team = await people.anAdmin()
  const [one] = await owner`
    insert into private.imports (role, file_name, headings, mapping, created_by_user_id)
    values ('mentee', 'παλιές.csv', '{Όνομα,E-mail}', '{"name": 0, "email": 1}', ${team.userId}) returning id`
  await owner`
    insert into private.import_rows (import_id, number, cells, person, fate) values
      (${one!.id}, 2, '{Άννα,a@b.gr}', '{"name": "Άννα", "surname": "Α", "email": "a@b.gr"}', 'new'),
      (${one!.id}, 3, '{Βάσω,b}', '{"name": "Βάσω", "surname": "Β", "email": "b"}', 'email_invalid')`
  const page = await pageOf(team, 'admin')
  const path = `/admin/import/${one!.id}`
  await check(page, [path, `${path}?columns`, `${path}?rows=refused`])
  await owner`update private.imports set started_at = now(), finished_at = now() where id = ${one!.id}`
  await check(page, [path])
})

test('the pages of a file of the bank, in its states', async ({ people, owner, pageOf, check }) => {
  const team = await people.anAdmin()
  const mentee = await people.aMentee({ package: 'awaiting_payment' })
  const [one] = await owner`
    insert into private.statements (created_by_user_id, names_account, headings, rows)
    values (${team.userId}, false, '{Ημερομηνία,Περιγραφή,Ποσό}', '[[2, ["20/11/2026", "MP", "62,00"]]]') returning id`
  const page = await pageOf(team, 'admin')
  const path = `/admin/statements/${one!.id}`
  await check(page, [path])
  await owner`update private.statements set headings = null, rows = null where id = ${one!.id}`
  await owner`
    insert into private.statement_lines (statement_id, number, day, amount_cents, text, identity, purchase_id, aside) values
      (${one!.id}, 1, '2026-11-20', 6200, 'MP', ${unique()}, ${mentee.purchaseId}, null),
      (${one!.id}, 2, '2026-11-20', 6000, 'MP', ${unique()}, ${mentee.purchaseId}, null),
      (${one!.id}, 3, null, null, 'ΔΩΡΕΑ', ${unique()}, null, 'unreadable')`
  await check(page, [path, `${path}?refused=1:statement_line_changed`, `${path}?line=2`])
})

test('the pages of a pending edit request', async ({ people, acts, owner, pageOf, check }) => {
  const mentor = await people.aMentor()
  await acts.sendEditRequest(mentor.viewer, {
    changes: {
      title: 'Νέος τίτλος',
      description: 'Η πορεία της, με λίγα λόγια παραπάνω.',
      topic_ids: [1, 2, 3],
      links: ['https://example.gr/μία-πολύ-μακριά-διεύθυνση-χωρίς-κενά'],
      experience_since: '2010-05-01',
      visibility: 'private',
      offers_coaching: true,
      languages: ['el', 'en'],
    },
  })
  await owner`update data.mentor_cards set title = 'Στο μεταξύ' where mentor_id = ${mentor.id}`
  await check(await pageOf(mentor, 'mentor'), [
    '/mentor/my-account/profile',
    '/mentor/my-account/profile/withdraw',
  ])
  // She may not decide on her own.
  for (const admin of [await people.anAdmin(), await people.anAdmin({ userId: mentor.userId })])
    await check(await pageOf(admin, 'admin'), [
      '/admin/pending-edit-requests',
      `/admin/mentors/${mentor.id}/pending-edit-requests`,
    ])
})

test('the pages of the team that ask for the password, when it was not given a short time ago', async ({
  people,
  pageOf,
  owner,
  check,
}) => {
  const team = await people.anAdmin()
  const page = await pageOf(team, 'admin')
  await owner`update private.sessions set password_at = now() - interval '1 hour' where user_id = ${team.userId}`
  await check(
    page,
    [
      '/admin/administrators',
      '/admin/administrators/{colleague}',
      '/admin/settings/prices',
      '/admin/settings/prices?packageId=1&price=70&holdsFrom=2030-12-01',
      '/admin/settings/prices?percent=13&holdsFrom=2030-12-01&ground=',
      '/admin/settings/texts/privacy?check',
      '/admin/settings/texts',
      '/admin/settings/issuer?issuerName=Δίκτυο&issuerTaxNumber=123456789&issuerAddress=Αθήνα',
      ...['', '/erase', '/data'].map((act) => `/admin/users/{colleague}${act}`),
    ].map((path) => addressOf(path, ids)),
  )
})
