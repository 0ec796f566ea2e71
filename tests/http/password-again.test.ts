// Pages of acts with money or access ask for the password again when it was entered too long ago.
import { expect, test } from 'vitest'
import { act } from '~/db/act.server'
import { openSite } from '../support/site'

const site = await openSite()

test('the page shows the password field when the password is due, and shortly before', async () => {
  const [admin, mentee, mentor] = [
    await site.anAdmin(),
    await site.aMentee({ package: 'awaiting_payment' }),
    await site.aMentor(),
  ]
  const [scholarship] = await act(
    admin.viewer,
    (sql) => sql`select api.create_scholarship(name => 'Μισή τιμή', kind => 'partial_50') as id`,
  )
  const routine = [
    `/admin/purchased-subscriptions/${mentee.purchaseId}/mark-as-paid`,
    `/admin/scholarships/${scholarship!.id}?menteeId=${(await site.aMentee({ package: 'none' })).id}`,
  ]
  const others = [`/admin/users/${mentor.userId}`, '/admin/administrators']
  const [{ often, seldom }] = await site.owner<[{ often: number; seldom: number }]>`
    select routine_password_minutes as often, password_minutes as seldom from data.constants`
  const cookie = await site.signIn(admin.userId, 'admin')
  for (const [pages, most] of [
    [routine, often],
    [others, seldom],
  ] as const)
    for (const [minutes, asked] of [
      [0, false],
      [most - 6, false],
      [most - 3, true],
      [most + 1, true],
    ] as const) {
      await site.owner`update private.sessions set password_at = now() - make_interval(mins => ${minutes}) where user_id = ${admin.userId}`
      for (const page of pages) {
        const { status, body } = await site.ask(page, { cookie })
        expect([status, body.includes('name="currentPassword"')], `${page} after ${minutes} minutes`).toEqual(
          [200, asked],
        )
      }
    }
})
