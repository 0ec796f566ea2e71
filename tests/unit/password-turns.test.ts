import { expect, test } from 'vitest'
import { inStrangersTurn, inTurn } from '~/domain/accounts/password-turns.server'

/** Work that ends when the test says so. */
function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { work: () => ended, end }
}

const fate = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { rule: string }) => error.rule,
  )

test('however many strangers wait, a known caller has a turn', async () => {
  const { work, end } = held()
  const strangers = Array.from({ length: 60 }, (_, n) => fate(inStrangersTurn(`10.${n}.0.1`, work)))
  expect(await inTurn(async () => 'done')).toBe('done')
  end()
  const fates = await Promise.all(strangers)
  expect(fates.filter((each) => each === 'busy')).toHaveLength(60 - 41)
})

test.each([
  ['IPv4', (n: number) => `198.51.${n}.${n}`, '203.0.113.9'],
  ['IPv6', (n: number) => `2001:db8:1:${n.toString(16)}::1`, '2001:db8:2::1'],
])(
  'a stranger keeps the place when a network of many %s addresses comes after',
  async (_, attacker, other) => {
    const { work, end } = held()
    const first = fate(inStrangersTurn(attacker(0), work))
    const honest = fate(inStrangersTurn(other, work))
    const attackers = Array.from({ length: 100 }, (_, n) => fate(inStrangersTurn(attacker(n), work)))
    const late = fate(inStrangersTurn(other, work))
    end()
    expect(await Promise.all([first, honest, late])).toEqual(['done', 'done', 'done'])
    const fates = await Promise.all(attackers)
    // The newest of the network stay, the oldest leave.
    expect(fates.map((each) => each === 'done')).toEqual(fates.map((_, n) => n >= 62))
  },
)

test('work that fails gives its turn to the next', async () => {
  const failed = inStrangersTurn('10.0.0.1', () => Promise.reject(new Error('no')))
  const next = inStrangersTurn('10.0.0.2', async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})
