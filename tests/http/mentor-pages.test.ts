// Pages of mentors and about them: seminars and their calendar file, tips, words with an edit request, her figures.
import { expect, test } from 'vitest'
import { chooseNotifications } from '~/domain/notifications/notifications.server'
import * as acts from '../support/acts'
import { formsOf } from '../support/html-forms'
import { openSite } from '../support/site'

const site = await openSite()
const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const link = 'https://meet.example.org/oria'

async function aSignedInMentor() {
  const mentor = await site.aMentor()
  return { ...mentor, cookie: await site.signIn(mentor.userId, 'mentor') }
}

test('a mentor downloads a seminar as a calendar file; nobody else, and none that is cancelled', async () => {
  const { cookie } = await aSignedInMentor()
  const [seminar] = await site.owner<{ id: number }[]>`
    insert into data.seminars (title, starts_at, minutes, place)
    values ('Όρια', '2030-03-01 18:30+02', 90, ${link}) returning id`
  const file = `/mentor/seminars/${seminar!.id}/calendar`
  const own = await site.ask(file, { cookie })
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(own.body).toMatch(
    /UID:seminar-\d+@[\s\S]*DTSTART:20300301T163000Z\r\nDTEND:20300301T180000Z\r\nSUMMARY:Όρια/,
  )
  expect(own.body).toContain(link)
  expect((await site.ask('/mentor/seminars', { cookie })).body).toContain(link)
  const mentee = await site.signIn((await site.aMentee()).userId, 'mentee')
  expect((await site.ask(file, { cookie: mentee })).status).not.toBe(200)
  await site.owner`update data.seminars set cancelled_at = now() where id = ${seminar!.id}`
  for (const path of [file, '/mentor/seminars/999999/calendar'])
    expect((await site.ask(path, { cookie })).status).toBe(404)
})

test('the words that a mentor sends with an edit request stand on the team’s page', async () => {
  const mentor = await site.aMentor({ title: 'Δικηγόρος', industryId: 1 })
  const cookie = await site.signIn(mentor.userId, 'mentor')
  const url = '/mentor/my-account/profile'
  const { fields } = formsOf((await site.ask(url, { cookie })).body).find((form) =>
    form.fields.some(([name]) => name === 'words'),
  )!
  const typed: Record<string, string> = { title: 'Δικαστής', words: 'Άλλαξα θέση τον Μάιο.' }
  const form = fields.map(([name, value]): [string, string] => [name, typed[name] ?? value])
  expect((await site.ask(url, { cookie, headers: { origin: site.origin }, form })).status).toBe(302)
  const admin = await site.signIn((await site.anAdmin()).userId, 'admin')
  const page = await site.ask(`/admin/mentors/${mentor.id}/pending-edit-requests`, { cookie: admin })
  expect(text(page.body)).toContain('Άλλαξα θέση τον Μάιο.')
})

test('a mentor finds a tip with an example at each text of the profile; the team’s form has none', async () => {
  const { cookie, id } = await aSignedInMentor()
  const own = await site.ask('/mentor/my-account/profile?lng=en', { cookie })
  expect(own.body.match(/<summary[^>]*>A tip and an example/g)).toHaveLength(5)
  expect(own.body).toContain('Manager of a food warehouse')
  const admin = await site.signIn((await site.anAdmin()).userId, 'admin')
  expect((await site.ask(`/admin/mentors/${id}/edit?lng=en`, { cookie: admin })).body).not.toContain(
    'A tip and',
  )
})

test('a report and a mentor’s testimonials name people in Latin letters on pages in other languages', async () => {
  const mentor = await site.aMentor({ name: 'Χαρά', surname: 'Ψαρρά' })
  const mentee = await site.signIn((await site.aMentee()).userId, 'mentee')
  const report = async (language: string) =>
    (await site.ask(`/report/mentor/${mentor.id}?lng=${language}`, { cookie: mentee })).body
  expect(await report('el')).toContain('Χαρά</h1>')
  expect(await report('en')).toContain('Chara</h1>')
  await site.owner`
    insert into data.testimonials (mentor_id, mentee_full_name, given_on, text, published_at)
    values (${mentor.id}, 'Σταυρούλα Νάτση', rules.local_date(), 'Με άκουσε.', now())`
  const cookie = await site.signIn(mentor.userId, 'mentor')
  expect((await site.ask('/mentor/statistics?lng=en', { cookie })).body).toContain('Stavroula Natsi')
})

