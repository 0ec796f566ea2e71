// Point-in-time recovery, with the settings and the order of docs/operations/large/backup.md.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { askingOf } from '../asking'
import { ownFolder, runProgram, startDatabase, startOn, superPassword } from '../database'
import { blockOf, settingsIn } from '../paper'
import { installed, migrateTo, settingsOf, startWeb } from '../parts'
import { line, type OpsPromise } from '../promise'

const paper = 'backup.md'

export const recovery: OpsPromise = {
  name: 'recovery',
  needs: ['postgres'],
  async run(stage) {
    const [wal, base] = [ownFolder(stage.dir, 'wal'), ownFolder(stage.dir, 'base')]
    const archive = blockOf(paper, 'In `postgresql.conf`, then restart the server:', [['/mnt/wal', wal]])
    const database = await startDatabase(stage, settingsIn(archive))
    const { server, look } = database
    const settings = settingsOf(database, stage.dir, 'http://mentoring.test')
    await installed(database, settings)

    const copy = path.join(base, 'copy')
    const command = blockOf(
      paper,
      'Once a week, and after every recovery or major upgrade, as a role with `replication`:',
      [
        ['db.example.org', `127.0.0.1 -p ${server.port}`],
        ['-U replicator', '-U postgres'],
        ['/mnt/base/2026-11-23', copy],
      ],
    )
    const [program = '', ...args] = command.trim().split(/\s+/)
    runProgram(program, args, { PGPASSWORD: superPassword })

    await look`update data.users set phone = '+306900000001'`
    await pause(1100)
    const [{ moment } = { moment: '' }] = await look<{ moment: string }[]>`select now()::text as moment`
    await pause(1100)
    await look`update data.users set phone = null`
    const before = await look`select pg_switch_wal()`
    stage.say(`archived up to ${JSON.stringify(before[0])}; back to ${moment}`)
    await server.stop('SIGQUIT')
    // As the paper says: what was not archived yet.
    for (const name of fs
      .readdirSync(path.join(server.data, 'pg_wal'))
      .filter((each) => each.startsWith('0')))
      if (!fs.existsSync(path.join(wal, name))) {
        fs.copyFileSync(path.join(server.data, 'pg_wal', name), path.join(wal, name))
        fs.chmodSync(path.join(wal, name), 0o644)
      }

    fs.writeFileSync(path.join(copy, 'recovery.signal'), '')
    fs.appendFileSync(
      path.join(copy, 'postgresql.auto.conf'),
      blockOf(
        paper,
        '3. Create an empty file `recovery.signal` in it, and add to its `postgresql.auto.conf`:',
        [
          ['/mnt/wal', wal],
          ['2026-11-23 09:41:00+02', moment],
        ],
      ),
    )
    const began = performance.now()
    const recovered = await startOn(copy, {}, server.port)
    stage.afterwards(() => recovered.stop())
    await recovered.says('database system is ready to accept connections')
    const seconds = (performance.now() - began) / 1000
    const sql = postgres(recovered.url('mentoring'), { max: 1, onnotice() {} })
    const [users] = await sql`
      select count(*)::integer as all, count(*) filter (where phone = '+306900000001')::integer as kept,
        (select count(*) from api.invariant_violations where violations > 0)::integer as broken from data.users`
    await sql.end()
    const migrated = await migrateTo(settings)
    const web = await startWeb(stage, settings)
    const { status } = await askingOf('http://mentoring.test')(web.port, '/mentors')
    return [
      line(
        'recovery: rows as they were at the moment',
        `${users!.kept} of ${users!.all}`,
        'all',
        users!.all > 20 && users!.kept === users!.all,
      ),
      line('recovery: seconds until it takes writes', seconds.toFixed(1), '-', true),
      line('recovery: broken invariants', users!.broken, '0', users!.broken === 0),
      line(
        'recovery: the product on it',
        `rc ${migrated.code}, page ${status}`,
        'rc 0, page 200',
        migrated.code === 0 && status === 200,
      ),
    ]
  },
}
