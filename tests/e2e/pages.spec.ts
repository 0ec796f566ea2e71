// Long: every page stands in one table.
import fs from 'node:fs'
import type { Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { checkAccess, prepareAccess } from '../support/access'
import { expect, press, test as base, unique } from '../support/browser'
import { aWaitingOrder } from '../support/guardians'
import type { People, Woman } from '../support/people'
import { thisYear } from '../support/this-year'

// A long name, as there are: no page may become wider with it.
const surname = 'Παπαχριστοδουλοπούλου-Καραμανλή'
const test = base.extend<
  {
    /** Opens these pages, one after the other, and checks each. */
    check: (page: Page, paths: string[]) => Promise<void>
    /** The same, signed in as someone. */
    checkAs: (who: Woman, role: 'mentor' | 'mentee' | 'admin', paths: string[]) => Promise<void>
  },
  { people: People }
>({
  people: [
    ({ people }, use) =>
      use({
        ...people,
        aMentor: (how) => people.aMentor({ surname, ...how }),
        aMentee: (how) => people.aMentee({ surname, ...how }),
      }),
    { scope: 'worker' },
  ],
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
        }
        // After the checks: by then React has taken the page over.
        expect(faults, `${path} left messages in the console`).toEqual([])
      }
    }),
  checkAs: async ({ check, pageOf }, use) =>
    use(async (who, role, paths) => check(await pageOf(who, role), paths)),
})

const open = [
  '/',
  '/mentors',
  '/mentors?isCoach=1&q=ζζζ',
  '/mentoring-packages',
  '/faq',
  '/terms-and-conditions',
  '/privacy-policy',
  '/cookies-policy',
  '/mentoring-terms',
  '/coaching-terms',
  '/accessibility',
  '/mentee/register',
  '/mentor/register',
  '/login',
  '/login/arrive',
  '/kept',
  '/error-404',
  '/forgot-password',
  '/forgot-password?sent',
  '/reset-password?token=unknown',
  '/confirm-email?token=unknown',
  '/confirm-news?token=unknown',
  '/guardian?token=unknown',
  '/erase-my-address',
  '/erase-my-address?done',
  '/invitation?token=unknown',
  '/new-email?token=unknown',
  '/unsubscribe/unknown',
  '/erased',
  '/pages/miscellaneous/not-authorized',
  '/pages/miscellaneous/coming-soon',
  '/news',
  '/pages/miscellaneous/error',
  '/pages/miscellaneous/under-maintenance',
  '/dev/mail',
]
const account = (path: string, tabs: string[]) => [
  '/erase-my-account',
  '/my-data',
  '/second-factor',
  ...tabs.map((tab) => `${path}?tab=${tab}`),
]
const everyones = ['notifications', 'security']
const mentees = [
  '/mentee/mentorships',
  '/mentee/messages',
  // Nothing is due here; tests/http/new-terms.test.ts opens it with a text.
  '/new-terms',
  '/mentee/find-my-mentor',
  '/mentee/ask-scholarship',
  '/purchases',
  '/checkout/1',
  '/mentoring-packages',
  ...account('/mentee/my-account', ['profile', 'otherProfile', ...everyones]),
]
const mentors = [
  ...account('/mentor/my-account', [...everyones, 'otherProfile']),
  '/mentor/mentorships',
  '/mentor/messages',
  '/mentor/seminars',
  '/mentor/mentor2mentor',
  '/mentor/my-account/profile',
  '/mentor/my-account/photo',
  '/mentor/my-account/availability',
  '/mentor/my-account/status',
  '/mentor/my-account/gift',
]
const admins = [
  ...account('/admin/my-account', ['profile', ...everyones]),
  '/admin/dashboard',
  '/admin/statistics',
  '/admin/year-report',
  '/admin/statistics?range=last-year&type=paid&mentors=ongoing',
  '/admin/search',
  '/admin/search?q=ζζζζζζ',
  '/admin/search?q=demo',
  '/admin/administrators/invite',
  '/admin/offers',
  '/admin/offers?scope=expired',
  '/admin/offers/1',
  '/admin/offers/1/end',
  '/admin/seminars',
  '/admin/seminars?scope=past',
  '/admin/seminars/new',
  '/admin/seminars/1',
  '/admin/seminars/1/edit',
  '/admin/seminars/1/cancel',
  '/admin/purchased-subscriptions',
  '/admin/purchased-subscriptions?scope=paid',
  '/admin/mentorships',
  '/admin/mentorships?scope=completed',
  '/admin/pending-mentorship-requests',
  '/admin/mentors',
  '/admin/mentors?scope=all&isCoach=1',
  '/admin/mentees',
  '/admin/emails',
  '/admin/history',
  '/admin/history?scope=exports',
  '/admin/emails?scope=all',
  '/admin/rejected-mentorship-requests',
  '/admin/mentorships?scope=ready',
  '/admin/scholarships',
  '/admin/scholarships?year=2020',
  '/admin/import',
  '/admin/statements',
  '/admin/create-new-mentor',
  '/admin/create-new-mentee',
  '/admin/create-new-mentorship',
  '/admin/pending-edit-requests',
  '/admin/mentor-suggestion-requests',
]

