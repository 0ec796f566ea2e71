import { expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from '../../scripts/lib/environment.mjs'

const base = 'postgres://owner:hush@db.example.org/mentoring'
const addressOf = (query: string) => readEnvironment({ DATABASE_URL: `${base}${query}` }).databaseUrl

test.each([
  ['', ''],
  ['?sslmode=verify-full&prepare=false', '?sslmode=verify-full&prepare=false'],
  ['?sslmode=require&channel_binding=require', '?sslmode=require'],
  // This parameter also asks for TLS.
  ['?channel_binding=require', '?sslmode=require'],
  ['?channel_binding=disable', ''],
  ['?sslrootcert=system', '?sslmode=verify-full'],
  ['?keepalives_idle=30&sslsni=1&connect_timeout=5', '?connect_timeout=5'],
])('the driver gets %s as %s', (given, expected) => {
  expect(addressOf(given)).toBe(`${base}${expected}`)
})

test.each([
  [
    `${base}?sslmode=verify-full&sslrootcert=/etc/ssl/ours.pem`,
    'DATABASE_URL must not have sslrootcert: name that file in NODE_EXTRA_CA_CERTS',
  ],
  [`${base}?sslkey=key.pem`, 'DATABASE_URL must not have sslkey: it would not be kept'],
  ['postgres://owner:hush@one.example.org,two.example.org/mentoring', 'DATABASE_URL must name one host'],
  ['postgres://one.example.org:5432,two.example.org:5433/mentoring', 'DATABASE_URL must name one host'],
  ['postgres://owner:hush@', 'DATABASE_URL must look like'],
])('%s is refused, and the message does not show it', (value, words) => {
  let said = ''
  try {
    readEnvironment({ DATABASE_URL: value })
  } catch (error) {
    said = (error as EnvironmentError).problems.join()
  }
  expect(said).toContain(words)
  expect(said).not.toContain('hush')
})

test('a comma in a password does not mean a second host', () => {
  const value = 'postgres://owner:a,b@db.example.org/mentoring'
  expect(readEnvironment({ DATABASE_URL: value }).databaseUrl).toBe(value)
})
