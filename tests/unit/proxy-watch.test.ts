// Whether TRUST_PROXY fits is seen on the first requests.
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '~/log.server'
import { proxyWatch } from '../../server/host'

afterEach(() => void vi.restoreAllMocks())

/** The warnings after requests with so many addresses each. */
function warned(trustProxy: number, addresses: number[]) {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const watch = proxyWatch(trustProxy)
  for (const count of addresses)
    watch(Array.from({ length: count }, () => '192.0.2.1').join(', ') || undefined)
  return warn.mock.calls.map(([fields, message]) => ({ ...(fields as object), message }))
}
const times = (number: number, addresses: number) => Array.from({ length: number }, () => addresses)

test.each([
  ['one proxy, trusted as two', 2, times(60, 1), 1, /higher than the number of proxies/],
  ['a proxy that does not send the header', 1, times(60, 0), 0, /higher than the number of proxies/],
  ['two proxies, trusted as one', 1, times(60, 2), 2, /lower than the number of proxies/],
])('%s: one warning', (_what, trustProxy, addresses, least, message) => {
  expect(warned(trustProxy, addresses)).toEqual([
    { TRUST_PROXY: trustProxy, addresses: least, message: expect.stringMatching(message) },
  ])
})

test.each([
  ['the right number', 1, times(60, 1)],
  ['visitors that send their own header, and one that does not', 1, [...times(19, 3), 1, ...times(40, 3)]],
  ['too few requests to judge', 2, times(19, 1)],
])('%s: none', (_what, trustProxy, addresses) => {
  expect(warned(trustProxy, addresses)).toEqual([])
})
