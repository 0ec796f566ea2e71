// The team enters a withdrawal that came by letter: the page computes for the day, the form does what the page said.
// Before that, as on the mentee's own page, it asks what became of planned sessions whose time has passed.
import { expect, test } from 'vitest'
import { cell } from '../support/rows'
import { openSite } from '../support/site'
import { approve, increase, plan, send as ask } from '../support/acts'

const site = await openSite()

test('the page shows what the day gives back, and enters it once', async () => {
  const [mentee, mentor] = [await site.aMentee(), await site.aMentor()]
  await increase(mentee, await approve(mentor, await ask(mentee, mentor)))
  const cookie = await site.signIn((await site.anAdmin()).userId, 'admin')
  const page = `/admin/purchased-subscriptions/${mentee.purchaseId}/withdrawal`
  const today = await cell<string>(site.owner`select rules.local_date()::text`)
  const open = async (query = '') => (await site.ask(`${page}${query}`, { cookie })).body
  const send = async (form: Record<string, string>) =>
    site.ask(page, {
      cookie,
      headers: { origin: site.origin },
      form: { _token: await site.tokenOf(cookie, page), ...form },
    })

  expect(await open()).toMatch(/name="seenCents" value="4134"/)
  expect(await open(`?sentOn=${today}`)).toMatch(/41,34/)
  const early = await open('?sentOn=2020-01-01')
  expect(early).not.toContain('name="seenCents"')
  expect(early).toContain('πριν από την παραγγελία')
  expect(await open('?sentOn=x')).toMatch(/name="seenCents" value="4134"/)
  expect(
    (await site.ask(`/admin/purchased-subscriptions/${mentee.purchaseId}/refund`, { cookie })).body,
  ).toContain(page)

  const changed = await send({ sentOn: today, seenCents: '6200', iban: 'GR1601101250000000012300695' })
  expect([changed.status, changed.body.includes('GR1601101250000000012300695')]).toEqual([409, true])
  const done = await send({ sentOn: today, seenCents: '4134' })
  expect([done.status, done.to]).toEqual([302, '/admin/payments'])
  expect(
    await site.owner`select ground, amount_cents from data.refunds where purchase_id = ${mentee.purchaseId}`,
  ).toEqual([{ ground: 'withdrawal', amountCents: 4134 }])
  expect(await open()).toContain('έχουν ήδη επιστραφεί')
})

test.each(['mentee', 'admin'] as const)(
  'the page of the %s first asks what became of past sessions',
  async (role) => {
    const [mentee, mentor] = [await site.aMentee(), await site.aMentor()]
    const mentorshipId = await approve(mentor, await ask(mentee, mentor))
    await plan(mentee, mentorshipId)
    const [session] = await site.owner`
    update data.sessions set starts_at = now() - interval '1 hour', held_on = rules.local_date(now() - interval '1 hour')
    where mentorship_id = ${mentorshipId} returning id, held_on`
    const sessionId = String(session!.id)
    const userId = role === 'mentee' ? mentee.userId : (await site.anAdmin()).userId
    const cookie = await site.signIn(userId, role)
    const own = `/purchases/${mentee.purchaseId}/withdraw`
    const page = role === 'mentee' ? own : `/admin/purchased-subscriptions/${mentee.purchaseId}/withdrawal`
    const open = async () => (await site.ask(page, { cookie })).body
    const answer = async (form: Record<string, string>) =>
      site.ask(role === 'mentee' ? page : `${page}?answer=1`, {
        cookie,
        headers: { origin: site.origin },
        form: { _token: await site.tokenOf(cookie, page), sessionId, ...form },
      })

    const asked = await open()
    expect(asked).toContain('Πρώτα: τι έγινε σε αυτές τις συνεδρίες;')
    expect(asked).not.toMatch(/name="seenCents"|withdraw\/confirm/)
    if (role === 'mentee') expect((await site.ask(`${own}/confirm`, { cookie })).to).toBe(own)
    const empty = await answer({})
    expect([empty.status, empty.body.includes('form-error') || empty.body.includes('role="alert"')]).toEqual([
      422,
      true,
    ])
    const saved = await answer({ status: 'held' })
    expect([saved.status, saved.to]).toEqual([302, page])
    const computed = await open()
    expect(computed).not.toContain('Πρώτα: τι έγινε')
    expect(computed).toContain('41,34')
  },
)
