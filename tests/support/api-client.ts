import type { ApiCalls } from './api-types'

type Name = keyof ApiCalls
type Taken<Call> = Omit<Call, 'answer'> & { form?: true }
type Arguments<Call> = object extends Omit<Call, 'answer'> ? [taken?: Taken<Call>] : [taken: Taken<Call>]

/** What a refused call says. */
export class CallRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly fields: Record<string, string[]> | undefined,
    readonly headers: Headers,
    message: string,
  ) {
    super(`${status} ${code}: ${message}`)
  }
}

/**
 * A client of the JSON API with the types of its description. It stores its cookies, fetches the token before
 * the first call that changes something, and returns the answer. Raises CallRefused. `form` sends the body as
 * multipart/form-data.
 */
export function apiClient(origin: string, cookie = '') {
  const jar = new Map(cookie ? [cookie.split('=') as [string, string]] : [])

  async function send(name: string, { ids = [], query, body, form }: Sent): Promise<Response> {
    const [method = '', template = ''] = name.split(' ')
    const left = [...ids]
    const path = template.replaceAll(/\{\w+\}/g, () => String(left.shift()))
    const asked = query ? `?${new URLSearchParams(textsOf(query))}` : ''
    const answer = await fetch(`${origin}/api/${path}${asked}`, {
      method,
      headers: {
        Origin: origin,
        Cookie: [...jar].map(([each, value]) => `${each}=${value}`).join('; '),
        'X-XSRF-TOKEN': jar.get('XSRF-TOKEN') ?? '',
        ...(body !== undefined && !form && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : form ? formOf(body as object) : JSON.stringify(body),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, each, value] = /^([^=]+)=([^;]*)/.exec(set)!
      if (/Max-Age=0/.test(set)) jar.delete(each!)
      else jar.set(each!, value!)
    }
    return answer
  }

  /** Makes a call and returns the whole answer of the server, refused or not. */
  async function ask(name: string, sent: Sent = {}) {
    if (!name.startsWith('GET ') && !jar.has('XSRF-TOKEN')) await send('GET csrf-cookie', {})
    return send(name, sent)
  }

  const call = <N extends Name>(name: N, ...[taken]: Arguments<ApiCalls[N]>) => callWith(name, taken)

  /** The same with any input, also one that the description does not allow. */
  async function callWith<N extends Name>(name: N, sent?: Sent): Promise<ApiCalls[N]['answer']> {
    const answer = await ask(name, sent)
    if (!/json/.test(answer.headers.get('content-type') ?? ''))
      return (await answer.blob()) as ApiCalls[N]['answer']
    const said = (await answer.json()) as {
      error?: { code: string; message: string; fields?: Record<string, string[]> }
    }
    if (!answer.ok) {
      const { code = '', message = '', fields } = said.error ?? {}
      throw new CallRefused(answer.status, code, fields, answer.headers, message)
    }
    return said as ApiCalls[N]['answer']
  }
  return { call, callWith, ask, jar }
}

type Sent = { ids?: number[]; query?: object; body?: unknown; form?: true }

const textsOf = (values: object) =>
  Object.entries(values).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [[name, String(each)]])),
  )

function formOf(values: object) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values))
    for (const each of [value].flat())
      if (each !== undefined) form.append(name, each instanceof Blob ? each : String(each))
  return form
}
