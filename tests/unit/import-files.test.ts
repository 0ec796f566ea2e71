// Long: what an uploaded file may be: encodings, separators, spreadsheets, and what tries to harm.
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { dayOf, monthOf } from '~/domain/written-days'
import { areHeadings, guessMapping } from '~/domain/imports/fields'
import { localeOf } from '~/domain/imports/language-words'
import { importLimits } from '~/domain/imports/limits'
import { personOfRow, type KnownNames } from '~/domain/imports/person-of-row'
import { tableOf } from '~/domain/imports/table.server'
import { readImportFile as readWithin } from '../../scripts/lib/import-file/read-file.mjs'
import { hostileFiles } from '../support/hostile-files'
import { ruleOfReading } from '../support/refusals'
import { excelBook, programs, sheetOf } from '../support/spreadsheets'

const readImportFile = (bytes: Uint8Array) => tableOf(readWithin(bytes, importLimits), areHeadings)
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

describe('a CSV file', () => {
  test.each([
    ['UTF-8', utf8(csv)],
    ['UTF-8 with a mark', utf8(`\ufeff${csv}`)],
    ['UTF-16', new Uint8Array(Buffer.from(`\ufeff${csv}`, 'utf16le'))],
    ['UTF-16 without a mark', new Uint8Array(Buffer.from(csv, 'utf16le'))],
    ['big-endian UTF-16 without a mark', new Uint8Array(Buffer.from(csv, 'utf16le').swap16())],
    ['Windows-1253', windows1253(csv)],
    ['commas', utf8(csv.replaceAll(';', ','))],
    ['strokes', utf8(csv.replaceAll(';', '|'))],
    ['tabs and CRLF', utf8(csv.replaceAll(';', '\t').replaceAll('\n', '\r\n'))],
    ['no last line end', utf8(csv.trimEnd())],
    ['columns and lines without a word', utf8(`${csv.replaceAll('\n', ';;;\n')};;;;;\n`)],
  ])('in %s is read', (_, bytes) => expect(readImportFile(bytes)).toEqual(read))

  test('keeps quotes, line ends within them and the number of each line', () => {
    const { lines } = readImportFile(utf8('name,email\n"A ""B""\nC",a@b.gr\n\n"=1+1",\'+30210\n'))
    expect(lines).toEqual([
      [2, ['A "B"\nC', 'a@b.gr']],
      [5, ['=1+1', '+30210']],
    ])
  })

  test('may have titles above its headings, commas in its texts, or no headings at all', () => {
    const bio = 'α, β, γ, δ, ε'
    expect(
      readImportFile(utf8(`Λίστα, 2026, όλες;;\n\nΈκδοση;2\nΌνομα;E-mail;Bio\nΆννα;a@b.gr;${bio}\n`)),
    ).toEqual({
      headings: ['Όνομα', 'E-mail', 'Bio'],
      lines: [[5, ['Άννα', 'a@b.gr', bio]]],
    })
    expect(readImportFile(utf8('Άννα;a@b.gr\nΡέα;c@d.gr\n'))).toMatchObject({
      headings: ['', ''],
      lines: [
        [1, ['Άννα', 'a@b.gr']],
        [2, ['Ρέα', 'c@d.gr']],
      ],
    })
  })

  test('keeps what stands to the right of its headings', () =>
    expect(readImportFile(utf8('Άτομο;Επαφή\nΆννα;a@b.gr;6900000000\n'))).toEqual({
      headings: ['Άτομο', 'Επαφή', ''],
      lines: [[2, ['Άννα', 'a@b.gr', '6900000000']]],
    }))

  test('of Excel may name its separator in a line of its own, which counts', () => {
    const rows = 'name,about\nΆννα,a;b;c\n'
    for (const own of ['sep=,\r\n', '"sep=,"\n', 'SEP=, \n', 'sep=,,,\n'])
      expect(readImportFile(utf8(own + rows))).toEqual({
        headings: ['name', 'about'],
        lines: [[3, ['Άννα', 'a;b;c']]],
      })
  })

  test.each([
    ['Windows-1253', [0xa2], [0x92]],
    ['ISO-8859-7', [0xb6], [0xa2]],
  ])('in Greek of %s keeps the capital Ά and the apostrophe', (_, alpha, apostrophe) => {
    const rest = (text: string) => [...windows1253(text)]
    const bytes = [
      ...rest('Όνομα;E-mail\n'.replace('Ό', 'Ο')),
      ...alpha,
      ...rest('ρτεμις του Ν'),
      ...apostrophe,
      ...rest(';a@b.gr\n'),
    ]
    expect(readImportFile(Uint8Array.from(bytes)).lines[0]![1][0]).toBe('Άρτεμις του Ν’')
  })

  test.each([
    'Renée;Müller;Conceição;GÉRARD',
    'Zoë;Groß;Français',
    'Élise;Simões;Lefèvre',
    'José;naïve;Übung',
  ])('in Windows-1252 keeps the letters of German, French and Portuguese: %s', (names) => {
    const bytes = Uint8Array.from(
      Buffer.from(`${'a;'.repeat(names.split(';').length)}\n${names}\n`, 'latin1'),
    )
    expect(readImportFile(bytes).lines[0]![1].filter(Boolean)).toEqual(names.split(';'))
  })

  test.each([
    // Μαρία Γεωργίου
    [
      'the Greek of old Macs',
      [0xbb, 0xe1, 0xf2, 0xdb, 0xe1, 0x3b, 0xa1, 0xe5, 0xf6, 0xf2, 0xe7, 0xdb, 0xef, 0xf9],
    ],
    // Олена Мартинова
    ['Cyrillic', [0xce, 0xeb, 0xe5, 0xed, 0xe0, 0x3b, 0xcc, 0xe0, 0xf0, 0xf2, 0xe8, 0xed, 0xee, 0xe2, 0xe0]],
    // Łucja Wiśniewska
    ['Polish', [0xa3, ...utf8('ucja;Wi'), 0x9c, ...utf8('niewska')]],
    // Dvořák
    ['Czech', [...utf8('Dvo'), 0xf8, 0xe1, ...utf8('k;a')]],
  ])('in %s is refused: its letters would be read as others', (_, names) =>
    expect(ruleOfReading(() => readImportFile(Uint8Array.from([...utf8('a;b\n'), ...names, 10])))).toBe(
      'import_encoding',
    ),
  )

  test.each([
    ['import_type', utf8('<html><table><tr><td>name; email</td></tr></table></html>\n')],
    ['import_type', utf8('\ufeff\n<?xml version="1.0"?>\n<Workbook>\n<a;b>\n')],
    ['import_encoding', Uint8Array.from([...utf8('a;b\n'), 0xe9, 0xe8, 0xe0, 0xf1, 0xd8, 0x81, 0x8d])],
    ['import_type', Uint8Array.from([1, 0, 2, 0, 3])],
    ['import_type', utf8('%PDF-1.7 hello')],
    ['import_old_excel', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2])],
    ['import_empty', utf8('name;email\n')],
    ['import_empty', utf8('')],
    ['import_no_headings', utf8('hello\nworld\n')],
    ['import_broken', utf8('name;email\n"no end;a@b.gr\n')],
    ['import_too_long', utf8(`name;email\n${'a;b\n'.repeat(importLimits.rows + 1)}`)],
    ['import_too_wide', utf8(`name;email;${'a;'.repeat(importLimits.columns)}\na;b\n`)],
    ['import_too_much', utf8(`name;email\n${`a;${'α'.repeat(2000)}\n`.repeat(4200)}`)],
  ])('is refused: %s', (expected, bytes) => expect(ruleOfReading(() => readImportFile(bytes))).toBe(expected))
})

