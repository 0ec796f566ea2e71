import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { tokenCookie } from '~/api/token-cookie.server'
import { cookie, readCookie } from '~/cookies.server'
import { storeCookieChoice, preference } from '~/http/cookie-choice.server'
import { flash } from '~/http/flash.server'
import { sessionCookie } from '~/http/session.server'
import { languages } from '~/i18n/locale'

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

// How long each cookie lives, and that /cookies-policy names it with that time: one day for a session (kept by the
// database), two years for preferences and known devices, minutes or days for what an act needs.

const twoYears = 2 * 365 * 24 * 60 * 60
const ask = (cookie = '') => new Request('http://localhost', { headers: { cookie } })
const lifeOf = (header: string) => Number(/Max-Age=(\d+)/.exec(header)?.[1] ?? Number.NaN)

let device: string
beforeAll(async () => {
  process.env.DEVICE_SECRET ||= 'a secret of this test'
  const { rememberDevice } = await import('~/http/known-device.server')
  device = rememberDevice(ask(), 'a@test.example')
})

describe('the life of each cookie', () => {
  test('two years: language, cookie choice, the invitation that was seen, the known device', () => {
    const [choice, seen] = storeCookieChoice(ask('thousand-mentors=seen'), 'preferences')
    expect([preference(ask(), 'locale', 'el'), choice!, seen!, device].map(lifeOf)).toEqual(
      Array.from({ length: 4 }, () => twoYears),
    )
  })

  test('with necessary cookies only, preferences end with the browser; the choice itself stays', () => {
    const [choice, locale] = storeCookieChoice(ask('locale=de'), 'necessary')
    expect(lifeOf(choice!)).toBe(twoYears)
    expect(lifeOf(locale!)).toBeNaN()
    expect(lifeOf(preference(ask('cookie-choice=necessary'), 'locale', 'de'))).toBeNaN()
  })

  test('one hour: the token that programs send with a call', () => {
    expect(lifeOf(tokenCookie(null))).toBe(60 * 60)
  })

  test('a session cookie ends with the browser, an outcome after half a minute', () => {
    expect(lifeOf(sessionCookie('x'))).toBeNaN()
    expect(flash('welcome').getSetCookie().map(lifeOf)).toEqual([30])
  })
})

test.each(languages)('the policy in %s names every cookie, with its time from the code', (language) => {
  const policy = readFileSync(`app/content/${language}/cookies-policy.md`, 'utf8')
  const [, , ...lines] = policy.split('\n').filter((line) => line.startsWith('| '))
  const timeOf = (name: string) =>
    lines.find((line) => line.startsWith(`| ${name} |`)) ?? `${name} is not named`
  for (const [name, time] of [
    ['session', '{{sessionHours}}'],
    ['device', '{{deviceYears}}'],
    ['second-step', '{{secondStepMinutes}}'],
    ['locale', '{{preferenceYears}}'],
    ['application', '{{draftDays}}'],
    ['cookie-choice', '{{preferenceYears}}'],
    ['theme', '{{preferenceYears}}'],
    ['thousand-mentors', '{{preferenceYears}}'],
    ['flash', ''],
    ['guardian', ''],
    ['XSRF-TOKEN', '{{tokenHours}}'],
  ] as const)
    expect(timeOf(name)).toContain(time)
  expect(lines).toHaveLength(11)
})
