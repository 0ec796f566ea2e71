import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import type { Row } from '~/db/rows'
import { asLine } from '~/domain/fields'
import type { Aade, AadeSettings, Answer } from '~/integrations/aade.server'
import { log, reportError } from '~/log.server'
import { kindNumbers } from './document-rows'
import { invoiceXml, Unsendable, type Claimed } from './invoice-xml'

type Sending = { sql: Sql; aade: Aade; settings: AadeSettings }

const pausesToSettle = [200, 500, 1000, 2000, 4000]
// The next document would fare no better.
const ofService = ['key_refused', 'too_many', 'unreached', 'wrong_address', 'no_answer']

/**
 * Sends the tax documents that are due to AADE, one after the other, until `stop` or until the service does not serve.
 * Before each try it asks whether AADE has the number already: it would take it a second time, and give it a new MARK.
 */
export async function sendDocuments({ sql, aade, settings }: Sending, stop?: AbortSignal) {
  const { series, since, invoices } = settings
  while (!stop?.aborted) {
    const [claimed] = await sql<Row<'claim_sending'>[]>`
      select * from api.claim_sending(own_series => ${series}, since => ${since}, invoices => ${invoices})`
    if (!claimed) return
    const answer = await tried(aade, settings, claimed)
    const { sendingId, tries } = claimed
    if (answer.outcome === 'accepted') {
      const { mark, uid, qrUrl } = answer
      log.info({ sending: sendingId }, 'tax document sent')
      await settled(
        () =>
          sql`select api.accept_sending(sending_id => ${sendingId}, mark => ${mark}, uid => ${uid}, qr_url => ${qrUrl})`,
        sendingId,
      )
    } else {
      const { outcome } = answer
      const [code, words] = [asLine(answer.code), asLine(answer.words)]
      log.warn({ sending: sendingId, tries, outcome, failure: code }, 'tax document not sent')
      await settled(
        () =>
          sql`select api.fail_sending(sending_id => ${sendingId}, of_try => ${tries}, outcome => ${outcome}, code => ${code}, words => ${words})`,
        sendingId,
      )
      if (ofService.includes(code)) return
    }
  }
}

/** What became of a try. After one without an answer no failure says any more that the document is surely not there. */
async function tried(aade: Aade, settings: AadeSettings, claimed: Claimed): Promise<Answer> {
  const answer = await askedAndSent(aade, settings, claimed)
  return claimed.maybeThere && answer.outcome === 'waiting' ? { ...answer, outcome: 'unclear' } : answer
}

async function askedAndSent(aade: Aade, settings: AadeSettings, claimed: Claimed): Promise<Answer> {
  const { kind, amountCents, maybeThere } = claimed
  const there = await aade.find({ ...claimed, type: kindNumbers[kind] })
  // Nothing was sent in this try.
  if (there && 'outcome' in there) return { ...there, outcome: 'waiting' }
  if (there) {
    const ours = maybeThere && there.cents === amountCents
    return ours ? { outcome: 'accepted', ...there } : { outcome: 'refused', code: 'number_taken', words: '' }
  }
  try {
    return await aade.send(invoiceXml(claimed, settings))
  } catch (error) {
    if (!(error instanceof Unsendable)) throw error
    return { outcome: 'refused', code: error.message, words: '' }
  }
}

/** Repeated while the database restarts; after that the number is asked for when its lease has run out. */
async function settled(settle: () => PromiseLike<unknown>, sending: number) {
  for (const wait of pausesToSettle) {
    try {
      await settle()
      return
    } catch (error) {
      reportError(error, { sending, where: 'settling' })
      await pause(wait)
    }
  }
}
