// An update without containers, as docs/operations/large/update.md writes it, under traffic that asks scripts, fonts and
// pictures too; a build that is killed halfway, and an install whose registry goes away.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { projectRoot } from '../../../scripts/lib/project.mjs'
import { startProgram, type Program } from '../children'
import { startDatabase, until } from '../database'
import { counted } from '../load'
import { settingsOf } from '../parts'
import { line, none, type OpsPromise, type Stage } from '../promise'

const commitsBack = 10
// Milliseconds that a request waits for a server that restarts, as the Caddyfile says.
const patience = 10_000

export const releases: OpsPromise = {
  name: 'releases',
  needs: ['postgres'],
  async run(stage) {
    const database = await startDatabase(stage)
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const settings = { ...settingsOf(database, stage.dir, origin), TRUST_PROXY: '0', PORT: String(port) }
    const source = path.join(stage.dir, 'source')
    git('clone', '--quiet', projectRoot, source)
    const home = path.join(stage.dir, 'home')
    const begin = (args: string[], more: Record<string, string> = {}) => {
      const { PATH, HOME } = process.env
      const program = startProgram(process.execPath, ['scripts/release.mjs', '--home', home, ...args], {
        cwd: source,
        env: { PATH, HOME, NODE_ENV: 'production', ...settings, ...more },
      })
      stage.afterwards(() => program.end())
      return program
    }
    const release = async (...given: Parameters<typeof begin>) => endOf(begin(...given))

    const before = process.env.OPS_BEFORE || earlier()
    if (!before)
      return [
        {
          promise: 'releases',
          figure: 'no earlier version with these migrations',
          goal: '',
          outcome: 'skipped',
        },
      ]
    stage.say(`installing ${before}`)
    const first = await release([before])
    if (first.code !== 0) throw new Error(`the first release: ${first.output.slice(-2000)}`)
    const current = path.join(home, 'current')
    const product = await startProduct(stage, current, settings, origin)
    const traffic = keepAsking(origin)
    stage.afterwards(() => traffic.stop())

    stage.say('a registry that does not answer')
    const offline = await release([], {
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_cache: path.join(stage.dir, 'no-cache'),
      npm_config_fetch_retries: '0',
    })
    stage.say('a build that is killed')
    const building = begin([])
    await building.says('] building', 15 * 60_000)
    // Its first half is there, the pages are still to come.
    const half = () =>
      fs
        .readdirSync(path.join(home, 'releases'))
        .some((name) => fs.existsSync(path.join(home, 'releases', name, 'build-next/client/assets')))
    await until('half of it is built', half, 15 * 60_000)
    process.kill(pidOf(`${home}/`, 'vite:build')!, 'SIGKILL')
    const killed = await endOf(building)
    await product.restart()

    stage.say('the update')
    const updated = await release([])
    if (updated.code !== 0) throw new Error(`the update: ${updated.output.slice(-2000)}`)
    await product.restart()
    await until('the new version was asked', traffic.more(40))
    const back = await release(['--back'])
    if (back.code === 0) await product.restart()
    const ran = await traffic.stop()
    for (const failure of counted(ran.failed)) stage.say(failure)
    return [
      failed('an install without a registry', offline),
      failed('a build that is killed', killed),
      none('releases: failed answers', ran.failed.length, ran.asked),
      line('releases: of them files', ran.files, '> 100', ran.files > 100),
      line(
        'releases: back',
        back.code === 0 ? 'taken' : 'refused, says why',
        'one of both',
        back.code === 0 || /newer than this code/.test(back.output),
      ),
    ]
  },
}

/** Some commits ago, but with these migrations: before the first deployment they are edited. */
function earlier() {
  const isSame = (commit: string) =>
    spawnSync('git', ['diff', '--quiet', '--diff-filter=MD', commit, 'HEAD', '--', 'sql/migrations'], {
      cwd: projectRoot,
    }).status === 0
  return Array.from({ length: commitsBack }, (_, n) => `HEAD~${commitsBack - n}`).find(isSame)
}

const failed = (what: string, { code, output }: { code: number | null; output: string }) => {
  const says = /failed\..*is still mentoring-\w+.*may be restarted/s.test(output)
  return line(
    `releases: ${what}`,
    `rc ${code}${says ? ', says what goes on' : ''}`,
    'rc 1, says what goes on',
    code === 1 && says,
  )
}

const git = (...args: string[]) => {
  const { status, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

async function endOf(program: Program) {
  const code = await program.ended()
  return { code, output: program.output() }
}

/** The process whose command line has all of these. */
const pidOf = (...words: string[]) =>
  fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      const file = `/proc/${pid}/cmdline`
      return fs.existsSync(file) && words.every((word) => fs.readFileSync(file, 'utf8').includes(word))
    })

/** The whole product from a link to its release; `restart` runs what the link leads to then. */
async function startProduct(stage: Stage, current: string, settings: Record<string, string>, origin: string) {
  const start = async () => {
    const { PATH, HOME } = process.env
    const program = startProgram(process.execPath, ['scripts/start.mjs', '--built'], {
      cwd: fs.realpathSync(current),
      env: { PATH, HOME, NODE_ENV: 'production', ...settings },
    })
    await program.says(`ready: ${origin}`)
    return program
  }
  let running = await start()
  stage.afterwards(() => running.end())
  return {
    async restart() {
      await running.end()
      running = await start()
    },
  }
}

/** Asks pages, and the files of every version of them that was seen, until it is stopped. */
function keepAsking(origin: string) {
  const seen = new Set<string>()
  const ran = { asked: 0, files: 0, failed: [] as string[] }
  let over = false
  const ask = async (address: string) => {
    ran.asked += 1
    const deadline = Date.now() + patience
    for (;;) {
      try {
        const answer = await fetch(origin + address)
        const text = await answer.text()
        if (answer.status !== 200) ran.failed.push(`${answer.status} ${address}`)
        return text
      } catch (error) {
        if (Date.now() > deadline) return void ran.failed.push(`${String(error)} ${address}`)
        await pause(250)
      }
    }
  }
  const rounds = (async () => {
    for (let n = 0; !over; n += 1) {
      const page = (await ask(`/mentors?q=${n}`)) ?? ''
      const files = [...page.matchAll(/(?:src|href)="(\/[^"?]+\.(?:js|css|woff2|webp|png|svg))"/g)]
      for (const [, file] of files) seen.add(file!)
      await Promise.all([...seen].map(ask))
      ran.files += seen.size
      await pause(100)
    }
  })()
  return {
    more(wanted: number) {
      const from = ran.asked
      return () => ran.asked > from + wanted + seen.size
    },
    async stop() {
      over = true
      await rounds
      return ran
    },
  }
}
