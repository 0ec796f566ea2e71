// The files to copy in docs/operations: each is read by the program that it is for.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../../scripts/lib/project.mjs'
import { programIn } from '../distribution'
import { line, type Line, type OpsPromise, type Stage } from '../promise'

const papers = path.join(projectRoot, 'docs/operations/large')
const deploy = path.join(projectRoot, 'docs/operations/deploy')

export const files: OpsPromise = {
  name: 'files',
  needs: [],
  async run(stage) {
    return [compose(stage), caddyfile(stage), units(), alerts(), prometheus(stage), dashboard()]
  },
}

/** With values for what an operator must fill in. */
function compose({ dir }: Stage) {
  const promise = 'files: compose.yml'
  const folder = path.join(dir, 'docs/operations/deploy')
  fs.cpSync(deploy, folder, { recursive: true })
  const settings = fs.readFileSync(path.join(folder, 'compose.env'), 'utf8')
  fs.copyFileSync(path.join(folder, 'production.env'), path.join(folder, 'product.env'))
  fs.writeFileSync(
    path.join(folder, '.env'),
    settings.replace(/^(DATABASE_\w*PASSWORD)=$/gm, '$1=only4tests'),
  )
  const plugin = programIn('docker')
  if (plugin && ran(plugin, ['compose', 'version'], folder).status === 0)
    return checked(promise, ran(plugin, ['compose', 'config', '--quiet'], folder))
  const older = programIn('docker-compose')
  if (!older) return missing(promise, 'docker-compose')
  // Version 1 does not know the line «name».
  const file = path.join(folder, 'compose.yml')
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^name: .*\n/m, ''))
  return checked(promise, ran(older, ['-f', 'compose.yml', 'config', '--quiet'], folder))
}

function caddyfile({ dir }: Stage) {
  const promise = 'files: Caddyfile'
  const program = programIn('caddy')
  const args = ['validate', '--adapter', 'caddyfile', '--config', path.join(deploy, 'Caddyfile')]
  const env = { SITE: 'mentoring.example.org', XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir }
  return program ? checked(promise, ran(program, args, dir, env)) : missing(promise, 'caddy')
}

/** Where the product is not installed, only that complaint about its folder may remain. */
function units() {
  const promise = 'files: systemd units'
  const program = programIn('systemd-analyze')
  if (!program) return missing(promise, 'systemd')
  const names = fs
    .readdirSync(deploy, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(service|timer)$/.test(name))
  const { status, said } = ran(
    program,
    ['verify', '--man=no', ...names.map((name) => path.join(deploy, name))],
    deploy,
  )
  const complaints = said.split('\n').filter((text) => text && !/is not executable: No such file/.test(text))
  return line(
    promise,
    complaints[0] ?? `${names.length} files, rc ${status}`,
    'no complaint',
    complaints.length === 0,
  )
}

function alerts() {
  const promise = 'files: alerts.yml'
  const program = programIn('promtool')
  const args = ['check', 'rules', path.join(papers, 'alerts.yml')]
  return program ? checked(promise, ran(program, args, papers)) : missing(promise, 'prometheus')
}

function prometheus({ dir }: Stage) {
  const promise = 'files: prometheus.yml'
  const program = programIn('promtool')
  if (!program) return missing(promise, 'prometheus')
  const folder = path.join(dir, 'prometheus')
  fs.mkdirSync(folder)
  fs.copyFileSync(path.join(deploy, 'prometheus.yml'), path.join(folder, 'prometheus.yml'))
  fs.copyFileSync(path.join(papers, 'alerts.yml'), path.join(folder, 'alerts.yml'))
  fs.writeFileSync(path.join(folder, 'metrics-token'), 'only-for-this-test')
  return checked(promise, ran(program, ['check', 'config', 'prometheus.yml'], folder))
}

/** Grafana takes a file with panels in a grid, each with its queries; two panels in one place would hide each other. */
function dashboard() {
  type Panel = { title?: string; gridPos?: Place; targets?: { expr?: string }[]; type?: string }
  type Place = { x: number; y: number; w: number; h: number }
  const { panels = [], title } = JSON.parse(
    fs.readFileSync(path.join(papers, 'grafana-dashboard.json'), 'utf8'),
  ) as { panels?: Panel[]; title?: string }
  const wrong = panels.filter(
    (panel) => !panel.gridPos || (panel.type !== 'row' && !panel.targets?.every(({ expr }) => expr)),
  )
  const covers = (a: Place, b: Place) =>
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
  const hidden = panels.filter((a, n) =>
    panels.slice(n + 1).some((b) => a.gridPos && b.gridPos && covers(a.gridPos, b.gridPos)),
  )
  const said = [...wrong, ...hidden].map((panel) => panel.title).join(', ')
  return line(
    'files: grafana-dashboard.json',
    said || `${panels.length} panels`,
    'panels with queries, side by side',
    Boolean(title) && panels.length > 0 && said === '',
  )
}

function ran(program: string, args: string[], cwd: string, more: Record<string, string> = {}) {
  const { PATH, HOME, NODE_ENV } = process.env
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { PATH, HOME, NODE_ENV, ...more },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, said: `${stdout}${stderr}` }
}

function checked(promise: string, { status, said }: ReturnType<typeof ran>): Line {
  const last = said.trim().split('\n').at(-1) ?? ''
  return line(promise, status === 0 ? 'rc 0' : `rc ${status} ${last}`.slice(0, 120), 'rc 0', status === 0)
}

const missing = (promise: string, name: string): Line => ({
  promise,
  figure: `no ${name} on this machine (apt-get install ${name})`,
  goal: '',
  outcome: 'skipped',
})
