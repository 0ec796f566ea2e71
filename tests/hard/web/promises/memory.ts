import { findings } from '../../promise'
import type { WebPromise } from '../promise'
import { openSite } from '../site'
import { quantile } from '../figures'

const most = 350
const pages = [
  '/mentee/mentorships',
  '/mentee/my-account',
  '/mentee/my-account?tab=notifications',
  '/mentee/my-account?tab=security',
  '/mentors',
  '/mentors?page=2',
  '/mentoring-packages',
  '/checkout/1',
  '/purchases',
  '/faq',
  '/terms-and-conditions',
]

/** M3: formatters of dates, prices and country names are cached, not created for each page. */
export const memoryOfPages: WebPromise = {
  name: 'M3',
  title: `50 signed-in women clicking for 15 s: the web process stays under ${most} MB`,
  async run({ cluster, quick, say }) {
    const site = await openSite(cluster)
    const found = findings()
    try {
      const emails = await site.members(50)
      const users = await site.owner<
        { id: number }[]
      >`select id from data.users where email = any (${emails})`
      const cookies = await Promise.all(users.map(({ id }) => site.signIn(id, 'mentee')))
      const before = site.memory()
      let greatest = before
      const times: number[] = []
      const until = performance.now() + (quick ? 5000 : 15_000)
      await Promise.all(
        cookies.map(async (cookie, her) => {
          for (let click = her; performance.now() < until; click += 1) {
            const start = performance.now()
            const { status } = await site.ask(pages[click % pages.length]!, { cookie })
            times.push(performance.now() - start)
            greatest = Math.max(greatest, site.memory())
            if (status !== 200) found.violations.push(`${pages[click % pages.length]} answered ${status}`)
          }
        }),
      )
      say(
        `M3 ${times.length} pages, ${before.toFixed(0)} MB before, ${greatest.toFixed(0)} MB at most, p95 ${quantile(times, 0.95).toFixed(0)} ms`,
      )
      if (greatest > most)
        found.violations.push(`the web process took ${greatest.toFixed(0)} MB, promised ${most}`)
      return { runs: times.length, violations: found.violations }
    } finally {
      await site.close()
    }
  },
}