/** Pages that say that something does not exist or is not available now. */
const ownStatus: Record<string, number> = {
  '/admin/right-needed': 403,
  '/error-404': 404,
  // Nothing waits there.
  '/kept': 404,
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
  const { title, headings, width } = await page.evaluate(() => ({
    title: document.title,
    headings: [...document.querySelectorAll('h1')].filter((each) => each.checkVisibility()).length,
    width: document.documentElement.scrollWidth,
  }))
  expect(title, path).toMatch(/ – Θάλλω$|^Θάλλω$/)
  expect(headings, path).toBe(1)
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

test.describe.configure({ mode: 'parallel', timeout: 240_000 })

test('every public page', async ({ page, people, owner, check }) => {
  const mentor = await people.aMentor()
  await check(page, [...open, `/mentors/${mentor.id}`, `/dev/mail/${await aMailId(people, owner)}`])
})

test('the pages that links in mails open', async ({ page, people, owner, check }) => {
  const { userId } = await people.aMentee({ package: 'none' })
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
  ])
})

test('the page of a profile that the team created, for a mentor and a mentee', async ({
  people,
  owner,
  checkAs,
}) => {
  const mentor = await people.aMentor({ status: 'awaiting_response' })
  const mentee = await people.aMentee({ package: 'none' })
  await owner`update data.mentors set profile_due = true where id = ${mentor.id}`
  await owner`update data.mentees set profile_due = true where id = ${mentee.id}`
  await checkAs(mentor, 'mentor', ['/complete-profile'])
  await checkAs(mentee, 'mentee', ['/complete-profile'])
})

test('the pages of an import, in its states', async ({ people, owner, pageOf, check }) => {
  const team = await people.anAdmin()
  const [one] = await owner`
    insert into private.imports (role, file_name, headings, created_by_user_id)
    values ('mentee', 'παλιές.csv', '{Όνομα,E-mail}', ${team.userId}) returning id`
  await owner`
    insert into private.import_rows (import_id, number, cells, person, fate) values
      (${one!.id}, 2, '{Άννα,a@b.gr}', '{"name": "Άννα", "surname": "Α", "email": "a@b.gr"}', 'creates'),
      (${one!.id}, 3, '{Βάσω,b}', '{"name": "Βάσω", "surname": "Β", "email": "b"}', 'email_invalid')`
  const page = await pageOf(team, 'admin')
  const path = `/admin/import/${one!.id}`
  await check(page, [path])
  await owner`update private.imports set mapping = '{"name": 0, "email": 1}' where id = ${one!.id}`
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
  await check(page, [path, `${path}?refused=1:statement_line_changed`])
})

test('the sign-in pages: second factor and choice of profile', async ({
  page,
  people,
  pageOf,
  owner,
  baseURL,
  check,
}) => {
  const admin = await people.anAdmin()
  await people.aMentee({ userId: admin.userId, package: 'none' })
  await owner`insert into private.second_factors (user_id, sealed_secret, confirmed_at) values (${admin.userId}, ${'x'.repeat(40)}, now())`
  const secret = unique()
  await owner`insert into private.pending_sign_ins (token_hash, user_id, expires_at) values (
    rules.token_hash(encode(rules.token_hash(${secret}), 'hex')), ${admin.userId}, now() + interval '10 minutes')`
  await page.context().addCookies([{ name: 'second-step', value: secret, url: baseURL! }])
  await check(page, ['/login/code'])

  const signedIn = await pageOf(admin, 'admin')
  await check(signedIn, ['/second-factor'])
  await owner`update private.sessions set role = null where user_id = ${admin.userId}`
  await check(signedIn, ['/choose-profile'])
  const nobody = { userId: await people.aUser(), viewer: admin.viewer }
  const withoutProfile = await pageOf(nobody, 'mentee')
  await owner`update private.sessions set role = null where user_id = ${nobody.userId}`
  await check(withoutProfile, ['/choose-profile', '/erase-my-account'])
})

