// Findings of a review before the launch, each with its number: what the pages must show, and what they must not.
import { expect, test } from 'vitest'
import { formsOf } from '../support/html-forms'
import { openSite } from '../support/site'
import sharp from 'sharp'

const site = await openSite()
const acts = await import('../support/acts')
const { sendProof } = await import('~/db/acts.server')

const text = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', "'")
const pageOf = async (userId: number, role: 'mentee' | 'mentor' | 'admin', path: string) => {
  const { body } = await site.ask(path, { cookie: await site.signIn(userId, role) })
  return body
}

/** Sends the form with this id as it is on the page. */
async function send(cookie: string, path: string, id: string) {
  const form = formsOf((await site.ask(path, { cookie })).body).find((each) => each.id === id)!
  return site.ask(form.action.startsWith('/') ? form.action : path, {
    cookie,
    headers: { origin: site.origin },
    form: form.fields,
  })
}

test('F11 robots.txt allows the two registration pages and disallows pages for signed-in users', async () => {
  const { body } = await site.ask('/robots.txt')
  expect(body).toContain(`\nSitemap: ${site.origin}/sitemap.xml\n`)
  const rules = [...body.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, rule, path = '']) => ({
    rule,
    path,
  }))
  // RFC 9309: the longest matching path decides.
  const open = (path: string) =>
    rules
      .filter((each) => path.startsWith(each.path))
      .sort((one, other) => other.path.length - one.path.length)[0]?.rule !== 'Disallow'
  expect(['/', '/mentors/1', '/mentee/register', '/mentor/register', '/faq'].filter(open)).toHaveLength(5)
  expect(
    ['/mentee/my-account', '/mentor/mentorships', '/admin/dashboard', '/purchases/1', '/checkout/1'].filter(
      open,
    ),
  ).toEqual([])
})

test('F27 newcomers read about both ways to pay', async () => {
  const { userId } = await site.aMentee({ package: 'none' })
  const home = text(await pageOf(userId, 'mentee', '/mentee/mentorships'))
  expect(home).toContain('Πληρώνεις με κάρτα ή κατάθεση, μία φορά.')
  const packages = text((await site.ask('/mentoring-packages')).body)
  expect(packages).toContain('Με κάρτα ξεκινάς αμέσως· με κατάθεση, μόλις τη δούμε και σου γράψουμε.')
})

test('F30 the page shows the password field when the password is due, and shortly before', async () => {
  const [admin, mentee, mentor] = [
    await site.anAdmin(),
    await site.aMentee({ package: 'awaiting_payment' }),
    await site.aMentor(),
  ]
  const [scholarship] = await acts.asViewer(
    admin.viewer,
    (sql) => sql`select api.create_scholarship(name => 'Μισή τιμή', kind => 'partial_50') as id`,
  )
  const pages = [
    `/admin/purchased-subscriptions/${mentee.purchaseId}/mark-as-paid`,
    `/admin/users/${mentor.userId}/email`,
    '/admin/administrators',
    `/admin/scholarships/${scholarship!.id}/award/${(await site.aMentee({ package: 'none' })).id}`,
  ]
  const [constants] = await site.owner<
    { passwordMinutes: number }[]
  >`select password_minutes from data.constants`
  const cookie = await site.signIn(admin.userId, 'admin')
  for (const [minutes, asked] of [
    [0, false],
    [constants!.passwordMinutes - 6, false],
    [constants!.passwordMinutes - 3, true],
    [constants!.passwordMinutes + 1, true],
  ] as [number, boolean][]) {
    await site.owner`update private.sessions set password_at = now() - make_interval(mins => ${minutes}) where user_id = ${admin.userId}`
    for (const page of pages) {
      const { status, body } = await site.ask(page, { cookie })
      expect([status, body.includes('name="currentPassword"')], `${page} after ${minutes} minutes`).toEqual([
        200,
        asked,
      ])
      expect(body, page).not.toContain('Υπάρχει πρόβλημα')
    }
  }
})

