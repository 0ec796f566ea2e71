// The pages of mailed links: opened again they say what became of the link, and what mail programs and people take along
// behind an address does not spoil it.
import { expect, test } from 'vitest'
import { formsOf } from '../support/html-forms'
import { cell } from '../support/rows'
import { openSite } from '../support/site'

const site = await openSite()

const issue = (userId: number, purpose: string) =>
  cell<string>(site.owner`select rules.issue_token(${userId}, ${purpose}, interval '1 hour')`)
const titleOf = (body: string) => /<title[^>]*>([^<]*)</.exec(body)![1]!.split(' – ')[0]!
const textOf = (body: string) => body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** Sends the form of a link's page that has its token, with these answers. */
async function send(path: string, answers: Record<string, string> = {}) {
  const { body } = await site.ask(path)
  const form = formsOf(body).find(({ fields }) => fields.some(([name]) => name === 'token'))!
  const kept = form.fields.filter(([name]) => !(name in answers))
  return () =>
    site.ask(path, { headers: { origin: site.origin }, form: [...kept, ...Object.entries(answers)] })
}

const endings = [',', '.', 'a', 'και', ')', '>', '%3E', '%20', ';', '”', '&utm_source=mail', "'"]

test('signs behind the token of an address do not spoil it, on any page of a mailed link', async () => {
  const { userId } = await site.aMentee()
  for (const [page, purpose, title] of [
    ['/reset-password', 'reset_password', 'Όρισε νέο κωδικό'],
    ['/confirm-email', 'confirm_email', 'Επιβεβαίωσε το e-mail σου'],
    ['/invitation', 'invitation', 'Καλώς ήρθες!'],
  ] as const) {
    const token = await issue(userId, purpose)
    for (const ending of endings)
      expect(titleOf((await site.ask(`${page}?token=${token}${ending}`)).body), page + ending).toBe(title)
    expect(titleOf((await site.ask(`${page}?token=${token.slice(1)}`)).body)).toBe(
      'Ο σύνδεσμος δεν ισχύει πια',
    )
  }
  await site.owner`select rules.queue_mail('test', 'request_sent', ${userId})`
  const stop = await cell<string>(
    site.owner`select content->>'unsubscribe' from private.outbox where to_user_id = ${userId} and content ? 'unsubscribe' limit 1`,
  )
  for (const ending of [',', '.', ')', '%3E', '%20'])
    expect(titleOf((await site.ask(`/unsubscribe/${stop}${ending}`)).body)).toBe('Μηνύματα με e-mail')
})

test('a link that was used says so and when; sent again it leads on as before', async () => {
  const { userId } = await site.aMentee()
  const link = `/confirm-email?token=${await issue(userId, 'confirm_email')}`
  const press = await send(link)
  expect(await press()).toMatchObject({ status: 302, to: '/login' })
  expect(await press()).toMatchObject({ status: 302, to: '/login' })
  const again = textOf((await site.ask(link)).body)
  expect(again).toContain('Έχει ήδη γίνει')
  expect(again).toMatch(/Το e-mail σου, \S+@test\.example, είναι επιβεβαιωμένο: το επιβεβαίωσες στις/)

  const reset = `/reset-password?token=${await issue(userId, 'reset_password')}`
  expect((await (await send(reset, { password: 'τρεις γάτες στο μπαλκόνι' }))()).status).toBe(302)
  expect(textOf((await site.ask(reset)).body)).toContain('Όρισες τον κωδικό σου με αυτόν τον σύνδεσμο στις')
})

test('replaced, expired and never valid links differ', async () => {
  const { userId } = await site.aMentee()
  const page = async (token: string) => textOf((await site.ask(`/confirm-email?token=${token}`)).body)
  const [older, newer] = [await issue(userId, 'confirm_email'), await issue(userId, 'confirm_email')]
  expect(await page(older)).toContain('δεν χρειάζεται πια: στείλαμε νεότερο σύνδεσμο')
  await site.owner`
    update private.tokens set expires_at = now() - interval '1 minute'
    where token_hash = sha256(convert_to(${newer}, 'UTF8'))`
  expect(await page(newer)).toMatch(/Έληξε στις \d/)
  for (const wrong of ['', newer.slice(0, -1), '0'.repeat(64)])
    expect(await page(wrong)).toContain('Δεν αντιγράφηκε ολόκληρος, ή είναι πολύ παλιός')
})