test('every page of a mentee, in each of her states', async ({ people, acts, checkAs }) => {
  const mentor = await people.aMentor()
  const newcomer = await people.aMentee({ package: 'none' })
  const ordered = await people.aMentee({ package: 'awaiting_payment' })
  const asking = await people.aMentee()
  const request = await acts.send(asking, await people.aMentor())
  const matched = await people.aMentee({ kind: 'two_in_one' })
  const coaching = await acts.sendForCoaching(matched, await people.aMentor({ offersCoaching: true }))
  await checkAs(newcomer, 'mentee', [...mentees, `/mentors/${mentor.id}`])
  await checkAs(ordered, 'mentee', [
    '/mentee/mentorships',
    '/purchases',
    `/purchases/${ordered.purchaseId}`,
    `/purchases/${ordered.purchaseId}/proof`,
    `/purchases/${ordered.purchaseId}/cancel`,
  ])
  await checkAs(asking, 'mentee', [
    '/mentee/mentorships',
    `/mentee/mentorships/requests/${request}/withdraw`,
    `/mentee/mentorships/requests/${request}/answer`,
    `/mentors/${mentor.id}`,
  ])
  await checkAs(matched, 'mentee', [
    '/mentee/mentorships',
    `/mentee/mentorships/requests/${coaching}/withdraw`,
  ])
})

test('every page of a mentor, in each of her states', async ({ people, acts, pageOf, check, checkAs }) => {
  const mentor = await people.aMentor()
  const request = await acts.send(await people.aMentee({ visibility: 'public' }), mentor)
  const page = await pageOf(mentor, 'mentor')
  await check(page, [
    ...mentors,
    `/mentor/mentorships/requests/${request}/ask`,
    `/mentor/mentorships/requests/${request}/approve`,
    `/mentor/mentorships/requests/${request}/reject`,
  ])
  await acts.approve(mentor, request)
  await check(page, [
    '/mentor/mentorships',
    '/mentor/my-account/status',
    `/mentor/mentorships/requests/${request}/approve`,
  ])
  await checkAs(await people.aMentor({ status: 'new' }), 'mentor', ['/mentor/application'])
})

test('the pages about the planned sessions of a pair', async ({ people, acts, owner, checkAs }) => {
  const mentor = await people.aMentor({ offersCoaching: true })
  const mentee = await people.aMentee({ kind: 'two_in_one' })
  const id = await acts.approve(mentor, await acts.sendForCoaching(mentee, mentor))
  await acts.plan(mentor, id)
  await acts.proposeTimes(mentor, id)
  const [session] = await owner`select id from data.sessions where mentorship_id = ${id}`
  await checkAs(mentee, 'mentee', [
    '/mentee/mentorships',
    `/mentee/mentorships/${id}/sessions/plan`,
    `/mentee/mentorships/${id}/sessions/times`,
    `/mentee/mentorships/${id}/sessions/${session!.id}/move`,
    `/mentee/mentorships/${id}/sessions/${session!.id}/cancel`,
    `/mentee/mentorships/${id}/sessions/${session!.id}/settle`,
  ])
  await checkAs(mentor, 'mentor', [
    '/mentor/mentorships',
    `/mentor/mentorships/${id}/sessions/plan`,
    `/mentor/mentorships/${id}/sessions/times`,
    `/mentor/mentorships/${id}/sessions/${session!.id}/move`,
    `/mentor/mentorships/${id}/sessions/${session!.id}/cancel`,
  ])
  await owner`update data.sessions set starts_at = now(), held_on = rules.local_date() where id = ${session!.id}`
  await checkAs(await people.anAdmin(), 'admin', [
    `/admin/mentorships/${id}/sessions`,
    `/admin/mentorships/${id}/sessions/plan`,
    `/admin/mentorships/${id}/sessions/times`,
    `/admin/mentorships/${id}/sessions/${session!.id}/move`,
    `/admin/mentorships/${id}/sessions/${session!.id}/cancel`,
    `/admin/mentorships/${id}/sessions/${session!.id}/settle`,
  ])
})

test('every page of an application, and of a second profile', async ({ people, checkAs }) => {
  await checkAs(await people.aMentor({ status: 'awaiting_response' }), 'mentor', [
    '/mentor/application',
    ...[2, 3, 4, 5, 6, 7, 8].map((step) => `/mentor/register?step=${step}`),
    '/mentor/register?step=3&why=experience',
  ])
  await checkAs(await people.aMentor(), 'mentor', ['/mentee/register'])
})

test('the pages of a pending edit request', async ({ people, acts, owner, checkAs }) => {
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
  await checkAs(mentor, 'mentor', ['/mentor/my-account/profile', '/mentor/my-account/profile/withdraw'])
  const decision = `/admin/mentors/${mentor.id}/pending-edit-requests`
  await checkAs(await people.anAdmin(), 'admin', ['/admin/pending-edit-requests', decision])
  await checkAs(await people.anAdmin({ userId: mentor.userId }), 'admin', [
    '/admin/pending-edit-requests',
    decision,
  ])
  await checkAs(await people.anAdmin(), 'admin', [
    `/admin/mentors/${(await people.aMentor()).id}/pending-edit-requests`,
  ])
})

