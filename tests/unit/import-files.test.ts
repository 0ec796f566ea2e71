// What an uploaded file may be: encodings, separators, spreadsheets, and what tries to harm.
import { zipSync, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { dayOf, monthOf } from '~/domain/imports/dates'
import { guessMapping } from '~/domain/imports/fields'
import { localeOf } from '~/domain/imports/language-words'
import { importLimits } from '~/domain/imports/limits'
import { personOfRow, type KnownNames } from '~/domain/imports/person-of-row'
import { readImportFile } from '~/domain/imports/read-file'

const utf8 = (text: string) => new TextEncoder().encode(text)
const csv = 'Όνομα;Επώνυμο;E-mail\nΆννα;Παππά;anna@example.gr\n'
const read = { headings: ['Όνομα', 'Επώνυμο', 'E-mail'], lines: [[2, ['Άννα', 'Παππά', 'anna@example.gr']]] }

/** Windows-1253 has the Greek letters at a fixed distance from Unicode, but for the accented capitals. */
const windows1253 = (text: string) =>
  Uint8Array.from(
    [...text].map((letter) =>
      letter === 'Ά' ? 0xa2 : letter > '\x7f' ? letter.codePointAt(0)! - 0x2d0 : letter.codePointAt(0)!,
    ),
  )

function rule(act: () => unknown) {
  try {
    act()
    return 'read'
  } catch (error) {
    return (error as { rule?: string }).rule ?? String(error)
  }
}

const book = (sheet: string, more: Record<string, string> = {}) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId7" Target="worksheets/first.xml"/></Relationships>',
    ),
    'xl/worksheets/first.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
  })

describe('a CSV file', () => {
  test.each([
    ['UTF-8', utf8(csv)],
    ['UTF-8 with a mark', utf8(`\ufeff${csv}`)],
    ['UTF-16', new Uint8Array(Buffer.from(`\ufeff${csv}`, 'utf16le'))],
    ['Windows-1253', windows1253(csv)],
    ['commas', utf8(csv.replaceAll(';', ','))],
    ['tabs and CRLF', utf8(csv.replaceAll(';', '\t').replaceAll('\n', '\r\n'))],
    ['no last line end', utf8(csv.trimEnd())],
  ])('in %s is read', (_, bytes) => expect(readImportFile(bytes)).toEqual(read))

  test('keeps quotes, line ends within them and the number of each line', () => {
    const { lines } = readImportFile(utf8('name,email\n"A ""B""\nC",a@b.gr\n\n"=1+1",\'+30210\n'))
    expect(lines).toEqual([
      [2, ['A "B"\nC', 'a@b.gr']],
      [5, ['=1+1', '+30210']],
    ])
  })

  test.each([
    ['import_encoding', Uint8Array.from([...utf8('a;b\n'), 0xe9, 0xe8, 0xe0, 0xf1, 0xd8, 0x81, 0x8d])],
    ['import_type', Uint8Array.from([1, 0, 2, 0, 3])],
    ['import_type', utf8('%PDF-1.7 hello')],
    ['import_old_excel', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2])],
    ['import_empty', utf8('name;email\n')],
    ['import_empty', utf8('')],
    ['import_no_headings', utf8('hello\nworld\n')],
    ['import_broken', utf8('name;email\n"no end;a@b.gr\n')],
    ['import_too_long', utf8(`name;email\n${'a;b\n'.repeat(importLimits.rows + 1)}`)],
  ])('is refused: %s', (expected, bytes) => expect(rule(() => readImportFile(bytes))).toBe(expected))
})

describe('an XLSX file', () => {
  test('gives shared, inline and rich texts, gaps, entities, and only the results of formulas', () => {
    const sheet =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>E-mail</t></is></c></row>' +
      '<row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4"><f>1+1</f><v>2</v></c><c r="C4" t="str"><f>X()</f><v>a&amp;b@c.gr</v></c></row>' +
      '<row r="5"/>'
    const strings =
      '<sst><si><t>Όνομα</t></si><si><r><t xml:space="preserve">Άννα </t></r><r><t>Μ&#945;ρία</t></r><rPh><t>x</t></rPh></si></sst>'
    expect(readImportFile(book(sheet, { 'xl/sharedStrings.xml': strings }))).toEqual({
      headings: ['Όνομα', '', 'E-mail'],
      lines: [[4, ['Άννα Μαρία', '2', 'a&b@c.gr']]],
    })
  })

  test('that unpacks to far more than its size is stopped', () => {
    const bomb = zipSync({
      'xl/worksheets/first.xml': new Uint8Array(importLimits.unpackedBytes + 1_000_000),
    })
    expect(bomb.length).toBeLessThan(200_000)
    expect(rule(() => readImportFile(bomb))).toBe('import_too_large')
  })

  test.each([
    ['import_broken', book('<!DOCTYPE x [<!ENTITY a "b">]><row r="1"/>')],
    ['import_broken', zipSync({ 'word/document.xml': strToU8('<w/>') })],
    ['import_broken', Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9, 9, 9, 9, 9])],
  ])('is refused: %s', (expected, bytes) => expect(rule(() => readImportFile(bytes))).toBe(expected))
})