const list = [
  ['Όνομα', 'E-mail', 'Τηλέφωνο', 'Έναρξη', 'Γέννηση'],
  ['Άρτεμις & Άννα', 'a@b.gr', 2101234567, 2015, { day: 36585 }],
]
describe('an XLSX file', () => {
  test.each(programs.flatMap(([name, write]) => [1900, 1904].map((calendar) => ({ name, write, calendar }))))(
    'of $name with the calendar of $calendar gives texts, numbers as numbers, and days',
    ({ write, calendar }) =>
      expect(readImportFile(write({ rows: list, from1904: calendar === 1904 }))).toEqual({
        headings: list[0],
        lines: [[2, ['Άρτεμις & Άννα', 'a@b.gr', '2101234567', '2015', '2000-02-29']]],
      }),
  )

  test('a day without a style is read by its column, in the calendar of the file too', () => {
    const days = (from1904: boolean, day: number) => {
      const read = readImportFile(
        excelBook({
          rows: [
            ['E-mail', 'Γέννηση'],
            ['a@b.gr', day],
          ],
          from1904,
        }),
      )
      return dayOf(read.lines[0]![1][1]!)
    }
    expect([days(false, 36585), days(true, 35123)]).toEqual(['2000-02-29', '2000-02-29'])
  })

  test.each(['hidden', 'veryHidden'])(
    'whose first sheet is %s gives the first one that is shown',
    (state) => {
      const sheets = `<sheet name="Κρυφό" sheetId="1" state="${state}" r:id="rId2"/><sheet name="Λίστα" sheetId="2" r:id="rId1"/>`
      expect(readImportFile(excelBook({ rows: list, sheets })).headings).toEqual(list[0])
    },
  )

  test('whose first sheet is empty gives the next one', () => {
    const sheets = '<sheet name="1" sheetId="1" r:id="rId2"/><sheet name="2" sheetId="2" r:id="rId1"/>'
    const parts = {
      'xl/worksheets/sheet2.xml': '<worksheet><sheetData><row><c s="1"/></row></sheetData></worksheet>',
    }
    expect(readImportFile(excelBook({ rows: list, sheets, parts })).headings).toEqual(list[0])
  })

  test('gives shared, inline and rich texts, gaps, entities, and only the results of formulas', () => {
    const sheet =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>E-mail</t></is></c></row>' +
      '<row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4"><f>1+1</f><v>2</v></c><c r="C4" t="str"><f>X()</f><v>a&amp;b@c.gr</v></c></row>' +
      '<row r="5"/>'
    const strings =
      '<si><t>Όνομα</t></si><si><r><t xml:space="preserve">Άννα </t></r><r><t>Μ&#945;<![CDATA[ρία]]></t></r><rPh><t>x</t></rPh></si>'
    expect(readImportFile(sheetOf(sheet, strings))).toEqual({
      headings: ['Όνομα', '', 'E-mail'],
      lines: [[4, ['Άννα Μαρία', '2', 'a&b@c.gr']]],
    })
  })

  test.each([
    ...hostileFiles(1),
    ['import_broken', 'a sheet that ends early', sheetOf('<row><c></row>')],
    ['import_broken', 'a download cut off', excelBook({ rows: list }).subarray(0, 900)],
    ['import_broken', 'no archive', Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9, 9, 9, 9, 9])],
    ['import_type', 'a letter', zipSync({ 'word/document.xml': strToU8('<w/>') })],
    [
      'import_type',
      'a letter of LibreOffice',
      zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }] }),
    ],
    [
      'import_type',
      'a binary workbook',
      zipSync({
        '_rels/.rels': strToU8(
          '<a><Relationship Id="1" Type="x/officeDocument" Target="xl/workbook.bin"/></a>',
        ),
        'xl/workbook.bin': new Uint8Array(9),
      }),
    ],
    [
      'import_open_document',
      'LibreOffice’s own format',
      zipSync({
        mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
        'content.xml': strToU8('<a/>'),
      }),
    ],
  ] as [string, string, Uint8Array][])('is refused: %s, %s', (expected, _, bytes) => {
    expect(bytes.length).toBeLessThan(200_000)
    expect(ruleOfReading(() => readImportFile(bytes))).toBe(expected)
  })
})