test('a mentor who has not asked for mails about seminars and offers reads where to ask; who has reads nothing of it', async () => {
  const [never, asked] = [await aSignedInMentor(), await aSignedInMentor()]
  await chooseNotifications(asked.viewer, 'mentor', ['offers', 'seminars'])
  for (const path of ['/mentor/seminars', '/mentor/mentor2mentor']) {
    const link = /<a [^>]*href="\/mentor\/my-account\?tab=notifications"[^>]*>Διάλεξέ το/
    expect((await site.ask(path, { cookie: never.cookie })).body, path).toMatch(link)
    expect((await site.ask(path, { cookie: asked.cookie })).body, path).not.toContain('Διάλεξέ το')
  }
})

test('a mentor’s page says how fast she usually answers and how many mentorships she completed', async () => {
  const [mentor, other, admin] = [await site.aMentor(), await site.aMentor(), await site.anAdmin()]
  for (let answered = 0; answered < 2; answered += 1)
    await acts.reject(mentor, await acts.send(await site.aMentee(), mentor))
  const mentee = await site.aMentee()
  const pair = await acts.approve(mentor, await acts.send(mentee, mentor))
  for (let session = 0; session < 3; session += 1) await acts.increase(mentee, pair)
  await acts.complete(admin, pair)
  await site.owner`update data.mentorship_requests set requested_at = answered_at - interval '30 hours' where mentor_id = ${mentor.id}`
  const page = async ({ id }: { id: number }) => text((await site.ask(`/mentors/${id}`)).body)
  expect(await page(mentor)).toMatch(/Απαντά συνήθως σε 2 ημέρες.*Ολοκληρωμένες συνεργασίες\s+1\s/s)
  const [own] = (await page(other)).split('Μεντόρισσες με παρόμοια εμπειρία')
  expect(own).not.toMatch(/Απαντά συνήθως|Ολοκληρωμένες συνεργασίες/)
})

test('a mentee whom a mentor refused reads when, before the form; another mentee does not', async () => {
  const [mentor, refused, other] = [await site.aMentor(), await site.aMentee(), await site.aMentee()]
  await acts.reject(mentor, await acts.send(refused, mentor))
  const page = async ({ userId }: { userId: number }) =>
    text((await site.ask(`/mentors/${mentor.id}`, { cookie: await site.signIn(userId, 'mentee') })).body)
  expect(await page(refused)).toMatch(/Σου απάντησε στις \d+ \S+ \d{4}: τότε δεν μπορούσε.*Το μήνυμά σου/)
  expect(await page(other)).not.toContain('Σου απάντησε στις')
})

test('the options of the filters say how many mentors they fit beside the chosen ones', async () => {
  const [one, other] = [await site.aMentor({ industryId: 2 }), await site.aMentor({ industryId: 5 })]
  await site.owner`update data.mentor_cards set country = 'MT', languages = '{el}' where mentor_id = ${one.id}`
  await site.owner`update data.mentor_cards set country = 'MT', languages = '{en}', available_for_mentoring = false where mentor_id = ${other.id}`
  const page = async (query: string) => text((await site.ask(`/mentors?country=MT${query}`)).body)
  const [all, english, free] = [
    await page(''),
    await page('&supportsEnglish=1'),
    await page('&isAvailable=1'),
  ]
  expect(all).toContain('Mentoring (2)')
  expect(all).toMatch(/Μόνο διαθέσιμες τώρα \(1\)/)
  expect(all).toMatch(/Ελληνικά \(1\).*Αγγλικά \(1\)/)
  expect(english).toContain('Mentoring (1)')
  expect(english).toMatch(/Ελληνικά \(1\).*Αγγλικά \(1\)/)
  // With «available now» the two kinds count those who are free for them.
  expect(free).toContain('Mentoring (1)')
})

