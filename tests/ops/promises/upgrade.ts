// The embedded database goes from the major version before to this one by npm run upgrade-database, also after a kill.
import fs from 'node:fs'
import path from 'node:path'
import { createDatabase } from '../../../scripts/lib/create-database.mjs'
import { keptSecret } from '../../../scripts/lib/database.mjs'
import { fetchPostgres } from '../../../scripts/lib/older-postgres.mjs'
import { binaries } from '../../../scripts/lib/postgres-binaries.mjs'
import { startPostgres } from '../../../scripts/lib/postgres.mjs'
import { databaseName, projectRoot } from '../../../scripts/lib/project.mjs'
import { plain, rowsOf } from '../../support/states'
import { askingOf } from '../asking'
import { startProgram } from '../children'
import { installed, startWeb } from '../parts'
import { line, none, type Line, type OpsPromise } from '../promise'

export const upgrade: OpsPromise = {
  name: 'upgrade',
  needs: [],
  async run(stage) {
    const dataDir = path.join(stage.dir, 'data')
    fs.mkdirSync(path.join(stage.dir, 'older'))
    const old = String(majorIn(binaries()) - 1)
    let native: string
    try {
      native = fetchPostgres(old, path.join(stage.dir, 'older'), stage.say)
    } catch (error) {
      return [
        { promise: 'upgrade', figure: (error as Error).message.slice(0, 80), goal: '', outcome: 'skipped' },
      ]
    }
    const before = await withServer({ dir: dataDir, native }, async (url, superUrl) => {
      await createDatabase(superUrl, databaseName, stage.say)
      await installed({ ownerUrl: url }, settings(url, dataDir))
      return everything(url)
    })
    const refused = startProgram(process.execPath, ['scripts/migrate.mjs'], options(dataDir))
    const refusal = await refused.ended()

    const killed = command(dataDir)
    stage.afterwards(() => killed.end('SIGKILL'))
    await killed.says('private.outbox: ')
    await killed.end('SIGKILL')
    const kept = await withServer({ dir: dataDir, native }, everything)

    const began = performance.now()
    const whole = command(dataDir)
    const code = await whole.ended()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    if (code !== 0) throw new Error(`upgrade-database: ${whole.output()}`)
    const after = await withServer({ dir: dataDir }, async (url) => {
      const web = await startWeb(stage, settings(url, dataDir))
      const { status } = await askingOf('http://mentoring.test')(web.port, '/mentors')
      await web.end()
      return { ...(await everything(url)), status }
    })
    return [
      line(
        'upgrade: a start on the older database',
        /upgrade-database/.test(refused.output()) ? `rc ${refusal}, says the command` : `rc ${refusal}`,
        'rc 1, says the command',
        refusal === 1 && /upgrade-database/.test(refused.output()),
      ),
      ...same(`upgrade: killed in the middle, PostgreSQL ${old} again`, before, kept),
      ...same(`upgrade: PostgreSQL ${old} to ${after.version} in ${seconds} s`, before, after),
      line(
        'upgrade: the server is newer',
        `${kept.version}, ${after.version}`,
        '+ 1',
        kept.version + 1 === after.version,
      ),
      none('upgrade: broken invariants', after.broken),
      line('upgrade: the product on it', `page ${after.status}`, 'page 200', after.status === 200),
      line(
        'upgrade: the old database is kept',
        fs.existsSync(path.join(dataDir, `postgres-${old}`, 'PG_VERSION')) ? 'yes' : 'no',
        'yes',
        fs.existsSync(path.join(dataDir, `postgres-${old}`, 'PG_VERSION')),
      ),
    ]
  },
}

type Everything = Awaited<ReturnType<typeof everything>>

/** All rows of all tables, broken invariants, and the version of the server. */
async function everything(url: string) {
  const sql = plain(url)
  try {
    const [server] = await sql`
      select current_setting('server_version_num')::integer / 10000 as version,
        (select count(*)::integer from api.invariant_violations where violations > 0) as broken`
    return { rows: await rowsOf(sql), version: Number(server!.version), broken: Number(server!.broken) }
  } finally {
    await sql.end()
  }
}

function same(promise: string, { rows: before }: Everything, { rows: after }: Everything): Line[] {
  const tables = Object.keys(before)
  const differing = tables.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const count = tables.reduce((sum, name) => sum + before[name]!.length, 0)
  const figure = `${differing.length} of ${tables.length} (${count} rows)${differing.map((name) => ` ${name}`).join('')}`
  return [line(`${promise}: tables that differ`, figure, '0', differing.length === 0 && count > 1000)]
}

async function withServer<T>(
  given: { dir: string; native?: string },
  act: (url: string, superUrl: string) => Promise<T>,
) {
  const server = await startPostgres(given)
  try {
    return await act(Object.assign(new URL(server.url), { pathname: `/${databaseName}` }).href, server.url)
  } finally {
    await server.stop()
  }
}

const settings = (url: string, dataDir: string) => ({
  DATABASE_URL: url,
  APP_SECRET: keptSecret(dataDir),
  PUBLIC_ORIGIN: 'http://mentoring.test',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
})

function options(dataDir: string) {
  const { PATH, HOME, NODE_ENV } = process.env
  return { cwd: projectRoot, env: { PATH, HOME, NODE_ENV, DATA_DIR: dataDir } }
}

const command = (dataDir: string) =>
  startProgram(process.execPath, ['scripts/upgrade-database.mjs'], options(dataDir))

/** The major version of the programs in a folder of an npm package. */
function majorIn(native: string) {
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8')) as {
    version: string
  }
  return Number.parseInt(version, 10)
}
