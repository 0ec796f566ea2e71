import type { Role } from '~/viewer/role'
import { chanceOf, type Chance } from '../hard/chance'
import type { askingOf } from './asking'
import { formsOf } from './html-forms'

type Asking = ReturnType<typeof askingOf>

/** Values that nobody types: empty, huge, of another type, truncated, or meant for another program. */
export const strange = [
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  '9'.repeat(400),
  '99999999999999999999',
  '2147483648',
  '0x10',
  '１２',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '{"$ne":1}',
  '__proto__',
  'constructor',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e',
  '\u2028',
  'é'.repeat(3000),
  'a'.repeat(100_000),
  '%',
  '%00',
  '%zz',
  '\\',
  "'",
  '"',
  "' or 1=1 --",
  '$1',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'http://169.254.169.254/',
  'https://[::1',
  'javascript:alert(1)',
  '\r\nSet-Cookie: a=b',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '275760-09-14',
  '13',
  '31',
  'on',
  'off',
  'mentor',
  'admin',
  'gr',
  'xx',
  'public',
  'approve',
  'active',
  'a@b',
  'α@β.γρ',
  `${'a'.repeat(250)}@x.gr`,
  '1',
  '2',
  '3',
  '+30 690',
  '{"name":1}',
  '{"title":{"a":[]}}',
  '[1,2',
]
const names = [
  '__proto__',
  'constructor',
  'a[b][c]',
  'a[0',
  ']',
  'x.y.z',
  'x[999999]',
  'intent',
  '__intent__',
  'status',
  '',
  ' ',
  'ά',
  'a'.repeat(300),
  'links[50]',
  'links[4294967294]',
  'wanted[0].x',
  '_token[]',
]

/** conform's intents that change a form's rows; a request can contain them. */
const intents = [
  '{"type":"insert","payload":{"name":"links"}}',
  '{"type":"remove","payload":{"name":"links","index":99}}',
  '{"type":"reset"}',
  '{"type":"x"}',
  '{',
  '{"type":"update","payload":{"name":"__proto__.x","value":1}}',
  '{"type":"validate"}',
]

/** Changes a form: keeps some fields, changes, repeats, nests or removes others, and adds more. */
function bend(chance: Chance, fields: [string, string][]): [string, string][] {
  const bent = fields.flatMap<[string, string]>(([name, value]) => {
    if (name === '_token' && chance.next() < 0.95) return [[name, value]]
    if (chance.next() < 0.1) return []
    if (chance.next() < 0.1)
      return [
        [name, value],
        [name, chance.oneOf(strange)],
      ]
    if (chance.next() < 0.1)
      return [[`${name}${chance.oneOf(['[]', '[0]', '.a', '[__proto__]', '[a][b]', ' '])}`, value]]
    return [[name, chance.next() < 0.6 ? chance.oneOf(strange) : value]]
  })
  while (chance.next() < 0.4) bent.push([chance.oneOf(names), chance.oneOf(strange)])
  if (chance.next() < 0.15) bent.push(['__intent__', chance.oneOf(intents)])
  return bent
}

const encoded = (text: string, chance: Chance) => {
  const whole = encodeURIComponent(text.toWellFormed?.() ?? text.replace(/[\ud800-\udfff]/g, '\ufffd'))
  // Half a surrogate pair, an invalid UTF-8 byte, invalid percent signs.
  return chance.next() < 0.1 ? `${whole}${chance.oneOf(['%ff', '%c3', '%ce%', '%', '%u0041', '+%'])}` : whole
}

/** Returns the body of a form in either encoding, sometimes broken. */
export function bodyOf(chance: Chance, form: [string, string][]) {
  if (chance.next() < 0.7) {
    return {
      type: 'application/x-www-form-urlencoded',
      bytes: form.map(([name, value]) => `${encoded(name, chance)}=${encoded(value, chance)}`).join('&'),
    }
  }
  const edge = 'edge-of-a-part'
  const parts = form.map(
    ([name, value]) =>
      `--${edge}\r\nContent-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"${chance.next() < 0.1 ? `; filename="${chance.oneOf(["a'b;.jpg", '../x', '', 'α.png'])}"\r\nContent-Type: image/png` : ''}\r\n\r\n${value}\r\n`,
  )
  return {
    type: `multipart/form-data; boundary=${edge}`,
    bytes: parts.join('') + (chance.next() < 0.9 ? `--${edge}--\r\n` : ''),
  }
}

/** Internals that no answer may reveal. */
export const tellsOfInside =
  /postgres|\bSQL\b|relation "|constraint|node_modules|\bat \S+\.m?[jt]sx?:\d+|PostgresError|\/work\/|build\/server|ECONN|undefined \(reading/i

export type Target = { path: string; role: Role | null; userId: number | null }

