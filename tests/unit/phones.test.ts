import { expect, test } from 'vitest'
import { formatPhone } from '~/i18n/format'

test.each([
  ['+306900039595', '+30 690 003 9595'],
  ['6900039595', '690 003 9595'],
  ['+302101234567', '+30 210 123 4567'],
  ['+4915112345678', '+4915112345678'],
  ['112', '112'],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
