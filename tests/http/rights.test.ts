// Every page of the team, with every right, however its address is spelled: open to who holds the right, and to nobody
// else.
import { beforeAll, describe, expect, test } from 'vitest'
import type { TeamPath } from '~/route-table'
import { adminRights, mayOpen, type AdminRight } from '~/viewer/rights'
import { pages, urlOf } from '../support/route-paths'
import { openSite } from '../support/site'
import { spellingsOf } from '../support/spellings'

const site = await openSite()
const cookies = {} as Record<AdminRight, string>

beforeAll(async () => {
  for (const right of adminRights) {
    const { userId } = await site.anAdmin()
    await site.owner`update data.admins set admin_right = ${right} where user_id = ${userId}`
    cookies[right] = await site.signIn(userId, 'admin')
  }
})

const teamPages = pages.filter(({ resource }) => resource === 'admin')

/** `refused`: sent to the page that names the right. A page’s data brings the redirect in its text. */
async function answerTo(right: AdminRight, address: string): Promise<'refused' | 'elsewhere' | 'open'> {
  const answer = await site.ask(address, { cookie: cookies[right] })
  expect(answer.status, `${right} ${address}`).toBeLessThan(500)
  const to = answer.status === 302 ? answer.to : ''
  if (to.includes('/admin/right-needed?')) return 'refused'
  return to || answer.status === 404 ? 'elsewhere' : 'open'
}

describe.each(teamPages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test.each(adminRights)('%s', async (right) => {
    const address = urlOf(page)
    const denied = mayOpen(right, page.path as TeamPath, { list: '1' }) ? 'refused' : 'open'
    for (const [spelling, spelled] of [['as it is', address] as const, ...spellingsOf(address)])
      expect([spelling, await answerTo(right, spelled)], spelled).not.toEqual([spelling, denied])
  })
})
