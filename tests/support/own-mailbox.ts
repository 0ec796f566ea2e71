import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Received = {
  to: string
  subject: string
  messageId: string
  header: (name: string) => string
  raw: string
}

type MailboxRules = {
  /** Called before a mail is accepted; an error refuses it. */
  before?: (to: string) => Promise<void> | void
  /** Called with each recipient; an error refuses the address. */
  recipient?: (to: string) => void
}

/** Starts a mail server on this machine that stores mails, until it is closed; port 0 is any free one. */
export async function startMailbox(rules: MailboxRules = {}, port = 0) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      try {
        rules.recipient?.(address)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    async onData(stream, session, done) {
      const to = session.envelope.rcptTo[0]?.address ?? ''
      try {
        const raw = await text(stream)
        await rules.before?.(to)
        received.push({ to, raw, ...readHeaders(raw) })
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  // A sender that is killed breaks its connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    received,
    rules,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

function readHeaders(raw: string) {
  const head = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1] ?? ''
  return { header, messageId: header('Message-ID'), subject: decoded(header('Subject')) }
}

function decoded(words: string) {
  return words.replace(/\?= +=\?/g, '?==?').replace(/(?:=\?UTF-8\?[BQ]\?[^?]*\?=)+/gi, (run) => {
    const parts = [...run.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)]
    const bytes = parts.map(([, how = '', word = '']) =>
      /b/i.test(how) ? Buffer.from(word, 'base64') : quotedPrintable(word),
    )
    return Buffer.concat(bytes).toString()
  })
}

function quotedPrintable(word: string) {
  const bytes = word
    .replace(/_/g, ' ')
    .replace(/=([0-9A-F]{2})/gi, (_, byte) => String.fromCharCode(parseInt(byte, 16)))
  return Buffer.from(bytes, 'latin1')
}