test('the team’s pages of a mentor, with little and with much', async ({ people, acts, checkAs }) => {
  const [busy, waiting, quiet, team] = [
    await people.aMentor(),
    await people.aMentor(),
    await people.aMentor({ status: 'new' }),
    await people.anAdmin(),
  ]
  await acts.approve(busy, await acts.send(await people.aMentee(), busy))
  await acts.send(await people.aMentee(), waiting)
  const [written] = await acts.asViewer(
    team.viewer,
    (sql) => sql`select api.write_testimonial(mentor_id => ${busy.id}, mentee_full_name => 'Μαρία Νέου',
      given_on => '2026-01-02', text => 'Με βοήθησε πολύ.', publish => false) as id`,
  )
  await acts.asViewer(
    team.viewer,
    (sql) => sql`select api.write_note(about_user_id => ${busy.userId}, text => 'Μίλησα μαζί της.')`,
  )
  await checkAs(team, 'admin', [
    ...[busy, waiting, quiet].map(({ id }) => `/admin/mentors/${id}`),
    `/admin/mentors/${waiting.id}/edit`,
    `/admin/mentors/${waiting.id}/photo`,
    `/admin/mentors/${busy.id}/status`,
    `/admin/mentors/${waiting.id}/status`,
    `/admin/mentors/${quiet.id}/status`,
    `/admin/mentors/${waiting.id}/away`,
    `/admin/mentors/${waiting.id}/clearance`,
    `/admin/mentors/${busy.id}/testimonials/new`,
    `/admin/mentors/${busy.id}/testimonials/${written!.id}`,
    `/admin/mentors/${busy.id}/testimonials/${written!.id}/delete`,
    `/admin/users/${busy.userId}/latin-name`,
    `/admin/users/${busy.userId}/erase`,
  ])
})

test('the pages of matching and messages', async ({ people, acts, pageOf, owner, check, checkAs }) => {
  const [team, mentee, mentor] = [
    await people.anAdmin(),
    await people.aMentee({ package: 'none' }),
    await people.aMentor(),
  ]
  const ask = () =>
    acts.asViewer(
      mentee.viewer,
      (sql) =>
        sql`select api.ask_for_suggestions(text => 'Αλλάζω κλάδο.', topic => 'Πληροφορική', help => 'x') as id`,
    )
  const [waiting] = await ask()
  const admin = await pageOf(team, 'admin')
  const request = `/admin/mentor-suggestion-requests/${waiting!.id as number}`
  const messages = [`/admin/mentors/${mentor.id}/messages`, `/admin/mentees/${mentee.id}/messages`]
  await check(admin, ['/admin/mentor-suggestion-requests', request, ...messages])
  const texts = owner.json({ gr: { subject: 'Τα νέα μας', text: 'Γεια σου, {name}.' } })
  const [template] =
    await owner`insert into data.message_templates (name, texts) values ('Χαιρετισμός', ${texts}) returning id`
  const [draft] = await owner`
    insert into data.news (audience, locales, texts) values ('all', '{gr}', ${texts}) returning id`
  const [sent] = await owner`
    insert into data.news (audience, locales, texts, sent_at, done_at) values ('all', '{gr}', ${texts}, now(), now()) returning id`
  await check(admin, [
    '/admin/message-templates',
    '/admin/message-templates/new',
    `/admin/message-templates/${template!.id as number}`,
    '/admin/news',
    '/admin/news/new',
    `/admin/news/${draft!.id as number}`,
    `/admin/news/${draft!.id as number}/edit`,
    `/admin/news/${sent!.id as number}`,
  ])
  await acts.asViewer(
    team.viewer,
    (sql) => sql`
    select api.answer_suggestion_request(suggestion_request_id => ${waiting!.id as number}, mentor_ids => ${[mentor.id]}, answer => 'Δες την.'),
      api.send_message(to_role => 'mentee', profile_id => ${mentee.id}, text => 'Καλώς ήρθες.', subject => 'Για σένα')`,
  )
  await owner`insert into data.availability_alerts (mentee_id, mentor_id) values (${mentee.id}, ${mentor.id})`
  await check(admin, [request, ...messages])
  await checkAs(mentee, 'mentee', ['/mentee/mentorships', '/mentee/messages', '/mentee/find-my-mentor'])
  await ask()
  await checkAs(mentee, 'mentee', ['/mentee/find-my-mentor'])
})

