// Many mails at once, two workers, and workers that are killed while they send.
import { startMailbox } from '../../support/own-mailbox'
import { programUnder } from '../children'
import { startDatabase, until } from '../database'
import { allSent, compared, queueMails, settledKeys } from '../outbox'
import { installed, settingsOf, startWorker } from '../parts'
import { line, none, type OpsPromise } from '../promise'

const kills = 5
// A worker sends so many at a time; only these can leave a second time when it is killed.
const atOnce = 5
// Milliseconds.
const patience = 20 * 60_000

export const mails: OpsPromise = {
  name: 'mails',
  needs: ['postgres'],
  async run(stage) {
    const database = await startDatabase(stage)
    const origin = 'http://mentoring.test'
    const mailbox = await startMailbox()
    stage.afterwards(mailbox.close)
    const settings = {
      ...settingsOf(database, stage.dir, origin),
      SMTP_URL: mailbox.url,
    }
    await installed(database, settings)
    const before = await settledKeys(database)
    await queueMails(database, stage.mails)
    const began = performance.now()
    const workers = [await startWorker(stage, settings), await startWorker(stage, settings)]

    const seconds = () => (performance.now() - began) / 1000
    for (let n = 1; n <= kills; n += 1) {
      const share = Math.floor((stage.mails * n) / (kills + 1))
      await until(`${share} mails are there`, () => mailbox.received.length >= share, patience)
      const worker = workers[n % 2]!
      // Between a kill and the restart there is no program; it follows within seconds.
      await until('the worker runs', () => programUnder(worker) !== undefined)
      process.kill(programUnder(worker)!, 'SIGKILL')
      stage.say(`${share} mails after ${seconds().toFixed(0)} s; a worker was killed`)
    }
    const most = Math.floor(stage.mails * 0.98)
    await until('nearly all are there', () => mailbox.received.length >= most, patience)
    const mostSeconds = seconds()
    await allSent(database, patience)
    const allSeconds = seconds()
    const { received } = mailbox
    const { lost, twice, unknown, mails: count } = await compared(database, { received, origin, before })
    return [
      none('mails: lost, two workers, five kills', lost, count),
      line(
        `mails: twice, with the same Message-ID, of ${kills} kills`,
        twice,
        `<= ${kills * atOnce}`,
        twice <= kills * atOnce,
      ),
      none('mails: with another Message-ID', unknown),
      line(
        'mails: seconds until 98 % were there, and those of the killed workers too',
        `${mostSeconds.toFixed(0)}, ${allSeconds.toFixed(0)}`,
        '-',
        count > stage.mails,
      ),
    ]
  },
}