/** Sends changed forms to every page with forms, as users who may send them; returns the wrong answers. */
export async function sendStrangeForms(
  { ask, signIn }: Asking,
  origin: string,
  targets: Target[],
  { count, seed }: { count: number; seed: number },
) {
  const chance = chanceOf(seed)
  const said = new Map<number, number>()
  const faults: string[] = []
  for (let sent = 0; sent < count;) {
    const { path, role, userId } = chance.oneOf(targets)
    const cookie = userId === null ? '' : await signIn(userId, role)
    const forms = formsOf((await ask(path, { cookie })).body)
    const form = chance.oneOf(forms.filter(({ action }) => !/logout|switch-account/.test(action))) as
      | (typeof forms)[number]
      | undefined
    const fields = form?.fields ?? forms[0]?.fields.filter(([name]) => name === '_token') ?? []
    const url = form?.action.startsWith('/') ? form.action : path
    const once = Array.from({ length: 8 }, () => bodyOf(chance, bend(chance, fields)))
    sent += once.length
    await Promise.all(
      once.map(async (body) => {
        const answer = await ask(url, { cookie, headers: { origin }, body }).catch((error: Error) => error)
        if (answer instanceof Error) return void faults.push(`${url}: ${answer.message}`)
        said.set(answer.status, (said.get(answer.status) ?? 0) + 1)
        const told = answer.status >= 400 && tellsOfInside.exec(answer.body)
        if (answer.status >= 500 && answer.status !== 503)
          faults.push(`${url}: ${answer.status} for ${String(body.bytes).slice(0, 300)}`)
        if (told) faults.push(`${url}: says «${told[0]}»`)
      }),
    )
  }
  return { faults, said: Object.fromEntries(said) }
}

const odd = [
  '',
  '/',
  '//',
  '/..',
  '/%2e%2e/',
  '/%00',
  '/%',
  '/\\',
  ';x=1',
  '.data',
  '.data?_routes=root',
  '?_routes=',
  '?_data=root',
  '?index',
  '?page=-1',
  '?page=1e9',
  '?q=%ff%fe',
  `?q=${'a'.repeat(3000)}`,
  '?q[]=1&q[]=2',
  '?step=99',
  '?tab=__proto__',
  '?lng=xx',
  '?isCoach=x&yearsOfExperience=-1&country=ZZZ&industry=9999999999',
  '?cursor=%27',
  '?after=x',
  '?scope=nothing',
  '#x',
  '/1',
  '/0',
  '/-1',
  '/99999999999999',
  '/abc',
  '/%CE%B1',
  '/1/2/3',
]
const oddHeaders: Record<string, string>[] = [
  {},
  {},
  {},
  { 'accept-language': 'xx;q=9,*' },
  { cookie: 'session=%E0%A4%A; locale=zz; flash=<b>; application=%00' },
  { cookie: 'session=__proto__; cookie-choice=[]' },
  { range: 'bytes=0-,5-' },
  { accept: '*/*;q=x' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-for': '1,2,3' },
  { 'content-type': 'application/json' },
  { 'if-none-match': 'W/"x"' },
  { expect: 'x' },
  { 'accept-encoding': 'br;q=0, *;q=0' },
  { te: 'trailers' },
  { purpose: 'prefetch' },
]

/** Requests strange URLs with strange headers and methods, as any of these viewers; returns the wrong answers. */
export async function askStrangely(
  { ask }: Asking,
  paths: string[],
  cookies: string[],
  { count, seed }: { count: number; seed: number },
) {
  const chance = chanceOf(seed)
  const said = new Map<number, number>()
  const faults: string[] = []
  for (let asked = 0; asked < count; asked += 10) {
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const path = (chance.oneOf(paths) + chance.oneOf(odd)).replaceAll(/[^\x21-\x7e]/g, encodeURIComponent)
        const method = chance.oneOf([
          'GET',
          'GET',
          'GET',
          'HEAD',
          'OPTIONS',
          'POST',
          'PUT',
          'DELETE',
          'PATCH',
          'TRACE',
          'PROPFIND',
        ])
        const headers = { ...chance.oneOf(oddHeaders) }
        const cookie = headers.cookie ?? chance.oneOf(cookies)
        delete headers.cookie
        const answer = await ask(path, { method, cookie, headers }).catch((error: Error) => error)
        if (answer instanceof Error) return void faults.push(`${method} ${path}: ${answer.message}`)
        said.set(answer.status, (said.get(answer.status) ?? 0) + 1)
        // These two pages exist to show an error.
        const shown = /miscellaneous\/(error|under-maintenance)/.test(path)
        if (answer.status >= 500 && !shown) faults.push(`${method} ${path}: ${answer.status}`)
        const told = answer.status >= 400 && tellsOfInside.exec(answer.body)
        if (told) faults.push(`${method} ${path}: says «${told[0]}»`)
      }),
    )
  }
  return { faults, said: Object.fromEntries(said) }
}
