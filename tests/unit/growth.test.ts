// Nothing that reads what a person sends grows faster than its input: each reader gets texts that make regular
// expressions go back and forth, at 1, 2 and 4 times the size.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseMarkdown } from '~/content/markdown.server'
import { readCookie } from '~/cookies.server'
import { browserFamily } from '~/domain/accounts/browser-family'
import { refuseGuessable } from '~/domain/accounts/new-password.server'
import { compare, joined, wordsOf } from '~/domain/edit-requests/word-diff'
import { dayOf, monthOf } from '~/domain/written-days'
import { guessMapping } from '~/domain/imports/fields'
import { localeOf } from '~/domain/imports/language-words'
import { importLimits } from '~/domain/imports/limits'
import { personOfRow } from '~/domain/imports/person-of-row'
import { accountsIn, guessColumns, tableOf } from '~/domain/statements/columns'
import { readTable } from '~/domain/statements/lines-of-rows'
import { statementLimits } from '~/domain/statements/schema'
import type { StatementRow } from '~/domain/statements/statement-line'
import { oneLine } from '~/domain/mails/compose'
import { readFilters } from '~/domain/mentors/filters'
import { escapeHtml } from '~/escape-html'
import { holding } from '~/http/body.server'
import { readForm } from '~/http/form.server'
import { safePath } from '~/http/safe-path'
import { splitLanguage } from '~/i18n/language-address'
import { latinName } from '~/i18n/latin-name'
import { csvLine } from '~/lists/csv'
import { readWords } from '~/lists/list-query'
import { xmlText } from '~/lists/worksheet'
import { readImportFile } from '../../scripts/lib/import-file/read-file.mjs'
import { readStatementFile } from '../../scripts/lib/import-file/read-statement.mjs'
import { cacheablePageOf } from '../../server/page-cache/cacheable-pages'
import { sheetOf } from '../support/spreadsheets'
import { camt, entry } from '../support/statements'

/** What texts repeat, and what stands before and after it. */
const repeated =
  'a|α|1| |\t|\n|.|,|;|:|-|_|*|**|`|~|"|""|\'|(|[|]|[a](|![|<|<a|<!--|>|&|&#|=|+|%|%2|/|\\|#|@|a@|a.|.a|a-|1-|{{|{{a|}}|| |a |; |, |="|\r|😀|ά|\u0301|\u200b|a\n|- |> |  |1. '
    .split('|')
    .filter(Boolean)
const around: [begin: string, end: string][] = [
  ['', '!'],
  ['a@', ' x'],
]
const smallest = 2000
const textOf = (piece: string, [begin, end]: [string, string], size: number) =>
  begin + piece.repeat(Math.ceil(size / piece.length)) + end

type Reader = (text: string) => unknown

