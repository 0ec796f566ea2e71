// The pictures of the README show the layout as it is.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { hashOfFrame } from '../../scripts/lib/frame.mjs'

test('the pictures were taken of this layout; otherwise: npm start, then npm run screenshots', () => {
  expect(fs.readFileSync('docs/screenshots/frame.txt', 'utf8').trim()).toBe(hashOfFrame())
})
