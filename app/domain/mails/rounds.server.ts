import { log } from '~/log.server'
import { metrics } from '~/metrics.server'
import { deliverDueMails, type Delivery } from './deliver.server'

// Milliseconds.
const firstPause = 5000
const longestPause = 60_000

/**
 * Returns the worker's round of mails. While the mail server is down, all mails wait: a round only asks whether it is
 * back, with growing pauses of at most a minute, and no mail loses a try. One line is logged when it goes and one when
 * it is back. `pause` is the first pause in milliseconds.
 */
export function mailRounds(pause = firstPause) {
  let down: { failures: number; until: number } | undefined

  const setDown = (failures: number) => {
    down = { failures, until: Date.now() + Math.min(pause * 2 ** (failures - 1), longestPause) }
    metrics.mailServerDown.set(1)
  }

  return async (delivery: Delivery, stop?: AbortSignal) => {
    if (down) {
      if (Date.now() < down.until) return
      if (!(await delivery.server.answers())) return setDown(down.failures + 1)
      down = undefined
      metrics.mailServerDown.set(0)
      log.info('the mail server answers again')
    }
    if (await deliverDueMails(delivery, stop)) return
    log.warn('the mail server does not answer; all mails wait')
    setDown(1)
  }
}