test('every page of scholarships, in each of their states', async ({
  people,
  acts,
  pageOf,
  check,
  checkAs,
}) => {
  const [team, giver, mentee] = [
    await people.anAdmin(),
    await people.aMentor(),
    await people.aMentee({ package: 'none' }),
  ]
  const ordered = await people.aMentee({ package: 'awaiting_payment' })
  const [named] = await acts.asViewer(
    giver.viewer,
    (sql) => sql`select api.gift_scholarship(name => 'Υποτροφία Ρόζα') as id`,
  )
  const [opened] = await acts.asViewer(
    team.viewer,
    (sql) => sql`
    select api.create_scholarship(name => 'Μισή τιμή', kind => 'partial_50') as id`,
  )
  const [asked] = await acts.asViewer(
    mentee.viewer,
    (sql) => sql`select api.ask_for_scholarship(reason => 'Έμεινα άνεργη.', package_id => 1) as id`,
  )
  const [gift, half] = [named!.id as number, opened!.id as number]
  const admin = await pageOf(team, 'admin')
  await check(admin, [
    '/admin/scholarships',
    '/admin/scholarships?scope=asked',
    `/admin/scholarships/requests/${asked!.id}`,
    `/admin/scholarships/${gift}`,
    `/admin/scholarships/${gift}/gift`,
    `/admin/scholarships/${half}?q=α`,
    `/admin/scholarships/${half}?q=ζζζ`,
    `/admin/scholarships/${half}/award/${ordered.id}`,
    `/admin/mentees/${mentee.id}/scholarships`,
  ])
  await checkAs(mentee, 'mentee', ['/mentee/ask-scholarship'])
  await acts.asViewer(team.viewer, (sql) => sql`select api.approve_gift(scholarship_id => ${gift})`)
  const [given] = await acts.asViewer(
    team.viewer,
    (sql) => sql`
    select api.award_scholarship(scholarship_id => ${gift}, mentee_id => ${mentee.id}) as id`,
  )
  const withdraw = `/admin/scholarships/awards/${given!.id}/withdraw`
  await check(admin, [
    `/admin/scholarships/${gift}`,
    `/admin/scholarships/${gift}/gift`,
    `/admin/scholarships/${gift}/award/${ordered.id}`,
    `/admin/scholarships/${half}/award/${mentee.id}`,
    withdraw,
    `/admin/mentees/${mentee.id}/scholarships`,
  ])
  await acts.send(mentee, await people.aMentor())
  await check(admin, [withdraw])
  await checkAs(giver, 'mentor', ['/mentor/my-account/gift'])
})

test('the mentee’s pages of refunds', async ({ people, acts, owner, checkAs }) => {
  const [begun, mentor] = [await people.aMentee(), await people.aMentor()]
  await acts.increase(begun, await acts.approve(mentor, await acts.send(begun, mentor)))
  await checkAs(begun, 'mentee', [
    `/purchases/${begun.purchaseId}/withdraw`,
    `/purchases/${begun.purchaseId}/withdraw/confirm`,
  ])
  await acts.withdrawPurchase(begun.viewer, begun.purchaseId, { seenCents: 4134 })
  await checkAs(begun, 'mentee', [`/purchases/${begun.purchaseId}/withdrawn`])
  const [paid, back, late] = [await people.aMentee(), await people.aMentee(), await people.aMentee()]
  await acts.withdrawPurchase(back.viewer, back.purchaseId, {
    seenCents: 6200,
    iban: 'GR16 0110 1250 0000 0001 2300 695',
  })
  await owner`update data.purchases set paid_at = now() - interval '4 months' where id = ${late.purchaseId}`
  await checkAs(late, 'mentee', [
    `/purchases/${late.purchaseId}/withdraw`,
    `/purchases/${late.purchaseId}/ask-refund`,
  ])
  await owner`update data.users set birthdate = current_date - interval '17 years' where id = ${paid.userId}`
  await checkAs(paid, 'mentee', ['/mentee/guardian'])
  const minor = await aWaitingOrder(owner, people)
  await checkAs(minor, 'mentee', [`/purchases/${minor.purchaseId}`, '/mentee/guardian'])
  await checkAs(minor, 'mentee', [`/guardian?token=${minor.token}`])
  await acts.askRefund(late.viewer, { purchaseId: late.purchaseId, text: 'Δεν πρόλαβα να ξεκινήσω.' })
  await checkAs(late, 'mentee', [`/purchases/${late.purchaseId}`, `/purchases/${late.purchaseId}/ask-refund`])
  await checkAs(paid, 'mentee', [
    '/purchases',
    `/purchases/${paid.purchaseId}`,
    `/purchases/${paid.purchaseId}/invoice`,
    `/purchases/${paid.purchaseId}/cancel`,
    `/purchases/${paid.purchaseId}/begin`,
    `/purchases/${paid.purchaseId}/withdraw`,
    `/purchases/${paid.purchaseId}/withdraw/confirm`,
    `/receipts/${paid.purchaseId}`,
  ])
  await checkAs(back, 'mentee', [
    `/purchases/${back.purchaseId}`,
    `/purchases/${back.purchaseId}/withdrawn`,
    `/purchases/${back.purchaseId}/refund-account`,
  ])
})