test.each([
  [['Όνομα', 'Επώνυμο', 'Διεύθυνση e-mail', 'Κινητό'], { name: 0, surname: 1, email: 2, phone: 3 }],
  [['ONOMATEΠΩΝΥΜΟ', 'EMAIL'], { email: 1 }],
  [['First Name', 'Last name', 'E-mail', 'Date of birth'], { name: 0, surname: 1, email: 2, birthdate: 3 }],
  [['Vorname', 'Nachname', 'E-Mail', 'Geburtsdatum'], { name: 0, surname: 1, email: 2, birthdate: 3 }],
  [['Nom', 'Prénom', 'Courriel', 'Téléphone'], { surname: 0, name: 1, email: 2, phone: 3 }],
  [['Nome', 'Apelido', 'Correio eletrónico'], { name: 0, surname: 1, email: 2 }],
  [['Ονοματεπώνυμο', 'E-mail', 'Κλάδος'], { fullName: 0, email: 1, industry: 2 }],
])('the columns of %j are guessed', (headings, mapping) =>
  expect(guessMapping(headings, 'mentor')).toEqual(mapping),
)

test('days and months are read as files write them', () => {
  expect(['1990-02-03', '3/2/1990', '03.02.1990', '32907', '1990-02-03T00:00:00'].map(dayOf)).toEqual(
    Array.from({ length: 5 }, () => '1990-02-03'),
  )
  expect(['31/2/1990', 'x', '1990', '1/1/2999'].map(dayOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(['02-2010', '2010-02', '3/2/2010'].map(monthOf)).toEqual(['2010-02-01', '2010-02-01', '2010-02-01'])
  expect([monthOf('2010'), monthOf(''), monthOf('13-2010')]).toEqual(['2010-01-01', '', undefined])
  expect(['EL', 'Ελληνικά', 'deutsch', 'x'].map(localeOf)).toEqual(['gr', 'gr', 'de', undefined])
})

describe('a row', () => {
  const known: KnownNames = {
    industries: new Map([['νομικα', 4]]),
    counties: new Map(),
    work_statuses: new Map(),
    support_topics: new Map([['ηγεσια', 7]]),
    countries: new Map([['ελλαδα', 'GR']]),
  }
  const mapping = { fullName: 0, email: 1, phone: 2, birthdate: 3, industry: 4, country: 5, topics: 6 }
  const row = (...cells: string[]) => personOfRow([9, cells], mapping, 'mentee', known)

  test('becomes a person', () => {
    expect(
      row(
        'Άννα Μαρία Παππά',
        'Anna <ANNA@Example.gr>',
        '0030 690-0000000',
        '3/2/1990',
        'Νομικά',
        'Ελλάδα',
        'Ηγεσία; Άγνωστο',
      ),
    ).toMatchObject({
      number: 9,
      problem: null,
      person: {
        name: 'Άννα Μαρία',
        surname: 'Παππά',
        email: 'anna@example.gr',
        phone: '+306900000000',
        birthdate: '1990-02-03',
        industry_id: 4,
        country: 'GR',
        topic_ids: [7],
      },
    })
  })

  test('tells what is in none of our lists; a name that holds a comma or a stroke is one name', () => {
    const lists = {
      ...known,
      support_topics: new Map([
        ['εργασια οικογενεια', 3],
        ['ηγεσια', 7],
      ]),
    }
    const read = (role: 'mentor' | 'mentee', mapped: object, ...cells: string[]) =>
      personOfRow([2, ['Άννα Παππά', 'a@b.gr', ...cells]], { ...mapped, fullName: 0, email: 1 }, role, lists)
    const topics = read('mentee', { topics: 2 }, 'ΕΡΓΑΣΊΑ/οικογένεια, Ηγεσία, Ύπνος')
    expect(topics).toMatchObject({
      person: { topic_ids: [3, 7] },
      unread: [{ field: 'topics', text: 'Ύπνος' }],
    })
    const mentor = read(
      'mentor',
      { title: 2, languages: 3, locale: 4 },
      'α'.repeat(121),
      'Ελληνικά και Ρωσικά',
      'suomi',
    )
    expect(mentor.person).toMatchObject({ languages: ['el'], title: 'α'.repeat(120) })
    expect(mentor.unread).toEqual([
      { field: 'locale', text: 'suomi' },
      { field: 'title', text: '… α' },
      { field: 'languages', text: 'Ρωσικά' },
    ])
  })

  test.each([
    ['required', 'surname', ['', 'a@b.gr']],
    ['required', 'name', ['Άννα', 'a@b.gr']],
    ['required', 'email', ['Άννα Παππά', '']],
    ['email_invalid', 'email', ['Άννα Παππά', 'a@b']],
    ['phone_invalid', 'phone', ['Άννα Παππά', 'a@b.gr', '12']],
    ['date_invalid', 'birthdate', ['Άννα Παππά', 'a@b.gr', '', '40/1/1990']],
    ['import_formula', null, ['=cmd Παππά', 'a@b.gr']],
  ])('is refused: %s %s', (problem, field, cells) => {
    const found = row(...cells)
    // Without any name the first name is named first.
    expect(found.problem).toBe(problem)
    if (cells[0] !== '') expect(found.field).toBe(field)
  })
})