test('F38 F39 a mentor reads why she sees only a mentee’s first name, and that a phone number may be missing', async () => {
  const mentor = await site.aMentor()
  const why = 'Κρατά ιδιωτικό το επώνυμό της μέχρι να ξεκινήσετε.'
  const hidden = await site.aMentee({ name: 'Λένα', surname: 'Κρυφή', visibility: 'private' })
  const request = await acts.send(hidden, mentor)
  const closed = await pageOf(mentor.userId, 'mentor', '/mentor/mentorships')
  expect(closed.split(why)).toHaveLength(2)
  expect(closed).not.toContain('Κρυφή')
  const approving = text(
    await pageOf(mentor.userId, 'mentor', `/mentor/mentorships/requests/${request}/approve`),
  )
  expect(approving).toMatch(/το e-mail της άλλης και, αν το έχει γράψει, το τηλέφωνό της/)
  await acts.withdraw(hidden, request)
  await acts.send(await site.aMentee({ name: 'Μάγδα', surname: 'Τσολάκη', visibility: 'public' }), mentor)
  const open = await pageOf(mentor.userId, 'mentor', '/mentor/mentorships')
  expect(open).toContain('Μάγδα Τσολάκη')
  expect(open).not.toContain(why)
})

test('F14 F15 an admin reads what to check before the applicant’s answers and the decision', async () => {
  const { id } = await site.aMentor({ status: 'new' })
  const page = await pageOf((await site.anAdmin()).userId, 'admin', `/admin/pending-applications/${id}`)
  const [look, answers, decision] = ['Τι να προσέξεις', 'Προσωπικά στοιχεία', 'Η απόφαση της ομάδας'].map(
    (title) => page.search(new RegExp(`<h2[^>]*>${title}`)),
  ) as [number, number, number]
  expect(Math.min(look, answers, decision)).toBeGreaterThan(0)
  expect(look).toBeLessThan(answers)
  expect(look).toBeLessThan(decision)
  for (const hers of ['Λίγα λόγια για εσένα', 'Η εμπειρία σου', 'Πώς μας έμαθες'])
    expect(text(page)).not.toContain(hers)
})

test('F28 admin pages use different names for the mentee’s proof and our receipt', async () => {
  const mentee = await site.aMentee({ package: 'awaiting_payment' })
  await acts.prove(mentee, mentee.purchaseId)
  const page = text(
    await pageOf((await site.anAdmin()).userId, 'admin', '/admin/purchased-subscriptions?scope=awaiting'),
  )
  expect(page).toContain('Αποδεικτικό 1')
  expect(page).not.toContain('Απόδειξη 1')
})

test('F34 a mentor’s page says how she works, and by when she answers', async () => {
  const { id } = await site.aMentor()
  const page = text((await site.ask(`/mentors/${id}`)).body)
  expect(page).toContain('Πώς δουλεύει')
  expect(page).toMatch(/Απαντά σε κάθε αίτημα μέσα σε \d+ ημέρες/)
})

test('F36 an applicant is told that a description is short before she sends it', async () => {
  const { userId } = await site.aMentor({ status: 'awaiting_response' })
  const page = text(await pageOf(userId, 'mentor', '/mentor/register?step=8'))
  expect(page).toMatch(/Η περιγραφή σου έχει \d+ λέξεις\. Θέλεις να γράψεις λίγα ακόμη;/)
})

test('F48 the order page names the package once, beside the form', async () => {
  const { userId } = await site.aMentee({ package: 'none' })
  const page = await pageOf(userId, 'mentee', '/checkout/1')
  const main = /<main[\s\S]*<\/main>/.exec(page)![0]
  expect(text(main).split('Mentoring 3 μηνών')).toHaveLength(2)
  expect(main).toMatch(/<aside[\s\S]*Mentoring 3 μηνών[\s\S]*<\/aside>/)
})

