import { expect, test } from 'vitest'
import { apiClient } from './api-client'
import { deltaOf } from './deltas'
import { formsOf } from './html-forms'
import type { Site } from './site'

/** Who acts; null is a visitor. */
export type Actor = { userId: number; role: 'mentor' | 'mentee' | 'admin' | null } | null

/**
 * One act as a form of a page (with the field `has`, the value `hasValue`, the address `to` if it is not the page's),
 * filled with values, and as a call. A body with a file is sent as multipart/form-data.
 */
type Call = { call: string; ids?: number[]; body?: object }
type Sent = Call & {
  page: string
  has?: string
  hasValue?: string
  to?: string
  values?: Record<string, string | File>
}
export type Act = () => Promise<Sent & { by: Actor }>

async function multipart(fields: [string, string | File][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const sent = new Response(form)
  return { type: sent.headers.get('content-type')!, bytes: new Uint8Array(await sent.arrayBuffer()) }
}

/** Runs acts as a page and as a call. */
export function pagesAndCallsOf(site: Site) {
  const signIn = async (by: Actor) => (by ? site.signIn(by.userId, by.role) : '')

  async function sendForm(by: Actor, { page, has, hasValue, to: address, values = {} }: Sent) {
    const cookie = await signIn(by)
    const { body } = await site.ask(page, { cookie })
    // The other forms of a page are those of its frame.
    const own = formsOf(body).filter(({ action }) =>
      address ? action.startsWith(address) : !action || action.startsWith(page.replace(/\?.*/, '')),
    )
    const found = own.find(
      ({ fields }) =>
        (!has || fields.some(([name]) => name === has)) &&
        (!hasValue || fields.some(([, value]) => value === hasValue)),
    )
    if (!found) throw new Error(`${page} has no form with ${has ?? hasValue}`)
    const kept = found.fields.filter(([name]) => !(name in values))
    const to = found.action.replaceAll('&amp;', '&') || page
    const form: [string, string | File][] = [...kept, ...Object.entries(values)]
    const { status } = await site.ask(to, {
      cookie,
      ...(found.multipart ? { body: await multipart(form) } : { form: form as [string, string][] }),
      headers: { origin: site.origin },
    })
    if (status !== 302 && status !== 303) throw new Error(`${page} answered ${status}`)
  }

  async function makeCall(by: Actor, { call, ids, body }: Call) {
    const isFile = Object.values(body ?? {}).some((each) => each instanceof File)
    const client = apiClient(site.origin, await signIn(by))
    const answer = await client.ask(call, { ids, body, ...(isFile && { form: true }) })
    if (!answer.ok) throw new Error(`${call} answered ${answer.status} ${await answer.text()}`)
  }

  /** A test that the act leaves the same rows by its page and by its call, on two sets of people alike. */
  function leavesTheSame(act: string, prepare: Act) {
    // oxlint-disable-next-line vitest/valid-title -- it is the act
    test(act, async () => {
      const deltas: string[][] = []
      for (const run of [sendForm, makeCall]) {
        const { by, ...sent } = await prepare()
        deltas.push(await deltaOf(site.owner, () => run(by, sent)))
      }
      expect(deltas[1]).toEqual(deltas[0])
      expect(deltas[0]!.length).toBeGreaterThan(0)
    })
  }
  return { leavesTheSame, sendForm, makeCall }
}
