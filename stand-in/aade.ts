// AADE's myDATA for tests: SendInvoices and RequestTransmittedDocs of its REST interface for a business's own programs,
// which check what they get. It keeps nothing when it ends.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { writtenXml, type Written } from '~/integrations/xml-tree'
import { readInvoice, refusalsOf, uidOf, type Refusal, type SentInvoice } from './aade-invoice'

export type Kept = SentInvoice & { uid: string; mark: string; cancelledByMark?: string }

/** What happens to a call, before or after its work: a status, a broken connection, or a late answer. */
export type AadeTrouble = { answer: 401 | 429 | 500 | 'drop' | 'late' | 'technical'; after?: boolean }

type Options = {
  userId: string
  key: string
  /** The tax number that the user registered. */
  vatNumber: string
  /**
   * What becomes of a number that comes again: another MARK in place of the first, as the real service does for a
   * business's own programs, or a refusal, as for providers.
   */
  repeats?: 'replaced' | 'refused'
  /** Its MARKs follow this one. */
  marks?: number
}

// So that a reader that forgets the second page is found out.
const onPage = 2
const late = 600

export async function startAade({
  userId,
  key,
  vatNumber,
  repeats = 'replaced',
  marks = 400_001_900_000_000,
}: Options) {
  const kept: Kept[] = []
  const calls: string[] = []
  const troubles: AadeTrouble[] = []
  let last = marks

  function take(xml: string): string {
    const read = readInvoice(xml)
    if ('refusals' in read) return refused('XMLSyntaxError', read.refusals)
    const { invoice } = read
    const uid = uidOf(invoice)
    const wrong = refusalsOf(invoice, vatNumber, (mark) => kept.some((each) => each.mark === mark))
    const before = kept.find((each) => each.uid === uid && !each.cancelledByMark)
    if (before && repeats === 'refused')
      wrong.push([
        '228',
        `UID: ${uid} is invalid . It has already been sent for another invoice (MARK: ${before.mark})`,
      ])
    if (wrong.length > 0) return refused('ValidationError', wrong)
    const mark = String((last += 1))
    if (before) before.cancelledByMark = mark
    kept.push({ ...invoice, uid, mark })
    return document([
      ['index', 1],
      ['invoiceUid', uid],
      ['invoiceMark', mark],
      ['qrUrl', qrOf(uid)],
      ['statusCode', 'Success'],
    ])
  }

  function list(query: URLSearchParams) {
    const on = query.get('dateFrom')?.split('/').reverse().join('-')
    const asked = kept.filter(
      ({ mark, issueDate, type }) =>
        Number(mark) > Number(query.get('mark')) && issueDate === on && type === query.get('invType'),
    )
    const from = Number(query.get('nextRowKey') ?? 0)
    const rest = asked.length > from + onPage
    return writtenXml([
      'RequestedDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0"',
      [
        rest
          ? [
              'continuationToken',
              [
                ['nextPartitionKey', 'p'],
                ['nextRowKey', from + onPage],
              ],
            ]
          : undefined,
        ['invoicesDoc', asked.slice(from, from + onPage).map(shown)],
      ],
    ])
  }

  const server = http.createServer(async (req, res) => {
    const url = new URL(req.url!, 'http://aade')
    const call = `${req.method} ${url.pathname}`
    calls.push(call)
    const body = await text(req)
    const trouble = call === 'POST /SendInvoices' ? troubles.shift() : undefined
    const { answer, after } = trouble ?? {}
    if (answer === 'late') await pause(late)
    if (!after && answer === 'drop') return void req.socket.destroy()
    if (!after && answer === 'technical')
      return void res.end(refused('TechnicalError', [['999', 'try again']]))
    if (!after && typeof answer === 'number') return void res.writeHead(answer).end()
    if (req.headers['aade-user-id'] !== userId || req.headers['ocp-apim-subscription-key'] !== key)
      return void res.writeHead(401).end()
    const said =
      call === 'POST /SendInvoices'
        ? take(body)
        : call === 'GET /RequestTransmittedDocs'
          ? list(url.searchParams)
          : undefined
    if (after && answer === 'drop') return void req.socket.destroy()
    if (after && typeof answer === 'number') return void res.writeHead(answer).end()
    res.writeHead(said === undefined ? 404 : 200, { 'content-type': 'application/xml' }).end(said)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    kept,
    calls,
    /** The next calls of SendInvoices meet these. */
    trouble: (...next: AadeTrouble[]) => void troubles.push(...next),
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const qrOf = (uid: string) => `https://mydataapidev.aade.gr/TimologioQR/QRInfo?q=${uid}`

const document = (response: Written[]) => writtenXml(['ResponseDoc', [['response', response]]])

const refused = (status: string, wrong: Refusal[]) =>
  document([
    ['index', 1],
    [
      'errors',
      wrong.map(([code, message]): Written => [
        'error',
        [
          ['message', message],
          ['code', code],
        ],
      ]),
    ],
    ['statusCode', status],
  ])

/** An invoice as RequestTransmittedDocs gives it, as far as somebody asks. */
const shown = ({ uid, mark, cancelledByMark, ...invoice }: Kept): Written => [
  'invoice',
  [
    ['uid', uid],
    ['mark', mark],
    cancelledByMark ? ['cancelledByMark', cancelledByMark] : undefined,
    [
      'invoiceHeader',
      [
        ['series', invoice.series],
        ['aa', invoice.aa],
        ['issueDate', invoice.issueDate],
        ['invoiceType', invoice.type],
      ],
    ],
    ['invoiceSummary', [['totalGrossValue', (invoice.grossCents / 100).toFixed(2)]]],
    ['qrCodeUrl', qrOf(uid)],
  ],
]