test('the admin’s pages of refunds', async ({ people, acts, owner, checkAs }) => {
  const [paid, back, late, twice] = [
    await people.aMentee(),
    await people.aMentee(),
    await people.aMentee(),
    await people.aMentee(),
  ]
  const cancelled = await people.aMentee({ package: 'awaiting_payment' })
  await acts.cancel(cancelled, cancelled.purchaseId)
  await acts.withdrawPurchase(back.viewer, back.purchaseId, {
    seenCents: 6200,
    iban: 'GR16 0110 1250 0000 0001 2300 695',
  })
  await owner`update data.purchases set paid_at = now() - interval '20 days' where id = ${late.purchaseId}`
  await acts.askRefund(late.viewer, { purchaseId: late.purchaseId, text: 'Δεν πρόλαβα να ξεκινήσω.' })
  const [payment] =
    await owner`insert into data.payments (purchase_id, method, external_ref, amount_cents, currency, surplus)
    values (${twice.purchaseId}, 'card', ${`pi_${twice.purchaseId}`}, 6200, 'EUR', true) returning id`
  await owner`insert into data.ledger_entries (purchase_id, payment_id, amount_cents) values (${twice.purchaseId}, ${payment!.id}, 6200)`
  await owner`select rules.raise_flag('paid_twice', ${`pi_${twice.purchaseId}`}, ${twice.purchaseId}::integer, ${payment!.id}::integer)`
  const [ids] =
    await owner`select (select max(id) from data.refunds where purchase_id = ${back.purchaseId}) as refund,
    (select max(id) from data.refund_requests where purchase_id = ${late.purchaseId}) as request,
    (select max(id) from data.payment_flags where purchase_id = ${twice.purchaseId}) as flag`
  const [document] = await owner`
    insert into data.tax_documents (purchase_id, payment_id, kind, series, number, issued_on, mark, amount_cents, entered_by)
    select ${twice.purchaseId}, p.id, 'retail', 'ΑΠΥ', p.id, rules.local_date(), (400003000000000 + p.id)::text, p.amount_cents,
      ${twice.userId} from data.payments p where p.purchase_id = ${twice.purchaseId} and not p.surplus returning id`
  await owner`
    insert into data.document_sendings (purchase_id, payment_id, kind, series, number, issued_on, amount_cents, state,
      next_try_at, error_code, error_text)
    select ${paid.purchaseId}, p.id, 'retail', 'ΜΝΤ', p.id, rules.local_date(), p.amount_cents, 'refused', now(), '201',
      '201: User VAT number is not authorized' from data.payments p where p.purchase_id = ${paid.purchaseId}`
  await checkAs(await people.anAdmin(), 'admin', [
    ...['to_send', 'asked', 'check', 'done'].map((scope) => `/admin/payments?scope=${scope}`),
    '/admin/accounting',
    '/admin/accounting?from=2025-01-01',
    `/admin/payments/refunds/${ids!.refund}`,
    `/admin/payments/requests/${ids!.request}`,
    `/admin/payments/flags/${ids!.flag}`,
    `/admin/payments/surplus/${payment!.id}`,
    '/admin/purchased-subscriptions?scope=undocumented',
    '/admin/tax-documents',
    `/admin/tax-documents/${document!.id}`,
    ...[paid, twice].map(({ purchaseId }) => `/admin/purchased-subscriptions/${purchaseId}/document`),
    '/admin/purchased-subscriptions?scope=refunded',
    '/admin/purchased-subscriptions?scope=cancelled',
    `/admin/purchased-subscriptions/${cancelled.purchaseId}/deposit`,
    `/admin/purchased-subscriptions/${cancelled.purchaseId}/cancel`,
    `/admin/purchased-subscriptions/${paid.purchaseId}/mark-as-paid`,
    `/admin/purchased-subscriptions/${paid.purchaseId}/reopen-claim`,
    `/admin/purchased-subscriptions/${paid.purchaseId}/withdrawal`,
    ...[paid, late, back].map(({ purchaseId }) => `/admin/purchased-subscriptions/${purchaseId}/refund`),
  ])
})

test('the page to which a card payment returns', async ({ people, pageOf, check }) => {
  const { purchaseId, ...mentee } = await people.aMentee({ package: 'awaiting_payment' })
  const page = await pageOf(mentee, 'mentee')
  await page.goto(`/purchases/${purchaseId}`)
  await press(page, /Πλήρωσε με κάρτα/, { at: /\/pay\/cs_/ })
  await check(page, [`/purchases/${purchaseId}/return`])
})

