import { expect, test } from 'vitest'
import { holding } from '~/http/body.server'
import type { Viewer } from '~/viewer/viewer'
import { readForm as read } from '~/http/form.server'

const kilobyte = 1024
const megabyte = 1024 * 1024

// The files of visitors have a smaller share.
const sender = { viewer: { userId: 1 } as Viewer, address: '192.0.2.1' }
const readForm = (request: Request, limits = { fileLimit: megabyte }) =>
  holding(sender, (held) => read(request, held, limits))

function posted(body: BodyInit, headers: Record<string, string> = {}) {
  return new Request('http://localhost/', { method: 'POST', body, headers })
}

function upload(size: number, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('proof', new File([new Uint8Array(size)], 'ά;\'".jpg', { type: 'image/jpeg' }))
  return posted(form)
}

const encoded = (body: string) => posted(body, { 'Content-Type': 'application/x-www-form-urlencoded' })

test('a file of exactly the limit is accepted, one byte more is refused', async () => {
  const exact = await readForm(upload(megabyte, { message: 'Γεια' }))
  expect(exact.tooBig).toBe(false)
  expect((exact.form.get('proof') as File).size).toBe(megabyte)

  const over = await readForm(upload(megabyte + 1, { message: 'Γεια' }))
  expect(over.tooBig).toBe(true)
  expect([...over.form]).toEqual([['message', 'Γεια']])
})

test('the limit can be raised for one form', async () => {
  expect((await readForm(upload(5 * megabyte), { fileLimit: 5 * megabyte })).tooBig).toBe(false)
  expect((await readForm(upload(5 * megabyte + 1), { fileLimit: 5 * megabyte })).tooBig).toBe(true)
})

test('a much larger body is read to its end, so that the browser gets its answer', async () => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === 0)
        controller.enqueue(
          new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n'),
        )
      else controller.enqueue(new Uint8Array(megabyte))
      if ((sent += megabyte) > 40 * megabyte) controller.close()
    },
  })
  const request = new Request('http://localhost/', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  } as RequestInit)
  expect((await readForm(request)).tooBig).toBe(true)
  expect(sent).toBeGreaterThan(40 * megabyte)
})

test('the text fields have a limit of their own', async () => {
  const { form, tooBig } = await readForm(encoded(`first=1&second=${'x'.repeat(300 * kilobyte)}`))
  expect(tooBig).toBe(true)
  expect([...form]).toEqual([['first', '1']])
  expect((await readForm(upload(1, { message: 'x'.repeat(300 * kilobyte) }))).tooBig).toBe(true)
})

