// What a thread hands over is copied while the site waits: it has a limit of its own, and so has what one person may bring.
import { expect, test } from 'vitest'
import { importLimits } from '~/domain/imports/limits'
import { readInThread } from '~/domain/imports/read-in-thread.server'
import { statementLimits } from '~/domain/statements/schema'
import type { Viewer } from '~/viewer/viewer'
import { camt, entry } from '../support/statements'

const by = (userId: number) => ({ userId }) as Viewer
const bytesOf = (text: string) => new TextEncoder().encode(text)
const batch = (count: number, words: string) =>
  camt([
    entry({ text: 'x', amount: `${count}.00`, more: `<AddtlNtryInf>${words}</AddtlNtryInf>` }).replace(
      /<TxDtls>[^]*<\/TxDtls>/,
      '<TxDtls><Amt Ccy="EUR">1.00</Amt></TxDtls>'.repeat(count),
    ),
  ])
const rule = (act: Promise<unknown>) => act.then(() => 'read').catch((error: { rule?: string }) => error.rule)

test('a text of an entry is handed over once for each of its transactions, and cut before', async () => {
  const read = await readInThread(by(1), bytesOf(batch(2000, 'x'.repeat(3900))), 'statement', statementLimits)
  expect(read.statements![0]!.lines).toHaveLength(2000)
  expect(JSON.stringify(read).length).toBeLessThan(2000 * 700)
})

test.each([4001, 1_000_000])('a text of %i signs is no text of a bank', async (length) => {
  expect(
    await rule(readInThread(by(1), bytesOf(batch(1000, 'x'.repeat(length))), 'statement', statementLimits)),
  ).toBe('import_too_much')
})

test('pieces of one text are counted together', async () => {
  const pieces = '<![CDATA[' + 'x'.repeat(1000) + ']]>'
  expect(
    await rule(readInThread(by(1), bytesOf(batch(1, pieces.repeat(5))), 'statement', statementLimits)),
  ).toBe('import_too_much')
})

test.each(['table', 'statement'] as const)('no answer is larger than its limit: %s', async (holds) => {
  const text = `Όνομα;E-mail\n${'Άννα;anna@test.example\n'.repeat(100)}`
  const read = (answerCharacters: number) =>
    rule(readInThread(by(1), bytesOf(text), holds, { ...importLimits, answerCharacters }))
  expect([await read(1000), await read(100_000)]).toEqual(['import_too_much', 'read'])
})

test('the fourth file of a person waits for her others; another person’s does not', async () => {
  const read = (userId: number) => rule(readInThread(by(userId), bytesOf('a;b\n1;2'), 'table'))
  expect((await Promise.all([read(1), read(1), read(1), read(1), read(2)])).toSorted()).toEqual([
    'import_busy',
    'read',
    'read',
    'read',
    'read',
  ])
  expect(await read(1)).toBe('read')
})