/** Milliseconds of the processor, the least of some runs. */
async function costOf(read: Reader, text: string, runs: number) {
  let least = Infinity
  for (let run = 0; run < runs; run += 1) {
    const start = process.cpuUsage()
    await read(text)
    const { user, system } = process.cpuUsage(start)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

// At four times the smallest size, what goes over its input once takes less; what goes over it for each of its
// characters, some hundred times more.
const surelyLinear = 4
// At the smallest size: not fed more.
const tooLong = 400

/** The texts on which a reader grows faster than its input: four times the text takes more than eight times as long. */
async function superlinear(read: Reader) {
  const found: string[] = []
  for (const piece of repeated)
    for (const ends of around) {
      const cost = (times: number, runs = 3) => costOf(read, textOf(piece, ends, smallest * times), runs)
      if ((await cost(1, 1)) < tooLong && (await cost(4, 1)) < surelyLinear) continue
      const one = await cost(1)
      const [two, four] = one < tooLong ? [await cost(2), await cost(4)] : [0, Infinity]
      const grew = four > surelyLinear && four > one * 8 && four > two * 3
      // Once more, as a busy machine measures badly.
      if (grew && (four === Infinity || (await cost(8)) > four * 3))
        found.push(`${JSON.stringify(ends[0] + piece)}: ${one}, ${two}, ${four} ms`)
    }
  return found
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const known = {
  industries: new Map<string, number>(),
  counties: new Map<string, number>(),
  work_statuses: new Map<string, number>(),
  support_topics: new Map<string, number>(),
  countries: new Map<string, string>(),
}
const everyColumn = Object.fromEntries(
  ['name', 'surname', 'fullName', 'email', 'phone', 'birthdate', 'locale', 'country', 'county', 'industry']
    .concat(['workStatus', 'topics', 'title', 'description', 'experienceSince', 'languages'])
    .map((field) => [field, 0]),
)
const request = (headers: Record<string, string>) => ({ headers: new Headers(headers) })
const inHeader = (text: string) => encodeURI(text.toWellFormed()).slice(0, text.length)
const posted = async (type: string, body: string) =>
  refused(() =>
    holding({ viewer: null, address: '192.0.2.1' }, (held) =>
      readForm(new Request('http://a/', { method: 'POST', body, headers: { 'content-type': type } }), held),
    ),
  )
const refused = async (act: () => unknown) => {
  try {
    return await act()
  } catch (error) {
    return error
  }
}

const readers: Record<string, Reader> = {
  'a CSV file': (text) => refused(() => readImportFile(utf8(text), importLimits)),
  'a CSV file below its headings': (text) =>
    refused(() => readImportFile(utf8(`name;email\n${text}`), importLimits)),
  'a sheet': (text) => refused(() => readImportFile(sheetOf(text), importLimits)),
  'texts of a workbook': (text) => refused(() => readImportFile(sheetOf('', text), importLimits)),
  'a row of an import': (text) => {
    for (const role of ['mentor', 'mentee'] as const)
      personOfRow([2, [text]], { ...everyColumn, email: 1, name: 2 }, role, known)
    personOfRow([2, [text, 'a@b.gr', 'Α', 'Β', '']], everyColumn, 'mentor', known)
    return [dayOf(text), monthOf(text), localeOf(text)]
  },
  'a file of the bank': (text) => refused(() => readStatementFile(utf8(text), statementLimits)),
  'the texts of a camt.053 statement': (text) =>
    refused(() => readStatementFile(utf8(camt([entry({ text, amount: text, day: text })])), statementLimits)),
  'the table of a bank': (text) => {
    const rows: StatementRow[] = [[1, [text, text, text]]]
    const columns = { day: [0], amount: [1], sign: [1], text: [2], reference: [2], currency: [2] }
    return [tableOf(rows), accountsIn(rows), readTable(rows, columns), guessColumns([text])]
  },
  'the headings of an import': (text) => guessMapping([text, text], 'mentor'),
  Markdown: (text) => refused(() => parseMarkdown(text)),
  'the words of a list': (text) => readWords(`http://a/?${new URLSearchParams({ q: text })}`),
  'the filters of mentors': (text) =>
    readFilters(new URLSearchParams({ q: text, fieldOfSupport: text, county: text })),
  'a path to go on to': (text) => [safePath(text), safePath(`/${text}`)],
  'a language in an address': (text) => splitLanguage(`/${text}`),
  'a page that is kept': (text) =>
    cacheablePageOf(
      {
        method: 'GET',
        originalUrl: `/mentors?${inHeader(text)}`,
        headers: { cookie: inHeader(text) },
      },
      () => undefined,
    ),
  'a cookie': (text) => readCookie(request({ cookie: inHeader(text) }), 'session'),
  'the name of a browser': browserFamily,
  'a name in Latin letters': latinName,
  'a changed text': (text) =>
    joined(compare(wordsOf(text.slice(0, 2000)), wordsOf(text.slice(0, 2000))).before),
  'the words of a text': wordsOf,
  'a password': (text) =>
    refuseGuessable(text, { email: `${text}@b.gr`, name: text, surname: text }).catch(() => undefined),
  'a subject': (text) => refused(() => oneLine(text)),
  'HTML of a text': escapeHtml,
  'a cell of a CSV file': (text) => csvLine([text], 'el'),
  'a cell of an XLSX file': xmlText,
  'a form': (text) => posted('application/x-www-form-urlencoded', `${text}=${text}&${text}`),
  'a form in parts': (text) =>
    posted('multipart/form-data; boundary=e', `--e\r\n${text}\r\n\r\n${text}\r\n--e--`),
  'a file in a form': (text) =>
    posted(
      'multipart/form-data; boundary=e',
      `--e\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n${text}\r\n--e--`,
    ),
  'the type of a body': (text) => posted(`multipart/form-data; ${inHeader(text)}`, text),
}

describe.each(Object.entries(readers))('%s', (_, read) => {
  test('takes as much more time as it has more to read', { timeout: 300_000 }, async () => {
    expect(await superlinear(read)).toEqual([])
  })
})

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../app/domain/**/*schema.ts', '../../app/domain/fields.ts', '../../app/lists/schema.ts'],
  { eager: true },
)
const schemas = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, schema]) =>
    schema instanceof z.ZodType ? [[`${name} of ${file.replace('../../app/', '')}`, schema] as const] : [],
  ),
)

describe('every schema of a form', () => {
  test('is found', () => expect(schemas.length).toBeGreaterThan(60))

  test('takes as much more time as it has more to read', { timeout: 300_000 }, async () => {
    const found: string[] = []
    for (const [name, schema] of schemas) {
      const fields = 'shape' in schema ? Object.keys(schema.shape as object) : []
      const read = (text: string) =>
        schema.safeParse(fields.length > 0 ? Object.fromEntries(fields.map((field) => [field, text])) : text)
      for (const bad of await superlinear(read)) found.push(`${name}: ${bad}`)
    }
    expect(found).toEqual([])
  })
})
