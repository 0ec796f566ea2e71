// Versions of the product in folders of their own: an earlier commit, and an invented next one.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../scripts/lib/project.mjs'
import type { Stage } from './promise'

export type Version = { root: string; name: string }

export const today: Version = { root: projectRoot, name: 'this version' }

/**
 * The newest commit whose database differs from this version's by a migration: the one before the last that added a
 * migration; or OPS_BEFORE. Undefined without the history of git, and while the migrations of that commit are others
 * than today's: they may be squashed until the first deployment. Its build is kept for the next run.
 */
export function versionBefore(stage: Stage): Version | undefined {
  const lastAdding = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'sql/migrations')
  const asked = process.env.OPS_BEFORE || (lastAdding && `${lastAdding}~1`)
  const commit = asked && git('rev-parse', '--verify', '--quiet', asked)
  if (!commit) return undefined
  const its = git('ls-tree', '-r', '--name-only', commit, '--', 'sql/migrations').split('\n')
  if (!its.every((file) => fs.existsSync(path.join(projectRoot, file)))) return undefined
  const name = git('log', '-1', '--format=%h of %ad', '--date=format:%Y-%m-%d %H:%M', commit)
  return { root: builtFrom(stage, commit), name }
}

function builtFrom({ say, dir }: Stage, commit: string) {
  const root = path.join(dir, 'before')
  fs.mkdirSync(root)
  git('archive', '--format=tar', '-o', `${root}.tar`, commit)
  spawnSync('tar', ['-xf', `${root}.tar`, '-C', root])
  // With the packages of its own time.
  const installed = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  if (installed.status !== 0) throw new Error(`packages of ${commit}: ${installed.stderr}`)
  const kept = path.join(projectRoot, 'node_modules/.cache/ops', commit)
  if (!fs.existsSync(kept)) {
    say(`building ${commit}`)
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`build of ${commit}: ${stderr}`)
    fs.cpSync(path.join(root, 'build'), kept, { recursive: true, dereference: true })
  } else fs.cpSync(kept, path.join(root, 'build'), { recursive: true })
  return root
}

/** What git prints; an empty text when it refuses. */
const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** This version with another table, and another result of the function that every signed-in request calls. */
export function inventedNext(stage: Stage): Version {
  const root = copyOfToday(stage, 'next')
  fs.writeFileSync(
    path.join(root, 'sql/migrations/9999_next.sql'),
    '-- Invented.\nalter table data.mentors add column next_version text;\n',
  )
  edit(root, 'functions/accounts/api/viewer.sql', (text) => {
    const columns = /returns table \(([^;]*?)\)\nlanguage/.exec(text)?.[1]
    if (!columns) throw new Error('api.viewer returns no table: change the invented version')
    return `${text.replaceAll('api.viewer', 'api.viewer_before')}
create function api.viewer() returns table (${columns}, next_version text)
language sql volatile set search_path = ''
as $$select b.*, null::text from api.viewer_before() b$$;
grant execute on function api.viewer to app_visitor, app_member, app_admin;
`
  })
  return { root, name: 'an invented next version' }
}

/** This version with another rule of hearing: one changed function, and other words of every mentor. */
export function withOtherWords(stage: Stage): Version {
  const root = copyOfToday(stage, 'other-words')
  edit(root, 'functions/search/rules/heard.sql', (text) => text.replace("['c', 'k'],", ''))
  return { root, name: 'a changed function' }
}

/** This version with a changed view. */
export function withOtherView(stage: Stage): Version {
  const root = copyOfToday(stage, 'other-view')
  edit(root, 'views/packages.sql', (text) => `-- Changed.\n${text}`)
  return { root, name: 'a changed view' }
}

function copyOfToday({ dir }: Stage, name: string) {
  const root = path.join(dir, name)
  for (const part of ['scripts', 'sql', 'stand-in', 'build', 'package.json', 'package-lock.json'])
    // Without the link to today's build, whose programs would find today's sql/.
    fs.cpSync(path.join(projectRoot, part), path.join(root, part), { recursive: true, dereference: true })
  fs.symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'))
  return root
}

function edit(root: string, file: string, change: (text: string) => string) {
  const place = path.join(root, 'sql', file)
  const before = fs.readFileSync(place, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} is the same: change the invented version`)
  fs.writeFileSync(place, after)
}
