// Every page of the route table is opened by tests/e2e/pages.spec.ts and walked by keyboard and screen reader
// (tests/access).
import { expect, test } from 'vitest'
import { pages } from '~/route-table'
import { pages as readers, shapes } from '../access/pages'

/** Pages that nobody walks, each with its reason. */
const notWalked = [
  // Only in a session that a mail began; tests/http/sign-in-by-mail.test.ts opens it.
  '/enter-password',
  // Only without a mail server, for developers; tests/e2e/pages.spec.ts opens them.
  '/dev/mail',
  '/dev/mail/:mailId',
]

const addresses = readers.flatMap(([, walked]) => walked.map(({ path }) => path.split('?')[0]!))

const segments = (path: string) => path.split('/')
const fits = (path: string) => (address: string) =>
  segments(path).length === segments(address).length &&
  segments(path).every((part, at) => part.startsWith(':') || part === segments(address)[at])

/** The page that answers an address: of several that fit, the one with the fewest parameters. */
function pageOf(address: string) {
  const parameters = (path: string) => path.split('/:').length
  return pages
    .map(({ path }) => path)
    .filter((path) => fits(path)(address))
    .sort((a, b) => parameters(a) - parameters(b))[0]
}

test('every page is walked, or is named here', () => {
  const walked = new Set(addresses.map(pageOf))
  const left = pages.filter(({ layout, path }) => layout !== 'none' && !walked.has(path))
  expect(left.map(({ path }) => path)).toEqual(notWalked)
})

test('every address that is walked has a page', () => {
  expect(addresses.filter((address) => !pageOf(address))).toEqual([])
})

test('the pages of each shape are walked by their readers', () => {
  const walked = new Set(readers.flatMap(([reader, all]) => all.map(({ path }) => `${reader} ${path}`)))
  expect([...shapes].filter((shape) => !walked.has(shape))).toEqual([])
})
