import { expect, test } from 'vitest'
import type { z } from 'zod'
import { Email, Phone, PhoneOrNull, TypedEmail } from '~/domain/fields'

/** What a schema returns, or the keys of its errors. */
const read = (schema: z.ZodType, value: unknown) => {
  const { success, data, error } = schema.safeParse(value)
  return success ? data : error.issues.map(({ message }) => message)
}

test('both phone fields store digits with an optional plus', () => {
  for (const schema of [Phone, PhoneOrNull]) {
    expect(read(schema, '+30 690-000 (0000)')).toBe('+306900000000')
    expect(read(schema, '12345')).toEqual(['phone_invalid'])
    expect(read(schema, '1234567890123456')).toEqual(['phone_invalid'])
  }
})

test('only a mentor’s form takes a dash for no phone number', () => {
  expect(read(PhoneOrNull, '-')).toBe(null)
  expect(read(PhoneOrNull, undefined)).toBe(null)
  expect(read(Phone, '-')).toEqual(['phone_invalid'])
})

test('the address of an account is trimmed and in lower case, another address stays as typed', () => {
  expect(read(Email, ' Anna@Example.ORG ')).toBe('anna@example.org')
  expect(read(TypedEmail, 'Anna@Example.ORG')).toBe('Anna@Example.ORG')
  expect(read(Email, undefined)).toEqual(['required'])
})