test('F50 the mentor’s profile asks for the field of work, as the application does', async () => {
  const { userId } = await site.aMentor()
  const page = await pageOf(userId, 'mentor', '/mentor/my-account/profile')
  expect(/<select[^>]*name="industryId"[^>]*>/.exec(page)![0]).toMatch(/\srequired/)
})

test('F55 a receipt names its issuer: name, tax number, address', async () => {
  const mentee = await site.aMentee()
  const [issuer] = await site.owner`select issuer_name, issuer_tax_number, issuer_address from data.constants`
  const page = text(await pageOf(mentee.userId, 'mentee', `/receipts/${mentee.purchaseId}`))
  for (const fact of ['ΑΦΜ', ...Object.values(issuer!)]) expect(page).toContain(fact)
})

test('after changing sessions, an admin returns to the same place in the list', async () => {
  const [mentor, mentee] = [await site.aMentor(), await site.aMentee()]
  const id = await acts.approve(mentor, await acts.send(mentee, mentor))
  const cookie = await site.signIn((await site.anAdmin()).userId, 'admin')
  const list = '/admin/mentorships?q=%CE%A0%CE%B1%CF%80%CF%80%CE%AC'
  const here = `/admin/mentorships/${id}/sessions?return_to=${encodeURIComponent(list)}`
  expect((await site.ask(here, { cookie })).body).toContain(`href="${list}"`)
  const added = await send(cookie, here, 'session')
  expect([added.status, added.to]).toEqual([302, here])
  const { body } = await site.ask(added.to, { cookie })
  expect(body).toContain(`href="${list}"`)
  const remove = /href="([^"]*\/remove[^"]*)"/.exec(body)![1]!.replaceAll('&amp;', '&')
  expect(new URL(remove, site.origin).searchParams.get('return_to')).toBe(list)
  expect((await site.ask(remove, { cookie })).body).toContain(`href="${here}"`)
  const removed = await send(cookie, remove, 'remove')
  expect([removed.status, removed.to]).toEqual([302, here])
  // A deleted row leads there too. Only a path of this list is accepted as the place to return to.
  expect((await site.ask(remove, { cookie })).to).toBe(here)
  const elsewhere = `/admin/mentorships/${id}/sessions?return_to=${encodeURIComponent('/admin/dashboard?x=1')}`
  expect((await site.ask(elsewhere, { cookie })).body).toContain('href="/admin/mentorships"')
})

test('the reason of an ended mentorship is shown below its row, not among the actions', async () => {
  const surname = 'Διακοπτοπούλου'
  const [mentor, mentee] = [await site.aMentor(), await site.aMentee({ surname })]
  const id = await acts.approve(mentor, await acts.send(mentee, mentor))
  const admin = await site.anAdmin()
  await acts.stop(admin, id, { reason: 'Οι ώρες τους δεν ταίριαζαν, και θέλει να σκεφτεί αν θα συνεχίσει.' })
  const page = await pageOf(
    admin.userId,
    'admin',
    `/admin/mentorships?scope=stopped&q=${encodeURIComponent(surname)}`,
  )
  const rows = [...page.matchAll(/<tr( class="row-note")?>(.*?)<\/tr>/gs)].slice(1)
  expect(rows.map(([, note]) => note !== undefined)).toEqual([false, true])
  expect(rows[0]![2]).not.toContain('Οι ώρες τους')
  expect(rows[1]![2]).toMatch(/^<td colSpan="6">.*Οι ώρες τους δεν ταίριαζαν/)
})

