// Large proofs that come at the same instant: each is stored as it was sent, and memory has one of them at a time with
// what the driver copies of it.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import * as acts from '~/db/generated/acts.server'
import { sendProofFile } from '~/domain/purchases/proof-file.server'
import { openWorld } from '../support/world'

const { owner, aMentee } = await openWorld()
const megabyte = 1024 * 1024
const memory = (what: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(fs.readFileSync('/proc/self/status', 'utf8'))![1]) * 1024

test('twelve files of nine megabytes', { timeout: 120_000 }, async () => {
  const mentees = await Promise.all(Array.from({ length: 4 }, () => aMentee({ package: 'awaiting_payment' })))
  const bytes = Buffer.alloc(9 * megabyte, 'proof')
  bytes.write('%PDF-1.7')
  const file = new File([bytes], 'slip.pdf')
  // From here on VmHWM tells the most that the process has at once.
  fs.writeFileSync('/proc/self/clear_refs', '5')
  const before = memory('VmRSS')
  await Promise.all(
    [1, 2, 3].flatMap(() =>
      mentees.map(({ viewer, purchaseId }) =>
        sendProofFile(file, (proof) => acts.sendProof(viewer, { purchaseId, ...proof })),
      ),
    ),
  )
  expect(memory('VmHWM') - before).toBeLessThan(350 * megabyte)
  const stored = await owner<{ same: boolean }[]>`
    select bytes = ${bytes} as same from data.proofs
    where purchase_id = any (${mentees.map(({ purchaseId }) => purchaseId)})`
  expect(stored.map(({ same }) => same)).toEqual(Array(12).fill(true))
})