test('the number of fields has a limit', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=1`).join('&')
  expect((await readForm(encoded(many(200)))).tooBig).toBe(false)
  expect((await readForm(encoded(many(201)))).tooBig).toBe(true)
  expect((await readForm(upload(1, Object.fromEntries(new URLSearchParams(many(201)))))).tooBig).toBe(true)
})

test('characters that PostgreSQL cannot store are removed', async () => {
  const { form } = await readForm(encoded('a=%00x%ff%ed%a0%80&b=1%0D%0A2&__proto__=1&c.constructor.x=1'))
  expect(form.get('a')).not.toContain('\0')
  expect(form.get('a')).toMatch(/^x\uFFFD+$/)
  expect(form.get('b')).toBe('1\n2')
  expect([...form.keys()]).toEqual(['a', 'b'])
})

test('a field name that none of our forms has is dropped, because a large index in it would create a huge list', async () => {
  const names = [
    'links[4294967294]',
    'links[200]',
    'links[99999999].x',
    'a.b.c.d',
    'a[0][0][0]',
    'a[-1]',
    'a[x]',
    '[0]',
    '.a',
    'a]',
    'a[',
    'a..b',
  ]
  expect([
    ...(await readForm(encoded(names.map((name) => `${encodeURIComponent(name)}=1`).join('&')))).form.keys(),
  ]).toEqual([])
  const ours = ['links[0]', 'links[199]', 'links[]', 'birthdate.day', 'List-Unsubscribe', '_token', 'a[1].b']
  expect([
    ...(await readForm(encoded(ours.map((name) => `${encodeURIComponent(name)}=1`).join('&')))).form.keys(),
  ]).toEqual(ours)
})

test('a form with an unknown row button is refused', async () => {
  const asked = (intent: string) =>
    readForm(encoded(`links[0]=x&__intent__=${encodeURIComponent(intent)}`)).then(
      ({ form }) => form.has('__intent__'),
      (thrown) => thrown.status,
    )
  expect(await asked('{"type":"insert","payload":{"name":"links","defaultValue":""}}')).toBe(true)
  expect(await asked('{"type":"remove","payload":{"name":"links","index":1}}')).toBe(true)
  for (const intent of [
    '',
    '{',
    '1',
    'null',
    '{}',
    '{"type":"update","payload":{"name":"links","value":1}}',
    '{"type":"reset","payload":{}}',
    '{"type":"insert","payload":{"name":"__proto__"}}',
    '{"type":"insert","payload":{"name":"links","index":1e9}}',
    '{"type":"remove","payload":{"name":"links","index":-1}}',
    '{"type":"insert","payload":{"name":"links","defaultValue":{"a":1}}}',
  ]) {
    expect(await asked(intent), intent).toBe(400)
  }
  await expect(readForm(encoded('__state__={}'))).rejects.toMatchObject({ status: 400 })
})

test.each([
  ['application/json', '{}', 415],
  ['multipart/form-data', 'x', 415],
  ['multipart/form-data; boundary=x', 'no form at all', 400],
])('a body of type %s that is not a form is refused', async (type, body, status) => {
  const answer = await Promise.resolve()
    .then(() => readForm(posted(body, { 'Content-Type': type })))
    .catch((thrown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  expect(answer.status).toBe(status)
})

/** A form that arrives in pieces of this size. */
function inPieces(bytes: Buffer, size: number) {
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(Uint8Array.from(bytes.subarray(at, (at += size))))
      else controller.close()
    },
  })
  const type = 'multipart/form-data; boundary=b-ound'
  return new Request('http://a/', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': type },
  } as RequestInit)
}

test.each([1, 2, 7, 64, 100_000])('a form is read the same in pieces of %i bytes', async (size) => {
  // With what looks like a boundary, and is none.
  const file = '\r\n--b-oun\r\r\n--b-ounX\r\n--\r\n\r\n--b-oun'
  const sent = [
    '--b-ound\r\nContent-Disposition: form-data; name="a"\r\n\r\nκαλημέρα\r\n',
    '--b-ound\r\nContent-Disposition: form-data; name="empty"\r\n\r\n\r\n',
    `--b-ound\r\ncontent-disposition: form-data; name="f"; filename="ά;.txt"\r\nContent-Type: text/plain\r\n\r\n${file}\r\n`,
    '--b-ound--\r\nwhat follows is not read',
  ]
  await holding(sender, async (held) => {
    const { form, files, tooBig } = await read(inPieces(Buffer.from(sent.join('')), size), held, {
      fileLimit: megabyte,
    })
    expect([tooBig, files, form.get('a'), form.get('empty')]).toEqual([false, ['ά;.txt'], 'καλημέρα', ''])
    const kept = form.get('f') as File
    expect([kept.name, kept.type, kept.size, await kept.text()]).toEqual([
      'ά;.txt',
      'text/plain',
      file.length,
      file,
    ])
  })
})

test.each([
  '--b-ound',
  '--b-oundX',
  'x\r\n--b-ound\r\n',
  `--b-ound\r\n${'x'.repeat(9000)}`,
  '--b-ound\r\nContent-Disposition: form-data; name="\xff"\r\n\r\n',
])('a body that is no form, or not whole, is refused: %j', async (bytes) => {
  await expect(readForm(inPieces(Buffer.from(bytes, 'latin1'), 1000))).rejects.toMatchObject({ status: 400 })
})

test('what all bodies together keep has a limit, and each user and each network of visitors a share of it', async () => {
  const pending = (from: Parameters<typeof holding>[0], size: number) => {
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    const taken = holding(from, async (held) => {
      held.hold(size)
      await ended
    }).then(
      () => 'kept',
      (refusal: { rule: string }) => refusal.rule,
    )
    return { end, taken }
  }
  const user = (userId: number) => ({ viewer: { userId } as Viewer, address: '192.0.2.1' })
  const visitor = (address: string) => ({ viewer: null, address })
  const under = Array.from({ length: 4 }, (_, at) => pending(visitor(`10.${at}.0.1`), 4 * megabyte))
  expect(await pending(visitor('10.1.9.9'), megabyte).taken).toBe('busy')
  expect(await pending(visitor('10.9.0.1'), megabyte).taken).toBe('busy')
  // A small one always passes, and visitors take nothing from members.
  const small = pending(visitor('10.1.9.9'), 16 * kilobyte)
  const members = [1, 2, 3].map((id) => pending(user(id), 32 * megabyte))
  expect(await pending(user(1), megabyte).taken).toBe('busy')
  expect(await pending(user(4), 20 * megabyte).taken).toBe('busy')
  for (const { end } of [...under, small, ...members]) end()
  expect(await Promise.all([...under, small, ...members].map(({ taken }) => taken))).toEqual(
    Array(8).fill('kept'),
  )
  const later = pending(visitor('10.1.9.9'), megabyte)
  later.end()
  expect(await later.taken).toBe('kept')
})
