// The title of a page says what stands on it, also of one that nobody finds; no title and no heading has a hole.
import { expect, test } from 'vitest'
import { pages } from '~/route-table'
import { openSite } from '../support/site'

const site = await openSite()
const roles = ['admin', 'mentor', 'mentee'] as const
const cookies = {
  admin: await site.signIn((await site.anAdmin()).userId, 'admin'),
  mentor: await site.signIn((await site.aMentor()).userId, 'mentor'),
  mentee: await site.signIn((await site.aMentee()).userId, 'mentee'),
}

const titleOf = (body: string) => /<title[^>]*>([^<]*)</.exec(body)?.[1] ?? ''
const headingOf = (body: string) =>
  (/<h1[^>]*>([^]*?)<\/h1>/.exec(body)?.[1] ?? '').replace(/<[^>]*>/g, '').trim()
const hole = /undefined|null|NaN|\[object|\s{2}|: –|:$|^\s*–|\{\{|«»/

test('no title and no heading has a hole, of what is there and of what is not', async () => {
  for (const { path, resource, layout } of pages) {
    if (layout === 'none') continue
    const address = path.replace(/:\w+/g, '99999')
    const role = roles.find((each) => each === resource)
    const { body, to } = await site.ask(address, { cookie: cookies[role ?? 'mentee'] })
    if (to) continue
    for (const words of [titleOf(body), headingOf(body)]) {
      expect(words, address).not.toBe('')
      expect(words, address).not.toMatch(hole)
    }
  }
})

test('a page that is there has its own title', async () => {
  for (const [address, title] of [
    ['/faq', 'Βοήθεια και συχνές ερωτήσεις'],
    ['/login', 'Σύνδεση'],
  ] as const)
    expect(titleOf((await site.ask(address)).body)).toBe(`${title} – Θάλλω`)
})

test('a page that nobody finds has the title of its words; so has a form at an address that takes none', async () => {
  for (const address of [
    '/admin/pending-applications/99999',
    '/admin/mentorships/99999',
    '/admin/mentors/99999',
    '/admin/mentees/99999',
    '/admin/purchased-subscriptions/99999',
  ]) {
    const answer = await site.ask(address, { cookie: cookies.admin })
    expect([answer.status, titleOf(answer.body)], address).toEqual([
      404,
      'Δεν βρήκαμε αυτή τη σελίδα – Θάλλω',
    ])
    expect(headingOf(answer.body)).toBe('Δεν βρήκαμε αυτή τη σελίδα')
  }
  const sent = await site.ask('/faq', { headers: { origin: site.origin }, form: { q: 'τιμή' } })
  expect([sent.status, headingOf(sent.body)]).toEqual([405, 'Δεν βρήκαμε αυτή τη σελίδα'])
})

test('the page of a mailed link that holds no more has the title of its words', async () => {
  const doors = pages.filter(({ secretInAddress, layout }) => secretInAddress && layout !== 'none')
  expect(doors.length).toBeGreaterThan(5)
  for (const { path } of doors) {
    const { body } = await site.ask(`${path.replace(/:\w+/g, 'f'.repeat(64))}?token=${'f'.repeat(64)}`)
    expect(titleOf(body), path).toBe(`${headingOf(body)} – Θάλλω`)
  }
})