test.each([
  [['Όνομα', 'Επώνυμο', 'Διεύθυνση e-mail', 'Κινητό'], { name: 0, surname: 1, email: 2, phone: 3 }],
  [['ONOMATEΠΩΝΥΜΟ', 'EMAIL'], { fullName: 0, email: 1 }],
  [['First Name', 'Last name', 'E-mail', 'Date of birth'], { name: 0, surname: 1, email: 2, birthdate: 3 }],
  [['Vorname', 'Nachname', 'E-Mail', 'Geburtsdatum'], { name: 0, surname: 1, email: 2, birthdate: 3 }],
  [['Nom', 'Prénom', 'Courriel', 'Téléphone'], { surname: 0, name: 1, email: 2, phone: 3 }],
  [['Nome', 'Apelido', 'Correio eletrónico'], { name: 0, surname: 1, email: 2 }],
  [['Ονοματεπώνυμο', 'E-mail', 'Κλάδος'], { fullName: 0, email: 1, industry: 2 }],
  [['Διεύθυνση ηλεκτρονικού ταχυδρομείου', 'Όνομα'], { email: 0, name: 1 }],
  [['Ονοματεπώνυμο', 'Όνομα πατρός', 'E-mail'], { fullName: 0, email: 2 }],
  [['Full name (as on the passport)', 'Company name', 'Email'], { fullName: 0, email: 2 }],
  [
    ['Όνομα μητρός', 'Όνομα μαθήτριας', 'Επώνυμο μαθήτριας', 'E-mail γονέα', 'E-mail μαθήτριας'],
    { name: 1, surname: 2, email: 4 },
  ],
  [['Vor- und Nachname', 'E-Mail', 'Handynummer'], { fullName: 0, email: 1, phone: 2 }],
  [
    ['Όνομα & Επώνυμο', 'email', 'Τηλ.', 'Ημ/νία γέννησης'],
    { fullName: 0, email: 1, phone: 2, birthdate: 3 },
  ],
  [['E-mail 1 - Label', 'E-mail 1 - Value', 'Phone 1 - Type', 'Phone 1 - Value'], { email: 1, phone: 3 }],
])('the columns of %j are guessed', (headings, mapping) =>
  expect(guessMapping(headings, 'mentor')).toEqual(mapping),
)

