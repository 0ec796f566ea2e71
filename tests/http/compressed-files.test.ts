// Every file of the build is one that a page loads, and every text lies there compressed too, as browsers get it.
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { expect, test } from 'vitest'

const folder = 'build/client'
const names = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => !name.endsWith('.br') && fs.statSync(path.join(folder, name)).isFile())
const read = (name: string) => fs.readFileSync(path.join(folder, name))
const isText = (bytes: Buffer) => !bytes.includes(0) && !bytes.toString().includes('\uFFFD')

test('every text of more than a kilobyte has its compressed twin', () => {
  const texts = names.filter((name) => read(name).length > 1024 && isText(read(name)))
  expect(texts.length).toBeGreaterThan(5)
  const twins = texts.map((name) => {
    const twin = path.join(folder, `${name}.br`)
    return [name, fs.existsSync(twin) && zlib.brotliDecompressSync(fs.readFileSync(twin)).equals(read(name))]
  })
  expect(twins.filter(([, isTwin]) => !isTwin)).toEqual([])
})

test('each is named by the server, or by a file that a page loads', () => {
  const server = fs.readdirSync('build/server').map((name) => fs.readFileSync(`build/server/${name}`, 'utf8'))
  const named = (texts: string[]) => (name: string) =>
    texts.some((text) => text.includes(path.basename(name)))
  const loaded = new Set(names.filter(named(server)))
  // Grows while it is walked: what a loaded file names is loaded too.
  for (const by of loaded) for (const name of names.filter(named([read(by).toString()]))) loaded.add(name)
  expect(names.filter((name) => !loaded.has(name))).toEqual([])
})

test('the script of every page is small', () => {
  const scripts = names.filter((name) => /^assets\/every-page-.*\.js$/.test(name))
  expect(scripts).toHaveLength(1)
  expect(fs.statSync(path.join(folder, `${scripts[0]}.br`)).size).toBeLessThan(8192)
})
