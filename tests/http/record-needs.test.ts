// What the team's pages of people tell: an invitation that was not accepted, gifts, the case of a report.
import { expect, test } from 'vitest'
import { act } from '~/db/act.server'
import { formsOf } from '../support/html-forms'
import { openSite } from '../support/site'
import { send } from '../support/acts'

const site = await openSite()
const admin = await site.anAdmin()
const cookie = await site.signIn(admin.userId, 'admin')
const pageOf = async (path: string) => (await site.ask(path, { cookie })).body

test.each(['mentee', 'mentor'] as const)(
  'the record of an invited %s says when the invitation was sent, and sends it again',
  async (role) => {
    const [created] = await act(
      admin.viewer,
      (sql) => sql<{ id: number }[]>`
        select * from api.create_person(role => ${role}, invite => true, person => ${sql.json({
          name: 'Άννα',
          surname: 'Προσκεκλημένη',
          email: `invited-${role}@test.example`,
          locale: 'gr',
        })})`,
    )
    const [profile] =
      role === 'mentee'
        ? await site.owner`select max(id) as id from data.mentees`
        : await site.owner`select max(id) as id from data.mentors`
    expect(created).toBeDefined()
    const path = `/admin/${role}s/${profile!.id}`
    const body = await pageOf(path)
    expect(body).toContain('Δεν έχει μπει ακόμη στον λογαριασμό της')
    expect(body).toContain('Η πρόσκληση στάλθηκε στις')
    expect(body).toMatch(new RegExp(`name="role" value="${role}"`))
    expect(body).not.toContain('Όλα τακτοποιημένα')
    await site.owner`update private.tokens set expires_at = now() where purpose = 'invitation'`
    expect(await pageOf(path)).toContain('Η πρόσκληση έληξε')
  },
)

test('a mentor’s record shows the gifts; a report leads to its mentorship or the requests, and back', async () => {
  const mentor = await site.aMentor()
  await act(mentor.viewer, (sql) => sql`select api.gift_scholarship(name => 'Υποτροφία Ρόζα')`)
  expect(await pageOf(`/admin/mentors/${mentor.id}`)).toMatch(/Υποτροφίες που χάρισε[^]*Υποτροφία Ρόζα/)
  expect(await pageOf(`/admin/mentors/${(await site.aMentor()).id}`)).not.toContain('Υποτροφίες που χάρισε')

  const mentee = await site.aMentee()
  const request = { mentee, id: await send(mentee, mentor) }
  await act(
    request.mentee.viewer,
    (sql) => sql`select api.report(request_id => ${request.id}, text => 'Κάτι με ενόχλησε στο μήνυμά της.')`,
  )
  const [report] = await site.owner`select max(id) as id from data.reports`
  expect(await pageOf(`/admin/reports/${report!.id}`)).toContain(
    `href="/admin/mentees/${request.mentee.id}#requests"`,
  )
  const reporting = await site.ask(`/report/request/${request.id}`, {
    cookie: await site.signIn(request.mentee.userId, 'mentee'),
  })
  expect(reporting.body).toMatch(/href="\/mentee\/mentorships"[^>]*>(?:(?!<\/a>)[^])*Πίσω/)
})

test('the record and the list of mails tell of an address that does not exist; the team clears it on the record', async () => {
  const mentee = await site.aMentee({ name: 'Δανάη' })
  await site.owner`update data.users set email_bounced_at = now() where id = ${mentee.userId}`
  const path = `/admin/mentees/${mentee.id}`
  const clear = formsOf(await pageOf(path)).find(({ fields }) =>
    fields.some(([, value]) => value === 'addressWorks'),
  )!
  expect(await pageOf(`/admin/emails?scope=all&user=${mentee.userId}`)).toContain('Η διεύθυνση δεν υπάρχει')
  const answer = await site.ask(clear.action, {
    cookie,
    headers: { origin: site.origin },
    form: clear.fields,
  })
  expect([answer.status, answer.to]).toEqual([302, path])
  const after = await pageOf(path)
  expect(after).not.toContain('addressWorks')
  expect(await pageOf(`/admin/emails?scope=all&user=${mentee.userId}`)).not.toContain(
    'Η διεύθυνση δεν υπάρχει',
  )
})