test('the page frame shows the user’s photo in every role, or initials without a photo', async () => {
  const userId = await site.aUser({ name: 'Ήρα', surname: 'Λύρα' })
  const mentor = await site.aMentor({ userId })
  await site.aMentee({ userId, package: 'none' })
  await site.anAdmin({ userId })
  const [photo] = await site.owner<{ id: number }[]>`
    insert into data.photos (user_id, small, large, mime) values (${userId}, 'small', 'large', 'image/jpeg') returning id`
  const path = `/photos/${photo!.id}/small`
  const homes = {
    mentor: '/mentor/mentorships',
    mentee: '/mentee/mentorships',
    admin: '/admin/dashboard',
  } as const
  for (const role of ['mentor', 'mentee', 'admin'] as const)
    expect(await pageOf(userId, role, homes[role]), role).toMatch(/>ΗΛ<\/span>/)
  await site.owner`update data.mentor_cards set photo_id = ${photo!.id} where mentor_id = ${mentor.id}`
  for (const role of ['mentor', 'mentee', 'admin'] as const) {
    const cookie = await site.signIn(userId, role)
    const { body } = await site.ask(homes[role], { cookie })
    expect(body, role).toMatch(new RegExp(`<img src="${path}" alt="" width="36"`))
    expect(body, role).not.toMatch(/>ΗΛ<\/span>/)
    expect(await site.ask(path, { cookie }), role).toMatchObject({ status: 200, body: 'small' })
  }
  const other = await site.aMentee({ package: 'none' })
  expect(await pageOf(other.userId, 'mentee', homes.mentee)).not.toContain('<img src="/photos/')
})

test('L2 when the database’s disk is full, writes answer 503 and reads go on', async () => {
  const { userId } = await site.aMentee({ package: 'none' })
  const cookie = await site.signIn(userId, 'mentee')
  await site.owner.unsafe(`create function public.no_room() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = '53100'; end $$;
    create trigger no_room before update on data.users execute function public.no_room()`)
  try {
    const form = formsOf((await site.ask('/mentee/my-account', { cookie })).body).find(
      ({ id }) => id === 'mentee-profile',
    )!
    const answer = await site.ask('/mentee/my-account', {
      cookie,
      headers: { origin: site.origin },
      // Unchanged, the profile is not written.
      form: form.fields.map(([name, value]) => [name, name === 'name' ? 'Ηρώ' : value]),
    })
    expect(answer.status).toBe(503)
  } finally {
    await site.owner.unsafe('drop trigger no_room on data.users; drop function public.no_room()')
  }
})

test('F29 an admin sees a thumbnail of the deposit slip beside the amount', async () => {
  const mentee = await site.aMentee({ package: 'awaiting_payment' })
  const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await sendProof(mentee.viewer, {
    purchaseId: mentee.purchaseId,
    fileName: 'slip.png',
    mime: 'image/png',
    bytes: picture,
  })
  const [proof] = await site.owner<{ id: number }[]>`
    select id from data.proofs where purchase_id = ${mentee.purchaseId}`
  const page = await pageOf(
    (await site.anAdmin()).userId,
    'admin',
    `/admin/purchased-subscriptions/${mentee.purchaseId}/mark-as-paid`,
  )
  expect(page).toMatch(new RegExp(`<img[^>]*src="/proofs/${proof!.id}"`))
})

test('F33 one group of the list names available mentors, and later pages repeat the group’s name', async () => {
  for (let count = 0; count < 13; count += 1) await site.aMentor()
  const { body } = await site.ask('/mentors')
  const next = /href="(\/mentors\?[^"]*after=[^"]*)"/.exec(body)![1]!.replaceAll('&amp;', '&')
  const second = (await site.ask(next)).body
  expect(text(second)).toMatch(/Σελίδα 2/)
  expect(/<title>([^<]*)/.exec(second)![1]).toMatch(/σελίδα 2/i)
})

test('F49 phone numbers and addresses are links, and a number is read in groups', async () => {
  const [mentor, mentee] = [await site.aMentor({ phone: '+306912345678' }), await site.aMentee()]
  await acts.approve(mentor, await acts.send(mentee, mentor))
  const page = await pageOf(mentee.userId, 'mentee', '/mentee/mentorships')
  expect(page).toMatch(/href="tel:\+306912345678"[^>]*>(<[^>]*>)*\+30 691 234 5678/)
  expect(page).toContain(`href="mailto:${mentor.viewer.email}"`)
})