test('every page of mentorships, in each of their states', async ({ people, acts, pageOf, check }) => {
  const [mentor, mentee, team] = [await people.aMentor(), await people.aMentee(), await people.anAdmin()]
  const id = await acts.approve(mentor, await acts.send(mentee, mentor))
  const sides = [
    [
      await pageOf(mentee, 'mentee'),
      [
        '/mentee/mentorships',
        `/mentee/mentorships/${id}/check-in`,
        `/mentee/mentorships/${id}/goals`,
        `/mentee/mentorships/${id}/ask-team`,
        `/mentee/mentorships/${id}/thanks`,
      ],
    ],
    [
      await pageOf(mentor, 'mentor'),
      [
        '/mentor/mentorships',
        `/mentor/mentorships/${id}/check-in`,
        `/mentor/mentorships/${id}/goals`,
        `/mentor/mentorships/${id}/thanks`,
      ],
    ],
    [
      await pageOf(team, 'admin'),
      [
        `/admin/mentorships/${id}`,
        `/admin/mentees/${mentee.id}`,
        `/admin/mentorships/${id}/follow-up`,
        `/admin/mentors/${mentor.id}/follow-up`,
        `/admin/mentorships/${id}/sessions`,
        `/admin/mentorships/${id}/pause`,
        `/admin/mentorships/${id}/resume`,
        `/admin/mentorships/${id}/stop`,
        `/admin/mentorships/${id}/complete`,
      ],
    ],
  ] as const
  const everySide = async () => {
    for (const [page, paths] of sides) await check(page, [...paths])
  }
  await everySide()
  // These are the same in every state.
  await check(sides[0][0], ['/first-meeting/mentoring', '/calendar-address'])
  await check(sides[2][0], [
    `/admin/mentees/${mentee.id}/profile`,
    `/admin/purchased-subscriptions/${mentee.purchaseId}`,
  ])
  await acts.increase(mentee, id)
  const [session] = await acts.listSessions(mentee.viewer, id)
  await check(sides[2][0], [`/admin/mentorships/${id}/sessions/${session!.id}/remove`])
  await acts.asViewer(
    mentor.viewer,
    (sql) => sql`
    select api.ask_pause_or_end(mentorship_id => ${id}, wish => 'end', reason => 'Αλλάζω πόλη.')`,
  )
  await check(sides[1][0], [`/mentor/mentorships/${id}/ask-team`])
  await check(sides[2][0], [`/admin/mentorships/${id}`])
  await acts.asViewer(team.viewer, (sql) => sql`select api.pause_mentorship(mentorship_id => ${id})`)
  await everySide()
  await acts.asViewer(team.viewer, (sql) => sql`select api.resume_mentorship(mentorship_id => ${id})`)
  await acts.complete(team, id, { belowMinimum: true })
  await everySide()
  const [certificate] = await acts.asViewer(
    mentee.viewer,
    (sql) => sql`select code from api.own_certificate(mentorship_id => ${id})`,
  )
  await check(sides[0][0], [`/certificates/${id}`])
  await check(sides[1][0], ['/mentor/statistics', `/mentor/statistics/${thisYear()}`])
  await check(sides[2][0], [`/admin/certificates?code=${certificate!.code}`])
})

