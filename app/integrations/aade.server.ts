// AADE's myDATA, over its REST interface for a business's own programs (ERP). What it does is known from published papers
// and other programs only (docs/decisions/0088).
import { log } from '~/log.server'
import { allNamed, readXmlTree, textOf, type Element } from './xml-tree'

/** What became of a document; of all but the first, `code` and AADE's own words. waiting: surely not there. */
export type Answer =
  | { outcome: 'accepted'; mark: string; uid: string; qrUrl: string | null }
  | { outcome: 'waiting' | 'unclear' | 'refused'; code: string; words: string }
type Failed = Exclude<Answer, { outcome: 'accepted' }>

/** A document as AADE has it. */
export type There = { mark: string; uid: string; qrUrl: string | null; cents: number }

export type Asked = { type: string; series: string; number: number; issuedOn: string }
export type Aade = ReturnType<typeof aadeAt>

export type AadeSettings = {
  url: string
  userId: string
  key: string
  series: string
  since: string
  branch: number
  invoices: boolean
  exemption: number | null
}

// Milliseconds.
const timeout = 30_000
const mostPages = 50

/** The settings of the environment; undefined when nothing is sent. */
export function aadeSettings(source: Record<string, string | undefined>): AadeSettings | undefined {
  const of = (name: string) => source[name] ?? ''
  if (!of('AADE_USER_ID')) return undefined
  return {
    url: of('AADE_URL').replace(/\/$/, ''),
    userId: of('AADE_USER_ID'),
    key: of('AADE_SUBSCRIPTION_KEY'),
    series: of('AADE_SERIES'),
    since: of('AADE_FROM'),
    branch: Number(of('AADE_BRANCH')),
    invoices: of('AADE_INVOICES') === 'on',
    exemption: Number(of('AADE_EXEMPTION')) || null,
  }
}

export function aadeAt({ url, userId, key }: AadeSettings, patience = timeout) {
  const headers = {
    'aade-user-id': userId,
    'ocp-apim-subscription-key': key,
    'content-type': 'application/xml; charset=utf-8',
  }

  /** What a call answers as XML, or why it does not. A call that was cut has perhaps been done. */
  async function call(path: string, body?: string): Promise<Element | Failed> {
    try {
      const answer = await fetch(`${url}/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        ...(body === undefined ? {} : { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      const text = await answer.text()
      if (answer.status === 401 || answer.status === 403) return failed('waiting', 'key_refused')
      if (answer.status === 429) return failed('waiting', 'too_many')
      if (answer.status === 404) return failed('waiting', 'wrong_address')
      if (answer.status >= 500) return failed('unclear', 'no_answer', `HTTP ${answer.status}`)
      return opened(readXmlTree(text))
    } catch (error) {
      const code = codeOf(error)
      log.debug({ code }, 'AADE did not answer')
      return failed(
        unreached.includes(code) ? 'waiting' : 'unclear',
        unreached.includes(code) ? 'unreached' : 'no_answer',
        code,
      )
    }
  }

  return {
    /** Sends a document. */
    async send(xml: string): Promise<Answer> {
      const answer = await call('SendInvoices', xml)
      return 'outcome' in answer ? answer : answerOf(answer)
    },

    /** The document of this number, if AADE has it and it was not cancelled; the last one, where there are more. */
    async find({ type, series, number, issuedOn }: Asked): Promise<There | undefined | Failed> {
      const day = issuedOn.split('-').reverse().join('/')
      const found: There[] = []
      let next: Record<string, string> = {}
      for (let page = 0; page < mostPages; page++) {
        const query = new URLSearchParams({ mark: '0', dateFrom: day, dateTo: day, invType: type, ...next })
        const answer = await call(`RequestTransmittedDocs?${query}`)
        if ('outcome' in answer) return answer
        if (answer.name !== 'RequestedDoc') return failed('waiting', 'no_answer', wordsOf(answer))
        found.push(
          ...allNamed(answer, 'invoice')
            .filter(
              (each) =>
                !textOf(each, 'cancelledByMark') &&
                textOf(each, 'series') === series &&
                textOf(each, 'aa') === String(number) &&
                textOf(each, 'invoiceType') === type &&
                textOf(each, 'issueDate').slice(0, 10) === issuedOn,
            )
            .map((each) => ({
              mark: textOf(each, 'mark'),
              uid: textOf(each, 'uid'),
              qrUrl: addressOf(textOf(each, 'qrCodeUrl')),
              cents: Math.round(Number(textOf(each, 'totalGrossValue')) * 100),
            })),
        )
        next = tokenOf(answer)
        if (!next.nextPartitionKey) return found.at(-1)
      }
      return failed('waiting', 'no_answer', 'more pages than one day can have')
    },
  }
}

const failed = (outcome: Failed['outcome'], code: string, words = ''): Failed => ({ outcome, code, words })

// Nothing was sent when these come.
const unreached = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

function codeOf(error: unknown) {
  const { cause, name } = error as { cause?: { code?: string }; name?: string }
  return cause?.code ?? name ?? 'Error'
}

/** An answer that comes as the text of one element, as the service's older releases sent it. */
const opened = (answer: Element) => (answer.name === 'string' ? readXmlTree(answer.text.trim()) : answer)

function answerOf(answer: Element): Answer {
  const status = textOf(answer, 'statusCode')
  if (status === 'Success') {
    const [mark, uid] = [textOf(answer, 'invoiceMark'), textOf(answer, 'invoiceUid')]
    if (mark && uid) return { outcome: 'accepted', mark, uid, qrUrl: addressOf(textOf(answer, 'qrUrl')) }
  }
  const code = textOf(answer, 'code')
  const words = wordsOf(answer)
  // That it is there already is no refusal: it is asked for.
  const mended = ['ValidationError', 'XMLSyntaxError'].includes(status) && !/already been sent/i.test(words)
  return mended ? failed('refused', code, words) : failed('unclear', code || 'no_answer', words)
}

const wordsOf = (answer: Element) =>
  allNamed(answer, 'error')
    .map((error) => `${textOf(error, 'code')}: ${textOf(error, 'message')}`)
    .join('; ')

/** An address that a document can keep. */
const addressOf = (text: string) => (text.length <= 300 && /^https:\/\/[!-~]+$/.test(text) ? text : null)

function tokenOf(answer: Element): Record<string, string> {
  const [nextPartitionKey, nextRowKey] = [textOf(answer, 'nextPartitionKey'), textOf(answer, 'nextRowKey')]
  return nextPartitionKey ? { nextPartitionKey, nextRowKey } : {}
}
