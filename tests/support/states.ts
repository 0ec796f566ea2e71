import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import zlib from 'node:zlib'
import postgres, { type Sql } from 'postgres'
import { filesIn, projectRoot } from '../../scripts/lib/project.mjs'
import { tablesOf } from './tables'

type Migrate = (options: {
  ownerUrl: string
  database?: string
  secret: string
  log?: (line: string) => void
}) => Promise<{ ownerUrl: string }>
type LoadDemo = (options: { ownerUrl: string; dataDir: string }) => Promise<unknown>

const states = path.join(projectRoot, 'tests/upgrade/states')
const demo = 'scripts/demo/load-demo.mjs'

/** The versions saved by `npm run keep-state`, the oldest first. */
export const keptStates = () => filesIn(states).map((file) => path.basename(file, '.json.gz'))

/** Unpacks the code of a saved version, or today's with extra migrations, beside the same node_modules. */
export function unpacked(files: Record<string, Buffer>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'state-'))
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), content)
  }
  fs.symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'))
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href)
  return {
    folder,
    migrate: async (options: Parameters<Migrate>[0]) => {
      // Where the saved versions have it.
      const file = ['scripts/lib/migrate.mjs', 'scripts/migrate.mjs'].find((name) => name in files)!
      return ((await load(file)) as { migrate: Migrate }).migrate(options)
    },
    loadDemo: async (ownerUrl: string) => {
      const { loadDemo } = (await load(demo)) as { loadDemo: LoadDemo }
      return loadDemo({ ownerUrl, dataDir: folder })
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  }
}

/** Returns the files of a saved version. */
export function keptState(name: string) {
  const text = zlib.gunzipSync(fs.readFileSync(path.join(states, `${name}.json.gz`))).toString()
  const files = Object.entries(JSON.parse(text) as Record<string, string>)
  return Object.fromEntries(files.map(([file, content]) => [file, Buffer.from(content, 'base64')]))
}

/** Returns today's files, plus extra ones. */
export function todaysState(more: Record<string, string> = {}) {
  const files = ['sql', 'scripts/migrate.mjs', 'scripts/lib', 'scripts/demo', 'common'].flatMap((place) =>
    filesIn(path.join(projectRoot, place)),
  )
  const today = files.map((file) => [path.relative(projectRoot, file), fs.readFileSync(file)] as const)
  return Object.fromEntries([
    ...today,
    ...Object.entries(more).map(([name, text]) => [name, Buffer.from(text)] as const),
  ])
}

export type Rows = Record<string, Record<string, unknown>[]>

/** Returns every row of all our tables, as a superuser sees them, sorted, whatever the tables' order is. */
export async function rowsOf(superuser: Sql): Promise<Rows> {
  const found: Rows = {}
  for (const name of await tablesOf(superuser)) {
    const rows = await superuser.unsafe<{ row: Record<string, unknown> }[]>(
      `select to_jsonb(t) as row from ${name} t`,
    )
    found[name] = sorted(rows.map(({ row }) => row))
  }
  return found
}

/** Returns the same rows with only these columns. */
export function narrowed(rows: Record<string, unknown>[], columns: string[]) {
  return sorted(rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))))
}

const sorted = <T>(rows: T[]) => rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

/** A connection with snake_case names, as in the tables. */
export const plain = (url: string) => postgres(url, { max: 1, onnotice() {} })
