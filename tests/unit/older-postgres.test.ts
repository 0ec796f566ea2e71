import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { serverUser } from '../../scripts/lib/postgres-binaries.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'

test('a start on the folder of another major version says how its rows come into this one', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'older-postgres-'))
  fs.chmodSync(dir, 0o755)
  const cluster = path.join(dir, 'postgres')
  fs.mkdirSync(cluster, { mode: 0o700 })
  const files = { PG_VERSION: '17\n', 'postgresql.conf': '', '../postgres.secret': 'secret' }
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(cluster, name), text)
  const { uid, gid } = serverUser()
  if (uid !== undefined && gid !== undefined)
    for (const place of [cluster, path.join(cluster, 'PG_VERSION'), path.join(cluster, 'postgresql.conf')])
      fs.chownSync(place, uid, gid)
  try {
    await expect(startPostgres({ dir })).rejects.toThrow(
      /another major version.*docs\/operations\/large\/update\.md/,
    )
  } finally {
    fs.rmSync(dir, { recursive: true })
  }
})