test('a mentor who opens a busy mentor’s page, with a mentee profile or without, reads that she is busy, and how to be told when she is free', async () => {
  const busy = await site.aMentor()
  const away = await site.aMentor()
  await site.owner`update data.mentors set away_until = '2999-01-01' where id = ${away.id}`
  await site.owner`select rules.refresh_mentor_card(${away.id})`
  const mentee = await site.aMentee()
  await acts.approve(busy, await acts.send(mentee, busy))
  const both = await site.aMentor()
  await site.aMentee({ userId: both.userId, package: 'none' })
  const only = await aSignedInMentor()
  for (const [path, why] of [
    [`/mentors/${busy.id}`, 'Η μεντόρισσα είναι σε συνεργασία.'],
    [`/mentors/${away.id}`, 'Αυτή τη στιγμή δεν δέχεται αιτήματα.'],
  ] as const) {
    for (const [cookie, next] of [
      [await site.signIn(both.userId, 'mentor'), 'Έχεις και προφίλ mentee'],
      [only.cookie, 'Με τον ίδιο λογαριασμό'],
    ] as const) {
      const page = text((await site.ask(path, { cookie })).body)
      expect(page).toContain(`${why} ${next}`)
      expect(page).toContain('Να σου γράψουμε μόλις είναι διαθέσιμη;')
    }
  }
})

test('a mentor reads the surname of a mentee who asks only if her profile is public', async () => {
  const mentor = await aSignedInMentor()
  const page = async () => text((await site.ask('/mentor/mentorships', mentor)).body)
  const hidden = await site.aMentee({ name: 'Λένα', surname: 'Κρυφή', visibility: 'private' })
  const request = await acts.send(hidden, mentor)
  expect(await page()).toContain('Λένα')
  expect(await page()).not.toContain('Κρυφή')
  await acts.withdraw(hidden, request)
  await acts.send(await site.aMentee({ name: 'Μάγδα', surname: 'Τσολάκη', visibility: 'public' }), mentor)
  expect(await page()).toContain('Μάγδα Τσολάκη')
})

test('an applicant is told that a description is short before she sends it', async () => {
  const { userId } = await site.aMentor({ status: 'awaiting_response' })
  const cookie = await site.signIn(userId, 'mentor')
  expect(text((await site.ask('/mentor/register?step=8', { cookie })).body)).toMatch(/\d+ λέξεις/)
})

test('the mentor’s profile asks for the field of work, as the application does', async () => {
  const { body } = await site.ask('/mentor/my-account/profile', await aSignedInMentor())
  expect(/<select[^>]*name="industryId"[^>]*>/.exec(body)![0]).toMatch(/\srequired/)
})

test('who registers or signs in from a profile reads to whom the message will go, if she may see her', async () => {
  const seen = await site.aMentor({ surname: 'Παραλήπτρια' })
  const hidden = await site.aMentor({ visibility: 'private' })
  for (const path of ['/mentee/register', '/login']) {
    const on = async ({ id }: { id: number }) =>
      text((await site.ask(`${path}?redirectTo=%2Fmentors%2F${id}`)).body)
    expect(await on(seen)).toContain('Ένα βήμα πριν γράψεις στη μεντόρισσα: Άννα Παραλήπτρια')
    expect(await on(hidden)).not.toContain('Ένα βήμα πριν γράψεις')
  }
})

test('a search that finds nobody leads to the one without the filter most in the way', async () => {
  const surname = 'Μοναδικοπούλου'
  await site.aMentor({ surname })
  // No mentor of another test is of this industry.
  const { body } = await site.ask(`/mentors?q=${encodeURIComponent(surname)}&industry=46`)
  expect(text(body)).toMatch(/Δεν βρήκαμε μεντόρισσα με αυτά τα φίλτρα.*Χωρίς ένα από τα φίλτρα υπάρχ/)
  expect(body).toMatch(/href="\/mentors\?q=[^"&]*">Χωρίς: Κλάδος: Άλλο/)
})
