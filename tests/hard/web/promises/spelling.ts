import type { TeamPath } from '~/route-table'
import { adminRights, mayOpen, type AdminRight } from '~/viewer/rights'
import { pages, urlOf } from '../../../support/route-paths'
import { spellingsOf } from '../../../support/spellings'
import { chanceOf, type Chance } from '../../chance'
import { findings } from '../../promise'
import { inLanes } from '../figures'
import type { WebPromise } from '../promise'
import { openSite } from '../site'

/** The address with letters in any case, and some of them encoded. */
const misspelled = (address: string, { below }: Chance) =>
  [...address]
    .map((letter) => {
      if (!/[a-z]/.test(letter)) return letter
      const [cased, how] = [below(2) ? letter : letter.toUpperCase(), below(4)]
      return how === 0 ? `%${cased.charCodeAt(0).toString(16)}` : cased
    })
    .join('') + ['', '/'][below(2)]!

/** S4: which right opens a page of the team does not depend on how its address is spelled. */
export const spelledAddresses: WebPromise = {
  name: 'S4',
  title: 'rights by route: every page of the team × spellings × 3 rights, read and sent',
  async run({ cluster, seed, quick, say }) {
    const site = await openSite(cluster)
    const found = findings()
    const chance = chanceOf(seed)
    try {
      const cookies = {} as Record<AdminRight, string>
      const tokens = {} as Record<AdminRight, string>
      for (const right of adminRights) {
        const { userId } = await site.anAdmin()
        await site.owner`update data.admins set admin_right = ${right} where user_id = ${userId}`
        cookies[right] = await site.signIn(userId, 'admin')
        // Of an earlier session of the same account: it acts nowhere.
        tokens[right] = 'x'.repeat(43) + (await site.tokenOf(cookies[right], '/faq')).slice(43)
      }
      const tries = pages
        .filter(({ resource }) => resource === 'admin')
        .flatMap((page) => {
          const address = urlOf(page)
          const own = Array.from({ length: quick ? 2 : 20 }, () => misspelled(address, chance))
          const all = [address, ...spellingsOf(address).map(([, spelled]) => spelled), ...own]
          return adminRights.flatMap((right) =>
            all.flatMap((spelled, at) =>
              (quick && at > 3 ? ['GET'] : ['GET', 'POST']).map((method) => ({
                page,
                right,
                spelled,
                method,
              })),
            ),
          )
        })
      const counted = { open: 0, refused: 0, elsewhere: 0 }
      await inLanes(8, tries, async ({ page, right, spelled, method }) => {
        const ask = () =>
          site.ask(spelled, {
            cookie: cookies[right],
            headers: { origin: site.origin },
            ...(method === 'POST' && { form: { _token: tokens[right], x: '1' } }),
          })
        let answer = await ask()
        // The database was too busy to answer, which tells nothing about rights.
        for (let again = 0; answer.status === 503 && again < 4; again += 1) answer = await ask()
        // A form that names its account is refused by a page that keeps it and leads there.
        const given = (answer.to + answer.body).includes('/admin/right-needed?')
          ? 'refused'
          : [302, 307, 404, 405].includes(answer.status)
            ? 'elsewhere'
            : 'open'
        counted[given] += 1
        const holds = mayOpen(right, page.path as TeamPath, { list: '1' })
        if (answer.status >= 500 || (holds ? given === 'refused' : given === 'open'))
          found.violations.push(`${right} ${method} ${spelled}: ${answer.status} ${given}`)
      })
      say(`S4 ${JSON.stringify(counted)}`)
      return { runs: tries.length, violations: found.violations }
    } finally {
      await site.close()
    }
  },
}
