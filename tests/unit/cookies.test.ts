import { expect, test } from 'vitest'
import { cookie, readCookie } from '~/cookies.server'

const read = (header: string, name: string) =>
  readCookie(new Request('http://localhost', { headers: { cookie: header } }), name)

test('a cookie is read as it was written', () => {
  const value = '{"key":"ναι; όχι, «a=b»"}'
  const header = cookie('flash', value, { maxAge: 30 })
  expect(header).toMatch(/^flash=[^;]+; Max-Age=30; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(read(`first=1; ${header.split(';')[0]}; last=2`, 'flash')).toBe(value)
})

test('what may be left out is left out', () => {
  expect(cookie('XSRF-TOKEN', '', { maxAge: 0, secure: true })).toBe(
    'XSRF-TOKEN=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  )
})

test('over https, a cookie that no script needs is hidden from scripts and bound to this host', () => {
  for (const name of ['session', 'second-step', 'device', 'application', 'flash', 'locale', 'theme'])
    expect(cookie(name, 'x', { secure: true })).toBe(
      `__Host-${name}=x; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
  for (const name of ['XSRF-TOKEN', 'cookie-choice', 'thousand-mentors'])
    expect(cookie(name, 'x', { secure: true })).toBe(`${name}=x; Path=/; Secure; SameSite=Lax`)
})

test('a cookie that is not there, and one that cannot be decoded, are absent', () => {
  expect(read('', 'a')).toBeUndefined()
  expect(read('b=1; a', 'a')).toBeUndefined()
  expect(read('a=%E0%A4%A', 'a')).toBeUndefined()
  expect(read('b=1', 'toString')).toBeUndefined()
  expect(read('a=1; a=2', 'a')).toBe('1')
})
