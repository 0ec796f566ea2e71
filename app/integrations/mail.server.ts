import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { inTime } from '~/in-time'

/** A mail to send; `key` is its key in the outbox, unique per event and recipient. */
type OutgoingMail = {
  key: string
  to: string
  replyTo: string
  language: string
  subject: string
  text: string
  html: string
  /** The one-click unsubscribe URL, for mails that the recipient can switch off. */
  stopUrl?: string
  /** One with a `cid` is a picture within the HTML. */
  attachments?: { filename: string; content: string; contentType: string; encoding?: string; cid?: string }[]
  /** One that needs consent; it has a sender of its own. */
  bulk?: boolean
}

export type MailServer = {
  sendMail: (mail: OutgoingMail) => Promise<void>
  /** Whether it takes a connection, and our password. Never rejects. */
  answers: () => Promise<boolean>
  close: () => void
}

type Settings = { smtpUrl: string; mailFrom: string; newsFrom: string; publicOrigin: string }

// Milliseconds. The timeouts of the transport restart with every byte; the last one is for the whole mail.
const patience = 10_000
const wholePatience = 20_000
// Shorter than the timeout of a silent connection, and than what servers wait for the next mail.
const idle = 5000
// As many as a round sends at once.
const connections = 5

/**
 * The mail server at SMTP_URL; connections are kept for the next mail until they are idle or `close` is called.
 * sendMail rejects if the server does not accept the mail in time.
 */
export function mailServer({ smtpUrl, mailFrom, newsFrom, publicOrigin }: Settings): MailServer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    // Only mails of which nothing was sent go to another connection.
    maxRequeues: 1,
    idleTimeout: idle,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async sendMail({ key, language, stopUrl, bulk, ...mail }) {
      const givenUp = new AbortController()
      const sent = transport.sendMail({
        ...mail,
        signal: givenUp.signal,
        from: bulk ? newsFrom : mailFrom,
        messageId: messageId(key, publicOrigin),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(stopUrl && stopHeaders(stopUrl)),
        },
        xMailer: false,
      })
      // A mail that is given up frees its connection.
      await inTime(sent, wholePatience, 'the mail server').finally(() => givenUp.abort())
    },
    answers: () =>
      inTime(transport.verify(), wholePatience, 'the mail server').then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  }
}

/** One-click unsubscribe, RFC 8058. */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * The same for every attempt, so a repeated mail is recognized. A hash, so it reveals nothing about the mail.
 */
export function messageId(key: string, publicOrigin: string) {
  const hash = createHash('sha256').update(`${publicOrigin}\n${key}`).digest('hex').slice(0, 40)
  return `<${hash}@${new URL(publicOrigin).hostname}>`
}

type SmtpError = Error & {
  code?: string
  responseCode?: number
  response?: string
  command?: string
}

/** Whether an error of sendMail may mean that the mail server is down, and not that it refuses this mail. */
export function mayBeDown(error: unknown) {
  const { code, responseCode }: SmtpError = error instanceof Error ? error : new Error()
  return code !== undefined && (responseCode === 421 || !/^(EENVELOPE|EMESSAGE|ESTREAM)$/.test(code))
}

/**
 * Whether an error of sendMail says that the address does not exist: a permanent answer to the recipient, and not about
 * us as a sender (5.7).
 */
export function isUnknownAddress(error: unknown) {
  const { responseCode = 0, response = '', command }: SmtpError = error instanceof Error ? error : new Error()
  if (command !== 'RCPT TO' || responseCode < 500) return false
  const [, subject] = /^\d{3}[ -]5\.(\d+\.\d+)/.exec(response) ?? []
  return subject ? /^(1\.|2\.1$)/.test(subject) : [550, 551, 553].includes(responseCode)
}

/** An error as the mail server's codes. Its messages are left out, because they repeat the address. */
export function mailFailure(error: unknown) {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode, command }: SmtpError = error
  return [code ?? error.name, responseCode, command].filter(Boolean).join(' ')
}
