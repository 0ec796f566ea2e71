import * as acts from '~/db/generated/acts.server'
import { log } from '~/log.server'
import { metrics } from '~/metrics.server'
import { deliverDueMails, type Delivery } from './deliver.server'

/**
 * A worker's round of mails. While the mail server is down, all mails of all workers wait: one of them at a time asks
 * whether it is back (api.mail_turn), and no mail loses a try. One line is logged when it goes and one when it is back.
 */
export async function mailRound(delivery: Delivery, stop?: AbortSignal): Promise<void> {
  const { sql, server } = delivery
  const turn = await acts.mailTurn(sql)
  metrics.mailServerDown.set(turn === 'send' ? 0 : 1)
  if (turn === 'wait') return
  if (turn === 'ask') {
    if (!(await server.answers())) return
    await acts.resumeMails(sql)
    metrics.mailServerDown.set(0)
    log.info('the mail server answers again')
  }
  if (await deliverDueMails(delivery, stop)) return
  log.warn('the mail server does not answer; all mails wait')
  metrics.mailServerDown.set(1)
  await acts.pauseMails(sql)
}