test('every page about admins and about a member’s account', async ({
  people,
  pageOf,
  owner,
  check,
  checkAs,
}) => {
  const [team, other, member] = [await people.anAdmin(), await people.anAdmin(), await people.aMentor()]
  const mentee = await people.aMentee({ package: 'none' })
  const [report] = await owner`
    insert into data.reports (by_user_id, about_user_id, text) values (${mentee.userId}, ${member.userId}, 'Με ενόχλησε.')
    returning id`
  await checkAs(mentee, 'mentee', [`/report/mentor/${member.id}`])
  const [price] = await owner<{ id: number }[]>`
    insert into data.package_prices (package_id, holds_from, price_cents)
    select id, rules.local_date() + 30, 28000 from data.packages where code = 'two_in_one'
    on conflict (package_id, holds_from) where withdrawn_at is null do update set price_cents = excluded.price_cents
    returning id`
  const [rate] = await owner<{ id: number }[]>`
    insert into data.vat_rates (holds_from, percent, ground)
    values (rules.local_date() + 30, 0, 'Χωρίς ΦΠΑ – άρθρο 27 του Κώδικα ΦΠΑ')
    on conflict (holds_from) where withdrawn_at is null do update set ground = excluded.ground
    returning id`
  const words = owner.json({ gr: 'Α', en: 'A', de: 'A', fr: 'A', pt: 'A' })
  await owner`
    insert into data.document_versions (document, version, holds_from, bodies, summaries)
    values ('cookies', 2, rules.local_date() + 30, ${words}, ${words}) on conflict do nothing`
  await owner`
    insert into data.document_drafts (document, based_on, holds_from, needs_consent, bodies, summaries)
    values ('privacy', 1, rules.local_date() + 30, true, ${words}, ${words}) on conflict do nothing`
  await owner`insert into private.second_factors (user_id, sealed_secret, confirmed_at) values (${member.userId}, ${'x'.repeat(40)}, now())`
  const page = await pageOf(team, 'admin')
  await check(page, [
    `/admin/administrators/${other.userId}/retire`,
    `/admin/administrators/${team.userId}/retire`,
    '/admin/right-needed',
    '/admin/jobs',
    '/admin/settings',
    '/admin/settings/prices',
    '/admin/settings/prices?packageId=1&price=x&holdsFrom=2026-12-01',
    '/admin/settings/vat',
    '/admin/settings/vat?percent=0&holdsFrom=2026-12-01&ground=',
    '/admin/settings/texts',
    '/admin/settings/texts/terms',
    '/admin/settings/bank',
    '/admin/settings/iris',
    '/admin/settings/iris/code',
    '/admin/settings/limits?answerDays=99',
    '/admin/reports',
    `/admin/reports/${report!.id}`,
  ])
  // These ask for the password, if it was not given a short time ago.
  await owner`update private.sessions set password_at = now() - interval '1 hour' where user_id = ${team.userId}`
  await check(page, [
    '/admin/administrators',
    `/admin/administrators/${other.userId}/retire`,
    `/admin/administrators/${other.userId}/right`,
    `/admin/settings/prices/${price!.id}/withdraw`,
    '/admin/settings/prices?packageId=1&price=70&holdsFrom=2030-12-01',
    `/admin/settings/vat/${rate!.id}/withdraw`,
    '/admin/settings/vat?percent=13&holdsFrom=2030-12-01&ground=',
    '/admin/settings/texts/privacy/check',
    '/admin/settings/texts/cookies/2/withdraw',
    '/admin/settings/issuer?issuerName=Δίκτυο&issuerTaxNumber=123456789&issuerAddress=Αθήνα',
    `/admin/users/${member.userId}/email`,
    `/admin/users/${member.userId}/second-factor`,
    `/admin/users/${member.userId}/erase`,
    `/admin/users/${member.userId}/data`,
  ])
})

test('every other admin page', async ({ people, acts, owner, checkAs }) => {
  const ordered = await people.aMentee({ package: 'awaiting_payment' })
  const mentor = await people.aMentor()
  const waiting = await acts.send(await people.aMentee(), await people.aMentor())
  const applicant = await people.aMentor({ status: 'new' })
  await acts.approve(mentor, await acts.send(await people.aMentee(), mentor))
  const mailId = await aMailId(people, owner)
  await checkAs(await people.anAdmin(), 'admin', [
    ...admins,
    `/admin/mentees/${ordered.id}`,
    `/admin/purchased-subscriptions/${ordered.purchaseId}`,
    `/admin/purchased-subscriptions/${ordered.purchaseId}/mark-as-paid`,
    `/admin/purchased-subscriptions/${ordered.purchaseId}/cancel`,
    `/admin/purchased-subscriptions/${(await aWaitingOrder(owner, people)).purchaseId}/ask-guardian`,
    `/admin/bulk/purchases/mark-as-paid?id=${ordered.purchaseId}&id=${(await people.aMentee()).purchaseId}`,
    `/admin/bulk/mentorship-requests/reject?id=${waiting}&refused=${waiting}:busy`,
    '/admin/purchased-subscriptions?all=1',
    '/admin/views/purchased-subscriptions?scope=paid',
    `/admin/pending-mentorship-requests/${waiting}/approve`,
    `/admin/pending-mentorship-requests/${waiting}/reject`,
    `/admin/pending-mentorship-requests/${waiting}/remind`,
    `/admin/bulk/mentorship-requests/remind?id=${waiting}`,
    `/admin/emails/${mailId}`,
    `/admin/bulk/mails/resend?id=${mailId}`,
    `/admin/bulk/mentors/inactive?id=${(await people.aMentor()).id}`,
    '/admin/pending-applications',
    '/admin/pending-applications?scope=rejected',
    `/admin/pending-applications/${applicant.id}`,
  ])
})

/** A mail to a mentee of this test alone. */
async function aMailId(people: People, owner: Sql) {
  const { userId } = await people.aMentee()
  const [mail] = await owner<
    { id: number }[]
  >`select id from data.mails where to_user_id = ${userId} order by id limit 1`
  return mail!.id
}
