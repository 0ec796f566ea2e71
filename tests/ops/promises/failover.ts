// The primary is lost under writes; the standby is promoted, as docs/operations/large/standby.md says.
import postgres from 'postgres'
import { plain, rowsOf } from '../../support/states'
import { askingOf } from '../asking'
import { startDatabase, until } from '../database'
import { installed, settingsOf, startWeb } from '../parts'
import { line, none, type OpsPromise } from '../promise'
import { startStandby } from '../standby'
import { brokenInvariants, gone, keepWriting } from '../writes'

const origin = 'http://mentoring.test'
// The tables that the writes of this promise change: a trigger copies the outbox for the team.
const written = ['private.outbox', 'data.mails']

export const failover: OpsPromise = {
  name: 'failover',
  needs: ['postgres'],
  async run(stage) {
    const database = await startDatabase(stage, { wal_level: 'replica' })
    const settings = settingsOf(database, stage.dir, origin)
    await installed(database, settings)
    const standby = await startStandby(stage, database.server)
    const ask = askingOf(origin)
    const web = await startWeb(stage, settings)
    const first = (await ask(web.port, '/mentors?q=a')).status

    const superUrl = database.server.url('mentoring')
    const sql = plain(superUrl)
    const before = await rowsOf(sql)
    await sql.end()
    const writes = keepWriting(database, 'failover')
    await until('writes are confirmed', () => writes.confirmed.length >= 200)
    const look = postgres(standby.url('mentoring'), {
      max: 2,
      onnotice() {},
      transform: { column: postgres.camel.column },
    })
    stage.afterwards(() => look.end({ timeout: 1 }))
    const safe = [...writes.confirmed]
    const [{ at } = { at: '' }] = await database.look<
      { at: string }[]
    >`select pg_current_wal_lsn()::text as at`
    await until('the standby has them', async () => {
      const [row] = await look`select pg_last_wal_replay_lsn() >= ${at}::text::pg_lsn as has`
      return row!.has
    })

    await database.server.stop('SIGKILL')
    const began = performance.now()
    await writes.stop()
    await look`select pg_promote()`
    await web.end()
    const ownerUrl = Object.assign(new URL(database.ownerUrl), {
      port: String(standby.port),
    }).href
    const promoted = { ...settings, DATABASE_URL: ownerUrl }
    const after = await startWeb(stage, promoted)
    await until('pages again', async () => (await ask(after.port, '/mentors?q=b')).status === 200)
    const seconds = (performance.now() - began) / 1000

    const there = plain(standby.url('mentoring'))
    const rows = await rowsOf(there)
    await there.end()
    const tables = Object.keys(before).filter((name) => !written.includes(name))
    const differing = tables.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(rows[name]))
    const again = keepWriting({ look }, 'promoted')
    await until('writes again', () => again.confirmed.length > 10)
    await again.stop()
    return [
      line('failover: a page before', first, '200', first === 200),
      line('failover: seconds without the site', seconds.toFixed(1), '< 30', seconds < 30),
      none(`failover: tables that differ ${differing.join(' ')}`.trim(), differing.length, tables.length),
      none('failover: rows missing that the standby had', await gone({ look }, safe), safe.length),
      line(
        'failover: confirmed in the last moments, missing',
        `${await gone({ look }, writes.confirmed)} of ${writes.confirmed.length}`,
        '- (not synchronous)',
        true,
      ),
      none(
        'failover: writes afterwards that are gone',
        await gone({ look }, again.confirmed),
        again.confirmed.length,
      ),
      none('failover: broken invariants', await brokenInvariants({ look })),
    ]
  },
}
