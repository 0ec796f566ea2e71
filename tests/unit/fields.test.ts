import { expect, test } from 'vitest'
import type { z } from 'zod'
import { asLine, Email, Link, Name, OptionalText, Phone, PhoneOrNull, requiredText } from '~/domain/fields'

/** What a schema returns, or the keys of its errors. */
const read = (schema: z.ZodType, value: unknown) => {
  const { success, data, error } = schema.safeParse(value)
  return success ? data : error.issues.map(({ message }) => message)
}

test.each([
  ['302310123456', '+302310123456'],
  ['30.691.234.5678', '+306912345678'],
  ['6912345678', '6912345678'],
  ['+491701234567', '+491701234567'],
  ['00491701234567', '+491701234567'],
  ['491701234567', ['phone_country']],
  ['305912345678', ['phone_country']],
  ['3069123456789', ['phone_country']],
])('a number without its plus, %s, is Greek or asked for: %j', (typed, phone) => {
  for (const schema of [Phone, PhoneOrNull]) expect(read(schema, typed)).toEqual(phone)
})

test('both phone fields store digits with an optional plus', () => {
  for (const schema of [Phone, PhoneOrNull]) {
    expect(read(schema, '+30 690-000 (0000)')).toBe('+306900000000')
    expect(read(schema, '12345')).toEqual(['phone_invalid'])
    expect(read(schema, '1234567890123456')).toEqual(['phone_invalid'])
  }
})

test.each([
  ['+３０ ６９１２３４５６７８', '+306912345678'],
  ['٦٩١٢٣٤٥٦٧٨', '6912345678'],
  ['tel:+306912345678', '+306912345678'],
  ["'6912345678", '6912345678'],
  ['+30 691−234−5678', '+306912345678'],
  ['+0030 6912345678', '+306912345678'],
  ['6912345678;', '6912345678'],
  ['+30 (0) 210 1234567', '+302101234567'],
])('the phone number %j is %j', (typed, phone) => expect(read(Phone, typed)).toBe(phone))

test.each([
  ['O´Brien', 'O’Brien'],
  ['O`Brien', 'O’Brien'],
  ['Ｍａｒｉａ Paciﬁco', 'Maria Pacifico'],
])('the name %j is %j', (typed, name) => expect(read(Name, typed)).toBe(name))

test.each([
  ['(https://example.org/me)', 'https://example.org/me'],
  ['https：//example.org', 'https://example.org'],
  ['https://example.org/a_(b)', 'https://example.org/a_(b)'],
])('the link %j is %j', (typed, link) => expect(read(Link, typed)).toBe(link))

test('only a mentor’s form takes a dash for no phone number', () => {
  expect(read(PhoneOrNull, '-')).toBe(null)
  expect(read(PhoneOrNull, undefined)).toBe(null)
  expect(read(Phone, '-')).toEqual(['phone_invalid'])
})

test.each([
  [' Anna@Example.ORG ', 'anna@example.org'],
  ['r&d@example.gr', 'r&d@example.gr'],
  ["o'neill+news@mail.example.gr", "o'neill+news@mail.example.gr"],
  // Chrome writes a domain in ASCII, Firefox and phones leave it as typed.
  ['eleni@xn--hxajbheg2az3al.xn--qxam', 'eleni@xn--hxajbheg2az3al.xn--qxam'],
  ['Eleni@παράδειγμα.ελ', 'eleni@xn--hxajbheg2az3al.xn--qxam'],
  ['eleni@ΠΑΡΆΔΕΙΓΜΑ.ΕΛ', 'eleni@xn--hxajbheg2az3al.xn--qxam'],
  ['eleni@παρα\u0301δειγμα.ελ', 'eleni@xn--hxajbheg2az3al.xn--qxam'],
  ['anna@mail.münchen.example', 'anna@mail.xn--mnchen-3ya.example'],
  // Copied from a message, a link or a list; typed by a phone or with wide letters.
  ['<anna@example.gr>', 'anna@example.gr'],
  ['mailto:Anna@example.gr', 'anna@example.gr'],
  ['anna@example.gr.', 'anna@example.gr'],
  ['anna@example.gr;', 'anna@example.gr'],
  ['o’neill@example.gr', "o'neill@example.gr"],
  ['ａｎｎａ＠example.gr', 'anna@example.gr'],
])('the address %j is %j', (typed, address) => expect(read(Email, typed)).toBe(address))

test.each([
  'anna',
  'anna@',
  'anna@localhost',
  '@example.gr',
  'anna@@example.gr',
  'anna@example..gr',
  'anna@-example.gr',
  'anna@exa_mple.gr',
  'άννα@example.gr',
  'anna@παράδειγμα.ελ/page',
  'anna@παράδειγμα.ελ:25',
  'anna@παρά δειγμα.ελ',
  'anna@x@παράδειγμα.ελ',
  `anna@${'α'.repeat(64)}.ελ`,
])('%j is no address', (typed) => expect(read(Email, typed)).toEqual(['email_invalid']))

test('a missing address is told from a wrong one', () => {
  expect(read(Email, undefined)).toEqual(['required'])
})