test('days and months are read as files write them', () => {
  expect(
    ['1990-02-03', '3/2/1990', '03.02.1990', '32907', '1990-02-03T00:00:00'].map((text) => dayOf(text)),
  ).toEqual(Array.from({ length: 5 }, () => '1990-02-03'))
  expect(['31/2/1990', 'x', '1990', '1/1/2999'].map((text) => dayOf(text))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(['02-2010', '2010-02', '3/2/2010'].map((text) => monthOf(text))).toEqual([
    '2010-02-01',
    '2010-02-01',
    '2010-02-01',
  ])
  expect(
    ['15/8/1992 0:00', '15/8/1992 0:00:00', '1992-08-15T09:30:00Z', '15/8/1992 12:00:00 πμ'].map((text) =>
      dayOf(text),
    ),
  ).toEqual(Array.from({ length: 4 }, () => '1992-08-15'))
  // As Greek and German LibreOffice show a day, and with spaces.
  expect(['15/08/92', '15.08.92', '15. 8. 1992', '15 8 1992', '19920815'].map((text) => dayOf(text))).toEqual(
    Array.from({ length: 5 }, () => '1992-08-15'),
  )
  expect(['92/08/15', '8/15/92', '15/8/1'].map((text) => dayOf(text))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([monthOf('2010'), monthOf(''), monthOf('13-2010')]).toEqual(['2010-01-01', '', undefined])
  expect(['EL', 'Ελληνικά', 'deutsch', 'x'].map(localeOf)).toEqual(['gr', 'gr', 'de', undefined])
})

test.each([
  ['2010-03', ['Μαρ-10', 'Μάρτιος 2010', 'Μαρτίου 2010', 'ΜΑΡΤΙΟΣ 2010', 'Mar-10', 'March 2010']],
  ['2010-03', ['März 2010', 'Mrz 10', 'mars 2010', 'março de 2010', 'mar/10', 'Μαρ 2010']],
  ['2010-02', ['Φλεβάρης 2010', 'Φεβ. 2010', '1η Φεβρουαρίου 2010']],
  [
    '1998-05',
    ['Μάης 1998', 'Μάι-98', 'Μαΐου 1998', 'Μάιος 1998', 'May-98', 'Mai 1998', 'mai. 98', 'maio 1998'],
  ],
  ['2011-08', ['Αύγ 2011', 'Aug 2011', 'août 2011', 'ago/11', 'agosto de 2011']],
  ['2011-06', ['Ιουν-11', 'Jun 11', 'Juni 2011', 'juin 2011', 'junho de 2011']],
  ['2011-07', ['Ιούλ-11', 'July 2011', 'Juli 2011', 'juil. 2011', 'julho 2011']],
])('%s is a month by its name in five languages: %j', (month, texts) =>
  expect(texts.map((text) => monthOf(text))).toEqual(texts.map(() => `${month}-01`)),
)

test('a day may name its month', () => {
  const texts = [
    '15 Μαρτίου 1992',
    '15-Μαρ-92',
    '15. März 1992',
    '15 de março de 1992',
    'March 15, 1992',
    '15 mars 1992',
    '15η Μαρτίου 1992',
    '15MAR1992',
  ]
  expect(texts.map((text) => dayOf(text))).toEqual(texts.map(() => '1992-03-15'))
  expect(['31 Φεβ 1992', 'Μαρ 1992', '15 foo 1992', '15 Μαρ 3000'].map((text) => dayOf(text))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
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

  test.each(['6900000000.0', '6900000000,00', '6900000000'])(
    'may have a telephone that a program took for a number: %s',
    (phone) => expect(row('Άννα Παππά', 'a@b.gr', phone).person.phone).toBe('6900000000'),
  )

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

  test('has its names in the order that was told, but where a comma tells it', () => {
    const names = (text: string, nameOrder: 'nameFirst' | 'surnameFirst') => {
      const { name, surname } = personOfRow([2, [text, 'a@b.gr']], mapping, 'mentee', known, {
        nameOrder,
      }).person
      return [name, surname]
    }
    expect(names('Κωνσταντίνου - Παππά Αθηνά Μαρία', 'surnameFirst')).toEqual([
      'Αθηνά Μαρία',
      'Κωνσταντίνου-Παππά',
    ])
    expect(names('Αθηνά Μαρία Κωνσταντίνου', 'nameFirst')).toEqual(['Αθηνά Μαρία', 'Κωνσταντίνου'])
    expect(names('Κωνσταντίνου, Αθηνά', 'nameFirst')).toEqual(['Αθηνά', 'Κωνσταντίνου'])
  })

  test.each([
    ['phone', ['Άννα Παππά', 'a@b.gr', '12']],
    ['phone', ['Άννα Παππά', 'a@b.gr', '491760000000']],
    ['birthdate', ['Άννα Παππά', 'a@b.gr', '', '40/1/1990']],
  ])('whose %s cannot be read leaves it empty and tells it', (field, cells) => {
    const { problem, unread, person } = row(...cells)
    expect([problem, unread.map((each) => each.field), person[field]]).toEqual([null, [field], undefined])
  })

  test.each([
    ['required', 'surname', ['', 'a@b.gr']],
    ['required', 'name', ['Άννα', 'a@b.gr']],
    ['required', 'email', ['Άννα Παππά', '']],
    ['email_invalid', 'email', ['Άννα Παππά', 'a@b']],
    ['name_letters', 'name', ['=cmd Παππά', 'a@b.gr']],
  ])('is refused: %s %s', (problem, field, cells) => {
    const found = row(...cells)
    // Without any name the first name is named first.
    expect(found.problem).toBe(problem)
    if (cells[0] !== '') expect(found.field).toBe(field)
  })
})