test.each([
  ['Μαρία-Ελένη', 'Μαρία-Ελένη'],
  ['O’Brien', 'O’Brien'],
  ["D'Arcy", "D'Arcy"],
  ['Α. Μ.', 'Α. Μ.'],
  ['J.K.', 'J.K.'],
  ['Μ.Παππά', 'Μ. Παππά'],
  ['Олена', 'Олена'],
  ['नेहा', 'नेहा'],
  ['Gal·la', 'Gal·la'],
  // As telephones, chats and other programs write it.
  ['  Άννα\t\u00a0Μαρία\n', 'Άννα Μαρία'],
  ['Α\u0301ννα', 'Άννα'],
  ['\u2066Άν\u00adνα\u2069\u200b\ufeff', 'Άννα'],
  ['Άννα\u2011Μαρία – Ελένη', 'Άννα-Μαρία - Ελένη'],
  ['می\u200cخواهم\u200c', 'می\u200cخواهم'],
  // Letters that look alike, typed with the other keyboard.
  ['Mαρία Kαλλιθέα', 'Μαρία Καλλιθέα'],
  ['ΑNΝA', 'ΑΝΝΑ'],
  ['Mαρíα', 'Μαρία'],
  ['Μaria', 'Maria'],
  ['ΚATE', 'KATE'],
  ['Oлена', 'Олена'],
  ['Anna-Μαρία', 'Anna-Μαρία'],
  ['Ρita', 'Pita'],
  ['Maρλθ', 'Μαρλθ'],
  ['Wαρ', 'Wap'],
  ['Wλ', 'Wλ'],
])('the name %j is %j', (typed, name) => expect(read(Name, typed)).toBe(name))

test.each([
  'κερδίσατε! Πατήστε https://evil.example/prize',
  'A\nBcc: x@evil.example',
  'Άννα 2',
  'Άννα٣',
  '¶ρτεμις',
  '=1+1',
  '＝1',
  'www.evil',
  'Maria 🌿',
  '…',
  '-',
  '.',
])('%j is no name', (typed) => expect(read(Name, typed)).toEqual(['name_letters']))

test.each(['', ' ', '\u200b', '\u3164', '\u200d', '\u2028'])(
  'a name that nobody sees is missing: %j',
  (typed) => expect(read(Name, typed)).toEqual(['required']),
)

test('a name with an address keeps no address that a mail program makes a link of', () => {
  expect(read(Name, 'evil.example')).toBe('evil. example')
  expect(read(Name, 'a.bc.d.ef')).toBe('a. bc. d. ef')
})

test('a line has no line ends, direction signs and marks that nobody sees', () => {
  expect(asLine('  a\u202Eb\r\n\u0000c\u0085 \u2029d\u{E0041}\uFE0F\u2800 ')).toBe('ab c d')
})

test('what a text is copied from does not change an address, a telephone or a link', () => {
  expect(read(Email, '\u200b\u202aAnna@Example.org\u2060')).toBe('anna@example.org')
  for (const phone of [
    '\u2066+30 2310 000000\u2069',
    '0030 2310–000000',
    '+30 (0)2310/000000',
    '+30\u00a02310\u2011000000',
  ])
    expect(read(Phone, phone)).toBe('+302310000000')
  expect(read(Phone, '210/1234567')).toBe('2101234567')
  expect(read(Link, ' Https://example.org/A\u200b')).toBe('https://example.org/A')
  expect(read(Link, 'https://example.org/\u202egpj.exe')).toBe('https://example.org/gpj.exe')
})

test('a text of several lines keeps its lines, and loses the marks that nobody sees', () => {
  expect(read(OptionalText, '\ufeff Καλημέρα,\r\n\r\n\tΑ\u0301ννα\u00ad\u200b\u2028τέλος\u202e \n')).toBe(
    'Καλημέρα,\n\n\tΆννα\nτέλος',
  )
  expect(read(OptionalText, 'می\u200cخواهم')).toBe('می\u200cخواهم')
  expect(read(OptionalText, '\u200b\n\u2060')).toBe('')
  expect(read(requiredText('reason_missing'), '\u200b \u3164')).toEqual(['reason_missing'])
})

test('emoji stay whole', () => {
  for (const emoji of ['👩🏽\u200d💻', '❤\ufe0f', '👩\u200d❤\ufe0f\u200d👩', '👍🏿']) {
    expect(asLine(`α ${emoji}`)).toBe(`α ${emoji}`)
    expect(read(OptionalText, `${emoji}\nα`)).toBe(`${emoji}\nα`)
  }
})

test('what is not sent as it was typed does not count as a letter', () => {
  expect(read(requiredText('required', 4), 'Α\u0301\u200b\r\nβγ')).toBe('Ά\nβγ')
  expect(read(requiredText('required', 4), 'abcde')).toEqual(['too_long'])
})

test.each([
  ['https://example.org/a.', 'https://example.org/a'],
  ['<https://example.org/a>,', 'https://example.org/a'],
  ['«example.org»', 'https://example.org'],
  ['HTTPS://Example.org/a_(b)', 'https://Example.org/a_(b)'],
])('the link %j is %j', (typed, link) => expect(read(Link, typed)).toBe(link))
